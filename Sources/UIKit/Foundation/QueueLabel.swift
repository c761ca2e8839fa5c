import Dispatch
import Glibc
import Synchronization

/// Returns the label of a queue; of the current one for nil, which Dispatch's Swift interface does not offer on any platform.
public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> {
    if let queue { return QueueLabel.pointer(to: queue.label) }
    return QueueLabel.ofCurrentQueue ?? QueueLabel.pointer(to: "")
}

private enum QueueLabel {
    private typealias Label = @convention(c) (UnsafeRawPointer?) -> UnsafePointer<CChar>

    /// Dispatch's function, which its module for Swift hides.
    private static let label = dlsym(nil, "dispatch_queue_get_label").map {
        unsafeBitCast($0, to: Label.self)
    }

    static var ofCurrentQueue: UnsafePointer<CChar>? { label?(nil) }

    /// The labels that were requested. They live as long as the process, as those of queues usually do.
    private static let pointers = Mutex<[String: UnsafePointer<CChar>]>([:])

    static func pointer(to text: String) -> UnsafePointer<CChar> {
        pointers.withLock { pointers in
            if let known = pointers[text] { return known }
            let copy = UnsafeMutablePointer<CChar>.allocate(capacity: text.utf8.count + 1)
            for (index, byte) in text.utf8CString.enumerated() { copy[index] = byte }
            pointers[text] = UnsafePointer(copy)
            return UnsafePointer(copy)
        }
    }
}
