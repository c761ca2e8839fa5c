/// The elements directly inside an element, in order. Walking them allocates nothing.
public struct ElementChildren: Collection, Sendable {
    let tree: ElementTree
    let parent: Int

    /// A place among the children.
    public struct Index: Comparable, Sendable {
        let node: Int

        /// Earlier in the document is less.
        public static func < (left: Index, right: Index) -> Bool { left.node < right.node }
    }

    /// The first child.
    public var startIndex: Index { Index(node: Swift.min(parent + 1, endIndex.node)) }

    /// The place behind the last child.
    public var endIndex: Index { Index(node: Swift.max(Int(tree.nodes[parent].end), parent + 1)) }

    /// The next child, which begins where this one's descendants end.
    public func index(after index: Index) -> Index {
        Index(node: Swift.max(Int(tree.nodes[index.node].end), index.node + 1))
    }

    /// The child at a place.
    public subscript(index: Index) -> Element { Element(tree: tree, index: index.node) }
}
