import CGlibc
@preconcurrency import Foundation

/// Writes the stacks, in the worker, that the Swift runtime does not report: those of jobs that exceed the limits of time
/// or memory, and of calls of `exit`, and those of crashes inside of the system's libraries. The runtime's unwinder follows
/// frame pointers, which these libraries omit.
enum StackWriter {
    /// The descriptor of the file for a worker's stack.
    static let descriptor: Int32 = 4
    /// The signal on which a worker writes its stack and ends.
    static let signal = SIGQUIT

    private static let limit = 200

    static func prepare() {
        // The unwinder loads its library at the first use, which a signal handler must not do.
        withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: 1) {
            if let start = $0.baseAddress { _ = backtrace(start, 1) }
        }
        Foundation.signal(signal) { _ in
            StackWriter.write()
            _exit(1)
        }
        CrashSignals.prepare()
    }

    /// Writes the return addresses of this thread, the innermost first, without allocating memory.
    static func write() {
        withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: limit) { calls in
            guard let start = calls.baseAddress else { return }
            let count = Int(backtrace(start, Int32(limit)))
            _ = Foundation.write(descriptor, start, count * MemoryLayout<UInt>.size)
        }
    }
}
