import Foundation

/// A row or an item in a section.
extension IndexPath {
    public init(row: Int, section: Int) { self.init(item: row, section: section) }
    // A path of two indexes is stored inline; one created from an array has been on the heap first.
    public init(item: Int, section: Int) {
        self.init(index: section)
        append(item)
    }

    /// The first index; 0 in an empty path.
    public var section: Int {
        get { first ?? 0 }
        set { self = IndexPath(item: item, section: newValue) }
    }

    /// The second index; 0 if there is none.
    public var row: Int {
        get { item }
        set { item = newValue }
    }

    /// The second index; 0 if there is none.
    public var item: Int {
        get { count > 1 ? self[1] : 0 }
        set { self = IndexPath(item: newValue, section: section) }
    }
}
