import CGlibc
@preconcurrency import Foundation

/// The signals of memory accesses that crash, which occur inside of the system's libraries too: the worker writes its stack
/// before the Swift runtime reports the crash.
enum CrashSignals {
    private static let signals = [SIGSEGV, SIGBUS]

    /// The runtime's own handlers, in the order of the signals.
    private static let runtimes = signals.map { number in
        var action = sigaction()
        sigaction(number, nil, &action)
        return action
    }

    static func prepare() {
        for (number, runtime) in zip(signals, runtimes) {
            var action = sigaction()
            action.__sigaction_handler.sa_handler = { CrashSignals.report($0) }
            // On the runtime's own stack, since that of the thread may be exhausted; a crash while the stack is written is the
            // runtime's to report.
            action.sa_flags = (runtime.sa_flags & SA_ONSTACK) | Int32(bitPattern: UInt32(SA_NODEFER))
            sigaction(number, &action, nil)
        }
    }

    /// Writes the stack. The instruction that crashed is then executed again, with the runtime's handler.
    private static func report(_ number: Int32) {
        for (signal, runtime) in zip(signals, runtimes) {
            var action = runtime
            sigaction(signal, &action, nil)
        }
        StackWriter.write()
    }
}
