import Foundation
import Glibc
import Synchronization

// The names of Darwin that `import Foundation` includes on Apple's platforms. Dispatch's own constants of the same
// names are preferred.

/// An integer of the machine's width, as in Objective-C.
public typealias NSInteger = Int

/// The code units of text in UTF-8, UTF-16 and UTF-32.
public typealias UTF8Char = UInt8
public typealias UTF16Char = UInt16
public typealias UTF32Char = UInt32

extension RunLoop.Mode {
    /// The mode while the user drags. All modes are the same here.
    public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

extension NSNotification.Name {
    /// The device begins or ends to save power.
    public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
        "NSProcessInfoPowerStateDidChangeNotification")
}

/// Nanoseconds a second.
@_disfavoredOverload public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds a millisecond.
@_disfavoredOverload public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds a microsecond.
@_disfavoredOverload public let NSEC_PER_USEC: UInt64 = 1_000
/// Microseconds a second.
@_disfavoredOverload public let USEC_PER_SEC: UInt64 = 1_000_000
/// Milliseconds a second.
@_disfavoredOverload public let MSEC_PER_SEC: UInt64 = 1_000
/// The greatest finite number of its type.
public let MAXFLOAT = Float.greatestFiniteMagnitude
/// The same: the number of repetitions of animations that do not end.
public let HUGE = MAXFLOAT

// The limits of C's integers, for the macros that the compiler cannot import here.

public let INT64_MAX = Int64.max
public let INT64_MIN = Int64.min
public let UINT64_MAX = UInt64.max
public let INT32_MIN = Int32.min
public let INT_MIN = Int32.min
public let LONG_MIN = Int.min
public let UCHAR_MAX: Int32 = 255
public let UINT_MAX = UInt32.max
public let ULONG_MAX = UInt.max
public let ULLONG_MAX = UInt64.max
public let NSIntegerMax = Int.max
public let NSIntegerMin = Int.min
public let NSUIntegerMax = UInt.max

// The macros of TargetConditionals.h, which the compiler imports as integers: those of the simulator, as in conditions of compilation.

public let TARGET_OS_IPHONE: Int32 = 1
public let TARGET_OS_IOS: Int32 = 1
public let TARGET_OS_SIMULATOR: Int32 = 1
public let TARGET_IPHONE_SIMULATOR: Int32 = 1
public let TARGET_OS_MACCATALYST: Int32 = 0
public let TARGET_OS_OSX: Int32 = 0
public let TARGET_OS_TV: Int32 = 0
public let TARGET_OS_WATCH: Int32 = 0

/// The result of Carbon's functions without an error.
public let noErr: Int32 = 0

/// A pointer through which a method of Objective-C returns an object.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// Acquires the object's lock, waiting for other threads. A thread may acquire it more than once.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
    ObjectLocks.enter(object as AnyObject)
    return 0
}

/// Releases the object's lock.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
    ObjectLocks.exit(object as AnyObject)
    return 0
}

/// A lock for each object that threads hold or wait for.
private enum ObjectLocks {
    private struct Entry {
        let lock = NSRecursiveLock()
        var users = 0
    }

    private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

    static func enter(_ object: AnyObject) {
        let lock = entries.withLock { entries in
            entries[ObjectIdentifier(object), default: Entry()].users += 1
            return entries[ObjectIdentifier(object)]?.lock
        }
        lock?.lock()
    }

    static func exit(_ object: AnyObject) {
        let key = ObjectIdentifier(object)
        entries.withLock { entries in
            entries[key]?.lock.unlock()
            entries[key]?.users -= 1
            if entries[key]?.users == 0 { entries[key] = nil }
        }
    }
}

extension Thread {
    /// The main thread.
    public class var main: Thread { mainThread }
}

extension ProcessInfo {
    /// The thermal state of the device.
    public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }

    /// The thermal state of the device: nominal.
    public var thermalState: ThermalState { .nominal }

    /// Whether low power mode is enabled, which is not on a device without a battery.
    public var isLowPowerModeEnabled: Bool { false }
}

extension NSMutableString {
    /// Appends text by a format.
    public func appendFormat(_ format: String, _ arguments: CVarArg...) {
        append(String(format: format, arguments: arguments))
    }
}

/// Compares C strings. Darwin's function accepts pointers that may be nil, such as the result of `cString(using:)`; a
/// missing string precedes all others.
@_disfavoredOverload
public func strcmp(_ first: UnsafePointer<CChar>?, _ second: UnsafePointer<CChar>?) -> Int32 {
    guard let first, let second else { return first == nil ? (second == nil ? 0 : -1) : 1 }
    return Glibc.strcmp(first, second)
}

extension NSMutableDictionary {
    /// Returns the value of a key of Objective-C.
    public subscript(key: any NSCopying) -> Any? {
        get { (key as? AnyHashable).flatMap { object(forKey: $0) } }
        set {
            guard let key = key as? AnyHashable else { return }
            if let newValue { setObject(newValue, forKey: key) } else { removeObject(forKey: key) }
        }
    }
}
