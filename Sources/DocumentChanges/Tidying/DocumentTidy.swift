import InterfaceBuilder

/// A document in the format and order in which Xcode would write it, without unused resources and default values.
/// The meaning of the document does not change.
public struct DocumentTidy: Sendable {
    /// The tidied document.
    public let xmlBytes: ContiguousArray<UInt8>
    /// The deviations from that format, ordered by line; empty if only white space differs.
    public let findings: [Diagnostic]

    /// Tidies a document.
    public init(_ document: Document) {
        var tidier = Tidier(document)
        let root = Draft(copying: document.root, Comments(of: document))
        tidier.tidy(root)
        var assembly = DocumentAssembly(like: document)
        for content in document.contents {
            if case .element = content { root.write(to: &assembly) } else { assembly.add(content) }
        }
        xmlBytes = assembly.xmlBytes
        findings = tidier.findings
    }
}

private struct Tidier {
    let document: Document
    let elements: [Element]
    var findings: [Diagnostic] = []

    init(_ document: Document) {
        self.document = document
        elements = Array(document.elements)
    }

    mutating func tidy(_ root: Draft) {
        removeUnusedResources(root)
        visit(root)
        findings = findings.enumerated().sorted {
            ($0.element.line, $0.offset) < ($1.element.line, $1.offset)
        }.map(\.element)
    }

    private mutating func visit(_ draft: Draft) {
        let element = elements[draft.part]
        if XcodeOrder.order(draft) {
            note(element, "the \(draft.name) are not in Xcode's order")
        }
        for attribute in draft.attributes where Self.isDefault(attribute, of: draft.name) {
            note(element, "\(attribute.name) is \(attribute.value), which is the default")
            draft[attribute.name] = nil
        }
        for child in draft.children { visit(child) }
    }

    private mutating func removeUnusedResources(_ root: Draft) {
        guard let list = root.children.first(where: { $0.name == "resources" }) else { return }
        let names = Set(list.children.compactMap { $0["name"] })
        let used = ResourceUse.names(in: root, among: names)
        for child in list.children {
            guard let name = child["name"], !used.contains(name) else { continue }
            note(elements[child.part], "nothing uses the resource \(name)")
        }
        list.children.removeAll { $0["name"].map { !used.contains($0) } ?? false }
        if list.children.isEmpty { root.children.removeAll { $0 === list } }
    }

    private mutating func note(_ element: Element, _ message: String) {
        findings.append(document.diagnostic(.warning, element, message))
    }

    /// Returns whether an attribute has a default value, which Xcode omits.
    private static func isDefault(_ attribute: Element.Attribute, of kind: String) -> Bool {
        switch (kind, attribute.name) {
        case ("constraint", "constant"): Double(attribute.value) == 0
        case ("constraint", "priority"): attribute.value == "1000"
        case ("constraint", "multiplier"): attribute.value == "1"
        case ("constraint", "relation"): attribute.value == "equal"
        default: false
        }
    }
}

extension Draft {
    /// Copies an element with its descendants; the draft's part is the element's position.
    convenience init(copying element: Element, _ comments: Comments) {
        if element.hasMixedContent {
            self.init(
                part: element.position, name: element.name, attributes: element.attributes, copy: element)
        } else {
            self.init(part: element.position, name: element.name, attributes: element.attributes)
            children = element.children.map { Draft(copying: $0, comments) }
            if element.children.isEmpty { text = element.text }
            closingComments = comments.closing(element) ?? []
        }
        self.comments = comments.before(element) ?? []
    }
}
