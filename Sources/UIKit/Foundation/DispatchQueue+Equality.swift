import Dispatch
import QuartzCore

// Queues are objects on Apple's platforms, which are equal if they are the same. The main queue has several objects on Linux.

extension DispatchQueue: @retroactive Equatable, @retroactive Hashable {
    /// Returns whether both are the same queue.
    public static func == (a: DispatchQueue, b: DispatchQueue) -> Bool {
        a === b || (MainThread.isMainQueue(a) && MainThread.isMainQueue(b))
    }

    /// Hashes the identity of the queue.
    public func hash(into hasher: inout Hasher) {
        let isMain = MainThread.isMainQueue(self)
        hasher.combine(isMain)
        if !isMain { hasher.combine(ObjectIdentifier(self)) }
    }
}
