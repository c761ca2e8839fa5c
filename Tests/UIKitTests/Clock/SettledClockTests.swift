import Testing

@testable import UIKit

@MainActor
@Suite struct SettledClockTests {
    @Test func theClockRunsToTheEndOfWhatEnds() {
        VirtualClock.withFresh { clock in
            var ended = false
            clock.schedule(after: 3) { ended = true }
            clock.runUntilSettled(within: 5)
            #expect(ended && clock.now == VirtualClock.start + 3)
        }
    }

    @Test func nobodyWaitsForTheEndOfATimerThatRepeats() {
        VirtualClock.withFresh { clock in
            let timer = ClockTimer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
            #expect(clock.isSettled && !clock.isIdle)
            clock.runUntilSettled(within: 5)
            #expect(clock.now == VirtualClock.start)
            timer.invalidate()
            #expect(clock.isIdle)
        }
    }

    @Test func whatIsLaterThanTheLimitWaits() {
        VirtualClock.withFresh { clock in
            var ended = false
            clock.schedule(after: 9) { ended = true }
            clock.runUntilSettled(within: 5)
            #expect(!ended && !clock.isSettled)
        }
    }
}
