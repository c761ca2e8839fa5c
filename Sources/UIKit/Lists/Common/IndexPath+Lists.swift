import Foundation

/// A row or an item in a section.
extension IndexPath {
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The first index; 0 in an empty path.
    public var section: Int {
        get { first ?? 0 }
        set { self = IndexPath(indexes: [newValue, item]) }
    }

    /// The second index; 0 where there is none.
    public var row: Int {
        get { item }
        set { item = newValue }
    }

    /// The second index; 0 where there is none.
    public var item: Int {
        get { count > 1 ? self[1] : 0 }
        set { self = IndexPath(indexes: [section, newValue]) }
    }
}
