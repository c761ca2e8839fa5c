import Foundation

/// Property lists of any format that Foundation reads, for files from strangers.
public enum BoundedPropertyList {
    /// The largest number of values that is read; the property lists of apps have some thousands.
    public static let valueLimit = 1_000_000

    /// Returns the list as Foundation's objects; nil if the data is no property list, or has more values than the limit.
    ///
    /// Values of a binary list may be shared, and Foundation creates each of them once for each place that it is in: without the limit
    /// a few hundred bytes could fill the memory.
    public static func read(_ data: Data) -> Any? {
        if var counter = BinaryPropertyListCounter(data) {
            guard let count = counter.valueCount(limit: valueLimit), count <= valueLimit else { return nil }
        }
        return try? PropertyListSerialization.propertyList(from: data, format: nil)
    }
}
