import Foundation

/// A folder for one test, which is removed after the test.
final class Workplace: Sendable {
    let path: String

    init() throws {
        path =
            FileManager.default.temporaryDirectory.appendingPathComponent("kumiki-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Creates an entry at a path relative to the folder.
    func make(_ file: String, _ content: Content) throws {
        let full = path + "/" + file
        let manager = FileManager.default
        let folder = (full as NSString).deletingLastPathComponent
        try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
        switch content {
        case .text(let text): try Data(text.utf8).write(to: URL(fileURLWithPath: full))
        case .bytes(let bytes): try Data(bytes).write(to: URL(fileURLWithPath: full))
        case .folder: try manager.createDirectory(atPath: full, withIntermediateDirectories: true)
        case .link(let target): try manager.createSymbolicLink(atPath: full, withDestinationPath: target)
        case .pipe: mkfifo(full, 0o600)
        case .size(let size):
            _ = manager.createFile(atPath: full, contents: Data("<document>".utf8))
            truncate(full, size)
        }
    }

    /// Returns every path in the folder, sorted, except those below `except`.
    func listing(except: String? = nil) -> [String] {
        let all = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return all.filter { path in except.map { path != $0 && !path.hasPrefix($0 + "/") } ?? true }.sorted()
    }

    /// Returns the bytes of every regular file in a folder, by path.
    func files(below folder: String) -> [String: Data] {
        var result: [String: Data] = [:]
        for file in FileManager.default.enumerator(atPath: path + "/" + folder)?.compactMap({ $0 as? String })
            ?? []
        {
            let full = "\(path)/\(folder)/\(file)"
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: full, isDirectory: &isFolder), !isFolder.boolValue
            else {
                continue
            }
            result[file] = FileManager.default.contents(atPath: full)
        }
        return result
    }
}

/// The content of an entry.
enum Content: Sendable {
    case text(String)
    case bytes([UInt8])
    case folder
    case link(String)
    case pipe
    /// A file of a size in bytes, mostly sparse.
    case size(Int)
}
