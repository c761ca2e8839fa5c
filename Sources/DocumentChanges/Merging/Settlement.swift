import InterfaceBuilder

/// Decides between two values where the difference is not one of meaning: what Interface Builder computes or keeps for
/// itself, and values that are the same in another notation.
struct Settlement {
    /// The side with the newer tools; ours where they are the same.
    let newerTools: Side

    init(_ documents: [Document]) {
        let ours = documents[Side.ours.rawValue].root["toolsVersion"] ?? ""
        let theirs = documents[Side.theirs.rawValue].root["toolsVersion"] ?? ""
        newerTools = VersionText(ours) < VersionText(theirs) ? .theirs : .ours
    }

    /// The side whose attribute is right, where that need not be asked.
    func side(attribute name: String, of kind: String, _ values: Triple<String?>) -> Side? {
        if name == "id" || Self.computed.contains(name) { return .ours }
        if kind == "document" {
            if name == "systemVersion" { return newerTools }
            if Self.versions.contains(name) { return newer(values) }
        }
        return sameNumber(values)
    }

    /// The side whose value is right, where that need not be asked.
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

/// A version such as `14460.31`, which is compared by its numbers.
struct VersionText: Comparable {
    private let numbers: [Int]

    init(_ text: String) { numbers = text.split(separator: ".").map { Int($0) ?? 0 } }

    static func < (left: VersionText, right: VersionText) -> Bool {
        left.numbers.lexicographicallyPrecedes(right.numbers)
    }
}

/// Elements and attributes that Interface Builder computes or keeps for itself.
enum Noise {
    /// Whether an element says nothing that the author decided.
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

    /// Whether an attribute says nothing that the author decided.
    static func isComputed(attribute name: String, of kind: String) -> Bool {
        switch name {
        case "misplaced", "ambiguous", "verifyAmbiguity": true
        case "toolsVersion", "systemVersion", "version", "variant": kind == "document"
        default: false
        }
    }
}
