import Dispatch
import QuartzCore

// Queues are objects on Apple's platforms, which are equal if they are the same. The main queue has several objects on Linux.

extension DispatchQueue {
    /// Returns whether both are the same queue.
    public static func == (a: DispatchQueue, b: DispatchQueue) -> Bool {
        a === b || (MainThread.isMainQueue(a) && MainThread.isMainQueue(b))
    }

    /// Returns whether they are two queues.
    public static func != (a: DispatchQueue, b: DispatchQueue) -> Bool { !(a == b) }
}
