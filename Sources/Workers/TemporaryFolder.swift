import Foundation

/// A temporary folder, which is removed when its last owner is deallocated, and when this process is interrupted.
public final class TemporaryFolder: Sendable {
    public let path: String

    /// Creates an empty folder that only this user can read.
    public init() throws(ChildError) {
        path = NSTemporaryDirectory() + "kumiki-\(UUID().uuidString)"
        guard mkdir(path, 0o700) == 0 else {
            throw ChildError("\(path) cannot be made: \(String(cString: strerror(errno)))")
        }
        Interruption.add(folder: path)
    }

    deinit {
        Interruption.remove(folder: path)
        try? FileManager.default.removeItem(atPath: path)
    }
}
