import UIKit

public typealias RxTime = Date
public typealias RxTimeInterval = DispatchTimeInterval

extension DispatchTimeInterval {
    /// The interval in seconds.
    var seconds: Double {
        switch self {
        case .seconds(let value): Double(value)
        case .milliseconds(let value): Double(value) / 1e3
        case .microseconds(let value): Double(value) / 1e6
        case .nanoseconds(let value): Double(value) / 1e9
        case .never: .infinity
        @unknown default: 0
        }
    }

    /// An interval in nanoseconds.
    init(ofSeconds seconds: Double) {
        self = .nanoseconds(Int(max(min(seconds * 1e9, 9e18), -9e18)))
    }
}

/// Runs work.
public protocol ImmediateSchedulerType {
    func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> any Disposable)
        -> any Disposable
}

extension ImmediateSchedulerType {
    /// Runs work that can schedule itself again.
    public func scheduleRecursive<State>(
        _ state: State, action: @escaping (_ state: State, _ recurse: (State) -> Void) -> Void
    ) -> any Disposable {
        let group = CompositeDisposable()
        func run(_ state: State) {
            let key = Slot()
            let scheduled = self.schedule(state) { state in
                key.finish(in: group)
                if !group.isDisposed { action(state, run) }
                return Disposables.create()
            }
            key.start(scheduled, in: group)
        }
        run(state)
        return group
    }
}

/// The place of scheduled work in a group, which the work leaves when it begins.
private final class Slot: @unchecked Sendable {
    private let lock = NSLock()
    private var key: CompositeDisposable.DisposeKey?
    private var isFinished = false

    func start(_ disposable: any Disposable, in group: CompositeDisposable) {
        guard !lock.withLock({ isFinished }) else { return }
        let key = group.insert(disposable)
        let isLate = lock.withLock {
            self.key = key
            return isFinished
        }
        if isLate, let key { group.remove(for: key) }
    }

    func finish(in group: CompositeDisposable) {
        let key = lock.withLock {
            isFinished = true
            return self.key
        }
        if let key { group.remove(for: key) }
    }
}

/// Runs work at a time.
public protocol SchedulerType: ImmediateSchedulerType {
    var now: RxTime { get }
    func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable
    func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> any Disposable
}

extension SchedulerType {
    public func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> any Disposable {
        let serial = SerialDisposable()
        func run(_ state: StateType, after delay: RxTimeInterval) {
            serial.disposable = scheduleRelative(state, dueTime: delay) { state in
                if !serial.isDisposed { run(after: action(state)) }
                return Disposables.create()
            }
        }
        func run(after state: StateType) { run(state, after: period) }
        run(state, after: startAfter)
        return serial
    }

    func scheduleRecursive<State>(
        _ state: State, dueTime: RxTimeInterval,
        action: @escaping (State, _ again: @escaping (State, RxTimeInterval) -> Void) -> Void
    ) -> any Disposable {
        let serial = SerialDisposable()
        func run(_ state: State, _ delay: RxTimeInterval) {
            serial.disposable = scheduleRelative(state, dueTime: delay) { state in
                if !serial.isDisposed { action(state, run) }
                return Disposables.create()
            }
        }
        run(state, dueTime)
        return serial
    }
}

/// Runs work on the current thread after the work that is running.
public final class CurrentThreadScheduler: ImmediateSchedulerType, @unchecked Sendable {
    public static let instance = CurrentThreadScheduler()

    private final class Queue {
        var work: [() -> Void] = []
        var next = 0
    }

    private static let key = "RxSwift.CurrentThreadScheduler" as NSString

