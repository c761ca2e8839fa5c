import Foundation

/// The order of two times.
public enum VirtualTimeComparison {
    case lessThan
    case equal
    case greaterThan

    var lessThen: Bool { self == .lessThan }
    var greaterThan: Bool { self == .greaterThan }
    var equal: Bool { self == .equal }
}

/// Converts between virtual and real times.
public protocol VirtualTimeConverterType {
    associatedtype VirtualTimeUnit
    associatedtype VirtualTimeIntervalUnit
    func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime
    func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit
    func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit) -> TimeInterval
    func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit
    func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit) -> VirtualTimeUnit
    func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison
}

/// Runs work by a clock that passes from one piece of work to the next.
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType, @unchecked Sendable {
    public typealias VirtualTime = Converter.VirtualTimeUnit
    public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

    private final class Item {
        let time: VirtualTime
        let number: Int
        let action: () -> Void

        init(_ time: VirtualTime, _ number: Int, _ action: @escaping () -> Void) {
            (self.time, self.number, self.action) = (time, number, action)
        }
    }

    private let lock = NSRecursiveLock()
    private let converter: Converter
    private var items: [Item] = []
    private var last = 0
    private var running = false
    private var currentClock: VirtualTime

    public init(initialClock: VirtualTime, converter: Converter) {
        (currentClock, self.converter) = (initialClock, converter)
    }

    public var now: RxTime { converter.convertFromVirtualTime(clock) }
    public var clock: VirtualTime { lock.withLock { currentClock } }

    public func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> any Disposable)
        -> any Disposable
    {
        scheduleRelative(state, dueTime: .microseconds(0), action: action)
    }

    public func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        let time = now.addingTimeInterval(dueTime.seconds)
        let absolute = adjustScheduledTime(converter.convertToVirtualTime(time))
        return scheduleAbsoluteVirtual(state, time: absolute, action: action)
    }

    public func scheduleRelativeVirtual<StateType>(
        _ state: StateType, dueTime: VirtualTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        let time = converter.offsetVirtualTime(clock, offset: dueTime)
        return scheduleAbsoluteVirtual(state, time: time, action: action)
    }

    public func scheduleAbsoluteVirtual<StateType>(
        _ state: StateType, time: VirtualTime, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        lock.withLock {
            let composite = CompositeDisposable()
            last += 1
            let number = last
            let item = Item(time, number) { _ = composite.insert(action(state)) }
            let index = items.firstIndex { converter.compareVirtualTime($0.time, time) == .greaterThan }
            items.insert(item, at: index ?? items.count)
            _ = composite.insert(
                Disposables.create { [weak self] in
                    guard let self else { return }
                    lock.withLock { self.items.removeAll { $0.number == number } }
                })
            return composite
        }
    }

    open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime { time }

    public func start() {
        guard !lock.withLock({ running }) else { return }
        lock.withLock { running = true }
        while lock.withLock({ running }), let item = next(until: nil) { run(item) }
        lock.withLock { running = false }
    }

    private func next(until time: VirtualTime?) -> Item? {
        lock.withLock {
            guard let first = items.first else { return nil }
            if let time, converter.compareVirtualTime(first.time, time) == .greaterThan { return nil }
            return items.removeFirst()
        }
    }

    private func run(_ item: Item) {
        lock.withLock {
            if converter.compareVirtualTime(item.time, currentClock) == .greaterThan {
                currentClock = item.time
            }
        }
        item.action()
    }

    public func advanceTo(_ virtualTime: VirtualTime) {
        precondition(!lock.withLock { running }, "the scheduler is already running")
        lock.withLock { running = true }
        while lock.withLock({ running }), let item = next(until: virtualTime) { run(item) }
        lock.withLock {
            currentClock = virtualTime
            running = false
        }
    }

    public func sleep(_ virtualInterval: VirtualTimeInterval) {
        let time = converter.offsetVirtualTime(clock, offset: virtualInterval)
        precondition(
            converter.compareVirtualTime(time, clock) != .lessThan, "the clock cannot be set back")
        lock.withLock { currentClock = time }
    }

    public func stop() { lock.withLock { running = false } }
}

extension VirtualTimeScheduler: CustomDebugStringConvertible {
    public var debugDescription: String { "\(items.map(\.time))" }
}

/// Converts between seconds and dates.
public struct HistoricalSchedulerTimeConverter: VirtualTimeConverterType {
    public typealias VirtualTimeUnit = RxTime
    public typealias VirtualTimeIntervalUnit = TimeInterval

    public func convertFromVirtualTime(_ virtualTime: RxTime) -> RxTime { virtualTime }
    public func convertToVirtualTime(_ time: RxTime) -> RxTime { time }
    public func convertFromVirtualTimeInterval(_ virtualTimeInterval: TimeInterval) -> TimeInterval {
        virtualTimeInterval
    }
    public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> TimeInterval { timeInterval }
    public func offsetVirtualTime(_ time: RxTime, offset: TimeInterval) -> RxTime {
        time.addingTimeInterval(offset)
    }
    public func compareVirtualTime(_ lhs: RxTime, _ rhs: RxTime) -> VirtualTimeComparison {
        lhs == rhs ? .equal : (lhs < rhs ? .lessThan : .greaterThan)
    }
}

/// A virtual clock of dates.
public class HistoricalScheduler: VirtualTimeScheduler<HistoricalSchedulerTimeConverter>, @unchecked Sendable
{
    public init(initialClock: RxTime = Date(timeIntervalSince1970: 0)) {
        super.init(initialClock: initialClock, converter: HistoricalSchedulerTimeConverter())
    }
}
