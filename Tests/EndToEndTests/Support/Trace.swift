import Foundation

/// What a process of tests is doing, in a file that outlives it: a trap leaves its cause there.
struct Trace: Codable, Sendable {
    private let path: String

    init() {
        path =
            FileManager.default.temporaryDirectory.appendingPathComponent("kumiki-trace-\(UUID().uuidString)")
            .path
    }

    /// Replaces what was noted before.
    func note(_ text: String) { try? Data(text.utf8).write(to: URL(fileURLWithPath: path)) }

    /// What was noted last; the file is gone then.
    func take() -> String {
        defer { try? FileManager.default.removeItem(atPath: path) }
        return String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
    }
}
