import Foundation
import InterfaceBuilder
import Synchronization

/// The reports about limits of the runtime, which continues instead of terminating.
///
/// Tools collect the messages of some work with `collect`; outside of it they are written to standard error.
public enum RuntimeDiagnostics {
    private struct Collection {
        var messages: [String] = []
        var known: Set<String> = []
    }

    private static let collected = Mutex<Collection?>(nil)
    /// The messages reported by `reportOnce` outside of a collection.
    private static let reported = Mutex<Set<String>>([])

    /// Reports a message, once in a collection.
    public static func report(_ message: String) {
        let isKept = collected.withLock { collection in
            guard collection != nil else { return false }
            if collection?.known.insert(message).inserted == true { collection?.messages.append(message) }
            return true
        }
        if !isKept { FileHandle.standardError.write(Data("[Kumiki] \(message)\n".utf8)) }
    }

    /// Reports a message once, outside of a collection too.
    public static func reportOnce(_ message: String) {
        let isNew = reported.withLock { $0.insert(message).inserted }
        if isNew || collected.withLock({ $0 != nil }) { report(message) }
    }

    /// Runs the closure and returns its result with the messages that were reported meanwhile.
    public static func collect<T>(_ work: () throws -> T) rethrows -> (result: T, messages: [String]) {
        let outer = collected.withLock { state in
            defer { state = Collection() }
            return state
        }
        defer { collected.withLock { $0 = outer } }
        let result = try work()
        return (result, collected.withLock { $0?.messages ?? [] })
    }
}
