import Foundation
import UIKit

extension NSCalendar {
    /// Hands over the start and the length in seconds of the unit that holds the date; answers whether there is one.
    public func range(
        of unit: NSCalendar.Unit, start datep: AutoreleasingUnsafeMutablePointer<NSDate?>?,
        interval tip: UnsafeMutablePointer<TimeInterval>?, for date: Date
    ) -> Bool {
        Self.hand(over: range(of: unit, for: date), datep, tip)
    }

    /// Hands over the start and the length in seconds of the weekend that holds the date; answers whether there is one.
    public func range(
        ofWeekendStart datep: AutoreleasingUnsafeMutablePointer<NSDate?>?,
        interval tip: UnsafeMutablePointer<TimeInterval>?, containing date: Date
    ) -> Bool {
        Self.hand(over: (self as Calendar).dateIntervalOfWeekend(containing: date), datep, tip)
    }

    /// Hands over the start and the length in seconds of the next weekend, or of the one before; answers whether there is one.
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
