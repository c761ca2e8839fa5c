import Foundation

/// A lock file that one process at a time holds.
struct FileLock {
    let path: String

    /// Runs the closure while this process holds the lock.
    func held<Result>(_ work: () throws(WorkshopError) -> Result) throws(WorkshopError) -> Result {
        let folder = (path as NSString).deletingLastPathComponent
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw WorkshopError("\(path) cannot be written") }
        defer { close(descriptor) }
        flock(descriptor, LOCK_EX)
        return try work()
    }
}
