extension Element {
    /// Returns the first child with the element name.
    public func child(named name: String) -> Element? { children.first { $0.isNamed(name) } }

    /// Returns all children with the element name, in order.
    public func children(named name: String) -> [Element] { children.filter { $0.isNamed(name) } }

    /// Returns the first child that is the value of the property, whatever its element name.
    public func child(key: String) -> Element? {
        children.first { $0.attribute("key", equals: key) }
    }

    /// Returns the first child with both the element name and the property key.
    public func child(named name: String, key: String) -> Element? {
        children.first { $0.isNamed(name) && $0.attribute("key", equals: key) }
    }

    /// Returns the children of the first child with the element name: the members of a list such as `subviews`
    /// or `constraints`; empty when there is no such list.
    public func members(of name: String) -> [Element] { child(named: name).map { Array($0.children) } ?? [] }

    func attribute(_ name: String, equals value: String) -> Bool {
        withAttribute(name) { bytes in
            var value = value
            return value.withUTF8 { $0.count == bytes.count && $0.elementsEqual(bytes) }
        } ?? false
    }
}
