import Foundation

/// An event of a connection.
public enum WebSocketEvent {
    case connected([String: String])
    case disconnected(String, UInt16)
    case text(String)
    case binary(Data)
    case pong(Data?)
    case ping(Data?)
    case error((any Error)?)
    case viabilityChanged(Bool)
    case reconnectSuggested(Bool)
    case cancelled
    case peerClosed
}

/// The reasons for closing a connection (RFC 6455, section 7.4.1).
public enum CloseCode: UInt16, Sendable {
    case normal = 1000
    case goingAway = 1001
    case protocolError = 1002
    case protocolUnhandledType = 1003
    case noStatusReceived = 1005
    case encoding = 1007
    case policyViolated = 1008
    case messageTooBig = 1009
}
