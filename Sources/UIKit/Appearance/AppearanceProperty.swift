import Foundation

/// A property of a class of UIKit's that proxies customize: a key, and how its value is read and set.
@MainActor
struct AppearanceProperty<Owner: NSObject, Value: Equatable> {
    let key: AnyHashable
    let get: @MainActor (Owner) -> Value
    let set: @MainActor (Owner, Value) -> Void

    init(
        _ key: AnyHashable, get: @escaping @MainActor (Owner) -> Value,
        set: @escaping @MainActor (Owner, Value) -> Void
    ) {
        self.key = key
        self.get = get
        self.set = set
    }

    init(_ path: ReferenceWritableKeyPath<Owner, Value>) {
        self.init(path, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
    }
}

/// A value that a proxy has recorded.
@MainActor
struct AppearanceSetting {
    let key: AnyHashable
    /// The number of the setting among all, so that a new value is known from an old one.
    let number: Int
    let value: Any
    /// Gives the value to an object.
    let apply: @MainActor (NSObject) -> Void
    /// Returns a check of whether an object still has the value that this one has now; nil where reading the value
    /// would run the app's code.
    let remember: (@MainActor (NSObject) -> AppearanceCheck)?
    /// Whether an object has the value of a new instance of UIKit's class; nil for properties of the app.
    let isDefault: AppearanceCheck?

    /// A value of a property of UIKit's.
    init<Owner: NSObject, Value: Equatable>(
        _ property: AppearanceProperty<Owner, Value>, _ value: Value, for type: NSObject.Type
    ) {
        key = property.key
        number = Self.nextNumber()
        self.value = value
        apply = { object in (object as? Owner).map { property.set($0, value) } }
        remember = { object in
            guard let object = object as? Owner else { return { _ in true } }
            let value = property.get(object)
            return { object in (object as? Owner).map { property.get($0) == value } ?? true }
        }
        isDefault = { object in
            guard let object = object as? Owner else { return true }
            let value = property.get(object)
            let defaults = AppearanceDefaults.objects(for: type).compactMap { $0 as? Owner }
            return defaults.isEmpty || defaults.contains { property.get($0) == value }
        }
    }

    /// A value of any other property. Stored ones can be read without running the app's code.
    init<Object, Value>(
        _ path: ReferenceWritableKeyPath<Object, Value>, _ value: Value, for type: NSObject.Type
    ) {
        key = path
        number = Self.nextNumber()
        self.value = value
        apply = { object in (object as? Object)?[keyPath: path] = value }
        isDefault = nil
        guard StoredProperties.isStored(path, in: type) else {
            remember = nil
            return
        }
        remember = { object in
            guard let value = (object as? Object)?[keyPath: path] else { return { _ in true } }
            return { object in (object as? Object).map { isSameValue($0[keyPath: path], value) } ?? true }
        }
    }
}

extension AppearanceSetting {
    /// Whether the property is none of those that UIKit lets apps customize.
    var isCustom: Bool { isDefault == nil }

    private static var count = 0

    private static func nextNumber() -> Int {
        count += 1
        return count
    }
}

/// Whether an object has a certain value.
typealias AppearanceCheck = @MainActor (NSObject) -> Bool

/// Whether two values are the same as far as they can be compared: equal values, or one object.
private func isSameValue(_ first: Any, _ second: Any) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { second as? Value == value }
    if let first = first as? any Equatable { return isEqual(first) }
    guard type(of: first) is AnyClass, type(of: second) is AnyClass else { return true }
    return first as AnyObject === second as AnyObject
}

extension StoredProperties {
    /// Whether a key path leads to a stored property of the app's class, whose getter runs no code of the app.
    fileprivate static func isStored(_ path: AnyKeyPath, in type: NSObject.Type) -> Bool {
        guard let name = ObservableKeys.name(of: path, type) else { return false }
        return properties(of: type)[name]?.isStrong == true
    }
}
