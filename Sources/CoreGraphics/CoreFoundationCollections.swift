import Foundation

// Functions of Core Foundation's collections that deal in addresses of objects, for code that was written before Swift's
// collections were bridged to them.

/// Returns the number of elements.
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict?.count ?? 0 }

/// Returns whether there is a value for the key at an address.
public func CFDictionaryContainsKey(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> Bool {
    CFDictionaryGetValue(theDict, key) != nil
}

/// Returns the address of the value for the key at an address, which is valid during the lifetime of the dictionary; nil without one.
public func CFDictionaryGetValue(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> UnsafeRawPointer! {
    guard let theDict, let key else { return nil }
    let object = Unmanaged<AnyObject>.fromOpaque(key).takeUnretainedValue()
    return theDict.object(forKey: object).map(address)
}

/// Writes the address of the value for the key at an address; returns whether there is one.
public func CFDictionaryGetValueIfPresent(
    _ theDict: CFDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeMutablePointer<UnsafeRawPointer?>!
) -> Bool {
    guard let found = CFDictionaryGetValue(theDict, key) else { return false }
    value?.pointee = found
    return true
}

/// Returns the number of elements.
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray?.count ?? 0 }

/// Returns the address of an element, which is valid during the lifetime of the array; nil for an index that does not exist.
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! {
    guard let theArray, idx >= 0, idx < theArray.count else { return nil }
    return address(of: theArray.object(at: idx))
}

/// The address of an object in a collection. An object that Swift creates of a value is kept forever: nothing determines for how
/// long the caller uses it.
private func address(of value: Any) -> UnsafeRawPointer {
    let object = value as AnyObject
    let isStored = type(of: value) is AnyClass
    let reference = isStored ? Unmanaged.passUnretained(object) : Unmanaged.passRetained(object)
    return UnsafeRawPointer(reference.toOpaque())
}
