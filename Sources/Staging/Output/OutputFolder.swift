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
        var parent = (path as NSString).deletingLastPathComponent
        var isFolder: ObjCBool = false
        while parent.count > 1, !FileManager.default.fileExists(atPath: parent, isDirectory: &isFolder) {
            parent = (parent as NSString).deletingLastPathComponent
        }
        return parent.count > 1 && !isFolder.boolValue ? "\(parent) is a file" : nil
    }
}
