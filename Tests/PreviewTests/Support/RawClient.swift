import Foundation

/// A client that sends raw bytes, for requests that no correct client sends.
final class RawClient: Sendable {
    struct Response: Sendable {
        var status: Int
        var headers: [String: String]
        var body: Data

        var text: String { String(decoding: body, as: UTF8.self) }
    }

    struct Refused: Error {}

    let descriptor: Int32

    init(port: UInt16, address number: UInt32 = UInt32(INADDR_LOOPBACK)) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = number.bigEndian
        let status = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard descriptor >= 0, status == 0 else { throw Refused() }
        // A test must not wait forever for a server that has stopped; other tests may block the main actor for long.
        var limit = timeval(tv_sec: 1800, tv_usec: 0)
        for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
            setsockopt(descriptor, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
        }
    }

    deinit { close(descriptor) }

    /// Returns whether all bytes were accepted.
    @discardableResult
    func send(_ bytes: some Sequence<UInt8>) -> Bool {
        var rest = ArraySlice(Array(bytes))
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// Returns the next bytes; empty at the end.
    func receive() -> Data {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        return Data(buffer.prefix(max(count, 0)))
    }

    /// Sends a request and receives the response to its end.
    static func request(
        _ target: String, port: UInt16, method: String = "GET", host: String? = nil, headers: [String] = [],
        body: Data? = nil
    ) throws -> Response {
        let client = try RawClient(port: port)
        var lines = [
            "\(method) \(target) HTTP/1.1", "Host: \(host ?? "127.0.0.1:\(port)")", "Connection: close",
        ]
        if let body { lines.append("Content-Length: \(body.count)") }
        lines += headers
        client.send((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
        if let body { client.send(body) }
        return try client.response()
    }

    func response() throws -> Response {
        var data = Data()
        while true {
            let more = receive()
            if more.isEmpty { break }
            data += more
        }
        guard let end = data.range(of: Data("\r\n\r\n".utf8)) else { throw Refused() }
        let lines = String(decoding: data[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        let words = lines[0].split(separator: " ")
        guard words.count > 1, let status = Int(words[1]) else { throw Refused() }
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            headers[parts[0].lowercased()] =
                parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : ""
        }
        return Response(status: status, headers: headers, body: Data(data[end.upperBound...]))
    }
}

/// Runs blocking work on a separate thread: there are few threads for tasks, and the server needs them.
func onThread<T: Sendable>(_ work: @escaping @Sendable () throws -> T) async throws -> T {
    try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread { continuation.resume(with: Result { try work() }) }
    }
}
