import Foundation
import QuartzCore

extension AppSurroundings {
    /// Performs a block in the loop's next turn. The main run loop's turns are those of the main queue, which another thread may serve:
    /// the loop itself does not run then.
    public static func perform(on loop: RunLoop, _ block: @escaping @Sendable () -> Void) {
        if loop === RunLoop.main {
            DispatchQueue.main.async(execute: block)
        } else {
            loop.perform(block)
        }
    }

    /// Runs the loop until a date, and ends the turn as on iOS, however short the time. A date that has passed lets the loop do what
    /// is due.
    public static func run(_ loop: RunLoop, until limitDate: Date) {
        if limitDate > Date() {
            loop.run(until: limitDate)
        } else {
            _ = loop.run(mode: .default, before: limitDate)
        }
        endTurn(of: loop)
    }

    /// Runs the loop once, or until the date, and ends the turn. Returns whether it had something to wait for.
    public static func run(_ loop: RunLoop, mode: RunLoop.Mode, before limitDate: Date) -> Bool {
        defer { endTurn(of: loop) }
        return loop.run(mode: mode, before: limitDate)
    }

    /// Runs the loop once without waiting, and ends the turn. Returns when its next timer fires.
    public static func limitDate(of loop: RunLoop, mode: RunLoop.Mode) -> Date? {
        defer { endTurn(of: loop) }
        return loop.limitDate(forMode: mode)
    }

    private static func endTurn(of loop: RunLoop) {
        guard loop === RunLoop.main, MainQueue.isCurrent else { return }
        MainActor.assumeIsolated { VirtualClock.endHostTurn() }
    }
}
