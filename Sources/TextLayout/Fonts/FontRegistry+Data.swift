import CoreGraphics
import Foundation

extension FontRegistry {
    /// Registers the faces of a font file in memory, as `register(file:)` does. Returns the PostScript names.
    @discardableResult
    public static func register(data: Data) throws -> [String] {
        guard let path = NamelessFile.path(holding: data) else {
            throw UnreadableFont(path: "a font in memory")
        }
        return try register(file: path)
    }

    /// Registers a font that has a font file; has no effect for a font that only has a name.
    public static func register(_ font: CGFont) throws {
        if let data = font.data { try register(data: data) }
    }
}

/// Anonymous files that are deleted with the process, for libraries that only read from paths.
private enum NamelessFile {
    /// Returns the path at which this process can read the bytes; nil where memory is insufficient.
    static func path(holding data: Data) -> String? {
        var name = Array((NSTemporaryDirectory() + "kumiki-XXXXXX").utf8CString)
        let file = mkstemp(&name)
        guard file >= 0 else { return nil }
        _ = fcntl(file, F_SETFD, FD_CLOEXEC)
        unlink(name)
        guard (try? FileHandle(fileDescriptor: file).write(contentsOf: data)) != nil else {
            close(file)
            return nil
        }
        return "/proc/self/fd/\(file)"
    }
}
