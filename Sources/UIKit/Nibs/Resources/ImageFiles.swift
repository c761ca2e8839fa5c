import CoreGraphics
import Foundation
import InterfaceBuilder
import Synchronization

/// Reads image files, each once.
enum ImageFiles {
    private enum Entry {
        case image(CGImage)
        case unreadable
    }

    private struct Key: Hashable {
        let path: String
        let resizing: ImageSet.Resizing?
    }

    private static let cache = Mutex<[Key: Entry]>([:])

    /// The largest file that is read, in bytes.
    private static let sizeLimit = 64 << 20

    /// How many images are kept; beyond, all are read anew.
    private static let capacity = 512

    /// The image in the file, cut into parts where a catalogue says so; nil where it cannot be read.
    static func read(_ path: String, resizing: ImageSet.Resizing? = nil) -> CGImage? {
        let key = Key(path: path, resizing: resizing)
        if let known = cache.withLock({ $0[key] }) {
            if case .image(let image) = known { return image }
            return nil
        }
        let whole = decode(path)
        let image =
            resizing.flatMap { resizing in
                whole.map { SlicedImage(image: $0, resizing: resizing).joined }
            } ?? whole
        cache.withLock { cache in
            if cache.count >= capacity { cache.removeAll() }
            cache[key] = image.map(Entry.image) ?? .unreadable
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
