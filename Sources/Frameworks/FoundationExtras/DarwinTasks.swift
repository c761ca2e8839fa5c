import Foundation
import QuartzCore

// The time and the memory of the process as functions of Mach's kernel, in nanoseconds and bytes.

public typealias kern_return_t = Int32
public typealias integer_t = Int32
public typealias natural_t = UInt32
public typealias mach_port_t = UInt32
public typealias mach_vm_size_t = UInt64
public typealias mach_msg_type_number_t = UInt32
public typealias task_flavor_t = UInt32
public typealias task_info_t = UnsafeMutablePointer<integer_t>

public let KERN_SUCCESS: kern_return_t = 0
public let KERN_INVALID_ARGUMENT: kern_return_t = 4
public let KERN_FAILURE: kern_return_t = 5
public let TASK_BASIC_INFO = 20
public let MACH_TASK_BASIC_INFO = 20
public let TASK_VM_INFO = 22
public var mach_task_self_: mach_port_t { 1 }

/// Returns the time of `CACurrentMediaTime()`.
public func mach_absolute_time() -> UInt64 { UInt64(max(CACurrentMediaTime(), 0) * 1_000_000_000) }
public func mach_continuous_time() -> UInt64 { mach_absolute_time() }

/// The factor from units of time to nanoseconds, which is 1, and C's function of the same name, which writes it.
public struct mach_timebase_info: BitwiseCopyable, Sendable {
    public var numer: UInt32
    public var denom: UInt32

    public init() { (numer, denom) = (0, 0) }
    public init(numer: UInt32, denom: UInt32) { (self.numer, self.denom) = (numer, denom) }

    @discardableResult
    public init(_ info: UnsafeMutablePointer<mach_timebase_info>) {
        self.init(numer: 1, denom: 1)
        info.pointee = self
    }

    /// The result of the function is that of a success.
    public static func == (info: mach_timebase_info, result: kern_return_t) -> Bool { result == KERN_SUCCESS }
    public static func != (info: mach_timebase_info, result: kern_return_t) -> Bool { result != KERN_SUCCESS }
}

public typealias mach_timebase_info_data_t = mach_timebase_info

/// The memory of a process. Times of its threads are zero.
public struct mach_task_basic_info: BitwiseCopyable, Sendable {
    public var virtual_size: mach_vm_size_t = 0
    public var resident_size: mach_vm_size_t = 0
    public var resident_size_max: mach_vm_size_t = 0
    public var user_time: (seconds: Int32, microseconds: Int32) = (0, 0)
    public var system_time: (seconds: Int32, microseconds: Int32) = (0, 0)
    public var policy: Int32 = 0
    public var suspend_count: Int32 = 0

    public init() {}
}

public typealias mach_task_basic_info_data_t = mach_task_basic_info

/// The memory of a process that counts for its limit.
public struct task_vm_info: BitwiseCopyable, Sendable {
    public var virtual_size: mach_vm_size_t = 0
    public var region_count: integer_t = 0
    public var page_size: integer_t = 0
    public var resident_size: mach_vm_size_t = 0
    public var resident_size_peak: mach_vm_size_t = 0
    public var `internal`: mach_vm_size_t = 0
    public var external: mach_vm_size_t = 0
    public var reusable: mach_vm_size_t = 0
    public var compressed: mach_vm_size_t = 0
    public var phys_footprint: mach_vm_size_t = 0
    public var min_address: UInt64 = 0
    public var max_address: UInt64 = 0

    public init() {}
}

public typealias task_vm_info_data_t = task_vm_info

/// Writes the memory of the process into a structure of the flavor's kind; other flavors and other processes are a failure.
public func task_info(
    _ target_task: mach_port_t, _ flavor: task_flavor_t, _ task_info_out: task_info_t?,
    _ task_info_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>?
) -> kern_return_t {
    guard target_task == mach_task_self_, let out = task_info_out, let count = task_info_outCnt,
        let memory = TaskMemory()
    else { return KERN_INVALID_ARGUMENT }
    func write<Info: BitwiseCopyable>(_ info: Info) -> kern_return_t {
        let bytes = MemoryLayout<Info>.size
        guard Int(count.pointee) >= bytes / MemoryLayout<integer_t>.size else { return KERN_INVALID_ARGUMENT }
        UnsafeMutableRawPointer(out).storeBytes(of: info, as: Info.self)
        return KERN_SUCCESS
    }
    switch Int(flavor) {
    case MACH_TASK_BASIC_INFO:
        var info = mach_task_basic_info()
        (info.virtual_size, info.resident_size, info.resident_size_max) =
            (memory.virtual, memory.resident, memory.resident)
        return write(info)
    case TASK_VM_INFO:
        var info = task_vm_info()
        (info.virtual_size, info.resident_size, info.phys_footprint) =
            (memory.virtual, memory.resident, memory.resident)
        return write(info)
    default: return KERN_INVALID_ARGUMENT
    }
}

/// The memory of this process.
private struct TaskMemory {
    let virtual: UInt64
    let resident: UInt64

    init?() {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
        let pages = text.split(separator: " ").prefix(2).compactMap { UInt64($0) }
        guard pages.count == 2 else { return nil }
        let size = UInt64(sysconf(Int32(_SC_PAGESIZE)))
        (virtual, resident) = (pages[0] * size, pages[1] * size)
    }
}
