import CoreGraphics
import Foundation
import QuartzCore

// Structures that Objective-C's collections store as `NSValue`: casts from `Any` work in both directions, as on Apple's
// platforms, so that the frame of a keyboard is found by `as? CGRect` and by `as? NSValue`. The conformances are
// Foundation's there.

/// A structure that `NSValue` can store.
public protocol HeldByValue: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
    /// The structure as an object.
    var heldValue: NSValue { get }

    /// Returns the structure in the object; nil if it has another type.
    static func held(by value: NSValue) -> Self?

    init()
}

extension HeldByValue {
    public func _bridgeToObjectiveC() -> NSValue { heldValue }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
        result = held(by: source)
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool {
        result = held(by: source)
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
        source.flatMap { held(by: $0) } ?? Self()
    }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable, HeldByValue {
    public var heldValue: NSValue { NSValue(cgPoint: self) }
    public static func held(by value: NSValue) -> CGPoint? {
        value.isNamed("Point") ? value.cgPointValue : nil
    }
}

extension CGSize: @retroactive _ObjectiveCBridgeable, HeldByValue {
    public var heldValue: NSValue { NSValue(cgSize: self) }
    public static func held(by value: NSValue) -> CGSize? { value.isNamed("Size") ? value.cgSizeValue : nil }
}

extension CGRect: @retroactive _ObjectiveCBridgeable, HeldByValue {
    public var heldValue: NSValue { NSValue(cgRect: self) }
    public static func held(by value: NSValue) -> CGRect? { value.isNamed("Rect") ? value.cgRectValue : nil }
}

extension CGVector: HeldByValue {
    public var heldValue: NSValue { NSValue(cgVector: self) }
    public static func held(by value: NSValue) -> CGVector? { value.isRow(of: 2) ? value.cgVectorValue : nil }
}

extension CGAffineTransform: HeldByValue {
    public var heldValue: NSValue { NSValue(cgAffineTransform: self) }
    public static func held(by value: NSValue) -> CGAffineTransform? {
        value.isRow(of: 6) ? value.cgAffineTransformValue : nil
    }
}

extension CATransform3D: HeldByValue {
    public var heldValue: NSValue { NSValue(caTransform3D: self) }
    public static func held(by value: NSValue) -> CATransform3D? {
        value.isRow(of: 16) ? value.caTransform3DValue : nil
    }
}

extension UIEdgeInsets: HeldByValue {
    public var heldValue: NSValue { NSValue(uiEdgeInsets: self) }
    public static func held(by value: NSValue) -> UIEdgeInsets? {
        value.isRow(of: 4) ? value.uiEdgeInsetsValue : nil
    }
}

extension UIOffset: HeldByValue {
    public var heldValue: NSValue { NSValue(uiOffset: self) }
    public static func held(by value: NSValue) -> UIOffset? { value.isRow(of: 2) ? value.uiOffsetValue : nil }
}

extension NSValue {
    /// Returns whether the value is Core Graphics' structure of the name, which older names have in common.
    fileprivate func isNamed(_ name: String) -> Bool {
        let type = String(cString: objCType)
        return type.hasPrefix("{CG\(name)=") || type.hasPrefix("{NS\(name)=")
            || type.hasPrefix("{_NS\(name)=")
    }

    /// Returns whether the value consists of a number of numbers.
    fileprivate func isRow(of count: Int) -> Bool { String(cString: objCType) == "[\(count)d]" }
}
