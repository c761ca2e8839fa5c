import Foundation

extension String {
    /// A key of a table of texts with its arguments: each interpolation is a specifier such as `%@` in the key.
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
        /// An argument of a format.
        enum Argument: Equatable, Sendable {
            case text(String)
            case integer(Int64)
            case unsigned(UInt64)
            case number(Double)

            var value: any CVarArg {
                switch self {
                case .text(let text): text as NSString
                case .integer(let integer): integer
                case .unsigned(let unsigned): unsigned
                case .number(let number): number
                }
            }
        }

        /// The key, which is also the format in the development language.
        let key: String
        let arguments: [Argument]

        /// Creates a value whose key is the text, without arguments.
        public init(_ value: String) { (key, arguments) = (value, []) }

        public init(stringLiteral value: String) { self.init(value) }

        public init(stringInterpolation: StringInterpolation) {
            (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
        }

        /// Returns the text of the table for a key, or else this value's own, with the arguments.
        func text(key: String? = nil, table: String?, bundle: Bundle?) -> String {
            let own = arguments.isEmpty && key == nil ? nil : self.key
            let format = LocalizedText.string(key ?? self.key, value: own, table: table, bundle: bundle)
            return arguments.isEmpty ? format : LocalizedText.format(format, arguments.map(\.value))
        }
    }
}

extension String.LocalizationValue {
    /// The literal and interpolated parts of a value.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        private enum Part: Sendable {
            case literal(String)
            case argument(Argument, specifier: String)
        }

        private var parts: [Part] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        var arguments: [Argument] {
            parts.compactMap { part in
                if case .argument(let argument, _) = part { argument } else { nil }
            }
        }

        /// The key. A percent sign is literal where there is no argument.
        var key: String {
            let isFormat = !arguments.isEmpty
            return parts.map { part in
                switch part {
                case .literal(let text): isFormat ? text.replacing("%", with: "%%") : text
                case .argument(_, let specifier): specifier
                }
            }.joined()
        }

        public mutating func appendLiteral(_ literal: String) { parts.append(.literal(literal)) }

        /// Appends a text; its specifier is `%@`.
        public mutating func appendInterpolation(_ value: some StringProtocol) {
            parts.append(.argument(.text(String(value)), specifier: "%@"))
        }

        /// Appends an integer; its specifier is that of its type, such as `%lld` for `Int`.
        public mutating func appendInterpolation<Value: FixedWidthInteger>(_ value: Value) {
            let length = Value.bitWidth > 32 ? "ll" : ""
            appendInterpolation(value, specifier: Value.isSigned ? "%\(length)d" : "%\(length)u")
        }

        /// Appends an integer with a specifier.
        public mutating func appendInterpolation<Value: FixedWidthInteger>(_ value: Value, specifier: String)
        {
            let argument: Argument =
                Value.isSigned ? .integer(Int64(clamping: value)) : .unsigned(UInt64(clamping: value))
            parts.append(.argument(argument, specifier: specifier))
        }

        /// Appends a number; its specifier is `%f` for `Float`, otherwise `%lf`.
        public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
            appendInterpolation(value, specifier: Value.self == Float.self ? "%f" : "%lf")
        }

        /// Appends a number with a specifier, such as `%.2f`.
        public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
            _ value: Value, specifier: String
        ) {
            parts.append(.argument(.number(Double(value)), specifier: specifier))
        }

        /// Appends a value as the style formats it.
        public mutating func appendInterpolation<Style: FormatStyle>(
            _ input: Style.FormatInput, format: Style
        ) where Style.FormatOutput == String {
            appendInterpolation(format.format(input))
        }

        /// Appends the text of a resource.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            appendInterpolation(String(localized: resource))
        }
    }
}

extension String {
    /// Creates the text for the key in a table of the bundle, else the key with its arguments.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = keyAndValue.text(table: table, bundle: bundle)
    }

    /// Creates the text for the key in a table of the bundle, else the default value.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = defaultValue.text(key: "\(key)", table: table, bundle: bundle)
    }

    /// Creates the text of a resource.
    public init(localized resource: LocalizedStringResource) {
        self = resource.defaultValue.text(
            key: resource.explicitKey, table: resource.table, bundle: resource.bundle.bundle)
    }
}

/// A reference to a text of a table in a bundle.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The bundle of a text.
    public enum BundleDescription: Equatable, Sendable {
        case main
        case forClass(AnyClass)
        case atURL(URL)

        public static func == (a: BundleDescription, b: BundleDescription) -> Bool {
            switch (a, b) {
            case (.main, .main): true
            case (.forClass(let a), .forClass(let b)): a == b
            case (.atURL(let a), .atURL(let b)): a == b
            default: false
            }
        }

        var bundle: Bundle? {
            switch self {
            case .main: nil
            case .forClass(let owner): AppBundles.bundle(of: owner)
            case .atURL(let url): Bundle(url: url)
            }
        }
    }

    /// The text where the table has none.
    public let defaultValue: String.LocalizationValue
    public let table: String?
    public var locale: Locale
    public let bundle: BundleDescription
    /// The key if it is not the default value's.
    let explicitKey: String?

    /// The key in the table.
    public var key: String { explicitKey ?? defaultValue.key }

    /// Creates a reference to the text for the key.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        (defaultValue, explicitKey) = (keyAndValue, nil)
        (self.table, self.locale, self.bundle) = (table, locale, bundle)
    }

    /// Creates a reference to the text for the key, with a value where the table has none.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        (self.defaultValue, explicitKey) = (defaultValue, "\(key)")
        (self.table, self.locale, self.bundle) = (table, locale, bundle)
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}
