import Dispatch
import Foundation

/// Advances the clock of a process that runs tests while a test waits for it and nothing else advances it: the test would never end.
///
/// On iOS time passes by itself, so that a test can await the end of an animation. Here the clock would stand still. It is unattended if
/// something is scheduled and nothing has run on it while the main queue has been idle for two seconds: the test, and whatever else
/// could advance the clock, would have run then. From there it follows the host's time until nothing is scheduled. Clocks that tests
/// create are theirs to advance.
@MainActor
enum UnattendedClock {
    private static let interval = 0.1
    private static let idleChecks = 20
    /// The instants that are run in one check, more than the frames of that time.
    private static let instants = 8
    /// The host's seconds that running them may take in all; endless work would block the main queue.
    private static let budget = 1.0

    /// Set once, while the clock of the process is created, which each reader waits for.
    private nonisolated(unsafe) static var clock: VirtualClock?
    private static var isWatching = false
    private static var hasReported = false
    private static var nextCheck = DispatchTime.now()
    private static var lastTime: CFTimeInterval = 0
    private static var checks = 0
    private static var seconds = 0.0

    /// Whether the process runs tests, by the name that the Swift package manager gives their program.
    nonisolated static let isEnabled = CommandLine.arguments.first?.hasSuffix(".xctest") == true

    /// Attends to the clock of the process.
    nonisolated static func attend(to clock: VirtualClock) { Self.clock = clock }

    /// Watches the clock of the process from when something is scheduled on it; other clocks are ignored.
    static func watch(_ scheduled: VirtualClock) {
        guard scheduled === clock, !isWatching else { return }
        isWatching = true
        (checks, seconds, lastTime) = (0, 0, scheduled.now)
        scheduleCheck(of: scheduled)
    }

    private static func scheduleCheck(of clock: VirtualClock) {
        nextCheck = .now() + interval
        DispatchQueue.main.asyncAfter(deadline: nextCheck, qos: .unspecified, flags: []) {
            MainActor.assumeIsolated { check(clock) }
        }
    }

    private static func check(_ clock: VirtualClock) {
        guard !clock.isSettled else {
            isWatching = false
            return
        }
        let isIdle = DispatchTime.now() < nextCheck + interval && clock.now == lastTime
        checks = isIdle ? checks + 1 : 0
        if checks > idleChecks, seconds < budget { advance(clock) }
        lastTime = clock.now
        scheduleCheck(of: clock)
    }

    private static func advance(_ clock: VirtualClock) {
        if !hasReported {
            hasReported = true
            LayerDiagnostics.report(
                "a test does not advance the clock of animations and delayed work, so it follows the host's; "
                    + "tests that advance it, as with `VirtualClock.main.run(for:)`, need not wait for that")
        }
        let begin = DispatchTime.now()
        let target = ClockTime.nanoseconds(clock.now - VirtualClock.start + interval)
        clock.asMain { clock.advance(toHostTime: target, instants: instants) }
        seconds += Double(DispatchTime.now().uptimeNanoseconds - begin.uptimeNanoseconds) / 1e9
    }
}
