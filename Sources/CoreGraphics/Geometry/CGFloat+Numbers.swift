import Foundation

extension CGFloat {
    /// The value of a number, as near as the type holds it.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }
}

/// Casts from `Any` to `NSNumber` and back, as Foundation has them for the other types of numbers. What Objective-C's
/// collections hold is found as a `Double` then, whatever it was put in as.
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
