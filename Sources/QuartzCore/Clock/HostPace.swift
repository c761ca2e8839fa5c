import Dispatch
import Foundation

/// Lets the clock of the process follow the host's clock while the main queue is served, as tests that were written
/// for a device expect when they wait. `KUMIKI_CLOCK=host` in the environment enables it.
enum HostPace {
    static func clockOfTheProcess() -> VirtualClock {
        let clock = VirtualClock()
        if isEnabled {
            startFollowing(clock)
        } else if UnattendedClock.isEnabled {
            UnattendedClock.attend(to: clock)
        }
        return clock
    }

    static let isEnabled = ProcessInfo.processInfo.environment["KUMIKI_CLOCK"] == "host"

    private static func startFollowing(_ clock: VirtualClock) {
        let frame = Int(VirtualClock.frameDuration * 1000)
        let timer = DispatchSource.makeTimerSource(queue: .main)
        following = Following(clock: clock, start: DispatchTime.now().uptimeNanoseconds, timer: timer)
        timer.schedule(deadline: .now(), repeating: .milliseconds(frame), leeway: .milliseconds(1))
        timer.setEventHandler { MainActor.assumeIsolated { catchUpInTurns() } }
        timer.resume()
    }

    /// Advances the clock to the host's time by one instant in each turn of the main queue: code that waits in the run loop for what
    /// a timer does continues before the timer fires again. Frames pause until then.
    @MainActor
    private static func catchUpInTurns() {
        guard let following else { return }
        let passed = following.passed
        following.clock.advance(toHostTime: passed, instants: 1)
        guard let next = following.clock.nextEventTime,
            next <= VirtualClock.start + ClockTime.seconds(passed)
        else { return }
        following.timer.suspend()
        DispatchQueue.main.async(group: nil, qos: .unspecified, flags: []) {
            Self.following?.timer.resume()
            MainActor.assumeIsolated { catchUpInTurns() }
        }
    }

    /// Advances the clock of the process to the host's time, if it follows it, and ends the turn.
    @MainActor
    static func catchUp() {
        guard let following else { return VirtualClock.main.endTurn() }
        following.clock.advance(toHostTime: following.passed)
    }

    /// A clock, the host's time at its start, and the timer of its frames.
    private struct Following {
        let clock: VirtualClock
        let start: UInt64
        let timer: any DispatchSourceTimer

        /// The nanoseconds since the start.
        var passed: Int64 { Int64(DispatchTime.now().uptimeNanoseconds - start) }
    }

    /// Set once, while the clock of the process is created, which each reader waits for; a source of Dispatch is not sendable.
    private nonisolated(unsafe) static var following: Following?
}
