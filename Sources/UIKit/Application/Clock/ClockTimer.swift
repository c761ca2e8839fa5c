import Foundation
import QuartzCore
import Synchronization

/// A timer on the virtual clock.
///
/// Foundation's own `Timer` uses the host's clock and no other. `Timer`'s methods with target and selector, which
/// Foundation lacks here, create timers of this class. For those with a block, a source whose timers shall run on the
/// virtual clock declares `typealias Timer = ClockTimer`.
open class ClockTimer: Timer {
    private struct State {
        var fireTime: CFTimeInterval
        var event: VirtualClock.Event?
        var isScheduled = false
        var isValid = true
    }

    /// The least interval of a timer that repeats (Apple: Timer).
    private static let leastInterval: TimeInterval = 0.000_1

    private let clock = VirtualClock.main
    private let state: Mutex<State>
    private let block: @Sendable (Timer) -> Void
    private let interval: TimeInterval
    private let repeats: Bool
    // Only accessed by the block, which runs on the main actor, and by users of the timer there.
    private nonisolated(unsafe) let info: Any?

    /// Creates a timer that starts when it is added to a run loop.
    public override init(
        fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) {
        state = Mutex(State(fireTime: clock.now + Self.rounded(date.timeIntervalSince(AppTime.now))))
        self.block = block
        self.repeats = repeats
        self.interval = repeats ? max(interval, Self.leastInterval) : 0
        info = nil
        // Foundation's part of the timer never fires by itself.
        super.init(fire: .distantFuture, interval: 0, repeats: false) { _ in }
    }

    /// Creates a timer that calls a method, with itself as the argument, and starts when it is added to a run loop.
    public init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
        repeats rep: Bool
    ) {
        state = Mutex(State(fireTime: clock.now + Self.rounded(date.timeIntervalSince(AppTime.now))))
        // As `info`: only the block accesses the target, and the timer passed to it.
        nonisolated(unsafe) let target = t as AnyObject
        block = { timer in
            nonisolated(unsafe) let timer = timer
            MainActor.assumeIsolated { _ = ActionTable.perform(s, on: target, with: [timer]) }
        }
        repeats = rep
        interval = rep ? max(ti, Self.leastInterval) : 0
        info = ui
        super.init(fire: .distantFuture, interval: 0, repeats: false) { _ in }
    }

    /// Creates a timer that starts when it is added to a run loop.
    public convenience init(
        timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) {
        self.init(
            fire: AppTime.now.addingTimeInterval(interval), interval: interval, repeats: repeats, block: block
        )
    }

    /// Creates a timer that calls a method, with itself as the argument, and starts when it is added to a run loop.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self.init(
            fireAt: AppTime.now.addingTimeInterval(ti), interval: ti, target: aTarget, selector: aSelector,
            userInfo: userInfo, repeats: yesOrNo)
    }

    /// Creates an invalid timer without an action, for properties that are set before they are used.
    public init() {
        state = Mutex(State(fireTime: clock.now, isValid: false))
        (block, interval, repeats, info) = ({ _ in }, 0, false, nil)
        super.init(fire: .distantFuture, interval: 0, repeats: false) { _ in }
    }

    open override var userInfo: Any? { info }

    /// Creates a timer and starts it.
    open override class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        let timer = ClockTimer(
            fire: AppTime.now.addingTimeInterval(max(interval, Self.leastInterval)), interval: interval,
            repeats: repeats, block: block)
        timer.start()
        return timer
    }

    /// Runs the block now. A repeating timer continues its schedule; another is invalidated.
    open override func fire() {
        guard isValid else { return }
        block(self)
        if !repeats { invalidate() }
    }

    /// Ends the timer.
    open override func invalidate() {
        let event = state.withLock { state in
            defer { state.event = nil }
            state.isValid = false
            return state.event
        }
        MainQueue.run(with: clock) { $0.cancel(event) }
    }

    /// Whether the timer may still fire.
    open override var isValid: Bool { state.withLock { $0.isValid } }

    /// Seconds between two calls; 0 when there is only one.
    open override var timeInterval: TimeInterval { interval }

    /// The next fire date: a date of the host's clock whose distance from now is that of the virtual clock.
    open override var fireDate: Date {
        get { AppTime.now.addingTimeInterval(state.withLock { $0.fireTime } - clock.now) }
        set {
            let time = clock.now + Self.rounded(newValue.timeIntervalSince(AppTime.now))
            let wasScheduled = state.withLock { state in
                state.fireTime = time
                return state.isScheduled
            }
            if wasScheduled { scheduleNext() }
        }
    }

    /// Starts the timer on the clock, once.
    func start() {
        let isFirst = state.withLock { state in
            defer { state.isScheduled = true }
            return !state.isScheduled && state.isValid
        }
        if isFirst { scheduleNext() }
    }

    private func scheduleNext() {
        // A timer may be passed to other threads: mutable state is protected by the lock, the block is Sendable.
        MainQueue.run(with: self) { $0.schedule() }
    }

    @MainActor private func schedule() {
        let (time, old) = state.withLock { ($0.fireTime, $0.event) }
        clock.cancel(old)
        let event =
            repeats
            ? clock.scheduleRepeating(at: time) { self.tick() } : clock.schedule(at: time) { self.tick() }
        state.withLock { $0.event = event }
    }

    private func tick() {
        guard isValid else { return }
        state.withLock { state in
            state.event = nil
            state.fireTime += interval
        }
        if repeats { scheduleNext() }
        fire()
    }

    /// Returns a duration measured by the host's clock, less the time that measuring took.
    private static func rounded(_ span: TimeInterval) -> TimeInterval {
        (min(max(span, 0), 1e9) * 1000).rounded() / 1000
    }
}

/// The name of timers in adapted code: as long as `Timer`, so that columns are unchanged.
public typealias _Time = ClockTimer

/// Creates a timer without an action. Adapted code has these functions in place of `Timer`'s initializers where a variable has the
/// type of its initial value, and is assigned other timers later.
public func _Tick() -> Timer { ClockTimer() }

/// Creates a timer that starts when it is added to a run loop.
public func _Tick(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
)
    -> Timer
{
    ClockTimer(timeInterval: interval, repeats: repeats, block: block)
}

/// Creates a timer that starts when it is added to a run loop.
public func _Tick(
    fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
) -> Timer {
    ClockTimer(fire: date, interval: interval, repeats: repeats, block: block)
}

/// Creates a timer that calls a method, with itself as the argument, and starts when it is added to a run loop.
public func _Tick(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
) -> Timer {
    ClockTimer(timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
}

/// Creates a timer that calls a method, with itself as the argument, and starts when it is added to a run loop.
public func _Tick(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
    repeats rep: Bool
) -> Timer {
    ClockTimer(fireAt: date, interval: ti, target: t, selector: s, userInfo: ui, repeats: rep)
}

extension Timer {
    /// Creates a timer on the virtual clock that calls a method, with itself as the argument, and starts it.
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = ClockTimer(
            timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        timer.start()
        return timer
    }
}

extension RunLoop {
    /// Starts a timer of the virtual clock. All modes are the same here.
    public func add(_ timer: ClockTimer, forMode mode: RunLoop.Mode) { timer.start() }
}
