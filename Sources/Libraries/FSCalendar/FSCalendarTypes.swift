/// The days on a page.
public enum FSCalendarScope: UInt, Sendable { case month, week }

/// The direction in which pages follow each other.
public enum FSCalendarScrollDirection: UInt, Sendable { case vertical, horizontal }

/// The days of other months that a page shows.
public enum FSCalendarPlaceholderType: UInt, Sendable { case none, fillHeadTail, fillSixRows }

/// The month of a day, compared with that of its page.
public enum FSCalendarMonthPosition: UInt, Sendable { case previous, current, next, notFound }

/// The lines between the rows.
public enum FSCalendarSeparators: UInt, Sendable { case none, interRows }

/// The case of texts in the header and of the names of weekdays.
public struct FSCalendarCaseOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let headerUsesDefaultCase = FSCalendarCaseOptions([])
    public static let headerUsesUpperCase = FSCalendarCaseOptions(rawValue: 1)
    public static let headerUsesCapitalized = FSCalendarCaseOptions(rawValue: 2)
    public static let weekdayUsesDefaultCase = FSCalendarCaseOptions([])
    public static let weekdayUsesUpperCase = FSCalendarCaseOptions(rawValue: 1 << 4)
    public static let weekdayUsesSingleUpperCase = FSCalendarCaseOptions(rawValue: 2 << 4)
}
