import Foundation

extension NSMutableCharacterSet {
    /// Returns an empty set. Adapted code calls this and the functions below in place of initializers, whose sets cannot be
    /// changed in Foundation for Linux.
    public static func _mutable() -> NSMutableCharacterSet { changeable(NSCharacterSet(charactersIn: "")) }

    /// Returns a set of a string's characters.
    public static func _mutable(charactersIn string: String) -> NSMutableCharacterSet {
        changeable(NSCharacterSet(charactersIn: string))
    }

    /// Returns a set of a range of Unicode values.
    public static func _mutable(range: NSRange) -> NSMutableCharacterSet {
        changeable(NSCharacterSet(range: range))
    }

    /// Returns a set from its bitmap.
    public static func _mutable(bitmapRepresentation data: Data) -> NSMutableCharacterSet {
        changeable(NSCharacterSet(bitmapRepresentation: data))
    }

    private static func changeable(_ set: NSCharacterSet) -> NSMutableCharacterSet {
        set.mutableCopy() as? NSMutableCharacterSet ?? NSMutableCharacterSet()
    }
}
