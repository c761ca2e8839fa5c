import Foundation

/// Writes how far a date is from another, such as "2 hours ago".
open class RelativeDateTimeFormatter: Formatter {
    /// The use of words such as "yesterday".
    public enum DateTimeStyle: Int, Sendable { case numeric, named }

    /// The style of units.
    public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

    open var dateTimeStyle = DateTimeStyle.numeric
    open var unitsStyle = UnitsStyle.full
    open var formattingContext = Formatter.Context.unknown
    open var calendar: Calendar! = Calendar.current
    open var locale: Locale! = AppLocale.current

    /// Returns the distance of one date from another.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
    }

    /// Returns the distance of a time that is a number of seconds from now.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        // The style compares with the present, which advances slightly meanwhile.
        let margin = timeInterval < 0 ? -0.001 : 0.5
        return Date(timeIntervalSinceNow: timeInterval + margin).formatted(style)
    }

    /// Returns the text for the largest of the components.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let calendar = calendar ?? .current
        let now = Date()
        let date = calendar.date(byAdding: dateComponents, to: now) ?? now
        return localizedString(for: date, relativeTo: now)
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private var style: Date.RelativeFormatStyle {
        let units: Date.RelativeFormatStyle.UnitsStyle =
            switch unitsStyle {
            case .full: .wide
            case .spellOut: .spellOut
            case .short: .abbreviated
            case .abbreviated: .narrow
            }
        return Date.RelativeFormatStyle(
            presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
            locale: locale ?? AppLocale.current, calendar: calendar ?? .current)
    }
}

/// Writes a list, such as "a, b, and c".
open class ListFormatter: Formatter {
    open var locale: Locale! = AppLocale.current
    /// Writes the items; without one they are written as they describe themselves.
    open var itemFormatter: Formatter?

    /// Returns the items in one text; nil if one of them cannot be formatted.
    open func string(from items: [Any]) -> String? {
        var texts: [String] = []
        for item in items {
            guard let text = itemFormatter.map({ $0.string(for: item) }) ?? "\(item)" else { return nil }
            texts.append(text)
        }
        return texts.formatted(.list(type: .and).locale(locale ?? AppLocale.current))
    }

    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string) }

    /// Texts in one.
    open class func localizedString(byJoining strings: [String]) -> String {
        ListFormatter().string(from: strings) ?? ""
    }
}
