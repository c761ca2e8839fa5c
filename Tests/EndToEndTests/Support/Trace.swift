import Foundation

/// A file with the current activity of a test process, which outlives it: after a trap it contains the cause.
struct Trace: Codable, Sendable {
    private let path: String

    init() {
        path =
            FileManager.default.temporaryDirectory.appendingPathComponent("kumiki-trace-\(UUID().uuidString)")
            .path
    }

    /// Replaces the activity.
    func note(_ text: String) { try? Data(text.utf8).write(to: URL(fileURLWithPath: path)) }

    /// Returns the last activity and removes the file.
    func take() -> String {
        defer { try? FileManager.default.removeItem(atPath: path) }
        return String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
    }
}
