import CoreGraphics
import Foundation

/// Properties that a subclass declares with `@NSManaged`, which QuartzCore implements on iOS.
extension CALayer {
    /// Returns the value of a property; before it is set, its default value or zero.
    public func managedValue<Value>(_ key: String) -> Value {
        if let value = customValues[key] as? Value { return value }
        if let value = type(of: self).defaultValue(forKey: key) as? Value { return value }
        guard let zero = ManagedZero.value(of: Value.self) else {
            fatalError("\(type(of: self)).\(key) has no value of the type \(Value.self)")
        }
        return zero
    }

    /// Sets the value of a property, and redraws the layer if it says that it depends on it.
    public func setManagedValue<Value>(_ value: Value, _ key: String) {
        customValues[key] = .some(value)
        if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    }
}

/// The values of properties that were not set.
private enum ManagedZero {
    static func value<Value>(of type: Value.Type) -> Value? {
        let zeros: [Any] = [
            CGFloat(0), 0.0, Float(0), 0, false, "", CGPoint.zero, CGSize.zero, CGRect.zero,
            CATransform3DIdentity, CGAffineTransform.identity,
        ]
        let none: Any? = nil
        return zeros.lazy.compactMap { $0 as? Value }.first ?? none as? Value
    }
}
