import Foundation
import InterfaceBuilder

/// The folders that inotify watches, by watch descriptor.
struct WatchedTree {
    /// The events after which a file has its new content or a name refers to another file. A file that was only created has no content yet,
    /// and one that is being written is incomplete.
    private static let mask = UInt32(
        IN_CLOSE_WRITE | IN_MODIFY | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF
            | IN_ONLYDIR
            | IN_DONT_FOLLOW)

    /// Folders of generated files and of version control, whose changes are ignored.
    private static let skipped: Set<String> = [
        ".build", ".git", ".hg", ".svn", ".swiftpm", "DerivedData", "node_modules", "build", "xcuserdata",
    ]

    private let descriptor: Int32
    private let limit: Int
    private var folders: [Int32: String] = [:]
    /// Files that were modified and are not closed yet.
    private var unfinished: Set<String> = []
    /// The reason why folders are not watched.
    private(set) var problem: String?

    init(descriptor: Int32, limit: Int) { (self.descriptor, self.limit) = (descriptor, limit) }

    /// Starts watching a folder and its subfolders.
    mutating func add(_ folder: String) {
        var stack = [folder]
        while let folder = stack.popLast() {
            guard folders.count < limit else {
                problem = "there are more than \(limit) folders; changes in the others are not seen"
                return
            }
            // Watching starts before the folder is listed, so that no change is missed in between.
            let number = inotify_add_watch(descriptor, folder, Self.mask)
            guard number >= 0 else {
                note(errno, folder)
                continue
            }
            folders[number] = folder
            for entry in FolderListing.entries(of: folder, limit: 100_000) ?? []
            where entry.kind == .folder && !Self.skipped.contains(entry.name) {
                stack.append(folder + "/" + entry.name)
            }
        }
    }

    private mutating func note(_ error: Int32, _ folder: String) {
        switch error {
        case ENOENT, ENOTDIR: break
        case ENOSPC:
            problem =
                "the system watches no more folders; changes in \(folder) and others are not seen until "
                + "fs.inotify.max_user_watches is raised"
        default: problem = "\(folder) is not watched: \(String(cString: strerror(error)))"
        }
    }

    /// Reads events and adds them to the changes.
    mutating func read(into changes: inout FileChanges) {
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = Foundation.read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return }
            var place = 0
            while place + 16 <= count {
                let (event, name, next) = Self.event(in: buffer, at: place)
                place = next
                take(event, name, &changes)
            }
        }
    }

    /// Whether there are modified files that are not closed yet.
    var hasUnfinished: Bool { !unfinished.isEmpty }

    /// Returns and removes the modified files that are not closed yet, which are considered complete.
    mutating func takeUnfinished() -> Set<String> {
        defer { unfinished = [] }
        return unfinished
    }

    private struct Event {
        var watch: Int32
        var mask: UInt32

        func has(_ flag: Int) -> Bool { mask & UInt32(flag) != 0 }
    }

    /// Parses the event at a position of the buffer: four 32-bit numbers, and a name padded with zeros.
    private static func event(in buffer: [UInt8], at place: Int) -> (Event, String, next: Int) {
        let numbers = buffer.withUnsafeBytes { bytes in
            (0..<4).map { bytes.loadUnaligned(fromByteOffset: place + 4 * $0, as: UInt32.self) }
        }
        let end = min(place + 16 + Int(numbers[3]), buffer.count)
        let name = String(decoding: buffer[(place + 16)..<end].prefix { $0 != 0 }, as: UTF8.self)
        return (Event(watch: Int32(bitPattern: numbers[0]), mask: numbers[1]), name, end)
    }

    private mutating func take(_ event: Event, _ name: String, _ changes: inout FileChanges) {
        if event.has(Int(IN_Q_OVERFLOW)) { changes.isIncomplete = true }
        guard let folder = folders[event.watch] else { return }
        if event.has(Int(IN_IGNORED)) {
            folders[event.watch] = nil
            return
        }
        guard !name.isEmpty else { return }
        let path = folder + "/" + name
        if event.has(Int(IN_ISDIR)) {
            guard !Self.skipped.contains(name) else { return }
            if event.has(Int(IN_MOVED_FROM)) { forget(path) }
            if event.has(Int(IN_CREATE)) || event.has(Int(IN_MOVED_TO)) { add(path) }
            changes.paths.insert(path)
        } else if event.has(Int(IN_MODIFY)) {
            unfinished.insert(path)
        } else if !event.has(Int(IN_CREATE)) || Self.isLink(path) {
            unfinished.remove(path)
            changes.paths.insert(path)
        }
    }

    /// Stops watching a folder that was renamed.
    private mutating func forget(_ path: String) {
        for (number, folder) in folders where folder == path || folder.hasPrefix(path + "/") {
            inotify_rm_watch(descriptor, number)
            folders[number] = nil
        }
    }

    /// Returns whether the file was created as a link, which is complete immediately.
    private static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && (status.st_mode & S_IFMT == S_IFLNK || status.st_nlink > 1)
    }
}
