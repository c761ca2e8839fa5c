import CoreGraphics
import Foundation

extension FontRegistry {
    /// Makes the faces of a font file in memory usable, as `register(file:)` does. Returns the PostScript names.
    @discardableResult
    public static func register(data: Data) throws -> [String] {
        guard let path = NamelessFile.path(holding: data) else {
            throw UnreadableFont(path: "a font in memory")
        }
        return try register(file: path)
    }

    /// Makes a font of a font file usable by its names; a font that is there by its name alone stays as it is.
    public static func register(_ font: CGFont) throws {
        if let data = font.data { try register(data: data) }
    }
}

/// Files that have no name and vanish with the process, for libraries that read from paths alone.
private enum NamelessFile {
    /// The path at which this process finds the bytes; nil where there is no room for them.
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
