import Foundation

// Foundation's formatters have the locale of the process, which cannot be set on Linux. Generated code declares these
// classes under their names in an app's modules. That they are sendable is declared by Foundation, which subclasses
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

/// A number formatter with the locale of the interface's language.
open class AppNumberFormatter: NumberFormatter, @unchecked Sendable {
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
