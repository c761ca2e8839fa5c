import Foundation
import UIKit

extension NSCalendar {
    /// Sets the start and the length in seconds of the unit that contains the date; returns whether there is one.
    public func range(
        of unit: NSCalendar.Unit, start datep: AutoreleasingUnsafeMutablePointer<NSDate?>?,
        interval tip: UnsafeMutablePointer<TimeInterval>?, for date: Date
    ) -> Bool {
        Self.hand(over: range(of: unit, for: date), datep, tip)
    }

    /// Sets the start and the length in seconds of the weekend that contains the date; returns whether there is one.
    public func range(
        ofWeekendStart datep: AutoreleasingUnsafeMutablePointer<NSDate?>?,
        interval tip: UnsafeMutablePointer<TimeInterval>?, containing date: Date
    ) -> Bool {
        Self.hand(over: (self as Calendar).dateIntervalOfWeekend(containing: date), datep, tip)
    }

    /// Sets the start and the length in seconds of the next or the previous weekend; returns whether there is one.
    public func nextWeekendStart(
        _ datep: AutoreleasingUnsafeMutablePointer<NSDate?>?,
        interval tip: UnsafeMutablePointer<TimeInterval>?,
        options: NSCalendar.Options = [], after date: Date
    ) -> Bool {
        let direction: Calendar.SearchDirection =
            options.contains(.searchBackwards) ? .backward : .forward
        return Self.hand(
            over: (self as Calendar).nextWeekend(startingAfter: date, direction: direction), datep, tip)
    }

    private static func hand(
        over interval: DateInterval?, _ start: UnsafeMutablePointer<NSDate?>?,
        _ length: UnsafeMutablePointer<TimeInterval>?
    ) -> Bool {
        guard let interval else { return false }
        start?.pointee = NSDate(timeIntervalSinceReferenceDate: interval.start.timeIntervalSinceReferenceDate)
        length?.pointee = interval.duration
        return true
    }
}
