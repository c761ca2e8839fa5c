import Foundation

// Adapted code calls these functions in place of initializers, whose sets cannot be changed in Foundation for Linux.

/// Returns an empty set that can be changed.
public func _mutableCharacterSet() -> NSMutableCharacterSet { changeable(NSCharacterSet(charactersIn: "")) }

/// Returns a set of a string's characters that can be changed.
public func _mutableCharacterSet(charactersIn string: String) -> NSMutableCharacterSet {
    changeable(NSCharacterSet(charactersIn: string))
}

/// Returns a set of a range of Unicode values that can be changed.
public func _mutableCharacterSet(range: NSRange) -> NSMutableCharacterSet {
    changeable(NSCharacterSet(range: range))
}

/// Returns the set of a bitmap that can be changed.
public func _mutableCharacterSet(bitmapRepresentation data: Data) -> NSMutableCharacterSet {
    changeable(NSCharacterSet(bitmapRepresentation: data))
}

private func changeable(_ set: NSCharacterSet) -> NSMutableCharacterSet {
    set.mutableCopy() as? NSMutableCharacterSet ?? NSMutableCharacterSet()
}
