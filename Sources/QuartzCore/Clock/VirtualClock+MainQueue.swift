import Dispatch
import Foundation
import MainTurns

/// Runs the work that other frameworks schedule on the main queue.
extension VirtualClock: MainQueueClock {
    /// The time of the current clock, in nanoseconds.
    public nonisolated static var nanoseconds: Int64 { ClockTime.nanoseconds(main.now) }

    /// Schedules work on the current clock. From another thread it is passed through Dispatch.
    public nonisolated static func schedule(
        after delay: Int64, _ work: @escaping @Sendable () -> Void
    ) -> MainQueueEvent {
        let pending = PendingEvent(clock: main)
        MainThread.run { pending.schedule(after: ClockTime.seconds(delay), work) }
        return MainQueueEvent { MainThread.run { pending.cancel() } }
    }

    /// An event that another thread may cancel before it has been scheduled.
    @MainActor
    private final class PendingEvent {
        private let clock: VirtualClock
        private var event: VirtualClock.Event?
        private var isCancelled = false

        nonisolated init(clock: VirtualClock) { self.clock = clock }

        func schedule(after delay: CFTimeInterval, _ work: @escaping @Sendable () -> Void) {
            if !isCancelled { event = clock.schedule(after: delay, work) }
        }

        func cancel() {
            isCancelled = true
            clock.cancel(event)
        }
    }
}
