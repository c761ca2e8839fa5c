// The numbers and structures of geometry.
@_exported import CoreGraphics

/// https://developer.apple.com/documentation/corefoundation/cgfloat-swift.struct
public struct CGFloat: BinaryFloatingPoint, Codable, Sendable, CustomStringConvertible {
    public typealias NativeType = Double
    public typealias RawSignificand = UInt64
    public typealias Exponent = Int
    public typealias Stride = CGFloat
    public typealias Magnitude = CGFloat
    public typealias IntegerLiteralType = Int
    public typealias FloatLiteralType = Double

    public var native: Double { fatalError() }
    public var description: String { fatalError() }
    public init() { fatalError() }
    public init(_ value: Float) { fatalError() }
    public init(_ value: Double) { fatalError() }
    public init(_ value: CGFloat) { fatalError() }
    public init(integerLiteral value: Int) { fatalError() }
    public init(floatLiteral value: Double) { fatalError() }
    public init(sign: FloatingPointSign, exponent: Int, significand: CGFloat) { fatalError() }
    public init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt64) {
        fatalError()
    }

    public static var exponentBitCount: Int { fatalError() }
    public static var significandBitCount: Int { fatalError() }
    public static var nan: CGFloat { fatalError() }
    public static var signalingNaN: CGFloat { fatalError() }
    public static var infinity: CGFloat { fatalError() }
    public static var greatestFiniteMagnitude: CGFloat { fatalError() }
    public static var leastNormalMagnitude: CGFloat { fatalError() }
    public static var leastNonzeroMagnitude: CGFloat { fatalError() }
    public static var pi: CGFloat { fatalError() }
    public var ulp: CGFloat { fatalError() }
    public var sign: FloatingPointSign { fatalError() }
    public var exponent: Int { fatalError() }
    public var exponentBitPattern: UInt { fatalError() }
    public var significandBitPattern: UInt64 { fatalError() }
    public var significand: CGFloat { fatalError() }
    public var significandWidth: Int { fatalError() }
    public var binade: CGFloat { fatalError() }
    public var magnitude: CGFloat { fatalError() }
    public var nextUp: CGFloat { fatalError() }
    public var isNormal: Bool { fatalError() }
    public var isFinite: Bool { fatalError() }
    public var isZero: Bool { fatalError() }
    public var isSubnormal: Bool { fatalError() }
    public var isInfinite: Bool { fatalError() }
    public var isNaN: Bool { fatalError() }
    public var isSignalingNaN: Bool { fatalError() }
    public var isCanonical: Bool { fatalError() }

    public mutating func round(_ rule: FloatingPointRoundingRule) { fatalError() }
    public mutating func formRemainder(dividingBy other: CGFloat) { fatalError() }
    public mutating func formTruncatingRemainder(dividingBy other: CGFloat) { fatalError() }
    public mutating func formSquareRoot() { fatalError() }
    public mutating func addProduct(_ lhs: CGFloat, _ rhs: CGFloat) { fatalError() }
    public func isEqual(to other: CGFloat) -> Bool { fatalError() }
    public func isLess(than other: CGFloat) -> Bool { fatalError() }
    public func isLessThanOrEqualTo(_ other: CGFloat) -> Bool { fatalError() }
    public func distance(to other: CGFloat) -> CGFloat { fatalError() }
    public func advanced(by amount: CGFloat) -> CGFloat { fatalError() }
    public static func + (lhs: CGFloat, rhs: CGFloat) -> CGFloat { fatalError() }
    public static func - (lhs: CGFloat, rhs: CGFloat) -> CGFloat { fatalError() }
    public static func * (lhs: CGFloat, rhs: CGFloat) -> CGFloat { fatalError() }
    public static func / (lhs: CGFloat, rhs: CGFloat) -> CGFloat { fatalError() }
    public static func += (lhs: inout CGFloat, rhs: CGFloat) { fatalError() }
    public static func -= (lhs: inout CGFloat, rhs: CGFloat) { fatalError() }
    public static func *= (lhs: inout CGFloat, rhs: CGFloat) { fatalError() }
    public static func /= (lhs: inout CGFloat, rhs: CGFloat) { fatalError() }
}

extension Double { public init(_ value: CGFloat) { fatalError() } }
extension Float { public init(_ value: CGFloat) { fatalError() } }

/// https://developer.apple.com/documentation/corefoundation/cgpoint
extension CGPoint: Hashable, Codable {
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws { fatalError() }
    public static func == (lhs: CGPoint, rhs: CGPoint) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) { fatalError() }
    public static var zero: CGPoint { fatalError() }
}

/// https://developer.apple.com/documentation/corefoundation/cgsize
extension CGSize: Hashable, Codable {
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws { fatalError() }
    public static func == (lhs: CGSize, rhs: CGSize) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) { fatalError() }
    public static var zero: CGSize { fatalError() }
}

/// https://developer.apple.com/documentation/corefoundation/cgrect
extension CGRect: Hashable, Codable {
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws { fatalError() }
    public static func == (lhs: CGRect, rhs: CGRect) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) { fatalError() }
    public static var zero: CGRect { fatalError() }
}

/// https://developer.apple.com/documentation/foundation/nsrange-c.struct
extension NSRange: Hashable {
    public static func == (lhs: NSRange, rhs: NSRange) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) { fatalError() }
}
