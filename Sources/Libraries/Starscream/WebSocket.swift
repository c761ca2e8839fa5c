import Foundation
import FoundationNetworking
import UIKit

/// A connection to a server, which is never made: connecting fails as on a device without a network.
///
/// Unchecked, since the app changes its properties before it connects, as with the library itself.
open class WebSocket: WebSocketClient, @unchecked Sendable {
    open weak var delegate: (any WebSocketDelegate)?
    /// Receives the events in addition to the delegate, since version 4.
    open var onEvent: ((WebSocketEvent) -> Void)?
    // The closures of version 3.
    open var onConnect: (() -> Void)?
    open var onDisconnect: (((any Error)?) -> Void)?
    open var onText: ((String) -> Void)?
    open var onData: ((Data) -> Void)?

    /// The queue of the events.
    open var callbackQueue = DispatchQueue.main
    open var request: URLRequest
    open var respondToPingWithPong = true

    public var isConnected: Bool { false }
    open var currentURL: URL? { request.url }

    public init(request: URLRequest, useCustomEngine: Bool = true) { self.request = request }

    public convenience init(request: URLRequest, protocols: [String]?) {
        var request = request
        if let protocols, !protocols.isEmpty {
            request.setValue(protocols.joined(separator: ","), forHTTPHeaderField: "Sec-WebSocket-Protocol")
        }
        self.init(request: request)
    }

    public convenience init(url: URL, protocols: [String]? = nil) {
        self.init(request: URLRequest(url: url), protocols: protocols)
    }

    open func connect() {
        Inert.use("WebSocket.connect")
        callbackQueue.async { [self] in
            let error = URLError(.notConnectedToInternet)
            send(.error(error))
            delegate?.websocketDidDisconnect(socket: self, error: error)
            onDisconnect?(error)
        }
    }

    /// Has no effect on a connection that was not made.
    open func disconnect(closeCode: UInt16) {}
    /// Has no effect on a connection that was not made.
    open func forceDisconnect() {}

    // Messages are lost without a connection, and are not completed.
    open func write(string: String, completion: (() -> Void)?) { Inert.use("WebSocket.write") }
    open func write(stringData: Data, completion: (() -> Void)?) { Inert.use("WebSocket.write") }
    open func write(data: Data, completion: (() -> Void)?) { Inert.use("WebSocket.write") }
    open func write(ping: Data, completion: (() -> Void)?) { Inert.use("WebSocket.write") }
    open func write(pong: Data, completion: (() -> Void)?) { Inert.use("WebSocket.write") }

    private func send(_ event: WebSocketEvent) {
        delegate?.didReceive(event: event, client: self as any WebSocketClient)
        delegate?.didReceive(event: event, client: self)
        onEvent?(event)
    }
}
