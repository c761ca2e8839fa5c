import Dispatch
import Foundation
import MainTurns

/// Work that is passed to another thread. What it holds is the caller's own care, as with Apple's schedulers, whose
/// closures are not marked Sendable either.
struct Work: @unchecked Sendable {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    func run() { action() }
}

/// A value that is passed to another thread, which guards it by other means.
package struct UncheckedBox<Value>: @unchecked Sendable {
    package let value: Value

    package init(_ value: Value) { self.value = value }
}

/// A mark that can be set once.
final class Flag: @unchecked Sendable {
    private let lock = NSLock()
    private var value = false

    var isSet: Bool { lock.withLock { value } }
    func set() { lock.withLock { value = true } }
}

/// The main queue where a clock of its own runs it, rather than Dispatch.
enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Returns whether the queue is the main one, of which Dispatch makes a new object at each call on Linux.
    static func isMain(_ queue: DispatchQueue) -> Bool { queue.getSpecific(key: key) == true }

    /// The clock that runs the main queue, if it is not the host's.
    private static var clock: (any MainQueueClock.Type)? { MainQueueClocks.current }

    /// The time at which the process began to use the clock, in whole seconds.
    private static let start = Date(
        timeIntervalSinceReferenceDate: Date().timeIntervalSinceReferenceDate.rounded(.down))

    static var dispatchTime: DispatchTime {
        clock.map { DispatchTime(uptimeNanoseconds: UInt64(max(1, $0.nanoseconds))) } ?? .now()
    }

    static var date: Date { clock.map { start + Double($0.nanoseconds) / 1e9 } ?? Date() }

    /// Runs work after a delay in nanoseconds; nil where Dispatch has to.
    static func schedule(after delay: Int64, _ work: Work) -> MainQueueEvent? {
        clock?.schedule(after: max(0, delay)) { work.run() }
    }

    /// Runs work after a delay in nanoseconds and then again at intervals; nil where Dispatch has to.
    static func schedule(after delay: Int64, every interval: Int64, _ work: Work) -> Ticks? {
        guard let clock else { return nil }
        let ticks = Ticks(clock, interval: max(1, interval), work)
        ticks.scheduleNext(after: delay)
        return ticks
    }

    /// Work that is repeated until it is cancelled.
    final class Ticks: Cancellable, @unchecked Sendable {
        private let clock: any MainQueueClock.Type
        private let interval: Int64
        private let lock = NSLock()
        private var work: Work?
        private var event: MainQueueEvent?

        init(_ clock: any MainQueueClock.Type, interval: Int64, _ work: Work) {
            self.clock = clock
            self.interval = interval
            self.work = work
        }

        func scheduleNext(after delay: Int64) {
            let event = clock.schedule(after: max(0, delay)) { self.tick() }
            lock.withLock { if work != nil { self.event = event } }
        }

        private func tick() {
            guard let work = lock.withLock({ work }) else { return }
            scheduleNext(after: interval)
            work.run()
        }

        func cancel() {
            let event = lock.withLock { () -> MainQueueEvent? in
                work = nil
                defer { self.event = nil }
                return self.event
            }
            event?.cancel()
        }
    }
}
