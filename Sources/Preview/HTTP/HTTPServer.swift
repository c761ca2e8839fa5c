import CMicroHTTPD
import Foundation
import Synchronization

/// The limits of a server.
struct HTTPLimits: Sendable {
    /// The most concurrent connections; others wait.
    var connections: UInt32 = 256
    /// The longest time without activity on a connection, in seconds.
    var timeout: UInt32 = 15
    /// The largest size of a request without its body, in bytes.
    var headers = 32 << 10
    /// The largest size of a request's body, in bytes.
    var body = 1 << 20
}

/// An HTTP server with its own thread. The handler is called on that thread, must not block, and may set the response
/// later.
final class HTTPServer: Sendable {
    typealias Handler = @Sendable (HTTPRequest, @escaping @Sendable (HTTPResponse) -> Void) -> Void

    private struct Running {
        /// The library's handle, as a number.
        var daemon: UInt?
        var exchanges: [ObjectIdentifier: HTTPExchange] = [:]
        var streams: [EventStream] = []
    }

    private let handler: Handler
    private let limits: HTTPLimits
    private let running = Mutex(Running())

    /// Starts serving the socket, which the server closes when it stops.
    init(_ socket: ListeningSocket, limits: HTTPLimits = HTTPLimits(), handler: @escaping Handler)
        throws(PreviewError)
    {
        (self.handler, self.limits) = (handler, limits)
        // The library retains the server until it is stopped.
        let context = Unmanaged.passRetained(self)
        let daemon = http_start(
            socket.descriptor, context.toOpaque(), requestArrived, requestBegan, requestEnded,
            limits.connections, limits.timeout, limits.headers)
        guard let daemon else {
            context.release()
            close(socket.descriptor)
            throw PreviewError("the server cannot start on port \(socket.port)")
        }
        running.withLock { $0.daemon = UInt(bitPattern: daemon) }
    }

    /// Closes all connections. Requests without a response receive a response with an error.
    func stop() {
        let (daemon, exchanges, streams) = running.withLock { running in
            defer { running.daemon = nil }
            return (running.daemon, running.exchanges.values, running.streams)
        }
        guard let daemon else { return }
        streams.forEach { $0.close() }
        for exchange in exchanges { exchange.respond(.failure(503, "the preview ends")) }
        MHD_stop_daemon(OpaquePointer(bitPattern: daemon))
        Unmanaged.passUnretained(self).release()
    }

    private var isRunning: Bool { running.withLock { $0.daemon != nil } }

    // MARK: A request

    fileprivate func begin(_ target: String) -> HTTPExchange {
        let exchange = HTTPExchange(target: target)
        running.withLock { $0.exchanges[ObjectIdentifier(exchange)] = exchange }
        return exchange
    }

    fileprivate func end(_ exchange: HTTPExchange) {
        running.withLock { running in
            running.exchanges[ObjectIdentifier(exchange)] = nil
            running.streams.removeAll(where: \.isClosed)
        }
    }

    /// Processes a step of a request: its headers, a part of its body, its end, and again when its response is available. Returning
    /// false closes the connection.
    fileprivate func step(
        _ exchange: HTTPExchange, _ connection: ConnectionHandle, _ method: String,
        _ bytes: UnsafeRawBufferPointer
    ) -> Bool {
        switch exchange.advance(hasBytes: !bytes.isEmpty) {
        case .headers: return acceptHeaders(connection)
        case .body: return exchange.append(bytes, limit: limits.body)
        case .whole: handle(exchange, connection, method)
        case .handled: break
        }
        guard let response = exchange.response(orSuspend: connection) else { return true }
        return queue(response, connection)
    }

    private func handle(_ exchange: HTTPExchange, _ connection: ConnectionHandle, _ method: String) {
        guard isRunning else { return exchange.respond(.failure(503, "the preview ends")) }
        let headers = HTTPRequestHeaders(of: connection)
        guard var request = HTTPRequest(method: method, target: exchange.target, headers: headers) else {
            return exchange.respond(.failure(400, "the address is not a path in UTF-8"))
        }
        request.body = exchange.body
        handler(request) { exchange.respond($0) }
    }

    /// Rejects a body whose declared length exceeds the limit before any of it is read.
    private func acceptHeaders(_ connection: ConnectionHandle) -> Bool {
        guard let text = connection.header("Content-Length"), Int(text).map({ $0 > limits.body }) ?? true
        else { return true }
        return queue(.failure(413, "the body is longer than \(limits.body) bytes"), connection)
    }

