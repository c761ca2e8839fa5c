import Dispatch
import Foundation

/// Advances clocks that a test waits for and that nothing advances: the test would never end.
///
/// On iOS time passes by itself, so that a test can await the end of an animation. Here its clock would stand still. A clock with
/// scheduled events is unattended if nothing has run on it while the main queue has been idle for two seconds: the test, and whatever
/// else could advance the clock, would have run then. Where the main queue is busy, as with many tests at once, nothing is advanced.
@MainActor
enum UnattendedClocks {
    /// Whether the process runs tests, by the name that the Swift package manager gives their program, on clocks of their own.
    private nonisolated static let isEnabled =
        !HostPace.isEnabled && CommandLine.arguments.first?.hasSuffix(".xctest") == true

    private static let interval = 0.1
    private static let idleChecks = 20
    /// The virtual seconds that an unattended clock advances at most, as long animations and delayed work last.
    private static let limit: CFTimeInterval = 60

    private struct Watch {
        weak var clock: VirtualClock?
        var time: CFTimeInterval
        var checks = 0
    }

    private static var watches: [ObjectIdentifier: Watch] = [:]
    private static var nextCheck = DispatchTime.now()
    private static var hasReported = false

    /// Watches a clock until only repeating events are left on it.
    static func watch(_ clock: VirtualClock) {
        guard isEnabled, watches[ObjectIdentifier(clock)]?.clock == nil else { return }
        let isFirst = watches.isEmpty
        watches[ObjectIdentifier(clock)] = Watch(clock: clock, time: clock.now)
        if isFirst { scheduleCheck() }
    }

    private static func scheduleCheck() {
        nextCheck = .now() + interval
        DispatchQueue.main.asyncAfter(deadline: nextCheck, qos: .unspecified, flags: []) {
            MainActor.assumeIsolated { check() }
        }
    }

    private static func check() {
        let isBusy = DispatchTime.now() > nextCheck + interval
        for (id, watch) in watches { watches[id] = checked(watch, isBusy: isBusy) }
        if !watches.isEmpty { scheduleCheck() }
    }

    /// Returns the watch after one more check; nil when the clock needs none any more.
    private static func checked(_ watch: Watch, isBusy: Bool) -> Watch? {
        guard let clock = watch.clock, !clock.isSettled else { return nil }
        guard !isBusy, clock.now == watch.time else { return Watch(clock: clock, time: clock.now) }
        var watch = watch
        watch.checks += 1
        if watch.checks == idleChecks { advance(clock) }
        return watch.checks < idleChecks ? watch : Watch(clock: clock, time: clock.now)
    }

    private static func advance(_ clock: VirtualClock) {
        if !hasReported {
            hasReported = true
            LayerDiagnostics.report(
                "a test does not advance the clock of animations and delayed work, so it advances to their end; "
                    + "tests that advance it, as with `VirtualClock.main.run(for:)`, need not wait for that")
        }
        clock.asMain { clock.runUntilSettled(within: limit) }
    }
}
