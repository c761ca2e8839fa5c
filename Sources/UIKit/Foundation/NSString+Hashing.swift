import Foundation

/// An `NSString` as a key equals the `String`, so that dictionaries with keys of any type can be accessed by constants
/// of Core Foundation too, as on Apple's platforms.
extension NSString: @retroactive _HasCustomAnyHashableRepresentation {
    public func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(String(describing: self)) }
}
