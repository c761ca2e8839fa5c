import Dispatch
import QuartzCore

/// Determines whether code runs on the main actor's thread, for members that Apple allows on any thread.
enum MainQueue {
    /// Returns whether the queue is the main one, of which Dispatch creates a new object at each call on Linux.
    static func isMain(_ queue: DispatchQueue) -> Bool { MainThread.isMainQueue(queue) }

    /// Whether the code runs on the main queue, which on Linux may be served by another thread than the first.
    static var isCurrent: Bool { MainThread.isMain }
}
