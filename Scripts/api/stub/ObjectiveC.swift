// Objective-C's runtime, as far as the toolkit, its test kit and the example use it.
@_exported import ObjectiveC

/// https://developer.apple.com/documentation/objectivec/selector
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    public init(_ name: String) { fatalError() }
    public init(stringLiteral value: String) { fatalError() }
}

/// https://developer.apple.com/documentation/objectivec/objcbool
public struct ObjCBool: Sendable, ExpressibleByBooleanLiteral {
    public init(booleanLiteral value: Bool) { fatalError() }
    public init(_ value: Bool) { fatalError() }
    public var boolValue: Bool { fatalError() }
}

/// https://developer.apple.com/documentation/objectivec/class_getsuperclass(_:)
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { fatalError() }

extension NSObject: Hashable {
    public static func == (lhs: NSObject, rhs: NSObject) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) { fatalError() }
    public var hashValue: Int { fatalError() }
}
