import Foundation
import UniformTypeIdentifiers

/// A file for the data of an item.
enum ItemFile {
    /// Returns the type for a file's extension.
    static func type(of url: URL) -> String {
        UTType(filenameExtension: url.pathExtension)?.identifier ?? "public.data"
    }

    /// Writes the data to a file, passes its address to the closure, and removes the file.
    static func with(_ data: Data, name: String?, type: String, _ work: (URL) -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        // The name is that of the provider's creator: it must not refer to another folder.
        let plain = (name ?? "item").replacingOccurrences(of: "/", with: ":")
        let ending = UTType(type)?.preferredFilenameExtension
        let file = folder.appendingPathComponent(plain)
        let url = ending.map { file.pathExtension == $0 ? file : file.appendingPathExtension($0) } ?? file
        try data.write(to: url)
        work(url)
    }
}
