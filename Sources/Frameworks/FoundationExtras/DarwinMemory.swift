import Foundation
import Glibc

// Functions on memory as Darwin declares them: pointers may be nil where the number of bytes is zero. Other calls are those of
// Linux's own functions, which accept the same pointers.

/// Sets the bytes of a buffer.
@_disfavoredOverload
@discardableResult
public func memset(_ b: UnsafeMutableRawPointer?, _ c: Int32, _ len: Int) -> UnsafeMutableRawPointer? {
    guard let b else { return nil }
    return Glibc.memset(b, c, len)
}

/// Copies bytes between buffers that do not overlap.
@_disfavoredOverload
@discardableResult
public func memcpy(
    _ dst: UnsafeMutableRawPointer?, _ src: UnsafeRawPointer?, _ n: Int
) -> UnsafeMutableRawPointer? {
    guard let dst, let src else { return dst }
    return Glibc.memcpy(dst, src, n)
}

/// Copies bytes between buffers.
@_disfavoredOverload
@discardableResult
public func memmove(
    _ dst: UnsafeMutableRawPointer?, _ src: UnsafeRawPointer?, _ len: Int
) -> UnsafeMutableRawPointer? {
    guard let dst, let src else { return dst }
    return Glibc.memmove(dst, src, len)
}

/// Compares the bytes of buffers.
@_disfavoredOverload
public func memcmp(_ s1: UnsafeRawPointer?, _ s2: UnsafeRawPointer?, _ n: Int) -> Int32 {
    guard let s1, let s2 else { return 0 }
    return Glibc.memcmp(s1, s2, n)
}

/// Sets bytes of a buffer, also where the compiler could leave that out. Returns an error for more bytes than the buffer has.
@discardableResult
public func memset_s(_ s: UnsafeMutableRawPointer!, _ smax: Int, _ c: Int32, _ n: Int) -> Int32 {
    guard let s, n <= smax else { return EINVAL }
    Glibc.memset(s, c, n)
    return 0
}

/// The number of characters of the names in `utsname`: on Linux 65.
public let _SYS_NAMELEN: Int32 = 65

/// Returns the number of bytes of memory that are available to the process.
public func os_proc_available_memory() -> Int {
    let lines = (try? String(contentsOfFile: "/proc/meminfo", encoding: .utf8))?.split(separator: "\n") ?? []
    let line = lines.first { $0.hasPrefix("MemAvailable:") }
    let kilobytes = line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (kilobytes ?? 0) * 1024
}

/// Describes the hardware: its model, its memory and its processors. Returns -1 for other names, with `errno` as `ENOENT`.
public func sysctlbyname(
    _ name: UnsafePointer<CChar>!, _ oldp: UnsafeMutableRawPointer!, _ oldlenp: UnsafeMutablePointer<Int>!,
    _ newp: UnsafeMutableRawPointer!, _ newlen: Int
) -> Int32 {
    guard let name, newp == nil || newlen == 0, let bytes = hardwareValue(String(cString: name)) else {
        errno = ENOENT
        return -1
    }
    guard let oldp else {
        oldlenp?.pointee = bytes.count
        return 0
    }
    guard let oldlenp, oldlenp.pointee >= bytes.count else {
        errno = ENOMEM
        return -1
    }
    bytes.withUnsafeBytes {
        oldp.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(oldp), byteCount: bytes.count)
    }
    oldlenp.pointee = bytes.count
    return 0
}

/// Returns the bytes of a value: a string with its end, or a number.
private func hardwareValue(_ name: String) -> [UInt8]? {
    switch name {
    case "hw.machine", "hw.model":
        var system = utsname()
        uname(&system)
        let machine = withUnsafeBytes(of: system.machine) { Array($0.prefix { $0 != 0 }) }
        return machine + [0]
    case "hw.ncpu", "hw.logicalcpu", "hw.physicalcpu", "hw.availcpu":
        return withUnsafeBytes(of: Int32(ProcessInfo.processInfo.processorCount)) { Array($0) }
    case "hw.memsize":
        return withUnsafeBytes(of: ProcessInfo.processInfo.physicalMemory) { Array($0) }
    // These have 32 bits, in which larger sizes are the largest number.
    case "hw.physmem", "hw.usermem":
        let size = UInt32(clamping: ProcessInfo.processInfo.physicalMemory)
        return withUnsafeBytes(of: size) { Array($0) }
    case "hw.pagesize":
        return withUnsafeBytes(of: Int32(clamping: sysconf(Int32(_SC_PAGESIZE)))) { Array($0) }
    default: return nil
    }
}
