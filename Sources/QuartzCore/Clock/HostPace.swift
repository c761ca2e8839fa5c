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
        let start = DispatchTime.now().uptimeNanoseconds
        following = Following(clock: clock, start: start, timer: timer)
        // One instant in each turn of the main queue: code that waits in the run loop for what a timer does continues before the
        // timer fires again. Frames pause until then.
        @MainActor func catchUpInTurns() {
            let passed = Int64(DispatchTime.now().uptimeNanoseconds - start)
            clock.advance(toHostTime: passed, instants: 1)
            guard let next = clock.nextEventTime, next <= VirtualClock.start + ClockTime.seconds(passed)
            else { return }
            following?.timer.suspend()
            DispatchQueue.main.async(group: nil, qos: .unspecified, flags: []) {
                following?.timer.resume()
                MainActor.assumeIsolated { catchUpInTurns() }
            }
        }
        timer.schedule(deadline: .now(), repeating: .milliseconds(frame), leeway: .milliseconds(1))
        timer.setEventHandler { MainActor.assumeIsolated { catchUpInTurns() } }
        timer.resume()
    }

    /// Advances the clock of the process to the host's time, if it follows it, and ends the turn.
    @MainActor
    static func catchUp() {
        guard let following else { return VirtualClock.main.endTurn() }
        let passed = Int64(DispatchTime.now().uptimeNanoseconds - following.start)
        following.clock.advance(toHostTime: passed)
    }

    /// A clock, the host's time at its start, and the timer of its frames.
    private struct Following {
        let clock: VirtualClock
        let start: UInt64
        let timer: any DispatchSourceTimer
    }

    /// Set once, while the clock of the process is created, which each reader waits for; a source of Dispatch is not sendable.
    private nonisolated(unsafe) static var following: Following?
}
