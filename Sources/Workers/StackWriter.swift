import CGlibc
@preconcurrency import Foundation

/// The worker's side of stacks that the Swift runtime does not report: those of jobs that take too long or too much
/// memory, and of calls of `exit`. Its unwinder follows frame pointers, which the system's libraries do not keep, and
/// these jobs are mostly inside of one.
enum StackWriter {
    /// The descriptor at which a worker finds the file for its stack.
    static let descriptor: Int32 = 4
    /// The signal on which a worker writes its stack and ends.
    static let signal = SIGQUIT

    private static let limit = 200

    static func prepare() {
        // The unwinder loads what it needs when it is first used, which a signal handler must not do.
        withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: 1) {
            if let start = $0.baseAddress { _ = backtrace(start, 1) }
        }
        Foundation.signal(signal) { _ in
            StackWriter.write()
            _exit(1)
        }
    }

    /// Writes the addresses of this thread's calls, the innermost first. Memory is taken from the stack alone.
    static func write() {
        withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: limit) { calls in
            guard let start = calls.baseAddress else { return }
            let count = Int(backtrace(start, Int32(limit)))
            _ = Foundation.write(descriptor, start, count * MemoryLayout<UInt>.size)
        }
    }
}
