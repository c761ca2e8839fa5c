import Foundation

/// An object that keeps values by their names itself, as those of a database do: key-value coding asks it first.
public protocol KeyedValueStorage: NSObject {
    /// The value of a key: nil where the object does not know the key, and nil in it where the key holds none.
    func storedValue(forKey key: String) -> Any??
    /// Sets the value of a key; returns whether the object knows it.
    func setStoredValue(_ value: Any?, forKey key: String) -> Bool
}
