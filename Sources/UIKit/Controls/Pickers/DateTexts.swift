import Foundation

/// A date's parts in a picker's calendar, and their English names.
struct DateTexts {
    let calendar: Calendar
    let parts: DateComponents

    static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
        "November", "December",
    ]
    static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

    /// Creates the texts of a date. Without a time zone the picker uses UTC, so that output does not depend on the
    /// host.
    init(_ date: Date, calendar: Calendar?, timeZone: TimeZone?) {
        var calendar = calendar ?? Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone ?? TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
        self.calendar = calendar
        parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .weekday], from: date)
    }

    var month: Int { min(max(parts.month ?? 1, 1), 12) }
    var day: Int { parts.day ?? 1 }
    var year: Int { parts.year ?? 2024 }
    var hour: Int { parts.hour ?? 0 }
    var minute: Int { parts.minute ?? 0 }
    var hour12: Int { hour % 12 == 0 ? 12 : hour % 12 }

    var shortDate: String { "\(Self.months[month - 1].prefix(3)) \(day), \(year)" }
    var time: String { "\(hour12):\(Self.twoDigits(minute)) \(hour < 12 ? "AM" : "PM")" }
    var monthAndYear: String { "\(Self.months[month - 1]) \(year)" }

    static func twoDigits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }

    static func weekdayName(_ weekday: Int?) -> String { weekdays[min(max((weekday ?? 1) - 1, 0), 6)] }
}
