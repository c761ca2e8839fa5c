@_exported import Foundation

/// A type whose key paths are keys.
public protocol DefaultsKeyStore {}

/// The keys of an app, which it declares in extensions: as properties since version 5, before that as static ones.
open class DefaultsKeys: DefaultsKeyStore, @unchecked Sendable {
    public init() {}
}

/// The name and the type of a stored value.
///
/// It derives from `DefaultsKeys`, so that static properties of that class can be written as `.name`.
public final class DefaultsKey<ValueType: DefaultsSerializable>: DefaultsKeys, @unchecked Sendable {
    public let _key: String
    public let defaultValue: ValueType.T?

    public init(_ key: String, defaultValue: ValueType.T) {
        (_key, self.defaultValue) = (key, defaultValue)
        super.init()
    }
}

extension DefaultsKey where ValueType: OptionalType, ValueType.T == ValueType {
    /// A key without a default value.
    public convenience init(_ key: String) { self.init(key, defaultValue: .__swifty_empty) }
}

// Before version 4 missing values of these types were empty.

extension DefaultsKey where ValueType.T: ExpressibleByIntegerLiteral {
    @_disfavoredOverload
    public convenience init(_ key: String) { self.init(key, defaultValue: 0) }
}

extension DefaultsKey where ValueType.T: ExpressibleByBooleanLiteral, ValueType.T.BooleanLiteralType == Bool {
    @_disfavoredOverload
    public convenience init(_ key: String) { self.init(key, defaultValue: false) }
}

extension DefaultsKey where ValueType.T: RangeReplaceableCollection {
    @_disfavoredOverload
    public convenience init(_ key: String) { self.init(key, defaultValue: ValueType.T()) }
}

extension DefaultsKey where ValueType.T: ExpressibleByDictionaryLiteral {
    @_disfavoredOverload
    public convenience init(_ key: String) { self.init(key, defaultValue: [:]) }
}
