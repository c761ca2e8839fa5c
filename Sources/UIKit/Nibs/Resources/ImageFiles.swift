import CoreGraphics
import Foundation
import InterfaceBuilder
import Synchronization

/// Reads image files, each once until it changes.
enum ImageFiles {
    private enum Entry {
        case image(CGImage)
        case unreadable
    }

    private struct Key: Hashable {
        let path: String
        let resizing: ImageSet.Resizing?
        /// A file that is saved again is another one.
        let stamp: Stamp
    }

    /// The identity of a file's content.
    private struct Stamp: Hashable {
        let node: UInt64
        let size: Int64
        let seconds: Int
        let nanoseconds: Int

        /// Creates the stamp of a regular file of a supported size; nil for others.
        init?(_ path: String) {
            var status = stat()
            guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
                status.st_size <= ImageFiles.sizeLimit
            else { return nil }
            (node, size) = (UInt64(status.st_ino), Int64(status.st_size))
            (seconds, nanoseconds) = (Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec))
        }
    }

    private static let cache = Mutex<[Key: Entry]>([:])

    /// The largest file that is read, in bytes.
    private static let sizeLimit = 64 << 20

    /// The number of images that are kept; beyond, all are read again.
    private static let capacity = 512

    /// Returns the image in the file, sliced if specified by a catalog; nil if it cannot be read.
    static func read(_ path: String, resizing: ImageSet.Resizing? = nil) -> CGImage? {
        guard let stamp = Stamp(path) else { return nil }
        let key = Key(path: path, resizing: resizing, stamp: stamp)
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
        FileManager.default.contents(atPath: path).flatMap { try? CGImage.decode($0) }
    }
}
