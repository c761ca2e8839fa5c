import Foundation

/// Receives the events of a connection: in one method since version 4, in a method each before.
///
/// All have an implementation without effect, since apps implement those of their version.
public protocol WebSocketDelegate: AnyObject {
    func didReceive(event: WebSocketEvent, client: any WebSocketClient)
    func didReceive(event: WebSocketEvent, client: WebSocket)

    func websocketDidConnect(socket: any WebSocketClient)
    func websocketDidDisconnect(socket: any WebSocketClient, error: (any Error)?)
    func websocketDidReceiveMessage(socket: any WebSocketClient, text: String)
    func websocketDidReceiveData(socket: any WebSocketClient, data: Data)
}

extension WebSocketDelegate {
    public func didReceive(event: WebSocketEvent, client: any WebSocketClient) {}
    public func didReceive(event: WebSocketEvent, client: WebSocket) {}
    public func websocketDidConnect(socket: any WebSocketClient) {}
    public func websocketDidDisconnect(socket: any WebSocketClient, error: (any Error)?) {}
    public func websocketDidReceiveMessage(socket: any WebSocketClient, text: String) {}
    public func websocketDidReceiveData(socket: any WebSocketClient, data: Data) {}
}
