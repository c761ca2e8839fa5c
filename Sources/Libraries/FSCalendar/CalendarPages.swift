import UIKit

/// The computation of a calendar's pages and of their days.
struct CalendarPages {
    var calendar = Calendar(identifier: .gregorian)
    var placeholders = FSCalendarPlaceholderType.fillSixRows
    var scope = FSCalendarScope.month

    private var unit: Calendar.Component { scope == .month ? .month : .weekOfYear }

    /// Returns the first day of the page with a date.
    func start(of date: Date) -> Date {
        calendar.dateInterval(of: unit, for: date)?.start ?? calendar.startOfDay(for: date)
    }

    /// Returns the first day of a page as many pages later.
    func page(_ count: Int, after date: Date) -> Date {
        start(of: calendar.date(byAdding: unit, value: count, to: start(of: date)) ?? date)
    }

    /// Returns the days of a page in rows of seven, those of the months beside it among them.
    func days(of page: Date) -> [Date] {
        guard scope == .month else { return days(7, from: page) }
        let before = (calendar.component(.weekday, from: page) - calendar.firstWeekday + 7) % 7
        let own = calendar.range(of: .day, in: .month, for: page)?.count ?? 31
        let rows = placeholders == .fillSixRows ? 6 : (before + own + 6) / 7
        return days(rows * 7, from: calendar.date(byAdding: .day, value: -before, to: page) ?? page)
    }

    private func days(_ count: Int, from first: Date) -> [Date] {
        (0..<count).map { calendar.date(byAdding: .day, value: $0, to: first) ?? first }
    }

    func position(of day: Date, on page: Date) -> FSCalendarMonthPosition {
        guard scope == .month else { return .current }
        switch calendar.compare(day, to: page, toGranularity: .month) {
        case .orderedAscending: return .previous
        case .orderedSame: return .current
        case .orderedDescending: return .next
        }
    }

    // MARK: Texts

    @MainActor func title(of page: Date, _ appearance: FSCalendarAppearance) -> String {
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.locale = calendar.locale
        formatter.timeZone = calendar.timeZone
        formatter.dateFormat = appearance.headerDateFormat
        let text = formatter.string(from: page)
        if appearance.caseOptions.contains(.headerUsesCapitalized) { return text.capitalized }
        return appearance.caseOptions.contains(.headerUsesUpperCase) ? text.uppercased() : text
    }

    /// The names of the weekdays, from the first one of a week.
    func weekdays(_ options: FSCalendarCaseOptions) -> [String] {
        let single = options.contains(.weekdayUsesSingleUpperCase)
        let names =
            single ? calendar.veryShortStandaloneWeekdaySymbols : calendar.shortStandaloneWeekdaySymbols
        let first = calendar.firstWeekday - 1
        let ordered = Array(names[first...] + names[..<first])
        return single || options.contains(.weekdayUsesUpperCase) ? ordered.map { $0.uppercased() } : ordered
    }
}
