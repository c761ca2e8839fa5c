import Foundation

/// A recorder of the values that all instances of a class are to have.
///
/// The proxy is no instance of the class, so the class's initializers do not run. Properties that UIKit lets apps
/// customize are members of the proxy; any other property of the class is recorded by its key path.
@preconcurrency @MainActor @dynamicMemberLookup
public struct AppearanceProxy<Object: UIAppearance> {
    let record: AppearanceRecord

    /// Records a value for a property of the class. There is no instance from which a value could be read.
    @_disfavoredOverload
    public subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Object, Value>) -> Value {
        @available(*, unavailable, message: "an appearance proxy has no value that was not set")
        get { preconditionFailure("The getter is unavailable") }
        nonmutating set { record.set(AppearanceSetting(path, newValue, for: record.type)) }
    }

    /// The recorded value of a number of the class; zero where none was recorded.
    @_disfavoredOverload
    public subscript<Value: AdditiveArithmetic>(
        dynamicMember path: ReferenceWritableKeyPath<Object, Value>
    ) -> Value {
        get { recorded(path) ?? .zero }
        nonmutating set { record.set(AppearanceSetting(path, newValue, for: record.type)) }
    }

    /// The recorded value of a Boolean property of the class; false where none was recorded.
    @_disfavoredOverload
    public subscript(dynamicMember path: ReferenceWritableKeyPath<Object, Bool>) -> Bool {
        get { recorded(path) ?? false }
        nonmutating set { record.set(AppearanceSetting(path, newValue, for: record.type)) }
    }

    /// The recorded value of a structure of the class; zero where none was recorded.
    @_disfavoredOverload
    public subscript<Value: ZeroAppearance>(
        dynamicMember path: ReferenceWritableKeyPath<Object, Value>
    ) -> Value {
        get { recorded(path) ?? .zero }
        nonmutating set { record.set(AppearanceSetting(path, newValue, for: record.type)) }
    }

    /// The recorded value of an optional property of the class; nil where none was recorded.
    @_disfavoredOverload
    public subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Object, Value?>) -> Value? {
        get { recorded(path) }
        nonmutating set { record.set(AppearanceSetting(path, newValue, for: record.type)) }
    }

    /// Nil for an optional property that can only be read, such as the label of a button.
    @_disfavoredOverload
    public subscript<Value>(dynamicMember path: KeyPath<Object, Value?>) -> Value? { nil }

    /// The value of a property of UIKit's: the recorded one, else that of a new instance.
    subscript<Owner: NSObject, Value: Equatable>(
        path: ReferenceWritableKeyPath<Owner, Value>, new make: @autoclosure () -> Owner
    ) -> Value {
        get {
            if let value: Value = recorded(path) { return value }
            return (AppearanceDefaults.objects(for: record.type).first as? Owner ?? make())[keyPath: path]
        }
        nonmutating set { set(AppearanceProperty(path), to: newValue) }
    }

    /// Records a value for a property of UIKit's.
    func set<Owner: NSObject, Value: Equatable>(
        _ property: AppearanceProperty<Owner, Value>, to value: Value
    ) {
        record.set(AppearanceSetting(property, value, for: record.type))
    }

    /// The value that was recorded for a property.
    func recorded<Value>(_ key: AnyHashable, as type: Value.Type = Value.self) -> Value? {
        guard let setting = record.setting(key) else { return nil }
        return setting.value as? Value
    }
}

/// A structure that a proxy of appearance returns as zero where none was recorded.
public protocol ZeroAppearance {
    /// The structure whose numbers are all zero.
    static var zero: Self { get }
}

extension UIEdgeInsets: ZeroAppearance {}
extension UIOffset: ZeroAppearance {}
extension CGPoint: ZeroAppearance {}
extension CGRect: ZeroAppearance {}
extension CGSize: ZeroAppearance {}