    private static var queue: Queue? {
        get { Thread.current.threadDictionary[key] as? Queue }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    /// Whether no work of the scheduler is running on the thread.
    public static var isScheduleRequired: Bool { queue == nil }

    public func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> any Disposable)
        -> any Disposable
    {
        if let queue = Self.queue {
            let item = SingleAssignmentDisposable()
            queue.work.append { if !item.isDisposed { item.setDisposable(action(state)) } }
            return item
        }
        let queue = Queue()
        Self.queue = queue
        defer { Self.queue = nil }
        let disposable = action(state)
        while queue.next < queue.work.count {
            let work = queue.work[queue.next]
            queue.next += 1
            work()
        }
        return disposable
    }
}

/// A timer of a queue.
enum QueueTimer {
    /// Runs the work on the queue after a delay; on the main queue by the clock of its screens.
    static func after(_ delay: Double, on queue: DispatchQueue, _ work: @escaping () -> Void) {
        nonisolated(unsafe) let work = work
        let deadline = DispatchTime.now() + max(delay, 0)
        if queue === DispatchQueue.main, !AppSurroundings.isOnMainThread {
            queue.async { queue.asyncAfter(deadline: deadline) { work() } }
        } else {
            queue.asyncAfter(deadline: deadline) { work() }
        }
    }

    static func schedule<State>(
        _ state: State, after delay: Double, on queue: DispatchQueue,
        _ action: @escaping (State) -> any Disposable
    ) -> any Disposable {
        let item = SingleAssignmentDisposable()
        after(delay, on: queue) { if !item.isDisposed { item.setDisposable(action(state)) } }
        return item
    }

    static func soon<State>(
        _ state: State, on queue: DispatchQueue, _ action: @escaping (State) -> any Disposable
    ) -> any Disposable {
        let item = SingleAssignmentDisposable()
        nonisolated(unsafe) let (state, action) = (state, action)
        queue.async { if !item.isDisposed { item.setDisposable(action(state)) } }
        return item
    }

    /// Runs the work again and again, without drifting.
    static func periodic<State>(
        _ state: State, startAfter: Double, period: Double, on queue: DispatchQueue,
        _ action: @escaping (State) -> State
    ) -> any Disposable {
        let flag = BooleanDisposable()
        nonisolated(unsafe) var state = state
        func run(after delay: Double) {
            after(delay, on: queue) {
                guard !flag.isDisposed else { return }
                state = action(state)
                // A period of zero would not leave the queue to others.
                run(after: max(period, 0.001))
            }
        }
        run(after: startAfter)
        return flag
    }
}

/// Runs work on a queue, one after another.
public class SerialDispatchQueueScheduler: SchedulerType, @unchecked Sendable {
    public typealias TimeInterval = Foundation.TimeInterval
    public typealias Time = Date

    let queue: DispatchQueue

    init(serialQueue: DispatchQueue) { queue = serialQueue }

    public convenience init(
        internalSerialQueueName: String, serialQueueConfiguration: ((DispatchQueue) -> Void)? = nil,
        leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        let queue = DispatchQueue(label: internalSerialQueueName)
        serialQueueConfiguration?(queue)
        self.init(serialQueue: queue)
    }
    public convenience init(
        queue: DispatchQueue, internalSerialQueueName: String, leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        self.init(serialQueue: DispatchQueue(label: internalSerialQueueName, target: queue))
    }
    public convenience init(
        qos: DispatchQoS, internalSerialQueueName: String = "rx.global_dispatch_queue.serial",
        leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        self.init(serialQueue: DispatchQueue(label: internalSerialQueueName, qos: qos))
    }

    public var now: Date { Date() }

    public final func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> any Disposable)
        -> any Disposable
    {
        scheduleInternal(state, action: action)
    }

    func scheduleInternal<StateType>(_ state: StateType, action: @escaping (StateType) -> any Disposable)
        -> any Disposable
    {
        QueueTimer.soon(state, on: queue, action)
    }

    public final func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        QueueTimer.schedule(state, after: dueTime.seconds, on: queue, action)
    }

    public func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> any Disposable {
        QueueTimer.periodic(
            state, startAfter: startAfter.seconds, period: period.seconds, on: queue, action)
    }
}

