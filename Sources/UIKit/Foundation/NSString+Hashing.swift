import Foundation

/// An `NSString` as a key is the same as the `String`, so that dictionaries with keys of any type are asked by constants of
/// Core Foundation's too, as on Apple's platforms.
extension NSString: @retroactive _HasCustomAnyHashableRepresentation {
    public func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(String(describing: self)) }
}
