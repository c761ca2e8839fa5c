import Foundation

/// The name under which a transformer is registered.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let negateBooleanTransformerName = NSValueTransformerName("NSNegateBoolean")
    public static let isNilTransformerName = NSValueTransformerName("NSIsNil")
    public static let isNotNilTransformerName = NSValueTransformerName("NSIsNotNil")
    public static let unarchiveFromDataTransformerName = NSValueTransformerName("NSUnarchiveFromData")
    public static let keyedUnarchiveFromDataTransformerName = NSValueTransformerName(
        "NSKeyedUnarchiveFromData")
    public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName(
        "NSSecureUnarchiveFromData")
}

/// Makes values of another kind of values, and perhaps the way back.
open class ValueTransformer: NSObject {
    /// The transformers that were registered, which the lock guards.
    private static var registered: [NSValueTransformerName: ValueTransformer] = [:]
    private static let lock = NSLock()

    /// The transformer that does the work of one that was found by its name.
    private var target: ValueTransformer?

    public override init() { super.init() }

    /// A transformer that does what the registered one with the name does.
    public convenience init?(forName name: NSValueTransformerName) {
        guard let known = Self.known(name) else { return nil }
        self.init()
        target = known
    }

    open class func setValueTransformer(
        _ transformer: ValueTransformer?, forName name: NSValueTransformerName
    ) { lock.withLock { registered[name] = transformer } }

    open class func valueTransformerNames() -> [NSValueTransformerName] {
        lock.withLock { registered.keys.sorted { $0.rawValue < $1.rawValue } }
    }

    open class func transformedValueClass() -> AnyClass { NSObject.self }
    open class func allowsReverseTransformation() -> Bool { true }

    open func transformedValue(_ value: Any?) -> Any? {
        if let target { return target.transformedValue(value) }
        return value
    }

    open func reverseTransformedValue(_ value: Any?) -> Any? {
        if let target { return target.reverseTransformedValue(value) }
        return transformedValue(value)
    }

    private static func known(_ name: NSValueTransformerName) -> ValueTransformer? {
        if let own = lock.withLock({ registered[name] }) { return own }
        switch name {
        case .negateBooleanTransformerName: return Standard { !($0 as? Bool ?? false) }
        case .isNilTransformerName: return Standard { $0 == nil }
        case .isNotNilTransformerName: return Standard { $0 != nil }
        case .unarchiveFromDataTransformerName, .keyedUnarchiveFromDataTransformerName,
            .secureUnarchiveFromDataTransformerName:
            return NSSecureUnarchiveFromDataTransformer()
        default: return nil
        }
    }

    /// One of those that are there without being registered.
    private final class Standard: ValueTransformer {
        private let transform: (Any?) -> Any?

        init(_ transform: @escaping (Any?) -> Any?) { self.transform = transform }

        override func transformedValue(_ value: Any?) -> Any? { transform(value) }
    }
}

/// Makes objects of their archives, and archives of objects.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
    open class var allowedTopLevelClasses: [AnyClass] { [] }

    open override func transformedValue(_ value: Any?) -> Any? {
        (value as? Data).flatMap { try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData($0) }
    }

    open override func reverseTransformedValue(_ value: Any?) -> Any? {
        value.flatMap { try? NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: false) }
    }
}
