import InterfaceBuilder

/// Decides between two values whose difference is not significant: values that Interface Builder computes or stores for
/// its own use, and values that are equal in different notations.
struct Settlement {
    /// The side with the newer version of Xcode; ours if both are the same.
    let newerTools: Side

    init(_ documents: [Document]) {
        let ours = documents[Side.ours.rawValue].root["toolsVersion"] ?? ""
        let theirs = documents[Side.theirs.rawValue].root["toolsVersion"] ?? ""
        newerTools = VersionText(ours) < VersionText(theirs) ? .theirs : .ours
    }

    /// Returns the side with the correct attribute, if it can be decided automatically.
    func side(attribute name: String, of kind: String, _ values: Triple<String?>) -> Side? {
        if name == "id" || Self.computed.contains(name) { return .ours }
        if kind == "document" {
            if name == "systemVersion" { return newerTools }
            if Self.versions.contains(name) { return newer(values) }
        }
        return sameNumber(values)
    }

    /// Returns the side with the correct value, if it can be decided automatically.
    func side(value elements: Triple<Element?>) -> Side? {
        guard let ours = elements.ours, let theirs = elements.theirs else {
            return (elements.ours ?? elements.theirs).flatMap { Noise.isComputed($0) ? .ours : nil }
        }
        switch ours.name {
        case "rect", "device", "simulatedScreenMetrics": return newerTools
        case "plugIn", "deployment": return newer(elements.map { $0?["version"] })
        case "capability": return newer(elements.map { $0?["minToolsVersion"] })
        default: break
        }
        if Noise.isComputed(ours) { return .ours }
        if ValueEquality.areEqual(ours, theirs) { return newerTools }
        guard let base = elements.base else { return nil }
        if ValueEquality.areEqual(base, ours) { return .theirs }
        return ValueEquality.areEqual(base, theirs) ? .ours : nil
    }

    private static let computed: Set<String> = ["misplaced", "ambiguous", "verifyAmbiguity"]
    private static let versions: Set<String> = ["version", "toolsVersion"]

    private func newer(_ values: Triple<String?>) -> Side {
        VersionText(values.ours ?? "") < VersionText(values.theirs ?? "") ? .theirs : .ours
    }

    private func sameNumber(_ values: Triple<String?>) -> Side? {
        guard let ours = values.ours.flatMap(Double.init), let theirs = values.theirs.flatMap(Double.init)
        else {
            return nil
        }
        if ours == theirs { return newerTools }
        guard let base = values.base.flatMap(Double.init) else { return nil }
        if base == ours { return .theirs }
        return base == theirs ? .ours : nil
    }
}

/// A version such as `14460.31`, which is compared number by number.
struct VersionText: Comparable {
    private let numbers: [Int]

    init(_ text: String) { numbers = text.split(separator: ".").map { Int($0) ?? 0 } }

    static func < (left: VersionText, right: VersionText) -> Bool {
        left.numbers.lexicographicallyPrecedes(right.numbers)
    }
}

/// The elements and attributes that Interface Builder computes or stores for its own use.
enum Noise {
    /// Returns whether an element contains no decision of the author.
    static func isComputed(_ element: Element) -> Bool {
        switch element.name {
        case "rect": return element.key == "frame" || element.key == "contentRect"
        case "point": return element.key == "canvasLocation"
        case "size": return element.key == "intrinsicContentSize"
        case "dependencies", "designables", "inferredMetricsTieBreakers", "device",
            "simulatedMetricsContainer", "classes":
            return true
        case "image", "namedColor", "systemColor": return element.parent?.isNamed("resources") == true
        case "plugIn", "deployment", "capability": return true
        default: return false
        }
    }

    /// Returns whether an attribute contains no decision of the author.
    static func isComputed(attribute name: String, of kind: String) -> Bool {
        switch name {
        case "misplaced", "ambiguous", "verifyAmbiguity": true
        case "toolsVersion", "systemVersion", "version", "variant": kind == "document"
        default: false
        }
    }
}
