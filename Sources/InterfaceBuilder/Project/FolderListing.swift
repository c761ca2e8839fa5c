import Foundation

/// The entries of a folder.
package struct FolderListing {
    /// The kind of an entry.
    package enum Kind { case file, folder, link, other }

    /// A file, folder or link.
    package struct Entry {
        package var name: String
        package var kind: Kind
    }

    /// Returns the entries sorted by the bytes of their names, so that the order is the same everywhere; nil when
    /// the folder cannot be read.
    package static func entries(of path: String, limit: Int) -> [Entry]? {
        guard let folder = opendir(path) else { return nil }
        defer { closedir(folder) }
        var entries: [Entry] = []
        while entries.count < limit, let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name == "." || name == ".." { continue }
            entries.append(Entry(name: name, kind: kind(of: path + "/" + name, Int(entry.pointee.d_type))))
        }
        return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    private static func kind(of path: String, _ type: Int) -> Kind {
        switch type {
        case Int(DT_REG): return .file
        case Int(DT_DIR): return .folder
        case Int(DT_LNK): return .link
        case Int(DT_UNKNOWN):
            // Some file systems do not report the kind; query the entry itself.
            var status = stat()
            guard lstat(path, &status) == 0 else { return .other }
            switch status.st_mode & S_IFMT {
            case S_IFREG: return .file
            case S_IFDIR: return .folder
            case S_IFLNK: return .link
            default: return .other
            }
        default: return .other
        }
    }

    /// Returns the path with all links resolved; nil when it does not exist.
    package static func resolved(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    /// Returns whether a path, links resolved, is inside a folder that is already resolved.
    package static func isInside(_ path: String, _ folder: String) -> Bool {
        guard let path = resolved(path) else { return false }
        return path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
    }

    /// Returns whether a path, links resolved, is a file rather than a folder.
    package static func isFile(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// The path of what exists under the path in other capitals, as Apple's file systems find it; the path itself where
    /// it exists as it is, or not at all.
    package static func ignoringCase(_ path: String) -> String {
        var status = stat()
        guard path.hasPrefix("/"), stat(path, &status) != 0 else { return path }
        var found = ""
        for part in path.split(separator: "/") {
            let next = found + "/" + part
            if stat(next, &status) == 0 {
                found = next
                continue
            }
            let wanted = part.lowercased()
            let entries = entries(of: found.isEmpty ? "/" : found, limit: caseLimit) ?? []
            guard let entry = entries.first(where: { $0.name.lowercased() == wanted }) else { return path }
            found += "/" + entry.name
        }
        return found
    }

    /// The most entries of a folder among which a name in other capitals is looked for.
    private static let caseLimit = 10_000
}
