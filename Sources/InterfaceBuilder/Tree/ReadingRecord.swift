import Synchronization

/// A record of the parts of a document that have been read since it was loaded: those that a loader uses.
///
/// Only documents that are read with `recordsReading` have one; others avoid its cost.
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

    /// Returns whether the element's name, its text or an attribute has been read.
    public func includes(_ element: Element) -> Bool {
        marks.withLock { $0.elements.contains(element.index) }
    }

    /// Returns whether the value of the attribute has been read.
    public func includes(_ element: Element, attribute name: String) -> Bool {
        let tree = element.tree
        return tree.attributeRange(of: element.index).contains { position in
            tree.name(tree.attributes[position].name) == name
                && marks.withLock { $0.attributes.contains(position) }
        }
    }
}
