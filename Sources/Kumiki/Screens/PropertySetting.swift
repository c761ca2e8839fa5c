import UIKit

/// A property's value while a variant holds, and the way back.
@MainActor
final class PropertySetting {
    /// Which property of which object.
    struct Target: Hashable {
        let object: ObjectIdentifier
        let property: AnyKeyPath
    }

    let target: Target
    let set: () -> Void
    let reset: () -> Void

    init<Root: AnyObject, Value>(
        _ object: Root, _ property: ReferenceWritableKeyPath<Root, Value>, _ value: Value
    ) {
        target = Target(object: ObjectIdentifier(object), property: property)
        let original = object[keyPath: property]
        set = { object[keyPath: property] = value }
        reset = { object[keyPath: property] = original }
    }
}
