import Dispatch
import Foundation
import Synchronization

/// The thread that serves the main queue: on Linux a thread other than the first may do so.
package enum MainThread {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the running code is the main queue's. Foundation cannot determine it once another thread serves the queue: a later
    /// thread may have the identity of the first, which has ended.
    package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }

    /// Returns whether the queue is the main one, of which Dispatch creates a new object at each call on Linux.
    package static func isMainQueue(_ queue: DispatchQueue) -> Bool { queue.getSpecific(key: key) == true }

    /// Whether work of the main actor can be done immediately.
    package static var isMain: Bool { isFirst || isCurrent }

    /// The process's first thread once it is known. The C library allocates it with the program and never gives its address to another
    /// thread.
    private static let first = Atomic<UInt>(0)

    /// Whether the first thread runs. Layers ask at every change, and Foundation answers by two system calls.
    private static var isFirst: Bool {
        let thread = UInt(pthread_self())
        if first.load(ordering: .relaxed) == thread { return true }
        guard Thread.isMainThread else { return false }
        first.store(thread, ordering: .relaxed)
        return true
    }

    /// Runs work on the main actor, immediately where that is possible.
    static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
        if isMain {
            MainActor.assumeIsolated(work)
        } else {
            DispatchQueue.main.async(group: nil) { MainActor.assumeIsolated(work) }
        }
    }
}
