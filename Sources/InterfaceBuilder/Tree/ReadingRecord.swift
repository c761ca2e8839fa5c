import Synchronization

/// Which parts of a document were asked for since it was read: what a loader takes notice of.
///
/// Only documents that are read with `recordsReading` have one; all others do without its cost.
public final class ReadingRecord: Sendable {
    private struct Marks {
        var attributes: Set<Int> = []
        var elements: Set<Int> = []
    }

    private let marks = Mutex(Marks())

    func note(attribute: Int, of element: Int) {
        marks.withLock {
            $0.attributes.insert(attribute)
            $0.elements.insert(element)
        }
    }

    func note(element: Int) {
        marks.withLock { _ = $0.elements.insert(element) }
    }

    /// Whether the element was asked for by its name, its text or an attribute.
    public func includes(_ element: Element) -> Bool {
        marks.withLock { $0.elements.contains(element.index) }
    }

    /// Whether the value of the attribute was asked for.
    public func includes(_ element: Element, attribute name: String) -> Bool {
        let tree = element.tree
        return tree.attributeRange(of: element.index).contains { position in
            tree.name(tree.attributes[position].name) == name
                && marks.withLock { $0.attributes.contains(position) }
        }
    }
}
