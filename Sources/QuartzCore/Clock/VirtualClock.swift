import Dispatch
import Foundation
import Synchronization

/// The clock that display links, animations, transitions and timers run on. Its time stands still until somebody
/// moves it on, so that the same steps always give the same picture.
///
/// Time goes from event to event: at each instant the events that are due run in the order in which they were
/// scheduled, then the turn ends (transactions commit, windows lay out), and only then does time go on.
@preconcurrency @MainActor
public final class VirtualClock {
    /// The clock that holds: one for the process, or the one of an enclosing `withFresh`.
    public nonisolated static var main: VirtualClock { ClockScope.clock }

    /// What the clock says when it is made, in seconds. It is not 0, which means "not set" where animations begin.
    public nonisolated static let start: CFTimeInterval = 1
    /// How long a frame of the screen lasts: a sixtieth of a second.
    public nonisolated static let frameDuration: CFTimeInterval = 1.0 / 60

    /// An event that was scheduled, for cancelling it.
    public struct Event: Hashable, Sendable {
        let sequence: UInt64
    }

    private nonisolated let elapsed = Atomic<Int64>(0)
    private var queue = ClockQueue()
    private var isRunning = false
    private static var turnEnds: [@MainActor () -> Void] = []

    /// A clock of its own, at `start`.
    public nonisolated init() {}

    /// The time in seconds.
    public nonisolated var now: CFTimeInterval {
        Self.start + ClockTime.seconds(elapsed.load(ordering: .relaxed))
    }

    /// Whether nothing is scheduled.
    public var isIdle: Bool { queue.isEmpty }

    /// When the next event is due; nil when the clock is idle.
    public var nextEventTime: CFTimeInterval? { queue.next.map { Self.start + ClockTime.seconds($0) } }

    /// When the next frame begins, a whole number of frames after `start`.
    public var nextFrameTime: CFTimeInterval {
        let frames = (ClockTime.seconds(elapsed.load(ordering: .relaxed)) / Self.frameDuration + 1e-6)
            .rounded(.down)
        return Self.start + (frames + 1) * Self.frameDuration
    }

    // MARK: Scheduling

    /// Runs the closure so many seconds from now; with 0 or less in the current instant, after what is due already.
    @discardableResult
    public func schedule(after delay: CFTimeInterval, _ work: @escaping @MainActor () -> Void) -> Event {
        let time = elapsed.load(ordering: .relaxed)
        return Event(sequence: queue.add(work, at: time + max(0, ClockTime.nanoseconds(delay))))
    }

    /// Runs the closure at a time of the clock; in the current instant when that is over.
    @discardableResult
    public func schedule(at time: CFTimeInterval, _ work: @escaping @MainActor () -> Void) -> Event {
        let due = ClockTime.nanoseconds(time - Self.start)
        return Event(sequence: queue.add(work, at: max(due, elapsed.load(ordering: .relaxed))))
    }

    /// Runs the closure at a time of the clock, of which each run schedules the next: nobody waits for its end.
    @discardableResult
    package func scheduleRepeating(at time: CFTimeInterval, _ work: @escaping @MainActor () -> Void) -> Event
    {
        let due = max(ClockTime.nanoseconds(time - Self.start), elapsed.load(ordering: .relaxed))
        return Event(sequence: queue.add(work, at: due, isRepeating: true))
    }

    /// Forgets an event that has not run yet.
    public func cancel(_ event: Event?) {
        if let event { queue.remove(event.sequence) }
    }

    // MARK: Moving on

    /// Moves time on by so many seconds and runs what is due on the way. Called from an event it does nothing.
    public func advance(by duration: CFTimeInterval) {
        let target = elapsed.load(ordering: .relaxed) + max(0, ClockTime.nanoseconds(duration))
        turns { self.runNextInstant(until: target) }
        guard !isRunning else { return }
        elapsed.store(target, ordering: .relaxed)
    }

    /// Runs what is scheduled, and what that schedules, until nothing is left or so many seconds have passed.
    /// Answers whether the clock is idle.
    @discardableResult
    public func runUntilIdle(within limit: CFTimeInterval = 60) -> Bool {
        let last = elapsed.load(ordering: .relaxed) + max(0, ClockTime.nanoseconds(limit))
        turns { self.runNextInstant(until: last) }
        return isIdle
    }

