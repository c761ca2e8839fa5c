import CoreGraphics
import Foundation
import Synchronization

/// Reads image files, each once.
enum ImageFiles {
    private enum Entry {
        case image(CGImage)
        case unreadable
    }

    private static let cache = Mutex<[String: Entry]>([:])

    /// The largest file that is read, in bytes.
    private static let sizeLimit = 64 << 20

    /// How many images are kept; beyond, all are read anew.
    private static let capacity = 512

    /// The image in the file; nil where it cannot be read.
    static func read(_ path: String) -> CGImage? {
        if let known = cache.withLock({ $0[path] }) {
            if case .image(let image) = known { return image }
            return nil
        }
        let image = decode(path)
        cache.withLock { cache in
            if cache.count >= capacity { cache.removeAll() }
            cache[path] = image.map(Entry.image) ?? .unreadable
        }
        return image
    }

    private static func decode(_ path: String) -> CGImage? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= sizeLimit,
            let data = FileManager.default.contents(atPath: path)
        else { return nil }
        return try? CGImage.decode(data)
    }
}
