import Foundation

/// A socket that listens on the loopback address.
public struct ListeningSocket: Sendable {
    /// The most ports that are tried after a port that is in use.
    private static let attempts = 100

    let descriptor: Int32
    /// The port of the socket.
    public let port: UInt16

    /// Listens on the port, or on the next free one; 0 is any port. `inUse` is called for each port that is in use.
    public init(port first: UInt16, inUse: (UInt16) -> Void = { _ in }) throws(PreviewError) {
        let last = min(Int(first) + (first == 0 ? 0 : Self.attempts), Int(UInt16.max))
        for number in Int(first)...last {
            let port = UInt16(number)
            switch Self.listen(port) {
            case .success(let descriptor):
                (self.descriptor, self.port) = (descriptor, Self.port(of: descriptor))
                return
            case .failure(let error) where error.code == EADDRINUSE: inUse(port)
            case .failure(let error):
                throw PreviewError("cannot listen on port \(port): \(error)")
            }
        }
        throw PreviewError("cannot listen: the ports \(first) to \(last) are in use; choose one by --port")
    }

    private struct SystemError: Error, CustomStringConvertible {
        let code = errno
        var description: String { String(cString: strerror(code)) }
    }

    private static func listen(_ port: UInt16) -> Result<Int32, SystemError> {
        let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        let descriptor = socket(AF_INET, type, 0)
        guard descriptor >= 0 else { return .failure(SystemError()) }
        var yes: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
        let status = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0, Foundation.listen(descriptor, 128) == 0 else {
            let error = SystemError()
            close(descriptor)
            return .failure(error)
        }
        return .success(descriptor)
    }

    private static func port(of descriptor: Int32) -> UInt16 {
        var address = sockaddr_in()
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        _ = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
        }
        return UInt16(bigEndian: address.sin_port)
    }
}

/// An error that prevents a preview from starting.
public struct PreviewError: Error, CustomStringConvertible, Sendable {
    public let description: String

    public init(_ description: String) { self.description = description }
}
