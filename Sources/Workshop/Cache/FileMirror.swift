import Foundation

/// Writes files so that those that are right already are not touched, and others' builds see no change.
enum FileMirror {
    static func write(_ text: String, to path: String) throws(WorkshopError) {
        let bytes = Data(text.utf8)
        if FileManager.default.contents(atPath: path) == bytes { return }
        do {
            let folder = (path as NSString).deletingLastPathComponent
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try bytes.write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw WorkshopError("\(path) cannot be written")
        }
    }

    /// Makes a folder hold links with these names and nothing else; a name may have folders in front.
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
