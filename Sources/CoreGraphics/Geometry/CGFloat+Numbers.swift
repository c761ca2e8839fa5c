import Foundation

extension CGFloat {
    /// Creates the nearest representable value of a number.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }
}

/// Casts from `Any` to `NSNumber` and back, as Foundation has them for the other number types. Elements of Objective-C's
/// collections are found as `Double` then, regardless of the type that was inserted.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
        result = CGFloat(source.doubleValue)
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool
    {
        result = CGFloat(source.doubleValue)
        return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
        source.map { CGFloat($0.doubleValue) } ?? 0
    }
}
