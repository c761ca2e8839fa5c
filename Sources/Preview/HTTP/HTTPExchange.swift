import CMicroHTTPD
import Foundation
import Synchronization

/// A request and its response, from the request's first line to the response's last byte.
final class HTTPExchange: Sendable {
    private struct State {
        var body = Data()
        var phase = Phase.begun
        var response: HTTPResponse?
        var suspended: ConnectionHandle?
    }

    private enum Phase { case begun, receiving, handled }

    /// The part of a request for which the library calls the handler.
    enum Part { case headers, body, whole, handled }

    /// The request target, as it is in the request line.
    let target: String
    private let state = Mutex(State())

    init(target: String) { self.target = target }

    /// Advances to the next part: the headers, a part of the body, or the end; or to none if the handler has already been
    /// called.
    func advance(hasBytes: Bool) -> Part {
        state.withLock { state in
            switch state.phase {
            case .begun:
                state.phase = .receiving
                return .headers
            case .receiving where hasBytes: return .body
            case .receiving:
                state.phase = .handled
                return .whole
            case .handled: return .handled
            }
        }
    }

    /// Appends a part of the body; returns false if it exceeds the limit.
    func append(_ bytes: UnsafeRawBufferPointer, limit: Int) -> Bool {
        state.withLock {
            guard $0.body.count + bytes.count <= limit else { return false }
            $0.body.append(contentsOf: bytes)
            return true
        }
    }

    var body: Data { state.withLock(\.body) }

    /// Sets the response, from any thread. Only the first response is used.
    func respond(_ response: HTTPResponse) {
        state.withLock {
            guard $0.response == nil else { return }
            $0.response = response
            guard let connection = $0.suspended else { return }
            $0.suspended = nil
            MHD_resume_connection(connection.pointer)
        }
    }

    /// Returns the response; suspends the connection if there is none yet.
    func response(orSuspend connection: ConnectionHandle) -> HTTPResponse? {
        state.withLock {
            if let response = $0.response { return response }
            $0.suspended = connection
            MHD_suspend_connection(connection.pointer)
            return nil
        }
    }
}
