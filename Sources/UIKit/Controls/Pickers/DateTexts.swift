import Foundation

/// The texts of a date picker's date, as the picker's locale writes them, else that of the interface's language.
struct DateTexts {
    let calendar: Calendar
    let parts: DateComponents
    private let date: Date
    private let locale: Locale

    /// Creates the texts of a date. Without a time zone the picker uses UTC, so that output does not depend on the
    /// host.
    init(_ date: Date, calendar: Calendar?, timeZone: TimeZone?, locale: Locale? = nil) {
        var calendar = calendar ?? Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone ?? TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
        self.locale = (locale ?? SystemWord.locale).with(calendar.identifier)
        calendar.locale = self.locale
        (self.calendar, self.date) = (calendar, date)
        parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .weekday], from: date)
    }

    var month: Int { min(max(parts.month ?? 1, 1), 12) }
    var day: Int { parts.day ?? 1 }
    var year: Int { parts.year ?? 2024 }
    var hour: Int { parts.hour ?? 0 }
    var minute: Int { parts.minute ?? 0 }
    var hour12: Int { hour % 12 == 0 ? 12 : hour % 12 }

    // MARK: Dates

    var shortDate: String { text(date: .medium, time: .none) }
    var time: String { text(date: .none, time: .short) }
    var monthAndYear: String { text("yMMMM") }

    /// The date by a template of ICU, whose fields the locale orders.
    func text(_ template: String) -> String { text(template, of: date) }

    /// A date by a template of ICU, whose fields the locale orders.
    func text(_ template: String, of date: Date) -> String { formatter(template).string(from: date) }

    /// The months as they are named alone.
    var monthNames: [String] { calendar.standaloneMonthSymbols }

    /// The days of the week from the locale's first one on, short and in capital letters.
    var weekdayNames: [String] {
        let names = calendar.shortStandaloneWeekdaySymbols.map { $0.uppercased(with: locale) }
        let first = min(max(calendar.firstWeekday - 1, 0), names.count)
        return Array(names[first...] + names[..<first])
    }

    // MARK: Formats

    /// A formatter of dates by a template of ICU, without the commas that pickers leave out.
    func formatter(_ template: String) -> DateFormatter {
        formatter(pattern: pattern(template).filter { $0 != "," && $0 != "،" })
    }

    /// A formatter of dates by a pattern of ICU.
    func formatter(pattern: String) -> DateFormatter {
        let formatter = emptyFormatter()
        formatter.dateFormat = pattern
        return formatter
    }

    /// The pattern in which the locale writes the fields of a template.
    func pattern(_ template: String) -> String {
        DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    }

    private func text(date dateStyle: DateFormatter.Style, time: DateFormatter.Style) -> String {
        let formatter = emptyFormatter()
        (formatter.dateStyle, formatter.timeStyle) = (dateStyle, time)
        return formatter.string(from: date).replacing("\u{202F}", with: " ")
    }

    private func emptyFormatter() -> DateFormatter {
        let formatter = DateFormatter()
        (formatter.locale, formatter.calendar, formatter.timeZone) = (locale, calendar, calendar.timeZone)
        return formatter
    }

    // MARK: Numbers and words

    /// A number in the locale's digits, of two at least where it is padded.
    func number(_ value: Int, isPadded: Bool = false) -> String {
        let style = IntegerFormatStyle<Int>.number.grouping(.never).locale(locale)
        return value.formatted(isPadded ? style.precision(.integerLength(2...)) : style)
    }

    /// A number of hours with its unit.
    func hours(_ value: Int) -> String {
        Duration.seconds(value * 3600).formatted(units([.hours], .wide))
    }

    /// A number of minutes with its unit, abbreviated.
    func minutes(_ value: Int) -> String {
        Duration.seconds(value * 60).formatted(units([.minutes], .abbreviated))
    }

    private func units(
        _ units: Set<Duration.UnitsFormatStyle.Unit>, _ width: Duration.UnitsFormatStyle.UnitWidth
    ) -> Duration.UnitsFormatStyle {
        .units(allowed: units, width: width, zeroValueUnits: .show(length: 1)).locale(locale)
    }

    /// A word of UIKit in the locale's language.
    func word(_ word: SystemWord) -> String { word.text(in: locale.identifier) }
}

extension Locale {
    /// The locale with another calendar: what it writes beside a year depends on that.
    fileprivate func with(_ calendar: Calendar.Identifier) -> Locale {
        var components = Locale.Components(locale: self)
        components.calendar = calendar
        return Locale(components: components)
    }
}
