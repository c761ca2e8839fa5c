import Foundation

/// An object that stores values by their names itself, as those of a database do: key-value coding calls it first.
public protocol KeyedValueStorage: NSObject {
    /// Returns the value of a key: nil if the object does not have the key, and nil in it if the key has no value.
    func storedValue(forKey key: String) -> Any??
    /// Sets the value of a key; returns whether the object has it.
    func setStoredValue(_ value: Any?, forKey key: String) -> Bool
}
