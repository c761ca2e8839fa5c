import Foundation
import Synchronization

/// The changes in a folder, collected until no further changes occur.
public struct FileChanges: Sendable, Hashable {
    /// The changed, new or removed files, and the new or removed folders.
    public var paths: Set<String> = []
    /// Whether the system's queue has overflowed, so that any file may have changed.
    public var isIncomplete = false

    var isEmpty: Bool { paths.isEmpty && !isIncomplete }
}

/// Watches a folder and its subfolders with inotify.
///
/// Changes in short succession are reported together, such as an editor's replacement of a file or a checkout that changes
/// a thousand files.
public final class FileWatcher: Sendable {
    /// The time without changes before changes are reported, in milliseconds.
    private static let quiet: Int32 = 12
    /// The time without changes after which a file that is still open counts as written, in milliseconds.
    private static let quietWhileOpen: Int32 = 500
    /// The longest time that changes are delayed.
    private static let longest = Duration.milliseconds(400)
    /// The most folders that are watched.
    private static let folderLimit = 50_000

    private let descriptor: Int32
    /// The pipe whose closing ends the thread.
    private let stopping: Int32
    private let stop: Int32
    private let hasEnded = DispatchSemaphore(value: 0)
    private let problems: @Sendable (String) -> Void

    /// Starts watching the folder and reports changes on a separate thread. `problem` receives the reasons why folders cannot be watched.
    public init(
        folder: String, problem: @escaping @Sendable (String) -> Void,
        report: @escaping @Sendable (FileChanges) -> Void
    ) throws(PreviewError) {
        descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
        guard descriptor >= 0 else {
            throw PreviewError("\(folder) cannot be watched: \(String(cString: strerror(errno)))")
        }
        var ends: [Int32] = [-1, -1]
        let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, type, 0, &ends) == 0 else {
            close(descriptor)
            throw PreviewError("\(folder) cannot be watched: \(String(cString: strerror(errno)))")
        }
        (stopping, stop) = (ends[0], ends[1])
        problems = problem
        var tree = WatchedTree(descriptor: descriptor, limit: Self.folderLimit)
        tree.add(folder)
        if let text = tree.problem { problem(text) }
        let first = tree
        Thread.detachNewThread { [self] in run(first, report) }
    }

    /// Stops watching; nothing is reported afterwards.
    public func end() {
        close(stop)
        hasEnded.wait()
    }

    // MARK: The thread

    private func run(_ first: WatchedTree, _ report: (FileChanges) -> Void) {
        var tree = first
        var changes = FileChanges()
        var since = ContinuousClock.now
        while true {
            var entries = [
                pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: stopping, events: Int16(POLLIN), revents: 0),
            ]
            let patience = tree.hasUnfinished ? Self.quietWhileOpen : -1
            let count = poll(&entries, 2, changes.isEmpty ? patience : Self.quiet)
            if entries[1].revents != 0 { break }
            if count > 0, entries[0].revents != 0 {
                if changes.isEmpty { since = .now }
                let hadProblem = tree.problem != nil
                tree.read(into: &changes)
                if !hadProblem, let text = tree.problem { problems(text) }
                if ContinuousClock.now - since < Self.longest { continue }
            }
            if changes.isEmpty { changes.paths = tree.takeUnfinished() }
            if !changes.isEmpty { report(changes) }
            changes = FileChanges()
        }
        close(descriptor)
        close(stopping)
        hasEnded.signal()
    }
}
