import Foundation

// Initializers that Foundation has on Apple's platforms beside those that copy Swift's collections, which literals prefer.

extension NSDictionary {
    /// Creates a dictionary with the entries of another one.
    @_disfavoredOverload
    public convenience init(dictionary otherDictionary: NSDictionary) {
        let entries = otherDictionary.map { ($0.key as? AnyHashable, $0.value) }
        self.init(
            dictionary: Dictionary(
                entries.compactMap { key, value in key.map { ($0, value) } }, uniquingKeysWith: { $1 }))
    }
}

extension NSArray {
    /// Creates an array with the elements of another one.
    @_disfavoredOverload
    public convenience init(array anArray: NSArray) { self.init(array: anArray.map { $0 }) }
}

extension NSSet {
    /// Creates a set with the elements of another one.
    @_disfavoredOverload
    public convenience init(set: NSSet) { self.init(array: set.allObjects) }
}
