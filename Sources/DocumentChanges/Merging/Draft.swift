import InterfaceBuilder

/// An element of a document under construction.
final class Draft {
    let part: Int
    var name: String
    var attributes: [Element.Attribute]
    var text: String?
    var children: [Draft] = []
    /// The comments before the element and at its end.
    var comments: [Element.Content] = []
    var closingComments: [Element.Content] = []
    /// An element that is copied unchanged.
    let copy: Element?

    init(part: Int, name: String, attributes: [Element.Attribute], copy: Element? = nil) {
        self.part = part
        self.name = name
        self.attributes = attributes
        self.copy = copy
    }

    subscript(name: String) -> String? {
        get { attributes.first { $0.name == name }?.value }
        set {
            let place = attributes.firstIndex { $0.name == name }
            guard let newValue else { return attributes.removeAll { $0.name == name } }
            let attribute = Element.Attribute(name: name, value: newValue)
            if let place { attributes[place] = attribute } else { attributes.append(attribute) }
        }
    }

    /// Calls the closure with this element and its descendants, parents first. The descendants of copied values are
    /// not visited.
    func visit(_ body: (Draft) -> Void) {
        body(self)
        for child in children { child.visit(body) }
    }

    /// Removes the descendants for which the closure returns true, and lists that become empty.
    @discardableResult
    func removeDescendants(where isRemoved: (Draft) -> Bool) -> Bool {
        let count = children.count
        children.removeAll { child in
            if isRemoved(child) { return true }
            let isEmptied = child.removeDescendants(where: isRemoved) && child.children.isEmpty
            return isEmptied && child.isList
        }
        return children.count < count || children.isEmpty && count > 0
    }

    /// Whether the element has no content besides its children.
    var isList: Bool { text == nil && copy == nil && attributes.allSatisfy { $0.name == "key" } }

    func write(to assembly: inout DocumentAssembly) {
        comments.forEach { assembly.add($0) }
        if let copy { return assembly.copy(copy) }
        assembly.open(name, attributes)
        if let text { assembly.text(text) }
        for child in children { child.write(to: &assembly) }
        closingComments.forEach { assembly.add($0) }
        assembly.close()
    }
}
