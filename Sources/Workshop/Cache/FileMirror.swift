import Foundation

/// Writes files only where their content changes, so that builds that depend on them detect no change.
enum FileMirror {
    static func write(_ text: String, to path: String) throws(WorkshopError) {
        try write(Data(text.utf8), to: path)
    }

    private static func write(_ bytes: Data, to path: String) throws(WorkshopError) {
        if FileManager.default.contents(atPath: path) == bytes { return }
        do {
            let folder = (path as NSString).deletingLastPathComponent
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try bytes.write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw WorkshopError("\(path) cannot be written")
        }
    }

    /// Makes a folder contain the Swift files of another and no others.
    static func copy(_ folder: String, to other: String) throws(WorkshopError) {
        let manager = FileManager.default
        let wanted = sources(in: folder)
        for name in Set(sources(in: other)).subtracting(wanted) {
            try? manager.removeItem(atPath: "\(other)/\(name)")
        }
        for name in wanted {
            guard let bytes = manager.contents(atPath: "\(folder)/\(name)") else {
                throw WorkshopError("\(folder)/\(name) cannot be read")
            }
            try write(bytes, to: "\(other)/\(name)")
        }
    }

    /// Removes a compiler's output for a module. The package manager's own lists remain: it rewrites them only when
    /// the package's description has changed.
    static func removeObjects(in folder: String) {
        let manager = FileManager.default
        for name in (try? manager.contentsOfDirectory(atPath: folder)) ?? []
        where name != "output-file-map.json" && name != "sources" {
            try? manager.removeItem(atPath: "\(folder)/\(name)")
        }
    }

    /// Returns the paths of the Swift files in a folder and its subfolders, in order.
    static func sources(in folder: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        // Folders may have such a name, too, as that of R.swift's constants.
        return names.filter { $0.hasSuffix(".swift") && !isFolder("\(folder)/\($0)") }.sorted()
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Makes a folder contain links with these names and nothing else; names may include folders.
    static func link(_ targets: [String: String], in folder: String) throws(WorkshopError) {
        let manager = FileManager.default
        let known = (try? manager.subpathsOfDirectory(atPath: folder)) ?? []
        for name in known
        where targets[name] == nil
            && (try? manager.destinationOfSymbolicLink(atPath: "\(folder)/\(name)")) != nil
        {
            try? manager.removeItem(atPath: "\(folder)/\(name)")
        }
        for (name, target) in targets.sorted(by: { $0.key < $1.key }) {
            let path = "\(folder)/\(name)"
            if (try? manager.destinationOfSymbolicLink(atPath: path)) == target { continue }
            try? manager.removeItem(atPath: path)
            do {
                try manager.createDirectory(
                    atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
                try manager.createSymbolicLink(atPath: path, withDestinationPath: target)
            } catch {
                throw WorkshopError("\(path) cannot be written")
            }
        }
    }
}
