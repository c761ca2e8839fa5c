import Foundation

/// A folder of this process's own, which is removed with its last owner, and when this process is interrupted.
public final class TemporaryFolder: Sendable {
    public let path: String

    /// Makes an empty folder that nobody else can read.
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
