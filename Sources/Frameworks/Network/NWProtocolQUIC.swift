import Foundation
import UIKit

/// The definition of a protocol, by its name.
open class NWProtocolDefinition: Equatable, CustomDebugStringConvertible, @unchecked Sendable {
    public let name: String
    init(name: String) { self.name = name }
    public static func == (a: NWProtocolDefinition, b: NWProtocolDefinition) -> Bool { a.name == b.name }
    open var debugDescription: String { name }
}

extension NWProtocolTCP { public static let definition = NWProtocolDefinition(name: "tcp") }
extension NWProtocolUDP { public static let definition = NWProtocolDefinition(name: "udp") }
extension NWProtocolTLS { public static let definition = NWProtocolDefinition(name: "tls") }
extension NWProtocolIP { public static let definition = NWProtocolDefinition(name: "ip") }
extension NWProtocolWebSocket { public static let definition = NWProtocolDefinition(name: "websocket") }

/// QUIC, over which no connection is made here.
open class NWProtocolQUIC: NWProtocol {
    public static let definition = NWProtocolDefinition(name: "quic")

    /// The options of QUIC, which are stored.
    open class Options: NWProtocolOptions {
        /// The sides that can send.
        public enum Direction: Sendable { case bidirectional, unidirectional }

        open var direction = Direction.bidirectional
        open var isDatagram = false
        open var maxDatagramFrameSize = 0
        open var idleTimeout = 0
        open var maxUDPPayloadSize = 0
        open var initialMaxData = 0
        open var initialMaxStreamsBidirectional = 0
        open var initialMaxStreamsUnidirectional = 0
        open var initialMaxStreamDataBidirectionalLocal = 0
        open var initialMaxStreamDataBidirectionalRemote = 0
        open var initialMaxStreamDataUnidirectional = 0
        public let alpn: [String]

        public override convenience init() { self.init(alpn: []) }
        public init(alpn: [String]) {
            self.alpn = alpn
            super.init()
        }
    }
}
