import Dispatch
import Foundation

/// Determines whether code runs on the main actor's thread, for members that Apple allows on any thread.
enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Returns whether the queue is the main one, of which Dispatch creates a new object at each call on Linux.
    static func isMain(_ queue: DispatchQueue) -> Bool { queue.getSpecific(key: key) == true }

    /// Whether the code runs on the main queue, which on Linux may be served by another thread than the first.
    static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}
