import Foundation

/// The last messages that this process has logged, which `OSLogStore` reads.
package final class KeptEntries: @unchecked Sendable {
    /// A message with the log that wrote it.
    package struct Entry: Sendable {
        package let date: Date
        package let type: OSLogType
        package let subsystem: String
        package let category: String
        package let message: String
    }

    package static let shared = KeptEntries()

    /// The number of messages that are kept.
    private static let limit = 1_000
    private let lock = NSLock()
    private var entries: [Entry] = []

    func add(_ entry: Entry) {
        lock.withLock {
            if entries.count >= 2 * Self.limit { entries.removeFirst(Self.limit) }
            entries.append(entry)
        }
    }

    /// The messages from the first to the last.
    package var all: [Entry] { lock.withLock { entries.suffix(Self.limit) } }
}
