import Foundation

/// An open file descriptor of this process, closed when its last owner is deallocated.
final class Descriptor {
    let number: Int32

    init(_ number: Int32) { self.number = number }

    deinit { close(number) }

    /// Returns two ends of a bidirectional connection, which other programs do not inherit by default.
    static func pair() -> (Descriptor, Descriptor)? {
        var ends: [Int32] = [0, 0]
        let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { return nil }
        return (Descriptor(ends[0]), Descriptor(ends[1]))
    }

    /// Makes reading nonblocking.
    func preventWaiting() { _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK) }

    /// The result of reading.
    enum Chunk {
        case bytes(ArraySlice<UInt8>)
        case nothingYet
        case end
    }

    /// Reads at most 64 KiB.
    func read() -> Chunk {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Foundation.read(number, &buffer, buffer.count)
            if count > 0 { return .bytes(buffer[..<count]) }
            if count == 0 { return .end }
            if errno == EINTR { continue }
            return errno == EAGAIN ? .nothingYet : .end
        }
    }

    /// Sends all bytes over a connection; returns false where the peer is gone or does not read for five seconds.
    func send(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            // A lost connection must not end this process.
            let count = rest.withUnsafeBytes {
                Foundation.send(number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                var entry = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
                guard poll(&entry, 1, 5_000) > 0 else { return false }
            } else if errno != EINTR {
                return false
            }
        }
        return true
    }
}