    /// Whether nothing is scheduled but what repeats without end.
    package var isSettled: Bool { queue.isSettled }

    /// Runs what is scheduled until nothing is left but what repeats without end, or so many seconds have passed.
    package func runUntilSettled(within limit: CFTimeInterval) {
        let last = elapsed.load(ordering: .relaxed) + max(0, ClockTime.nanoseconds(limit))
        turns { !self.isSettled && self.runNextInstant(until: last) }
    }

    /// Moves time on by so many seconds in an asynchronous context, where tasks of the main actor have their turn between the instants.
    public func run(for duration: CFTimeInterval) async {
        let target = elapsed.load(ordering: .relaxed) + max(0, ClockTime.nanoseconds(duration))
        await letTasksRun()
        while runNextInstant(until: target) { await letTasksRun() }
        if elapsed.load(ordering: .relaxed) < target { elapsed.store(target, ordering: .relaxed) }
        await letTasksRun()
    }

    /// A task that waits for a task that waits comes on after some turns only.
    private func letTasksRun() async {
        for _ in 0..<8 { await Task.yield() }
    }

    /// Moves time on to so many nanoseconds after the start, without a look at the host's run loop, which asks for it.
    func follow(to target: Int64) {
        guard !isRunning else { return }
        while runNextInstant(until: target) {}
        if elapsed.load(ordering: .relaxed) < target { elapsed.store(target, ordering: .relaxed) }
        endTurn()
    }

    private func turns(_ turn: () -> Bool) {
        guard !isRunning else {
            return LayerDiagnostics.report("the clock cannot be moved on by an event that it runs itself")
        }
        HostRunLoop.serve()
        while turn() { HostRunLoop.serve() }
    }

    /// Goes to the next event unless that is due later than the limit, and runs all that is due there. Events that
    /// ever schedule others for the same instant would stop time, so that after a number of rounds time goes on.
    private func runNextInstant(until limit: Int64) -> Bool {
        guard !isRunning, let time = queue.next, time <= limit else { return false }
        isRunning = true
        defer { isRunning = false }
        elapsed.store(max(time, elapsed.load(ordering: .relaxed)), ordering: .relaxed)
        var left = ClockQueue.mostEventsAtOnce
        while let work = queue.takeNext(dueAt: time) {
            work()
            left -= 1
            if left == 0 {
                LayerDiagnostics.report(
                    "more than \(ClockQueue.mostEventsAtOnce) events in one instant; the others wait for a nanosecond"
                )
                queue.postpone(dueAt: time)
            }
        }
        endTurn()
        return true
    }

    /// Whether the clock runs an event at present.
    package var isRunningEvents: Bool { isRunning }

    // MARK: Turns

    /// Adds to what happens at the end of each turn, after transactions have committed. Meant for frameworks: it stays
    /// for the life of the process.
    package static func atEndOfTurn(_ work: @escaping @MainActor () -> Void) { turnEnds.append(work) }

    /// Ends a turn: commits what changed outside of transactions, then runs what `atEndOfTurn` added.
    public func endTurn() {
        CATransaction.flush()
        for work in Self.turnEnds { work() }
    }

    // MARK: Clocks of their own

    /// Runs the closure with a clock of its own, so that what is scheduled elsewhere has no part in it.
    public static func withFresh<T>(_ work: @MainActor (VirtualClock) throws -> T) rethrows -> T {
        let clock = VirtualClock()
        return try clock.asMain { try work(clock) }
    }

    /// Runs the closure with this clock as the one that holds; tasks that are made there keep to it.
    package func asMain<T>(_ work: @MainActor () throws -> T) rethrows -> T {
        try ClockScope.$clock.withValue(self) { try work() }
    }

    /// Moves this clock on as the one that holds, while tasks of the main actor have their turn.
    package func runAsMain(for duration: CFTimeInterval) async {
        await ClockScope.$clock.withValue(self) { await run(for: duration) }
    }
}

private enum ClockScope {
    @TaskLocal static var clock = HostPace.clockOfTheProcess()
}

/// The clock's time in seconds, the same everywhere until somebody moves the clock on.
public func CACurrentMediaTime() -> CFTimeInterval { VirtualClock.main.now }
