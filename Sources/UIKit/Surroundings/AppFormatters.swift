import Foundation

// Foundation's formatters have the locale of the process, which cannot be set on Linux. Adapted code creates these
// instead and derives its subclasses from them. That they are sendable is declared by Foundation, which subclasses
// have to repeat.

/// A date formatter with the locale of the interface's language.
open class AppDateFormatter: DateFormatter, @unchecked Sendable {
    public override init() {
        super.init()
        locale = AppLocale.current
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns the text for a date, in the locale of the interface's language.
    open override class func localizedString(
        from date: Date, dateStyle: Style, timeStyle: Style
    ) -> String {
        let formatter = AppDateFormatter()
        (formatter.dateStyle, formatter.timeStyle) = (dateStyle, timeStyle)
        return formatter.string(from: date)
    }

    /// Returns a format with the parts of the template, in the order and form of the locale.
    open override class func dateFormat(
        fromTemplate template: String, options: Int, locale: Locale?
    ) -> String? {
        super.dateFormat(fromTemplate: template, options: options, locale: locale ?? AppLocale.current)
    }
}

extension AppSurroundings {
    /// Returns the text for a date, in the locale of the interface's language.
    public static func localizedString(
        from date: Date, dateStyle: DateFormatter.Style, timeStyle: DateFormatter.Style
    ) -> String {
        AppDateFormatter.localizedString(from: date, dateStyle: dateStyle, timeStyle: timeStyle)
    }

    /// Returns a format with the parts of the template, in the locale of the interface's language unless another is given.
    public static func dateFormat(fromTemplate template: String, options: Int, locale: Locale?) -> String? {
        AppDateFormatter.dateFormat(fromTemplate: template, options: options, locale: locale)
    }

    /// Returns the text for a number, in the locale of the interface's language.
    public static func localizedString(from number: NSNumber, number style: NumberFormatter.Style) -> String {
        AppNumberFormatter.localizedString(from: number, number: style)
    }
}

/// A number formatter with the locale of the interface's language.
open class AppNumberFormatter: NumberFormatter, @unchecked Sendable {
    /// Whether the format is one of the digits after the decimal separator rather than of the style or of code.
    private var hasFractionFormat = false

    public override init() {
        super.init()
        locale = AppLocale.current
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns a formatter of the same class with the same settings.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = AppNumberFormatter()
        copy.take(settingsOf: self)
        return copy
    }

    // MARK: Decimal numbers

    open override func string(from number: NSNumber) -> String? { super.string(from: Self.nearest(number)) }

    open override func string(for obj: Any) -> String? {
        super.string(for: (obj as? NSNumber).map { Self.nearest($0) } ?? obj)
    }

    /// Returns the number nearest to a decimal one: Foundation for Linux divides it by ten once for each digit, which changes the last.
    private static func nearest(_ number: NSNumber) -> NSNumber {
        guard number is NSDecimalNumber else { return number }
        return Double(number.decimalValue.description).map { NSNumber(value: $0) } ?? number
    }

    // MARK: Digits after the decimal separator

    open override var numberStyle: Style {
        get { super.numberStyle }
        set {
            removeFractionFormat()
            super.numberStyle = newValue
            applyFractionFormat()
        }
    }

    /// The least digits after the decimal separator; more than the most raise these.
    open override var minimumFractionDigits: Int {
        get { super.minimumFractionDigits }
        set {
            removeFractionFormat()
            super.minimumFractionDigits = newValue
            if super.maximumFractionDigits < newValue { super.maximumFractionDigits = newValue }
            applyFractionFormat()
        }
    }

    /// The most digits after the decimal separator; fewer than the least lower these.
    open override var maximumFractionDigits: Int {
        get { super.maximumFractionDigits }
        set {
            removeFractionFormat()
            super.maximumFractionDigits = newValue
            if super.minimumFractionDigits > newValue { super.minimumFractionDigits = newValue }
            applyFractionFormat()
        }
    }

    private func removeFractionFormat() {
        if hasFractionFormat { super.positiveFormat = nil }
        hasFractionFormat = false
    }

    /// Foundation for Linux ignores the most digits in some styles if there are least digits, unless the format has both.
    private func applyFractionFormat() {
        let (least, most) = (super.minimumFractionDigits, super.maximumFractionDigits)
        guard least > 0, most >= least, let format = super.positiveFormat, !format.contains("E"),
            let point = format.firstIndex(of: ".")
        else { return }
        let digits = String(repeating: "0", count: least) + String(repeating: "#", count: most - least)
        let fraction = format[point...].dropFirst().prefix { "0#".contains($0) }
        guard fraction != digits else { return }
        super.positiveFormat = format.replacing(".\(fraction)", with: ".\(digits)")
        hasFractionFormat = true
    }

    /// Returns the text for a number, in the locale of the interface's language.
    open override class func localizedString(from num: NSNumber, number nstyle: Style) -> String {
        let formatter = AppNumberFormatter()
        formatter.numberStyle = nstyle
        return formatter.string(for: num) ?? ""
    }
}

extension AppNumberFormatter {
    /// Sets the settings that another formatter does not have by its style and locale, which determine the others: setting
    /// those too would change the format.
    private func take(settingsOf other: NumberFormatter) {
        (numberStyle, locale) = (other.numberStyle, other.locale)
        let plain = NumberFormatter()
        (plain.numberStyle, plain.locale) = (other.numberStyle, other.locale)
        func take<Value: Equatable>(_ setting: ReferenceWritableKeyPath<NumberFormatter, Value>) {
            let value = other[keyPath: setting]
            if value != plain[keyPath: setting] { (self as NumberFormatter)[keyPath: setting] = value }
        }
        for setting in [
            \NumberFormatter.allowsFloats, \.alwaysShowsDecimalSeparator, \.usesGroupingSeparator,
        ] {
            take(setting)
        }
        for setting in [\NumberFormatter.generatesDecimalNumbers, \.isLenient, \.usesSignificantDigits] {
            take(setting)
        }
        for setting in [\NumberFormatter.negativeFormat, \.positiveFormat] { take(setting) }
        for setting in [\NumberFormatter.nilSymbol, \.positiveInfinitySymbol, \.negativeInfinitySymbol] {
            take(setting)
        }
        for setting in [
            \NumberFormatter.positivePrefix, \.positiveSuffix, \.negativePrefix, \.negativeSuffix,
            \.currencyCode, \.currencySymbol, \.internationalCurrencySymbol, \.decimalSeparator,
            \.currencyDecimalSeparator, \.groupingSeparator, \.currencyGroupingSeparator, \.percentSymbol,
            \.perMillSymbol, \.minusSign, \.plusSign, \.exponentSymbol, \.paddingCharacter, \.zeroSymbol,
            \.notANumberSymbol,
        ] {
            take(setting)
        }
        for setting in [
            \NumberFormatter.groupingSize, \.secondaryGroupingSize, \.formatWidth, \.minimumIntegerDigits,
            \.maximumIntegerDigits, \.minimumFractionDigits, \.maximumFractionDigits,
        ] {
            take(setting)
        }
        if other.usesSignificantDigits {
            for setting in [\NumberFormatter.minimumSignificantDigits, \.maximumSignificantDigits] {
                take(setting)
            }
        }
        for setting in [\NumberFormatter.multiplier, \.roundingIncrement, \.minimum, \.maximum] {
            take(setting)
        }
        take(\.paddingPosition)
        take(\.roundingMode)
    }
}
