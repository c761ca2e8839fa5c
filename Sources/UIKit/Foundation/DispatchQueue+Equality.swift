import Dispatch

// Queues are objects on Apple's platforms, which are equal if they are the same.

extension DispatchQueue {
    /// Returns whether both are the same queue.
    public static func == (a: DispatchQueue, b: DispatchQueue) -> Bool { a === b }

    /// Returns whether they are two queues.
    public static func != (a: DispatchQueue, b: DispatchQueue) -> Bool { a !== b }
}
