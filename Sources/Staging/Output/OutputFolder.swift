import Foundation

/// A folder for output files, which are written atomically.
public struct OutputFolder {
    public let path: String

    /// Creates the folder if it does not exist.
    public init(path: String) throws(OutputError) {
        self.path = path
        try Self.make(path)
    }

    /// Writes a file at a path relative to the folder, which must be inside the folder.
    public func write(_ data: Data, to relativePath: String) throws(OutputError) {
        let parts = relativePath.split(separator: "/")
        guard !parts.isEmpty, !parts.contains(".."), !relativePath.hasPrefix("/") else {
            throw OutputError(path: relativePath, reason: "the path leaves the output folder")
        }
        let target = path + "/" + parts.joined(separator: "/")
        try Self.make((target as NSString).deletingLastPathComponent)
        try OutputFile.write(data, to: target)
    }

    private static func make(_ path: String) throws(OutputError) {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw OutputError(path: path, reason: obstacle(above: path) ?? OutputFile.reason(error))
        }
    }

    /// The reason for which a folder cannot be made where a file has the name of one that it would be in; else nil.
    private static func obstacle(above path: String) -> String? {
        // Foundation on Linux traps in the last component of a path of one letter.
        var parent = path[...]
        while let slash = parent.lastIndex(of: "/") {
            parent = parent[..<slash]
            var isFolder: ObjCBool = false
            guard !parent.isEmpty,
                FileManager.default.fileExists(atPath: String(parent), isDirectory: &isFolder)
            else { continue }
            return isFolder.boolValue ? nil : "\(parent) is a file"
        }
        return nil
    }
}
