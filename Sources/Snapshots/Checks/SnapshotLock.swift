import Foundation
import Staging

/// The lock of a report, since tests may run in several processes.
struct SnapshotLock {
    let folder: String

    /// Calls a function while no other process does what the same lock guards.
    func held<Result>(_ work: () throws -> Result) throws -> Result {
        let path = folder + "/.lock"
        let descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw OutputError(path: path, reason: String(cString: strerror(errno)))
        }
        defer { close(descriptor) }
        flock(descriptor, LOCK_EX)
        return try work()
    }
}
