import Foundation

/// The folder that pictures go to. A file appears there whole or not at all.
public struct OutputFolder {
    public let path: String

    /// Makes the folder where it is missing.
    public init(path: String) throws(OutputError) {
        self.path = path
        try Self.make(path)
    }

    /// Writes a file at a path relative to the folder, which must not leave it.
    public func write(_ data: Data, to relativePath: String) throws(OutputError) {
        let parts = relativePath.split(separator: "/")
        guard !parts.isEmpty, !parts.contains(".."), !relativePath.hasPrefix("/") else {
            throw OutputError(path: relativePath, reason: "the path leaves the output folder")
        }
        let target = path + "/" + parts.joined(separator: "/")
        try Self.make((target as NSString).deletingLastPathComponent)
        do {
            try data.write(to: URL(fileURLWithPath: target), options: .atomic)
        } catch {
            throw OutputError(path: target, reason: Self.reason(error))
        }
    }

    private static func make(_ path: String) throws(OutputError) {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw OutputError(path: path, reason: reason(error))
        }
    }

    private static func reason(_ error: any Error) -> String {
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

/// A file or folder that cannot be written.
public struct OutputError: Error, CustomStringConvertible {
    public let path: String
    public let reason: String

    public var description: String { "\(path):1: error: cannot write: \(reason)" }
}
