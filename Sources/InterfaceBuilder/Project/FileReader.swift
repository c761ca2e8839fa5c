import Foundation

/// Reads whole regular files and nothing else: reading a pipe or a device might never end.
package enum FileReader {
    /// Returns the bytes of a file of at most `limit` bytes.
    package static func read(_ path: String, limit: Int) throws(DocumentError) -> ContiguousArray<UInt8> {
        try read(path) { size throws(DocumentError) in
            guard size <= limit else {
                throw DocumentError(file: path, reason: .tooLarge(size: size, limit: limit))
            }
            return size
        }
    }

    /// Returns the first bytes of a file, all if it has no more than `count`.
    package static func read(_ path: String, first count: Int) throws(DocumentError) -> ContiguousArray<UInt8>
    {
        try read(path) { size in min(size, count) }
    }

    /// Returns as many bytes of a file as are due for its size.
    private static func read(
        _ path: String, _ due: (Int) throws(DocumentError) -> Int
    ) throws(DocumentError) -> ContiguousArray<UInt8> {
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw DocumentError(file: path, reason: errno == ENOENT ? .missing : .unreadable(lastReason))
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            throw DocumentError(file: path, reason: .unreadable(lastReason))
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw DocumentError(file: path, reason: .unreadable("it is not a regular file"))
        }
        let size = Int(status.st_size)
        guard size > 0 else { throw DocumentError(file: path, reason: .empty) }
        return try fill(try due(size), from: descriptor, path)
    }

    private static func fill(
        _ size: Int, from descriptor: Int32, _ path: String
    ) throws(DocumentError) -> ContiguousArray<UInt8> {
        var failed = false
        let bytes = ContiguousArray<UInt8>(unsafeUninitializedCapacity: size) { buffer, count in
            while count < size, let base = buffer.baseAddress {
                let received = Foundation.read(descriptor, base + count, size - count)
                if received < 0, errno == EINTR { continue }
                failed = received < 0
                if received <= 0 { break }
                count += received
            }
        }
        if failed { throw DocumentError(file: path, reason: .unreadable(lastReason)) }
        return bytes
    }

    private static var lastReason: String { String(cString: strerror(errno)) }
}
