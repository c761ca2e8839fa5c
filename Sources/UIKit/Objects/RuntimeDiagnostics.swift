import Foundation
import InterfaceBuilder
import Synchronization

/// Where the runtime says what it cannot do, instead of stopping.
///
/// Tools collect the messages of a piece of work with `collect`; outside of one they go to standard error.
public enum RuntimeDiagnostics {
    private static let collected = Mutex<[String]?>(nil)

    /// Reports a message, once in a collection.
    public static func report(_ message: String) {
        let isKept = collected.withLock { messages in
            guard messages != nil else { return false }
            if messages?.contains(message) == false { messages?.append(message) }
            return true
        }
        if !isKept { FileHandle.standardError.write(Data("[Kumiki] \(message)\n".utf8)) }
    }

    /// Runs the closure and returns its result with the messages that were reported meanwhile.
    public static func collect<T>(_ work: () throws -> T) rethrows -> (result: T, messages: [String]) {
        let outer = collected.withLock { state in
            defer { state = [] }
            return state
        }
        defer { collected.withLock { $0 = outer } }
        let result = try work()
        return (result, collected.withLock { $0 ?? [] })
    }
}
