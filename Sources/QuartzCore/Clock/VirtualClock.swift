import Dispatch
import Foundation
import Synchronization

/// The clock that display links, animations, transitions and timers run on. Its time only advances when it is
/// advanced explicitly, so that the same steps always produce the same picture.
///
/// Time advances from event to event: at each instant the due events run in the order in which they were
/// scheduled, then the turn ends (transactions commit, windows lay out), and only then does time advance.
@preconcurrency @MainActor
public final class VirtualClock {
    /// The current clock: that of the process, or the one of an enclosing `withFresh`.
    public nonisolated static var main: VirtualClock { ClockScope.clock }

    /// The time of a new clock, in seconds. It is not 0, which means "not set" as an animation's begin time.
    public nonisolated static let start: CFTimeInterval = 1
    /// The duration of a frame of the screen: a sixtieth of a second.
    public nonisolated static let frameDuration: CFTimeInterval = 1.0 / 60

    /// A scheduled event, for cancelling it.
    public struct Event: Hashable, Sendable {
        let sequence: UInt64
    }

    private nonisolated let elapsed = Atomic<Int64>(0)
    private var queue = ClockQueue()
    private var isRunning = false
    private static var turnEnds: [@MainActor () -> Void] = []

    /// Creates a separate clock, at `start`.
    public nonisolated init() {}

    /// The time in seconds.
    public nonisolated var now: CFTimeInterval {
        Self.start + ClockTime.seconds(elapsed.load(ordering: .relaxed))
    }

    /// Whether nothing is scheduled.
    public var isIdle: Bool { queue.isEmpty }

    /// The time of the next event; nil when the clock is idle.
    public var nextEventTime: CFTimeInterval? { queue.next.map { Self.start + ClockTime.seconds($0) } }

    /// The time of the next frame, a whole number of frames after `start`.
    public nonisolated var nextFrameTime: CFTimeInterval {
        let frames = (ClockTime.seconds(elapsed.load(ordering: .relaxed)) / Self.frameDuration + 1e-6)
            .rounded(.down)
        return Self.start + (frames + 1) * Self.frameDuration
    }

    // MARK: Scheduling

    /// Runs the closure after a number of seconds; with 0 or less in the current instant, after what is already due.
    @discardableResult
    public func schedule(after delay: CFTimeInterval, _ work: @escaping @MainActor () -> Void) -> Event {
        schedule(work, at: elapsed.load(ordering: .relaxed) + max(0, ClockTime.nanoseconds(delay)))
    }

    /// Runs the closure at a time of the clock; in the current instant when the time has passed.
    @discardableResult
    public func schedule(at time: CFTimeInterval, _ work: @escaping @MainActor () -> Void) -> Event {
        let due = ClockTime.nanoseconds(time - Self.start)
        return schedule(work, at: max(due, elapsed.load(ordering: .relaxed)))
    }

    private func schedule(_ work: @escaping @MainActor () -> Void, at time: Int64) -> Event {
        let event = Event(sequence: queue.add(work, at: time))
        UnattendedClock.watch(self)
        return event
    }

    /// Runs the closure at a time of the clock, each run of which schedules the next: the clock may settle without it.
    @discardableResult
    package func scheduleRepeating(at time: CFTimeInterval, _ work: @escaping @MainActor () -> Void) -> Event
    {
        let due = max(ClockTime.nanoseconds(time - Self.start), elapsed.load(ordering: .relaxed))
        return Event(sequence: queue.add(work, at: due, isRepeating: true))
    }

    /// Cancels an event that has not run yet.
    public func cancel(_ event: Event?) {
        if let event { queue.remove(event.sequence) }
    }

    // MARK: Advancing

    /// Advances time by a number of seconds and runs what is due on the way. Has no effect when called from an event.
    public func advance(by duration: CFTimeInterval) {
        let target = elapsed.load(ordering: .relaxed) + max(0, ClockTime.nanoseconds(duration))
        turns { self.runNextInstant(until: target) }
        guard !isRunning else { return }
        elapsed.store(target, ordering: .relaxed)
    }

    /// Runs scheduled events, and those that they schedule, until none are left or a number of seconds has passed.
    /// Returns whether the clock is idle.
    @discardableResult
    public func runUntilIdle(within limit: CFTimeInterval = 60) -> Bool {
        let last = elapsed.load(ordering: .relaxed) + max(0, ClockTime.nanoseconds(limit))
        turns { self.runNextInstant(until: last) }
        return isIdle
    }

    /// Whether only endlessly repeating events are scheduled.
    package var isSettled: Bool { queue.isSettled }

