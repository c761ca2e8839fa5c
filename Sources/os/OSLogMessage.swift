import Foundation

/// A message in which values stand, each with how it is written and who may read it.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
    /// The message while it is put together.
    public var interpolation: OSLogInterpolation

    public init(stringInterpolation: OSLogInterpolation) { interpolation = stringInterpolation }

    public init(stringLiteral value: String) {
        interpolation = OSLogInterpolation(literalCapacity: value.utf8.count, interpolationCount: 0)
        interpolation.appendLiteral(value)
    }

    var text: String { interpolation.text }
}

/// Who may read a value in a message.
public struct OSLogPrivacy: Hashable, Sendable {
    /// What stands in the place of a value.
    public enum Mask: Hashable, Sendable {
        /// Nothing.
        case none
        /// A number that is the same for equal values.
        case hash
    }

    let hides: Bool

    /// Everyone.
    public static var `public`: OSLogPrivacy { OSLogPrivacy(hides: false) }
    /// Whoever works on the program, as here.
    public static var `private`: OSLogPrivacy { OSLogPrivacy(hides: false) }
    /// Nobody.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(hides: true) }
    /// As is right for the value's type.
    public static var auto: OSLogPrivacy { OSLogPrivacy(hides: false) }

    /// Whoever works on the program, others a mask.
    public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
    /// Nobody; a mask stands for it.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
    /// As is right for the value's type, or a mask.
    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}

/// How wide a value is written.
public struct OSLogStringAlignment: Sendable {
    let width: Int
    let isLeft: Bool
    /// As wide as it is.
    public static var none: OSLogStringAlignment { OSLogStringAlignment(width: 0, isLeft: false) }
    /// At the right of so many columns.
    public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(width: columns(), isLeft: false)
    }
    /// At the left of so many columns.
    public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(width: columns(), isLeft: true)
    }

    func padded(_ text: String) -> String {
        let blanks = String(repeating: " ", count: max(0, min(1000, width) - text.count))
        return isLeft ? text + blanks : blanks + text
    }
}

/// How an integer is written.
public struct OSLogIntegerFormatting: Sendable {
    var radix = 10
    var prefix = ""
    var isUpper = false
    var hasSign = false
    var digits = 0

    /// In tens.
    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
    /// In sixteens.
    public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
    /// In eights.
    public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

    /// In tens, with a sign where asked for, and so many digits at least.
    public static func decimal(
        explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(hasSign: explicitPositiveSign, digits: minDigits())
    }

    /// In sixteens, with `0x` where asked for.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: @autoclosure () -> Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 16, prefix: includePrefix ? "0x" : "", isUpper: uppercase, hasSign: explicitPositiveSign,
            digits: minDigits())
    }

    /// In eights, with `0o` where asked for.
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

/// How a number with a point is written.
public struct OSLogFloatFormatting: Sendable {
    let format: String

    /// With six digits after the point.
    public static var fixed: OSLogFloatFormatting { fixed() }
    /// In sixteens.
    public static var hex: OSLogFloatFormatting { OSLogFloatFormatting(format: "%a") }
    /// With a power of ten.
    public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(format: "%e") }
    /// Whichever is shorter.
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(format: "%g") }

    /// With so many digits after the point.
    public static func fixed(
        precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        made("f", precision(), explicitPositiveSign)
    }
    /// With a power of ten and so many digits after the point.
    public static func exponential(
        precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        made(uppercase ? "E" : "e", precision(), explicitPositiveSign)
    }
    /// Whichever is shorter, with so many digits.
    public static func hybrid(
        precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        made(uppercase ? "G" : "g", precision(), explicitPositiveSign)
    }

    private static func made(_ letter: String, _ precision: Int, _ signs: Bool) -> OSLogFloatFormatting {
        OSLogFloatFormatting(format: "%" + (signs ? "+" : "") + ".\(max(0, min(100, precision)))" + letter)
    }
}

/// How a truth value is written.
public enum OSLogBoolFormat: Sendable {
    /// `true` or `false`.
    case truth
    /// `yes` or `no`.
    case answer
}

/// Puts a message together.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    private(set) var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    private mutating func add(_ value: String, _ alignment: OSLogStringAlignment, _ privacy: OSLogPrivacy) {
        text += alignment.padded(privacy.hides ? "<private>" : value)
    }

    /// Returns a string.
    public mutating func appendInterpolation(
        _ argumentString: @autoclosure () -> String, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        add(argumentString(), align, privacy)
    }

    /// What describes itself.
    public mutating func appendInterpolation<T: CustomStringConvertible>(
        _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        add(value().description, align, privacy)
    }

    /// Returns a type.
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> Any.Type, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        add("\(value())", align, privacy)
    }

    /// Returns an object.
    public mutating func appendInterpolation(
        _ argumentObject: @autoclosure () -> NSObject?, privacy: OSLogPrivacy = .auto
    ) {
        add(argumentObject().map { "\($0)" } ?? "(null)", .none, privacy)
    }

    /// Returns an error.
    public mutating func appendInterpolation(
        _ error: @autoclosure () -> (any Error)?, privacy: OSLogPrivacy = .auto
    ) {
        add(error().map { "\($0)" } ?? "(null)", .none, privacy)
    }

    /// Returns an integer.
    public mutating func appendInterpolation<T: FixedWidthInteger>(
        _ number: @autoclosure () -> T, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        add(format.text(number()), align, privacy)
    }

    /// Returns a number with a point.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        add(String(format: format.format, number()), align, privacy)
    }

    /// Returns a number with a point.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        add(String(format: format.format, Double(number())), align, privacy)
    }

    /// Returns a truth value.
    public mutating func appendInterpolation(
        _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
    ) {
        let value = boolean()
        add(format == .truth ? "\(value)" : value ? "yes" : "no", .none, privacy)
    }
}
