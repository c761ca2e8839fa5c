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

    /// Returns the text for a number, in the locale of the interface's language.
    open override class func localizedString(from num: NSNumber, number nstyle: Style) -> String {
        let formatter = AppNumberFormatter()
        formatter.numberStyle = nstyle
        return formatter.string(for: num) ?? ""
    }
}
