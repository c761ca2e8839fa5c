import Foundation
import QuartzCore
import Synchronization

/// The time of day for the app.
package enum AppTime {
    private static let start = Mutex<Date?>(nil)

    /// The start time of runs with reproducible output: 1 January 2026, 9:41 in the morning (UTC), the time in status
    /// bars.
    package static let standardStart = Date(timeIntervalSince1970: 1_767_260_460)

    /// The moment at which the run began, from which the virtual clock counts on; nil for the host's time.
    package static var fixedStart: Date? {
        get { start.withLock { $0 } }
        set { start.withLock { $0 = newValue } }
    }

    /// The present moment.
    package static var now: Date {
        guard let start = fixedStart else { return Date() }
        return start.addingTimeInterval(CACurrentMediaTime() - VirtualClock.start)
    }
}
