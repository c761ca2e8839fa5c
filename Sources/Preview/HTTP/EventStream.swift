import CMicroHTTPD
import Foundation
import Synchronization

/// A queue of server-sent events for a page, which can be written from any thread.
final class EventStream: Sendable {
    /// The most bytes in the queue; the connection of a page that does not receive them is closed.
    private static let limit = 16 << 20

    private struct State {
        var waiting = Data()
        var isClosed = false
        /// The connection, while it is suspended until there is something to send.
        var suspended: ConnectionHandle?

        mutating func resume() {
            guard let connection = suspended else { return }
            suspended = nil
            MHD_resume_connection(connection.pointer)
        }
    }

    private let state = Mutex(State())

    /// Whether the stream is closed.
    var isClosed: Bool { state.withLock(\.isClosed) }

    /// Sends an event with a name and a text of one line.
    func send(_ event: String, _ text: String) { append(Data("event: \(event)\ndata: \(text)\n\n".utf8)) }

    /// Sends a comment, which pages ignore, in order to detect closed connections.
    func beat() { append(Data(":\n\n".utf8)) }

    func close() {
        state.withLock {
            $0.isClosed = true
            $0.resume()
        }
    }

    private func append(_ data: Data) {
        state.withLock {
            guard !$0.isClosed else { return }
            $0.waiting += data
            if $0.waiting.count > Self.limit { ($0.waiting, $0.isClosed) = (Data(), true) }
            $0.resume()
        }
    }

    /// Copies queued data to a buffer; suspends the connection if there is none. Returns nil at the end.
    func read(into buffer: UnsafeMutableRawBufferPointer, of connection: ConnectionHandle) -> Int? {
        state.withLock {
            let count = min($0.waiting.count, buffer.count)
            if count > 0 {
                $0.waiting.copyBytes(to: buffer, count: count)
                $0.waiting = Data($0.waiting.dropFirst(count))
                return count
            }
            if $0.isClosed { return nil }
            $0.suspended = connection
            MHD_suspend_connection(connection.pointer)
            return 0
        }
    }

    /// Closes the stream after the client has disconnected.
    func drop() {
        state.withLock { ($0.isClosed, $0.suspended, $0.waiting) = (true, nil, Data()) }
    }
}

/// The library's handle of a connection, which may be resumed from any thread. It is stored as a number, since it is only
/// passed back to the library.
struct ConnectionHandle: Sendable {
    private let address: UInt

    init(_ pointer: OpaquePointer) { address = UInt(bitPattern: pointer) }

    var pointer: OpaquePointer? { OpaquePointer(bitPattern: address) }
}