/// Runs work on a queue, several at a time.
public class ConcurrentDispatchQueueScheduler: SchedulerType, @unchecked Sendable {
    public typealias TimeInterval = Foundation.TimeInterval
    public typealias Time = Date

    private let queue: DispatchQueue

    public init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) { self.queue = queue }
    public convenience init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        self.init(
            queue: DispatchQueue(label: "rxswift.queue.\(qos)", qos: qos, attributes: .concurrent),
            leeway: leeway)
    }
    /// The label of version 4.
    public convenience init(globalConcurrentQueueQOS: DispatchQoS) {
        self.init(qos: globalConcurrentQueueQOS)
    }

    public var now: Date { Date() }

    public final func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> any Disposable)
        -> any Disposable
    {
        QueueTimer.soon(state, on: queue, action)
    }
    public final func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        QueueTimer.schedule(state, after: dueTime.seconds, on: queue, action)
    }
    public func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> any Disposable {
        QueueTimer.periodic(
            state, startAfter: startAfter.seconds, period: period.seconds, on: queue, action)
    }
}

/// Runs work on the main queue; at once if it is scheduled there and no other work is waiting.
public final class MainScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {
    public static let instance = MainScheduler()
    /// Always in a later turn.
    public static let asyncInstance = SerialDispatchQueueScheduler(serialQueue: .main)

    private let waiting = Counter()

    public init() { super.init(serialQueue: .main) }

    public class func ensureExecutingOnScheduler(errorMessage: String? = nil) {
        precondition(AppSurroundings.isOnMainThread, errorMessage ?? "this is not the main thread")
    }
    public class func ensureRunningOnMainThread(errorMessage: String? = nil) {
        ensureExecutingOnScheduler(errorMessage: errorMessage)
    }

    override func scheduleInternal<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    )
        -> any Disposable
    {
        let count = waiting.add(1)
        if AppSurroundings.isOnMainThread, count == 1 {
            defer { _ = waiting.add(-1) }
            return action(state)
        }
        let item = SingleAssignmentDisposable()
        nonisolated(unsafe) let (state, action) = (state, action)
        queue.async {
            if !item.isDisposed { item.setDisposable(action(state)) }
            _ = self.waiting.add(-1)
        }
        return item
    }
}

final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var value = 0

    func add(_ number: Int) -> Int {
        lock.withLock {
            value += number
            return value
        }
    }
}

/// Runs work on the main queue, for subscribing; at once on the main thread.
public final class ConcurrentMainScheduler: SchedulerType, @unchecked Sendable {
    public typealias TimeInterval = Foundation.TimeInterval
    public typealias Time = Date
    public static let instance = ConcurrentMainScheduler()

    public var now: Date { Date() }

    public func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> any Disposable)
        -> any Disposable
    {
        AppSurroundings.isOnMainThread ? action(state) : QueueTimer.soon(state, on: .main, action)
    }
    public func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        QueueTimer.schedule(state, after: dueTime.seconds, on: .main, action)
    }
    public func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> any Disposable {
        QueueTimer.periodic(state, startAfter: startAfter.seconds, period: period.seconds, on: .main, action)
    }
}

/// Runs work on a queue of operations.
public class OperationQueueScheduler: ImmediateSchedulerType, @unchecked Sendable {
    public let operationQueue: OperationQueue
    public let queuePriority: Operation.QueuePriority

    public init(operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = .normal) {
        (self.operationQueue, self.queuePriority) = (operationQueue, queuePriority)
    }

    public func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> any Disposable)
        -> any Disposable
    {
        let item = SingleAssignmentDisposable()
        nonisolated(unsafe) let (state, action) = (state, action)
        let operation = BlockOperation { if !item.isDisposed { item.setDisposable(action(state)) } }
        operation.queuePriority = queuePriority
        operationQueue.addOperation(operation)
        return item
    }
}