    /// Runs scheduled events until only endlessly repeating ones are left, or a number of seconds has passed.
    package func runUntilSettled(within limit: CFTimeInterval) {
        let last = elapsed.load(ordering: .relaxed) + max(0, ClockTime.nanoseconds(limit))
        turns { !self.isSettled && self.runNextInstant(until: last) }
    }

    /// Advances time by a number of seconds in an asynchronous context, so that tasks of the main actor run between the instants.
    public func run(for duration: CFTimeInterval) async {
        let target = elapsed.load(ordering: .relaxed) + max(0, ClockTime.nanoseconds(duration))
        await letTasksRun()
        while runNextInstant(until: target) { await letTasksRun() }
        if elapsed.load(ordering: .relaxed) < target { elapsed.store(target, ordering: .relaxed) }
        await letTasksRun()
    }

    /// Yields repeatedly, since a task that waits for a waiting task resumes only after several turns.
    private func letTasksRun() async {
        for _ in 0..<8 { await Task.yield() }
    }

    /// Advances time to a number of nanoseconds after the start, or by a number of instants if more are due until then, without
    /// serving the host's run loop, which calls this.
    func advance(toHostTime target: Int64, instants: Int = .max) {
        guard !isRunning else { return }
        var left = instants
        while left > 0, runNextInstant(until: target) { left -= 1 }
        let isBehind = queue.next.map { $0 <= target } ?? false
        if !isBehind, elapsed.load(ordering: .relaxed) < target { elapsed.store(target, ordering: .relaxed) }
        endTurn()
    }

    private func turns(_ turn: () -> Bool) {
        guard !isRunning else {
            return LayerDiagnostics.report("the clock cannot be advanced by an event that it is running")
        }
        HostRunLoop.serve()
        while turn() { HostRunLoop.serve() }
    }

    /// Advances to the next event unless that is due after the limit, and runs all events that are due. Events that
    /// endlessly schedule others for the same instant would stop time, so that after a number of rounds time advances.
    private func runNextInstant(until limit: Int64) -> Bool {
        guard !isRunning, let time = queue.next, time <= limit else { return false }
        isRunning = true
        defer { isRunning = false }
        elapsed.store(max(time, elapsed.load(ordering: .relaxed)), ordering: .relaxed)
        var left = ClockQueue.mostEventsAtOnce
        while let work = queue.removeNext(dueAt: time) {
            work()
            left -= 1
            if left == 0 {
                LayerDiagnostics.report(
                    "more than \(ClockQueue.mostEventsAtOnce) events in one instant; the others are postponed by a nanosecond"
                )
                queue.postpone(dueAt: time)
            }
        }
        endTurn()
        return true
    }

    /// Whether the clock is running an event.
    package var isRunningEvents: Bool { isRunning }

    // MARK: Turns

    /// Adds work to the end of each turn, after transactions have committed. Meant for frameworks: it remains
    /// for the life of the process.
    package static func atEndOfTurn(_ work: @escaping @MainActor () -> Void) { turnEnds.append(work) }

    /// Ends a turn: commits changes outside of transactions, then runs the work added by `atEndOfTurn`.
    public func endTurn() {
        CATransaction.flush()
        for work in Self.turnEnds { work() }
    }

    /// Ends the turn of the run loop in which code of the process has run, with what is due by the host's clock where the clock
    /// follows it.
    package static func endHostTurn() {
        _ = main
        HostPace.catchUp()
    }

    /// Whether the clock of the process follows the host's, as while tests that were written for a device run.
    package nonisolated static var followsHost: Bool { HostPace.isEnabled }

    // MARK: Separate clocks

    /// Runs the closure with a separate clock, so that events scheduled elsewhere do not run in it.
    public static func withFresh<T>(_ work: @MainActor (VirtualClock) throws -> T) rethrows -> T {
        let clock = VirtualClock()
        return try clock.asMain { try work(clock) }
    }

    /// Runs the closure with this clock as the current one, also for tasks that are created in it.
    package func asMain<T>(_ work: @MainActor () throws -> T) rethrows -> T {
        try ClockScope.$clock.withValue(self) { try work() }
    }

    /// Advances this clock as the current one, while tasks of the main actor run.
    package func runAsMain(for duration: CFTimeInterval) async {
        await ClockScope.$clock.withValue(self) { await run(for: duration) }
    }
}

private enum ClockScope {
    @TaskLocal static var clock = HostPace.clockOfTheProcess()
}

/// Returns the clock's time in seconds, which is constant until the clock advances.
public func CACurrentMediaTime() -> CFTimeInterval { VirtualClock.main.now }
