import Foundation

/// A client of a server that sends and receives messages.
public protocol WebSocketClient: AnyObject {
    var isConnected: Bool { get }

    func connect()
    func disconnect(closeCode: UInt16)
    func write(string: String, completion: (() -> Void)?)
    func write(stringData: Data, completion: (() -> Void)?)
    func write(data: Data, completion: (() -> Void)?)
    func write(ping: Data, completion: (() -> Void)?)
    func write(pong: Data, completion: (() -> Void)?)
}

extension WebSocketClient {
    public func disconnect() { disconnect(closeCode: CloseCode.normal.rawValue) }
    public func disconnect(forceTimeout: TimeInterval?, closeCode: UInt16 = CloseCode.normal.rawValue) {
        disconnect(closeCode: closeCode)
    }
    public func write(string: String) { write(string: string, completion: nil) }
    public func write(data: Data) { write(data: data, completion: nil) }
    public func write(ping: Data) { write(ping: ping, completion: nil) }
    public func write(pong: Data) { write(pong: pong, completion: nil) }
}
