import Foundation
import Staging

/// A report about a live screen, which is sent to its page.
struct LiveReport: Encodable, Sendable {
    /// The events of the user and the app, and messages of the runtime.
    struct Log: Encodable, Sendable {
        /// Whether the screen was recreated before the entries.
        var begins: Bool
        var entries: [LiveLogEntry]
        var messages: [String]
    }

    /// The failure of the screen's process.
    struct Failure: Encodable, Sendable {
        var reason: String
        /// The last part of the output.
        var output: String
        /// Whether the screen is recreated automatically.
        var restarts: Bool
    }

    var log: Log?
    var failure: Failure?

    init(log: Log) { self.log = log }

    init(failure reason: String, output: String, restarts: Bool) {
        failure = Failure(reason: reason, output: String(output.suffix(4000)), restarts: restarts)
    }
}
