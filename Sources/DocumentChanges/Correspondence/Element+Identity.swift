import InterfaceBuilder

extension Element {
    /// The id that identifies an object or a scene in its document; nil for elements without one. The ids of
    /// devices are names and do not count.
    var objectID: String? {
        if let id, !isNamed("device"), !isNamed("adaptation") { return id }
        return isNamed("scene") ? self["sceneID"].map { "scene " + $0 } : nil
    }

    /// The nearest enclosing object.
    var enclosingObject: Element? { ancestors.first { $0.objectID != nil } }

    /// The role of an element without an id in its parent.
    var role: String {
        if let key { return isNamed("mask") || isNamed("variation") ? "\(name)=\(key)" : "=" + key }
        let naming: String? =
            switch name {
            case "userDefinedRuntimeAttribute": "keyPath"
            case "image", "namedColor", "systemColor", "capability", "designable": "name"
            case "plugIn", "deployment", "development": "identifier"
            case "include", "exclude": "reference"
            case "segue": objectID == nil ? "reference" : nil
            default: nil
            }
        return naming.flatMap { self[$0] }.map { "\(name) \($0)" } ?? name
    }

    /// Whether the attributes identify the element, as they do for connections and constraints.
    var hasMeaningOfItsOwn: Bool { !senseAttributes.isEmpty }

    /// Whether the element is a layout guide that Interface Builder adds itself.
    var isLayoutGuide: Bool {
        isNamed("viewControllerLayoutGuide") || LayoutGuideElement.systemNames.contains(name)
    }

    /// Whether the element only refers to another object: in the mask of a variation, or among tie breakers.
    var isMember: Bool {
        role.hasPrefix("include ") || role.hasPrefix("exclude ") || role.hasPrefix("segue ")
    }

    /// The attributes that identify a connection or constraint among those of its object.
    var senseAttributes: [String] {
        switch name {
        case "outlet": ["property"]
        case "outletCollection": ["property", "destination"]
        case "action": ["selector", "destination", "eventType"]
        case "segue": ["kind", "destination", "identifier", "relationship", "unwindAction", "trigger"]
        case "constraint":
            [
                "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "priority",
            ]
        default: []
        }
    }

    /// The names of elements whose attributes are separate properties, although they have a key.
    private static let structures: Set<String> = [
        "state", "variation", "mask", "textInputTraits", "buttonConfiguration", "accessibility",
        "accessibilityConfiguration", "customFonts",
    ]

    /// Whether the element is a single value, such as a color or a font, which is replaced as a whole.
    var isPlainValue: Bool {
        if isNamed("userDefinedRuntimeAttribute") || hasMixedContent { return true }
        if Self.structures.contains(name) || parent?.isNamed("customFonts") == true { return false }
        guard key != nil || text != nil || isResourceOrSetting else { return false }
        return descendants.allSatisfy { $0.objectID == nil && !$0.isNamed("state") }
    }

    /// Returns the element with a text that is an attribute if it has no line breaks.
    func textElement(for name: String) -> Element? {
        children.first { $0.key == name && Self.texts.contains($0.name) }
    }

    static let texts: Set<String> = ["string", "mutableString"]

    private var isResourceOrSetting: Bool {
        ["image", "namedColor", "systemColor", "capability", "plugIn", "deployment", "device"]
            .contains(name)
    }

    /// The content of the element as text, which is equal for elements with the same content.
    var contentText: String {
        var text = ""
        appendContent(to: &text)
        return text
    }

    private func appendContent(to result: inout String) {
        result += "<" + name
        for attribute in attributes.sorted(by: { $0.name < $1.name }) {
            result += "\u{1F}" + attribute.name + "=" + attribute.value
        }
        result += ">"
        if let text, children.isEmpty, !hasMixedContent { result += text }
        if hasNotes {
            for content in contents {
                switch content {
                case .element(let child): child.appendContent(to: &result)
                case .comment(let text): result += "<!--" + text + "-->"
                case .instruction(let text): result += "<?" + text + "?>"
                case .text(let text): result += text
                }
            }
        } else {
            for child in children { child.appendContent(to: &result) }
        }
        result += "</>"
    }
}

extension Vocabulary {
    /// Returns whether the attribute contains the id of another object of the document.
    static func isReference(_ name: String) -> Bool { references.contains(name) }

    static let references: Set<String> = [
        "destination", "target", "reference", "firstItem", "secondItem", "firstBaselineItem",
        "initialViewController",
        "popoverAnchorView", "popoverAnchorBarButtonItem", "textLabel", "detailTextLabel", "imageView",
        "tableViewCell", "dataSource", "delegate", "view", "element",
    ]
}
