import Dispatch
import Foundation
import Glibc

// The classes of quality of service as C declares them on Darwin. Dispatch for Linux has them in Swift alone, without raw values.

/// A class of quality of service.
public struct qos_class_t: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

public let QOS_CLASS_USER_INTERACTIVE = qos_class_t(0x21)
public let QOS_CLASS_USER_INITIATED = qos_class_t(0x19)
public let QOS_CLASS_DEFAULT = qos_class_t(0x15)
public let QOS_CLASS_UTILITY = qos_class_t(0x11)
public let QOS_CLASS_BACKGROUND = qos_class_t(0x09)
public let QOS_CLASS_UNSPECIFIED = qos_class_t(0)

extension DispatchQoS.QoSClass {
    public var rawValue: qos_class_t {
        switch self {
        case .userInteractive: QOS_CLASS_USER_INTERACTIVE
        case .userInitiated: QOS_CLASS_USER_INITIATED
        case .default: QOS_CLASS_DEFAULT
        case .utility: QOS_CLASS_UTILITY
        case .background: QOS_CLASS_BACKGROUND
        case .unspecified: QOS_CLASS_UNSPECIFIED
        @unknown default: QOS_CLASS_UNSPECIFIED
        }
    }

    public init?(rawValue: qos_class_t) {
        switch rawValue {
        case QOS_CLASS_USER_INTERACTIVE: self = .userInteractive
        case QOS_CLASS_USER_INITIATED: self = .userInitiated
        case QOS_CLASS_DEFAULT: self = .default
        case QOS_CLASS_UTILITY: self = .utility
        case QOS_CLASS_BACKGROUND: self = .background
        case QOS_CLASS_UNSPECIFIED: self = .unspecified
        default: return nil
        }
    }
}

/// Returns the class of the main thread.
public func qos_class_main() -> qos_class_t { QOS_CLASS_USER_INTERACTIVE }

/// Returns the class of the code that runs: that of the main thread, of the queue, or of the thread. A queue without a class
/// has the default one, since work for it does not carry the class of the thread that submitted it.
public func qos_class_self() -> qos_class_t {
    if Thread.isMainThread { return qos_class_main() }
    let ofQueue = QueueClass.current
    if ofQueue != QOS_CLASS_UNSPECIFIED { return ofQueue }
    switch Thread.current.qualityOfService {
    case .userInteractive: return QOS_CLASS_USER_INTERACTIVE
    case .userInitiated: return QOS_CLASS_USER_INITIATED
    case .utility: return QOS_CLASS_UTILITY
    case .background: return QOS_CLASS_BACKGROUND
    default: return QOS_CLASS_DEFAULT
    }
}

/// The class of the current queue, by Dispatch's functions, which its module for Swift hides.
private enum QueueClass {
    private typealias Queue = @convention(c) () -> UnsafeRawPointer?
    private typealias Class = @convention(c) (UnsafeRawPointer, UnsafeMutablePointer<Int32>?) -> UInt32

    private static let currentQueue = dlsym(nil, "dispatch_get_current_queue").map {
        unsafeBitCast($0, to: Queue.self)
    }
    private static let classOfQueue = dlsym(nil, "dispatch_queue_get_qos_class").map {
        unsafeBitCast($0, to: Class.self)
    }

    static var current: qos_class_t {
        guard let queue = currentQueue?(), let classOfQueue else { return QOS_CLASS_UNSPECIFIED }
        return qos_class_t(classOfQueue(queue, nil))
    }
}
