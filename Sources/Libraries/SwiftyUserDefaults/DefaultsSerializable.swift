import Foundation

/// A type whose values can be stored.
public protocol DefaultsSerializable {
    typealias T = Bridge.T
    associatedtype Bridge: DefaultsBridge
    associatedtype ArrayBridge: DefaultsBridge

    /// Stores a value.
    static var _defaults: Bridge { get }
    /// Stores an array of values.
    static var _defaultsArray: ArrayBridge { get }
}

/// An optional type.
public protocol OptionalType {
    associatedtype Wrapped
    static var __swifty_empty: Self { get }
}

extension Optional: OptionalType {
    public static var __swifty_empty: Self { nil }
}

// MARK: Types that an app declares

extension DefaultsSerializable where Self: Codable {
    public static var _defaults: DefaultsCodableBridge<Self> { DefaultsCodableBridge() }
    public static var _defaultsArray: DefaultsCodableBridge<[Self]> { DefaultsCodableBridge() }
}

extension DefaultsSerializable where Self: RawRepresentable {
    public static var _defaults: DefaultsRawRepresentableBridge<Self> { DefaultsRawRepresentableBridge() }
    public static var _defaultsArray: DefaultsRawRepresentableArrayBridge<[Self]> {
        DefaultsRawRepresentableArrayBridge()
    }
}

extension DefaultsSerializable where Self: Codable & RawRepresentable {
    public static var _defaults: DefaultsRawRepresentableBridge<Self> { DefaultsRawRepresentableBridge() }
    public static var _defaultsArray: DefaultsRawRepresentableArrayBridge<[Self]> {
        DefaultsRawRepresentableArrayBridge()
    }
}

extension DefaultsSerializable where Self: NSCoding {
    public static var _defaults: DefaultsKeyedArchiverBridge<Self> { DefaultsKeyedArchiverBridge() }
    public static var _defaultsArray: DefaultsKeyedArchiverBridge<[Self]> { DefaultsKeyedArchiverBridge() }
}

// MARK: Foundation's types

extension DefaultsSerializable {
    public static var _defaultsArray: DefaultsArrayBridge<[T]> { DefaultsArrayBridge() }
}

extension String: DefaultsSerializable {
    public static var _defaults: DefaultsStringBridge { DefaultsStringBridge() }
}

extension Int: DefaultsSerializable {
    public static var _defaults: DefaultsIntBridge { DefaultsIntBridge() }
}

extension Double: DefaultsSerializable {
    public static var _defaults: DefaultsDoubleBridge { DefaultsDoubleBridge() }
}

extension Bool: DefaultsSerializable {
    public static var _defaults: DefaultsBoolBridge { DefaultsBoolBridge() }
}

extension Data: DefaultsSerializable {
    public static var _defaults: DefaultsDataBridge { DefaultsDataBridge() }
}

extension Date: DefaultsSerializable {
    public static var _defaults: DefaultsObjectBridge<Date> { DefaultsObjectBridge() }
}

extension URL: DefaultsSerializable {
    public static var _defaults: DefaultsUrlBridge { DefaultsUrlBridge() }
    public static var _defaultsArray: DefaultsCodableBridge<[URL]> { DefaultsCodableBridge() }
}

extension Dictionary: DefaultsSerializable where Key == String {
    public static var _defaults: DefaultsObjectBridge<[Key: Value]> { DefaultsObjectBridge() }
    public static var _defaultsArray: DefaultsArrayBridge<[[Key: Value]]> { DefaultsArrayBridge() }
}

extension Array: DefaultsSerializable where Element: DefaultsSerializable {
    public static var _defaults: Element.ArrayBridge { Element._defaultsArray }
    public static var _defaultsArray: DefaultsObjectBridge<[[Element.T]]> { DefaultsObjectBridge() }
}

extension Optional: DefaultsSerializable where Wrapped: DefaultsSerializable {
    public static var _defaults: DefaultsOptionalBridge<Wrapped.Bridge> {
        DefaultsOptionalBridge(bridge: Wrapped._defaults)
    }
    public static var _defaultsArray: DefaultsOptionalBridge<Wrapped.ArrayBridge> {
        DefaultsOptionalBridge(bridge: Wrapped._defaultsArray)
    }
}