    private func queue(_ response: HTTPResponse, _ connection: ConnectionHandle) -> Bool {
        let made: OpaquePointer?
        switch response.body {
        case .data(let data):
            made = data.withUnsafeBytes { http_copied_response($0.baseAddress, $0.count) }
        case .events(let stream):
            running.withLock { running in
                running.streams.append(stream)
                if running.daemon == nil { stream.close() }
            }
            made = Self.response(stream, connection)
        }
        guard let made else { return false }
        defer { MHD_destroy_response(made) }
        for (name, value) in response.headers + Self.safety { MHD_add_response_header(made, name, value) }
        return http_queue(connection.pointer, UInt32(response.status), made) != 0
    }

    private static func response(_ stream: EventStream, _ connection: ConnectionHandle) -> OpaquePointer? {
        let context = Unmanaged.passRetained(StreamContext(stream: stream, connection: connection))
        let made = MHD_create_response_from_callback(
            UInt64.max, 16 << 10, readStream, context.toOpaque(), endStream)
        if made == nil { context.release() }
        return made
    }

    /// Headers that prevent pages of other sites from reading a response, and restrict what our own pages may load.
    private static let safety = [
        ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
        ("Cross-Origin-Resource-Policy", "same-origin"),
        (
            "Content-Security-Policy",
            "default-src 'self'; img-src 'self' blob: data:; object-src 'none'; base-uri 'none'; "
                + "form-action 'none'; frame-ancestors 'self'"
        ),
    ]
}

/// A stream and the connection that reads it.
private final class StreamContext: Sendable {
    let stream: EventStream
    let connection: ConnectionHandle

    init(stream: EventStream, connection: ConnectionHandle) {
        (self.stream, self.connection) = (stream, connection)
    }
}

extension ConnectionHandle {
    /// Returns the value of a request's header.
    fileprivate func header(_ name: String) -> String? {
        http_header(pointer, name).map { String(cString: $0) }
    }
}

extension HTTPRequestHeaders {
    fileprivate init(of connection: ConnectionHandle) {
        host = connection.header("Host")
        origin = connection.header("Origin")
        fetchSite = connection.header("Sec-Fetch-Site")
        fetchMode = connection.header("Sec-Fetch-Mode")
        token = connection.header(Self.tokenName)
        knownTag = connection.header("If-None-Match")
    }
}

// MARK: Callbacks of the library

private func requestBegan(
    _ context: UnsafeMutableRawPointer?, _ uri: UnsafePointer<CChar>?, _ connection: OpaquePointer?
) -> UnsafeMutableRawPointer? {
    guard let context, let uri else { return nil }
    let server = Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue()
    return Unmanaged.passRetained(server.begin(String(cString: uri))).toOpaque()
}

private func requestArrived(
    _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?, _ url: UnsafePointer<CChar>?,
    _ method: UnsafePointer<CChar>?, _ version: UnsafePointer<CChar>?, _ bytes: UnsafePointer<CChar>?,
    _ count: UnsafeMutablePointer<Int>?, _ exchange: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
    guard let context, let connection, let method, let count, let exchange = exchange?.pointee else {
        return http_result(0)
    }
    let server = Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue()
    let goesOn = server.step(
        Unmanaged<HTTPExchange>.fromOpaque(exchange).takeUnretainedValue(),
        ConnectionHandle(connection), String(cString: method),
        UnsafeRawBufferPointer(start: bytes, count: count.pointee))
    count.pointee = 0
    return http_result(goesOn ? 1 : 0)
}

private func requestEnded(
    _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
    _ exchange: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ reason: MHD_RequestTerminationCode
) {
    guard let context, let pointer = exchange?.pointee else { return }
    exchange?.pointee = nil
    let server = Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue()
    server.end(Unmanaged<HTTPExchange>.fromOpaque(pointer).takeRetainedValue())
}

private func readStream(
    _ context: UnsafeMutableRawPointer?, _ position: UInt64, _ buffer: UnsafeMutablePointer<CChar>?,
    _ count: Int
) -> Int {
    guard let context else { return http_end_of_stream() }
    let stream = Unmanaged<StreamContext>.fromOpaque(context).takeUnretainedValue()
    let bytes = UnsafeMutableRawBufferPointer(start: buffer, count: count)
    return stream.stream.read(into: bytes, of: stream.connection) ?? http_end_of_stream()
}

private func endStream(_ context: UnsafeMutableRawPointer?) {
    guard let context else { return }
    Unmanaged<StreamContext>.fromOpaque(context).takeRetainedValue().stream.drop()
}
