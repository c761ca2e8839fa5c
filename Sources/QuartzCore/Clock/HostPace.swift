import Dispatch
import Foundation

/// Lets the clock of the process follow the host's clock while the main queue is served, as tests that were written
/// for a device expect when they wait. `KUMIKI_CLOCK=host` in the environment enables it.
enum HostPace {
    static func clockOfTheProcess() -> VirtualClock {
        let clock = VirtualClock()
        if ProcessInfo.processInfo.environment["KUMIKI_CLOCK"] == "host" { startFollowing(clock) }
        return clock
    }

    private static func startFollowing(_ clock: VirtualClock) {
        let start = DispatchTime.now().uptimeNanoseconds
        let frame = Int(VirtualClock.frameDuration * 1000)
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now(), repeating: .milliseconds(frame), leeway: .milliseconds(1))
        timer.setEventHandler {
            let passed = Int64(DispatchTime.now().uptimeNanoseconds - start)
            MainActor.assumeIsolated { clock.advance(toHostTime: passed) }
        }
        timer.resume()
        kept = timer
    }

    /// Set once, when the clock of the process is created.
    private nonisolated(unsafe) static var kept: (any DispatchSourceTimer)?
}
