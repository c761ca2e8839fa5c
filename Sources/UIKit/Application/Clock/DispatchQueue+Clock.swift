import Dispatch
import Foundation
import QuartzCore

/// Work submitted to the main queue on the main actor runs on the virtual clock. Swift prefers these methods to those
/// of Dispatch, which have more parameters. From other threads, and on other queues, Dispatch's methods are used, with
/// the host's time.
extension DispatchQueue {
    /// Runs the closure in a later turn; on the main queue, at the current time of the virtual clock.
    public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
        guard let clock = virtualClock else { return asyncOnHost(work) }
        MainActor.assumeIsolated { _ = clock.schedule(after: 0, work) }
    }

    /// Runs the closure at a time; on the main queue after the delay to that time, on the virtual clock, in whole
    /// milliseconds.
    public func asyncAfter(
        deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        guard let clock = virtualClock else {
            return asyncAfter(deadline: deadline, qos: .unspecified, execute: work)
        }
        let (now, then) = (DispatchTime.now().uptimeNanoseconds, deadline.uptimeNanoseconds)
        schedule(work, after: then > now ? Double(then - now) / 1e9 : 0, on: clock)
    }

    /// Runs the work at a time; on the main queue by the virtual clock. It can be cancelled.
    public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
        afterwards(deadline: deadline, execute: execute)
    }

    /// Runs the work in a later turn; on the main queue, at the current time of the virtual clock. It can be cancelled.
    public func async(execute workItem: DispatchWorkItem) { later(execute: workItem) }

    // In a file that imports both modules, the compiler cannot choose the functions above over Dispatch's own; adapted
    // code calls these.

    /// Runs the work in a later turn; on the main queue, at the current time of the virtual clock. It can be cancelled.
    public func later(execute workItem: DispatchWorkItem) {
        // Dispatch's own item may be performed and cancelled on any thread; it is only not marked Sendable.
        nonisolated(unsafe) let item = workItem
        async { item.perform() }
    }

    /// Runs the function in a later turn; on the main queue, at the current time of the virtual clock.
    public func later(execute work: @escaping @Sendable @convention(block) () -> Void) {
        async(execute: work)
    }

    /// Runs the work at a time; on the main queue by the virtual clock. It can be cancelled.
    public func afterwards(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
        // As above.
        nonisolated(unsafe) let item = workItem
        asyncAfter(deadline: deadline) { item.perform() }
    }

    /// Runs the function at a time; on the main queue by the virtual clock.
    public func afterwards(
        deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        asyncAfter(deadline: deadline, execute: work)
    }

    /// Passes the work to Dispatch. Rendering the screen waits for it.
    private func asyncOnHost(_ work: @escaping @Sendable @convention(block) () -> Void) {
        HostWork.begin()
        async(group: nil) {
            work()
            HostWork.end()
        }
    }

    private var virtualClock: VirtualClock? {
        MainQueue.isMain(self) && MainQueue.isCurrent ? VirtualClock.main : nil
    }

    private func schedule(
        _ work: @escaping @Sendable @convention(block) () -> Void, after delay: Double, on clock: VirtualClock
    ) {
        let milliseconds = (min(delay, 1e9) * 1000).rounded()
        MainActor.assumeIsolated { _ = clock.schedule(after: milliseconds / 1000, work) }
    }
}
