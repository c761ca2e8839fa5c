import Foundation

/// A log message with interpolated values, each with a format and a privacy.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
    /// The interpolation of the message.
    public var interpolation: OSLogInterpolation

    public init(stringInterpolation: OSLogInterpolation) { interpolation = stringInterpolation }

    public init(stringLiteral value: String) {
        interpolation = OSLogInterpolation(literalCapacity: value.utf8.count, interpolationCount: 0)
        interpolation.appendLiteral(value)
    }

    var text: String { interpolation.text }
}

/// The privacy of a value in a message.
public struct OSLogPrivacy: Hashable, Sendable {
    /// The replacement of a private value.
    public enum Mask: Hashable, Sendable {
        /// No replacement.
        case none
        /// A hash, which is equal for equal values.
        case hash
    }

    let hides: Bool

    /// A visible value.
    public static var `public`: OSLogPrivacy { OSLogPrivacy(hides: false) }
    /// A private value, which is visible to developers, as here.
    public static var `private`: OSLogPrivacy { OSLogPrivacy(hides: false) }
    /// A value that is never visible.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(hides: true) }
    /// The default privacy of the value's type.
    public static var auto: OSLogPrivacy { OSLogPrivacy(hides: false) }

    /// Returns the privacy of a private value that is masked for others.
    public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
    /// Returns the privacy of a value that is always masked.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
    /// Returns the default privacy of the value's type, with a mask.
    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}

/// The alignment and width of a value.
public struct OSLogStringAlignment: Sendable {
    let width: Int
    let isLeft: Bool
    /// No alignment.
    public static var none: OSLogStringAlignment { OSLogStringAlignment(width: 0, isLeft: false) }
    /// Returns the alignment at the right of a number of columns.
    public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(width: columns(), isLeft: false)
    }
    /// Returns the alignment at the left of a number of columns.
    public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(width: columns(), isLeft: true)
    }

    func padded(_ text: String) -> String {
        let blanks = String(repeating: " ", count: max(0, min(1000, width) - text.count))
        return isLeft ? text + blanks : blanks + text
    }
}

/// The format of an integer.
public struct OSLogIntegerFormatting: Sendable {
    var radix = 10
    var prefix = ""
    var isUpper = false
    var hasSign = false
    var digits = 0

    /// Decimal.
    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
    /// Hexadecimal.
    public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
    /// Octal.
    public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

    /// Returns the decimal format, optionally with a plus sign and a minimum number of digits.
    public static func decimal(
        explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(hasSign: explicitPositiveSign, digits: minDigits())
    }

    /// Returns the hexadecimal format, optionally with `0x`.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: @autoclosure () -> Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 16, prefix: includePrefix ? "0x" : "", isUpper: uppercase, hasSign: explicitPositiveSign,
            digits: minDigits())
    }

    /// Returns the octal format, optionally with `0o`.
    public static func octal(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: @autoclosure () -> Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 8, prefix: includePrefix ? "0o" : "", isUpper: uppercase, hasSign: explicitPositiveSign,
            digits: minDigits())
    }

    func text<Number: FixedWidthInteger>(_ value: Number) -> String {
        let plain = String(value.magnitude, radix: radix, uppercase: isUpper)
        let zeros = String(repeating: "0", count: max(0, min(1000, digits) - plain.count))
        return (value < 0 ? "-" : hasSign ? "+" : "") + prefix + zeros + plain
    }
}

/// The format of a floating-point number.
public struct OSLogFloatFormatting: Sendable {
    let format: String

    /// Fixed, with six fractional digits.
    public static var fixed: OSLogFloatFormatting { fixed() }
    /// Hexadecimal.
    public static var hex: OSLogFloatFormatting { OSLogFloatFormatting(format: "%a") }
    /// Exponential.
    public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(format: "%e") }
    /// The shorter of fixed and exponential.
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(format: "%g") }

    /// Returns the fixed format with a number of fractional digits.
    public static func fixed(
        precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        made("f", precision(), explicitPositiveSign)
    }
    /// Returns the exponential format with a number of fractional digits.
    public static func exponential(
        precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        made(uppercase ? "E" : "e", precision(), explicitPositiveSign)
    }
    /// Returns the shorter of the two formats, with a number of digits.
    public static func hybrid(
        precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        made(uppercase ? "G" : "g", precision(), explicitPositiveSign)
    }

    private static func made(_ letter: String, _ precision: Int, _ signs: Bool) -> OSLogFloatFormatting {
        OSLogFloatFormatting(format: "%" + (signs ? "+" : "") + ".\(max(0, min(100, precision)))" + letter)
    }
}

/// The format of a Boolean.
public enum OSLogBoolFormat: Sendable {
    /// `true` or `false`.
    case truth
    /// `yes` or `no`.
    case answer
}

/// The interpolation of a log message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    private(set) var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    private mutating func add(_ value: String, _ alignment: OSLogStringAlignment, _ privacy: OSLogPrivacy) {
        text += alignment.padded(privacy.hides ? "<private>" : value)
    }

    /// Appends a string.
    public mutating func appendInterpolation(
        _ argumentString: @autoclosure () -> String, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        add(argumentString(), align, privacy)
    }

    /// Appends a value by its description.
    public mutating func appendInterpolation<T: CustomStringConvertible>(
        _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        add(value().description, align, privacy)
    }

    /// Appends a type.
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> Any.Type, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        add("\(value())", align, privacy)
    }

    /// Appends an object.
    public mutating func appendInterpolation(
        _ argumentObject: @autoclosure () -> NSObject?, privacy: OSLogPrivacy = .auto
    ) {
        add(argumentObject().map { "\($0)" } ?? "(null)", .none, privacy)
    }

    /// Appends an error.
    public mutating func appendInterpolation(
        _ error: @autoclosure () -> (any Error)?, privacy: OSLogPrivacy = .auto
    ) {
        add(error().map { "\($0)" } ?? "(null)", .none, privacy)
    }

    /// Appends an integer.
    public mutating func appendInterpolation<T: FixedWidthInteger>(
        _ number: @autoclosure () -> T, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        add(format.text(number()), align, privacy)
    }

    /// Appends a floating-point number.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        add(String(format: format.format, number()), align, privacy)
    }

    /// Appends a floating-point number.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        add(String(format: format.format, Double(number())), align, privacy)
    }

    /// Appends a Boolean.
    public mutating func appendInterpolation(
        _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
    ) {
        let value = boolean()
        add(format == .truth ? "\(value)" : value ? "yes" : "no", .none, privacy)
    }
}
