import UIKit

// The methods are optional in Objective-C, and so have default implementations.

/// The source of a calendar's contents and limits.
@MainActor public protocol FSCalendarDataSource: AnyObject {
    func calendar(_ calendar: FSCalendar, titleFor date: Date) -> String?
    func calendar(_ calendar: FSCalendar, subtitleFor date: Date) -> String?
    func calendar(_ calendar: FSCalendar, imageFor date: Date) -> UIImage?
    func calendar(_ calendar: FSCalendar, numberOfEventsFor date: Date) -> Int
    func calendar(_ calendar: FSCalendar, cellFor date: Date, at position: FSCalendarMonthPosition)
        -> FSCalendarCell
    func minimumDate(for calendar: FSCalendar) -> Date
    func maximumDate(for calendar: FSCalendar) -> Date
}

extension FSCalendarDataSource {
    public func calendar(_ calendar: FSCalendar, titleFor date: Date) -> String? { nil }
    public func calendar(_ calendar: FSCalendar, subtitleFor date: Date) -> String? { nil }
    public func calendar(_ calendar: FSCalendar, imageFor date: Date) -> UIImage? { nil }
    public func calendar(_ calendar: FSCalendar, numberOfEventsFor date: Date) -> Int { 0 }
    public func calendar(_ calendar: FSCalendar, cellFor date: Date, at position: FSCalendarMonthPosition)
        -> FSCalendarCell
    {
        calendar.dequeueReusableCell(withIdentifier: FSCalendar.defaultCell, for: date, at: position)
    }
    public func minimumDate(for calendar: FSCalendar) -> Date { FSCalendar.earliest }
    public func maximumDate(for calendar: FSCalendar) -> Date { FSCalendar.latest }
}

/// The object that is notified of a calendar's changes, and allows selections.
@MainActor public protocol FSCalendarDelegate: AnyObject {
    func calendar(_ calendar: FSCalendar, shouldSelect date: Date, at monthPosition: FSCalendarMonthPosition)
        -> Bool
    func calendar(_ calendar: FSCalendar, didSelect date: Date, at monthPosition: FSCalendarMonthPosition)
    func calendar(
        _ calendar: FSCalendar, shouldDeselect date: Date, at monthPosition: FSCalendarMonthPosition
    ) -> Bool
    func calendar(_ calendar: FSCalendar, didDeselect date: Date, at monthPosition: FSCalendarMonthPosition)
    func calendar(_ calendar: FSCalendar, boundingRectWillChange bounds: CGRect, animated: Bool)
    func calendar(
        _ calendar: FSCalendar, willDisplay cell: FSCalendarCell, for date: Date,
        at monthPosition: FSCalendarMonthPosition)
    func calendarCurrentPageDidChange(_ calendar: FSCalendar)
}

extension FSCalendarDelegate {
    public func calendar(
        _ calendar: FSCalendar, shouldSelect date: Date, at monthPosition: FSCalendarMonthPosition
    ) -> Bool { true }
    public func calendar(
        _ calendar: FSCalendar, didSelect date: Date, at monthPosition: FSCalendarMonthPosition
    ) {}
    public func calendar(
        _ calendar: FSCalendar, shouldDeselect date: Date, at monthPosition: FSCalendarMonthPosition
    ) -> Bool { true }
    public func calendar(
        _ calendar: FSCalendar, didDeselect date: Date, at monthPosition: FSCalendarMonthPosition
    ) {}
    public func calendar(_ calendar: FSCalendar, boundingRectWillChange bounds: CGRect, animated: Bool) {}
    public func calendar(
        _ calendar: FSCalendar, willDisplay cell: FSCalendarCell, for date: Date,
        at monthPosition: FSCalendarMonthPosition
    ) {}
    public func calendarCurrentPageDidChange(_ calendar: FSCalendar) {}
}

/// A delegate that gives days an appearance of their own; nil is that of the calendar.
@MainActor public protocol FSCalendarDelegateAppearance: FSCalendarDelegate {
    func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, fillDefaultColorFor date: Date)
        -> UIColor?
    func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, fillSelectionColorFor date: Date)
        -> UIColor?
    func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, titleDefaultColorFor date: Date)
        -> UIColor?
    func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, titleSelectionColorFor date: Date)
        -> UIColor?
    func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, subtitleDefaultColorFor date: Date
    ) -> UIColor?
    func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, subtitleSelectionColorFor date: Date
    )
        -> UIColor?
    func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, eventDefaultColorsFor date: Date)
        -> [UIColor]?
    func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, eventSelectionColorsFor date: Date
    )
        -> [UIColor]?
    func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, borderDefaultColorFor date: Date)
        -> UIColor?
    func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, borderSelectionColorFor date: Date
    ) -> UIColor?
    func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, borderRadiusFor date: Date)
        -> CGFloat
    func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, titleOffsetFor date: Date)
        -> CGPoint
    func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, subtitleOffsetFor date: Date)
        -> CGPoint
    func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, imageOffsetFor date: Date)
        -> CGPoint
    func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, eventOffsetFor date: Date)
        -> CGPoint
}

extension FSCalendarDelegateAppearance {
    public func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, fillDefaultColorFor date: Date
    ) -> UIColor? { nil }
    public func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, fillSelectionColorFor date: Date
    ) -> UIColor? { nil }
    public func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, titleDefaultColorFor date: Date
    ) -> UIColor? { nil }
    public func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, titleSelectionColorFor date: Date
    ) -> UIColor? { nil }
    public func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, subtitleDefaultColorFor date: Date
    ) -> UIColor? { nil }
    public func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, subtitleSelectionColorFor date: Date
    ) -> UIColor? { nil }
    public func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, eventDefaultColorsFor date: Date
    ) -> [UIColor]? { nil }
    public func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, eventSelectionColorsFor date: Date
    ) -> [UIColor]? { nil }
    public func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, borderDefaultColorFor date: Date
    ) -> UIColor? { nil }
    public func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, borderSelectionColorFor date: Date
    ) -> UIColor? { nil }
    public func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, borderRadiusFor date: Date
    ) -> CGFloat { appearance.borderRadius }
    public func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, titleOffsetFor date: Date
    ) -> CGPoint { appearance.titleOffset }
    public func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, subtitleOffsetFor date: Date
    ) -> CGPoint { appearance.subtitleOffset }
    public func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, imageOffsetFor date: Date
    ) -> CGPoint { appearance.imageOffset }
    public func calendar(
        _ calendar: FSCalendar, appearance: FSCalendarAppearance, eventOffsetFor date: Date
    ) -> CGPoint { appearance.eventOffset }
}
