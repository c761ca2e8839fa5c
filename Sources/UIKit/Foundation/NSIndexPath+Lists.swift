import Foundation

extension NSIndexPath {
    /// Creates the path of a row of a table.
    public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }

    /// Creates the path of an item of a collection.
    public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

    /// The section of a table or collection; `NSNotFound` in an empty path.
    public var section: Int { length > 0 ? index(atPosition: 0) : NSNotFound }

    /// The row of a table; `NSNotFound` in a path of a section.
    public var row: Int { length > 1 ? index(atPosition: 1) : NSNotFound }

    /// The item of a collection; `NSNotFound` in a path of a section.
    public var item: Int { row }
}
