import Foundation

/// Writes files atomically.
public enum OutputFile {
    /// Writes the file, replacing an existing one.
    public static func write(_ data: Data, to path: String) throws(OutputError) {
        var status = stat()
        // A device or pipe would be replaced by a regular file.
        if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG, status.st_mode & S_IFMT != S_IFDIR {
            throw OutputError(path: path, reason: "it is not a regular file")
        }
        do {
            try data.write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw OutputError(path: path, reason: reason(error))
        }
    }

    static func reason(_ error: any Error) -> String {
        switch (error as? CocoaError)?.code {
        case .fileWriteNoPermission: return "permission denied"
        case .fileWriteOutOfSpace: return "no space is left"
        case .fileWriteVolumeReadOnly: return "the volume is read-only"
        case .fileWriteFileExists: return "a file is in the way"
        default: break
        }
        let code = ((error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError)?.code
        guard let code, let text = strerror(Int32(truncatingIfNeeded: code)) else {
            return "it cannot be written"
        }
        return String(cString: text)
    }
}

/// An error that occurs when a file or folder cannot be written.
public struct OutputError: Error, CustomStringConvertible {
    public let path: String
    public let reason: String

    package init(path: String, reason: String) { (self.path, self.reason) = (path, reason) }

    public var description: String { "\(path):1: error: cannot write: \(reason)" }
}
