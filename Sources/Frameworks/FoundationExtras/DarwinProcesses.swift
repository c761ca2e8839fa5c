import Foundation
import Glibc

// The parts of Darwin's `sysctl` with which code determines whether a debugger is attached to its process, and the hardware.

public let CTL_KERN: Int32 = 1
public let KERN_PROC: Int32 = 14
public let KERN_PROC_PID: Int32 = 1
public let CTL_HW: Int32 = 6
public let HW_MACHINE: Int32 = 1
public let HW_MODEL: Int32 = 2
public let HW_NCPU: Int32 = 3
public let HW_PHYSMEM: Int32 = 5
public let HW_USERMEM: Int32 = 6
public let HW_PAGESIZE: Int32 = 7
public let HW_BUS_FREQ: Int32 = 14
public let HW_CPU_FREQ: Int32 = 15
public let HW_TB_FREQ: Int32 = 23
public let HW_MEMSIZE: Int32 = 24
public let HW_AVAILCPU: Int32 = 25
/// The flag of a process that a debugger traces.
public let P_TRACED: Int32 = 0x0000_0800

/// The kernel's description of a process: its identifier, and whether it is traced.
public struct kinfo_proc: Sendable {
    public var kp_proc = extern_proc()

    public init() {}
}

/// The part of a process's description for other processes.
public struct extern_proc: Sendable {
    public var p_flag: Int32 = 0
    public var p_pid: Int32 = 0

    public init() {}
}

/// The hardware's names with a value here.
private let hardwareNames = [
    HW_MACHINE: "hw.machine", HW_MODEL: "hw.model", HW_NCPU: "hw.ncpu", HW_AVAILCPU: "hw.availcpu",
    HW_MEMSIZE: "hw.memsize", HW_PHYSMEM: "hw.physmem", HW_USERMEM: "hw.usermem", HW_PAGESIZE: "hw.pagesize",
]

/// Describes the hardware for the name `CTL_HW` and one of its own, and this process for the name `CTL_KERN`, `KERN_PROC`,
/// `KERN_PROC_PID` and its identifier. Returns -1 for other names, with `errno` as `ENOENT`.
public func sysctl(
    _ name: UnsafeMutablePointer<Int32>!, _ namelen: UInt32, _ oldp: UnsafeMutableRawPointer!,
    _ oldlenp: UnsafeMutablePointer<Int>!, _ newp: UnsafeMutableRawPointer!, _ newlen: Int
) -> Int32 {
    let words = name.map { Array(UnsafeBufferPointer(start: $0, count: Int(namelen))) } ?? []
    if words.count == 2, words[0] == CTL_HW, let name = hardwareNames[words[1]] {
        return sysctlbyname(name, oldp, oldlenp, newp, newlen)
    }
    let size = MemoryLayout<kinfo_proc>.size
    guard words == [CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()], newp == nil, let oldp, let oldlenp,
        oldlenp.pointee >= size
    else {
        errno = ENOENT
        return -1
    }
    var process = kinfo_proc()
    process.kp_proc.p_pid = getpid()
    process.kp_proc.p_flag = isTraced ? P_TRACED : 0
    withUnsafeBytes(of: process) {
        oldp.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(oldp), byteCount: size)
    }
    oldlenp.pointee = size
    return 0
}

/// Whether a debugger is attached to this process.
private var isTraced: Bool {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("TracerPid:") }
    return line.map { $0.split(separator: "\t").last != "0" } ?? false
}
