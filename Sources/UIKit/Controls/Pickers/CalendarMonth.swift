import CoreGraphics
import Foundation

/// The month of an inline date picker, and the frames of its parts.
@MainActor
struct CalendarMonth {
    private let picker: UIDatePicker
    private let calendar: Calendar
    /// The first day of the month.
    private let start: Date
    let days: Range<Int>
    /// The month and its year.
    let title: String
    /// The names of the columns.
    let weekdayNames: [String]
    /// The index of the first day in its week.
    private let offset: Int

    private static let rowHeight: CGFloat = 44

    init(_ picker: UIDatePicker, _ texts: DateTexts) {
        (self.picker, calendar) = (picker, texts.calendar)
        var first = DateComponents()
        (first.year, first.month, first.day) = (texts.year, texts.month + picker.monthShift, 1)
        start = texts.calendar.date(from: first) ?? picker.date
        let weekday = texts.calendar.component(.weekday, from: start)
        offset = (weekday - texts.calendar.firstWeekday + 7) % 7
        (title, weekdayNames) = (texts.text("yMMMM", of: start), texts.weekdayNames)
        days = texts.calendar.range(of: .day, in: .month, for: start) ?? 1..<32
    }

    private var bounds: CGRect { picker.bounds }

    /// The middle of the column of a weekday, counted from the first one of the locale's weeks.
    func center(_ weekday: Int) -> CGFloat {
        let place = picker.isRightToLeft ? 6 - weekday : weekday
        return bounds.minX + (CGFloat(place) + 0.5) * bounds.width / 7
    }

    func center(ofDay day: Int) -> CGPoint {
        let place = offset + day - days.lowerBound
        return CGPoint(
            x: center(place % 7), y: bounds.minY + 92 + CGFloat(place / 7) * Self.rowHeight)
    }

    /// Returns the frame of the arrow to the previous or next month.
    func arrow(isNext: Bool) -> CGRect {
        let x = picker.isRightToLeft ? bounds.minX + 10 : bounds.maxX - 70
        return CGRect(x: isNext ? x + 42 : x, y: bounds.minY + 15, width: 18, height: 18)
    }

    /// Returns the day at a point.
    func day(at point: CGPoint) -> Int? {
        days.first { day in
            let middle = center(ofDay: day)
            return abs(point.x - middle.x) <= bounds.width / 14
                && abs(point.y - middle.y) <= Self.rowHeight / 2
        }
    }

    /// Whether a day of the month contains a date.
    func isDay(_ day: Int, of date: Date) -> Bool {
        calendar.isDate(self.date(ofDay: day), inSameDayAs: date)
    }

    /// Whether a day of the month lies between the picker's first and last date.
    func canChoose(_ day: Int) -> Bool {
        let date = date(ofDay: day)
        let isBefore = picker.minimumDate.map { date < calendar.startOfDay(for: $0) } ?? false
        let isAfter = picker.maximumDate.map { date > $0 && !isDay(day, of: $0) } ?? false
        return !isBefore && !isAfter
    }

    /// Returns the picker's date on another day, at its time.
    func date(ofDay day: Int) -> Date {
        var parts = calendar.dateComponents([.hour, .minute, .second], from: picker.date)
        let month = calendar.dateComponents([.year, .month], from: start)
        (parts.year, parts.month, parts.day) = (month.year, month.month, day)
        return calendar.date(from: parts) ?? picker.date
    }
}
