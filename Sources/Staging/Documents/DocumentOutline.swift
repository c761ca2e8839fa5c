import InterfaceBuilder

/// A readable outline of a document: its settings, the numbers of its elements, and the tree of its objects with their
/// connections.
public struct DocumentOutline {
    private let document: Document
    private let style: OutlineStyle

    /// Creates an outline of the document in a style.
    public init(_ document: Document, style: OutlineStyle = .plain) {
        (self.document, self.style) = (document, style)
    }

    /// The text of the outline, without a final line break.
    public var text: String {
        var lines = [style.strong(document.path), style.faint(settings), counts]
        for group in groups {
            lines += ["", style.strong(group.title) + style.faint("  line \(group.element.line)")]
            let objects = Self.listed(group.element)
            for (index, object) in objects.enumerated() {
                lines += self.lines(of: object, indent: "", isLast: index == objects.count - 1)
            }
        }
        return lines.joined(separator: "\n")
    }

    private var groups: [(title: String, element: Element)] {
        let scenes = document.scenes.map { scene in
            let controller = scene.controller
            let isInitial = controller?.id != nil && controller?.id == document.initialViewControllerID
            let name = controller?.title ?? controller?.storyboardIdentifier ?? scene.sceneID ?? ""
            return (title: "Scene \(name)" + (isInitial ? " (initial)" : ""), element: scene.element)
        }
        let objects = document.root.child(named: "objects").map { [(title: "Objects", element: $0)] } ?? []
        return scenes + objects
    }

    private var settings: String {
        let device = document.device.map { device in
            [device.id, device.isLandscape ? "landscape" : nil, device.isDark ? "dark" : nil]
                .compactMap { $0 }.joined(separator: " ")
        }
        let words = [
            document.kind.rawValue, document.targetRuntime, document.toolsVersion.map { "tools \($0)" },
            device,
            document.useAutolayout ? "Auto Layout" : "springs and struts",
            document.useSafeAreas ? "safe areas" : nil, document.useTraitCollections ? "size classes" : nil,
            document.launchScreen ? "launch screen" : nil,
        ]
        return words.compactMap { $0 }.joined(separator: " · ")
    }

    private var counts: String {
        let counts = [
            (document.scenes.count, "scene"), (count { $0.isView }, "view"),
            (count("constraint"), "constraint"),
            (count("outlet") + count("outletCollection"), "outlet"), (count("action"), "action"),
            (count("segue") { $0.has("destination") }, "segue"),
        ]
        return counts.filter { $0.0 > 0 }.map { "\($0) \($1)" + ($0 == 1 ? "" : "s") }.joined(
            separator: " · ")
    }

    private func count(_ isCounted: (Element) -> Bool) -> Int {
        document.elements.lazy.filter(isCounted).count
    }

    private func count(_ name: String, where isCounted: (Element) -> Bool = { _ in true }) -> Int {
        count { $0.isNamed(name) && isCounted($0) }
    }
}

extension DocumentOutline {
    /// Returns the nearest descendants that the outline lists.
    private static func listed(_ element: Element) -> [Element] {
        element.children.flatMap { $0.isOutlined ? [$0] : listed($0) }
    }

    private func lines(of object: Element, indent: String, isLast: Bool) -> [String] {
        let inner = indent + (isLast ? "   " : "│  ")
        let objects = Self.listed(object)
        let trunk = style.faint(inner + (objects.isEmpty ? "   " : "│  "))
        let connections = object.connections.map { trunk + line(of: $0) }
        let children = objects.enumerated().flatMap {
            lines(of: $0.element, indent: inner, isLast: $0.offset == objects.count - 1)
        }
        return [style.faint(indent + (isLast ? "└─ " : "├─ ")) + title(of: object)] + connections + children
    }

    private func title(of object: Element) -> String {
        let constraints = object.members(of: "constraints").count
        let words = [
            name(of: object), object.shortName.map { style.quoted("\"\($0)\"") },
            object.customClass == nil ? nil : object.standardClassName.map { style.faint("(\($0))") },
            object.id.map { style.faint("#\($0)") },
            constraints > 0 ? style.faint("\(constraints) constraint\(constraints == 1 ? "" : "s")") : nil,
        ]
        return words.compactMap { $0 }.joined(separator: "  ")
    }

    private func name(of object: Element) -> String {
        let name = object.className ?? object.name
        return object.customClass == nil ? name : style.strong(name)
    }

    private func line(of connection: Connection) -> String {
        let words: [String?] =
            switch connection {
            case .outlet(let outlet): ["outlet", outlet.property, target(outlet.destinationID)]
            case .outletCollection(let outlet): ["outlets", outlet.property, target(outlet.destinationID)]
            case .action(let action):
                [action.eventType ?? "action", action.selector, target(action.destinationID)]
            case .segue(let segue):
                [
                    segue.relationship ?? segue.element["kind"] ?? "segue",
                    segue.identifier ?? segue.unwindAction,
                    target(segue.destinationID),
                ]
            case .other(let element): [element.name, nil, connection.destinationID.map(target)]
            }
        return style.link("→ " + words.compactMap { $0 }.joined(separator: " "))
    }

    private func target(_ id: String) -> String {
        guard let object = document.element(withID: id) else { return "⇒ #\(id), which is not there" }
        let name = object.isNamed("placeholder") ? object.shortName : object.className
        return "⇒ \(name ?? object.name) #\(id)"
    }
}

extension Element {
    /// Whether the element is a view: it is a subview, or part of an object and has a frame.
    fileprivate var isView: Bool {
        has("id")
            && (key == "view" || parent?.isNamed("subviews") == true
                || child(named: "rect", key: "frame") != nil)
    }

    /// Whether the outline lists the element: all objects except those that are counted or shown with another one.
    fileprivate var isOutlined: Bool {
        guard has("id"), parent?.isNamed("connections") != true else { return false }
        if isNamed("placeholder"), self["placeholderIdentifier"] == "IBFirstResponder", connections.isEmpty {
            return false
        }
        return !["constraint", "viewControllerLayoutGuide"].contains(name)
            && !LayoutGuideElement.systemNames.contains(name)
    }

    /// The display name on one line, truncated to the width of the outline.
    fileprivate var shortName: String? {
        guard let name = displayName else { return nil }
        let line = name.split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.count > 40 ? line.prefix(39) + "…" : line
    }
}
