import UIKit

/// The value of a property while a variant holds, and the value that it has otherwise.
@MainActor
final class PropertySetting {
    /// A property of an object. Two targets can be one property: `\UILabel.alpha` and `\UIView.alpha`,
    /// `\UIView.layer.cornerRadius` and `\CALayer.cornerRadius`.
    struct Target: Hashable {
        let object: ObjectIdentifier
        let property: AnyKeyPath
    }

    let target: Target
    let set: () -> Void
    let reset: () -> Void

    /// Whether the property still has the value that it got from `set`; nil when values cannot be compared.
    let isInForce: () -> Bool?

    /// Whether a later setting of the same property, by another key path, took effect after this one.
    var isOverridden = false

    init<Root: AnyObject, Value>(
        _ object: Root, _ property: ReferenceWritableKeyPath<Root, Value>, _ value: Value
    ) {
        target = Target(object: ObjectIdentifier(object), property: property)
        let original = object[keyPath: property]
        // A property may round or clamp what it is given.
        var stored = value
        set = {
            object[keyPath: property] = value
            stored = object[keyPath: property]
        }
        reset = { object[keyPath: property] = original }
        isInForce = { Self.isEqual(object[keyPath: property], stored) }
    }

    private static func isEqual<Value>(_ first: Value, _ second: Value) -> Bool? {
        if let first = first as? any Equatable { return first.equals(second) }
        return second is any Equatable ? false : nil
    }
}

extension Equatable {
    fileprivate func equals(_ other: Any) -> Bool { self == other as? Self }
}
