/// The child elements of an element, in order. Iterating over them allocates nothing.
public struct ElementChildren: Collection, Sendable {
    let tree: ElementTree
    let parent: Int

    /// A position among the children.
    public struct Index: Comparable, Sendable {
        let node: Int

        /// Orders positions by document order.
        public static func < (left: Index, right: Index) -> Bool { left.node < right.node }
    }

    /// The position of the first child.
    public var startIndex: Index { Index(node: Swift.min(parent + 1, endIndex.node)) }

    /// The position after the last child.
    public var endIndex: Index { Index(node: Swift.max(Int(tree.nodes[parent].end), parent + 1)) }

    /// Returns the position of the next child, which begins where this one's descendants end.
    public func index(after index: Index) -> Index {
        Index(node: Swift.max(Int(tree.nodes[index.node].end), index.node + 1))
    }

    /// The child at a position.
    public subscript(index: Index) -> Element { Element(tree: tree, index: index.node) }
}
