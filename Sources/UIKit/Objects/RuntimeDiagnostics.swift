import Foundation
import Synchronization

/// The reports about limits of the runtime, which continues instead of terminating.
///
/// Tools collect the messages of some work with `collect`; outside of it they are written to standard error.
public enum RuntimeDiagnostics {
    /// The messages reported by `reportOnce` outside of a collection.
    private static let reported = Mutex<Set<String>>([])

    /// Reports a message, once in a collection.
    public static func report(_ message: String) {
        if collect(message) { return }
        FileHandle.standardError.write(Data("[Kumiki] \(message)\n".utf8))
    }

    /// Reports a message once, outside of a collection too.
    public static func reportOnce(_ message: String) {
        let isNew = reported.withLock { $0.insert(message).inserted }
        if !collect(message), isNew { report(message) }
    }

    /// Returns whether there is a collection for the message: that of the running code, or else of the render
    /// on the main thread.
    private static func collect(_ message: String) -> Bool {
        RenderContext.current.messages?.add(message) == true
            || RenderContext.onMainThread.messages?.add(message) == true
    }

    /// Runs the closure and returns its result with the messages that were reported meanwhile.
    public static func collect<T>(_ work: () throws -> T) rethrows -> (result: T, messages: [String]) {
        let messages = CollectedMessages()
        defer { _ = messages.close() }
        let result = try RenderContext.with(messages: messages).perform(work)
        return (result, messages.close())
    }
}
