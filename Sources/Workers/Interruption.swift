@preconcurrency import Dispatch
import Foundation
import Synchronization

/// Ends the child processes of this one when it is interrupted: they are in separate process groups, which
/// a terminal's Control-C does not reach.
enum Interruption {
    /// The way in which a child is ended.
    enum Manner: Sendable {
        /// Immediately, with its descendants.
        case killed
        /// By an interrupt signal, for children that have process groups of their own.
        case cancellable
    }

    static let signals = [SIGINT, SIGTERM]

    private struct State {
        var children: [pid_t: Manner] = [:]
        var folders: Set<String> = []
        var handlers: [ObjectIdentifier: @Sendable () -> Void] = [:]
        var isUnderWay = false
    }

    private static let state = Mutex(State())

    /// Adds a child, which leads its own process group.
    static func add(_ id: pid_t, _ manner: Manner) {
        _ = sources
        state.withLock { $0.children[id] = manner }
    }

    static func remove(_ id: pid_t) { _ = state.withLock { $0.children.removeValue(forKey: id) } }

    /// Adds a folder that is removed when this process is interrupted.
    static func add(folder: String) {
        _ = sources
        state.withLock { _ = $0.folders.insert(folder) }
    }

    static func remove(folder: String) { state.withLock { _ = $0.folders.remove(folder) } }

    static func add(_ handler: InterruptionHandler, _ work: @escaping @Sendable () -> Void) {
        _ = sources
        state.withLock { $0.handlers[ObjectIdentifier(handler)] = work }
    }

    static func remove(_ handler: InterruptionHandler) {
        state.withLock { _ = $0.handlers.removeValue(forKey: ObjectIdentifier(handler)) }
    }

    /// Returns only if this process is not about to end.
    static func waitIfUnderWay() {
        while state.withLock({ $0.isUnderWay }) { pause() }
    }

    /// Created when the first child starts, or the first folder or handler is added.
    private static let sources: [any DispatchSourceSignal] = signals.map { number in
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global(qos: .userInitiated))
        source.setEventHandler { interrupt(number) }
        source.resume()
        return source
    }

    private static func interrupt(_ number: Int32) {
        let (children, folders) = state.withLock { state in
            state.isUnderWay = true
            return (state.children, state.folders)
        }
        for (id, manner) in children { kill(-id, manner == .killed ? SIGKILL : SIGINT) }
        let limit = ContinuousClock.now + .seconds(2)
        while state.withLock({ $0.children.contains { $0.value == .cancellable } }), .now < limit {
            usleep(10_000)
        }
        for id in children.keys { kill(-id, SIGKILL) }
        // The kernel takes a moment to end a process that has much memory.
        while children.keys.contains(where: isRunning), .now < limit { usleep(1_000) }
        for work in state.withLock({ $0.handlers.values.map(\.self) }) { work() }
        for folder in folders { try? FileManager.default.removeItem(atPath: folder) }
        end(by: number)
    }

    /// Ends this process by the signal. The program that started it may have blocked the signal, which this process inherits.
    private static func end(by number: Int32) {
        signal(number, SIG_DFL)
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, number)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        kill(getpid(), number)
    }

    /// Whether a child has not ended; its status is left to the one who waits for it.
    private static func isRunning(_ id: pid_t) -> Bool {
        var information = siginfo_t()
        guard waitid(P_PID, id_t(id), &information, WEXITED | WNOHANG | WNOWAIT) == 0 else { return false }
        return information.si_signo == 0
    }
}
