/// The Boolean type of Darwin's C functions, a byte: `UnsafeMutablePointer<DarwinBoolean>`.
public struct DarwinBoolean: ExpressibleByBooleanLiteral, Hashable, Sendable {
    private var value: UInt8

    public init(_ value: Bool) { self.value = value ? 1 : 0 }
    public init(booleanLiteral value: Bool) { self.init(value) }

    public var boolValue: Bool { value != 0 }
}

extension DarwinBoolean: CustomStringConvertible, CustomReflectable {
    public var description: String { boolValue.description }
    public var customMirror: Mirror { Mirror(reflecting: boolValue) }
}
