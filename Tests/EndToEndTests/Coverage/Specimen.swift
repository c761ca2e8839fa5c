import InterfaceBuilder

/// A kind of element in its usual context in a document.
struct SpecimenPlace {
    var kind: String
    var parent: String
    var key: String?
    var attributes: [(name: String, value: String)]

    /// Returns a copy with another value for an attribute.
    func with(_ name: String, _ value: String) -> SpecimenPlace {
        var changed = self
        changed.attributes.removeAll { $0.name == name }
        changed.attributes.append((name, value))
        return changed
    }
}

/// Documents with one element of a kind in its usual contexts.
struct Specimens {
    private var places: [String: [SpecimenPlace]] = [:]

    init() {
        var lines: [String] = []
        for line in SpecimenTable.text.split(separator: "\n") {
            if line.hasPrefix(" "), !lines.isEmpty {
                lines[lines.count - 1] += line
            } else {
                lines.append(String(line))
            }
        }
        for line in lines { add(line) }
    }

    private mutating func add(_ line: String) {
        let words = line.split(separator: " ").map(String.init)
        guard let kind = words.first, let bar = words.firstIndex(of: "|") else { return }
        let attributes = words[(bar + 1)...].map { word in
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            return (name: parts[0], value: parts.count > 1 ? parts[1] : "")
        }
        places[kind] = words[..<bar].dropFirst(2).map { place in
            let parts = place.split(separator: ".", maxSplits: 1).map(String.init)
            return SpecimenPlace(
                kind: kind, parent: parts[0], key: parts.count > 1 ? parts[1] : nil, attributes: attributes)
        }
    }

    /// Returns the contexts of elements of the kind, the most common first.
    func places(of kind: String) -> [SpecimenPlace] { places[kind] ?? [] }

    /// Returns the document with the element; `id` of the element is `specimen`.
    func document(_ place: SpecimenPlace) -> String {
        if place.kind == "document" { return Self.document([:], attributes: place.attributes) }
        var content = Self.xml(place, id: "specimen", content: Self.content(of: place.kind))
        var (parent, key) = (place.parent, place.key)
        var kind = place.kind
        var depth = 0
        while !Self.anchors.contains(parent), depth < 12, let outer = places[parent]?.first {
            content = Self.xml(
                outer, id: "outer\(depth)", content: content + Self.content(of: parent, without: key))
            (kind, parent, key) = (parent, outer.parent, outer.key)
            depth += 1
        }
        if parent == "objects", kind.hasSuffix("Controller") || kind == "viewControllerPlaceholder" {
            return Self.document(
                ["controller": content], initial: depth == 0 ? "specimen" : "outer\(depth - 1)")
        }
        return Self.document([parent: content])
    }

    /// The same document without any specimen.
    static var empty: String { document([:]) }

    private static let anchors: Set<String> = [
        "subviews", "constraints", "view", "viewController", "objects", "scene", "scenes", "document",
        "resources", "-",
    ]
}

extension Specimens {
    private static func xml(_ place: SpecimenPlace, id: String, content: String) -> String {
        var attributes = place.attributes
        if let key = place.key { attributes.insert(("key", key), at: 0) }
        if !attributes.contains(where: { $0.name == "id" }) { attributes.append(("id", id)) }
        let text = attributes.map { " \($0.name)=\"\($0.value)\"" }.joined()
        return "<\(place.kind)\(text)>\(content)</\(place.kind)>"
    }

    /// Returns the content without which an element of the kind shows nothing.
    private static func content(of kind: String, without key: String? = nil) -> String {
        let isView = Vocabulary.standard.kinds.first { $0.name == kind }?.attributes.contains {
            $0.name == "contentMode"
        }
        guard isView == true else { return texts[kind] ?? "" }
        let frame =
            key == "frame" ? "" : "<rect key=\"frame\" x=\"20\" y=\"300\" width=\"200\" height=\"100\"/>"
        let color =
            key == "backgroundColor"
            ? "" : "<color key=\"backgroundColor\" white=\"0.5\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
        return frame + color + (texts[kind] ?? "")
    }

    private static let texts = [
        "string": "Sample", "mutableString": "Sample", "data": "AAAA", "mutableData": "AAAA",
        "button": "<state key=\"normal\" title=\"Sample\"/>",
        "segmentedControl": "<segments><segment title=\"One\"/><segment title=\"Two\"/></segments>",
        "stackView": "<subviews><label text=\"One\" id=\"one\"/><label text=\"Two\" id=\"two\"/></subviews>",
        "imageView": "<imageReference key=\"image\" image=\"star\" catalog=\"system\"/>",
    ]

    private static func document(
        _ parts: [String: String], attributes: [(name: String, value: String)] = [], initial: String = "vc"
    ) -> String {
        var root = [
            ("type", "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"), ("toolsVersion", "23504"),
            ("targetRuntime", "iOS.CocoaTouch"), ("useAutolayout", "YES"), ("useTraitCollections", "YES"),
            ("useSafeAreas", "YES"), ("initialViewController", initial),
        ]
        for attribute in attributes where attribute.value != "Sample" && attribute.value != "other" {
            root.removeAll { $0.0 == attribute.name }
            root.append((attribute.name, attribute.value))
        }
        func part(_ name: String) -> String { parts[name] ?? "" }
        let controller = """
            <viewController id="vc" sceneMemberID="viewController">\(part("viewController"))\
            <view key="view" contentMode="scaleToFill" id="root">\(part("view"))\
            <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>\
            <label text="Other" id="other"><rect key="frame" x="20" y="100" width="90" height="20"/></label>\
            <label text="Free" translatesAutoresizingMaskIntoConstraints="NO" id="free"/>\
            \(part("subviews"))</subviews><viewLayoutGuide key="safeArea" id="safe"/>\
            <constraints>\(part("constraints"))</constraints></view></viewController>
            """
        return """
            <document\(root.map { " \($0.0)=\"\($0.1)\"" }.joined())>\(part("document"))<scenes>\
            <scene sceneID="s">\(part("scene"))<objects>\(parts["controller"] ?? controller)\(part("objects"))</objects></scene>\
            \(part("scenes"))</scenes><resources>\(part("resources"))</resources></document>
            """
    }
}
