import Foundation
import Synchronization
import UIKit

public enum NWError: Error, Equatable, Sendable {
    case posix(POSIXErrorCode)
    case dns(Int32)
    case tls(Int32)
}

public enum NWEndpoint: Hashable, Sendable {
    public enum Host: Hashable, ExpressibleByStringLiteral, CustomDebugStringConvertible, Sendable {
        case name(String, NWInterface?)
        case ipv4(IPv4Address)
        case ipv6(IPv6Address)

        /// An address where the text says one, else a name.
        public init(_ string: String) {
            if let address = IPv4Address(string) {
                self = .ipv4(address)
            } else if let address = IPv6Address(string) {
                self = .ipv6(address)
            } else {
                self = .name(string, nil)
            }
        }

        public var interface: NWInterface? {
            switch self {
            case .name(_, let interface): interface
            case .ipv4(let address): address.interface
            case .ipv6(let address): address.interface
            }
        }

        public var debugDescription: String {
            switch self {
            case .name(let name, _): name
            case .ipv4(let address): address.debugDescription
            case .ipv6(let address): address.debugDescription
            }
        }

        public init(stringLiteral value: String) { self.init(value) }
    }

    public struct Port: Hashable, ExpressibleByIntegerLiteral, RawRepresentable,
        CustomDebugStringConvertible, Sendable
    {
        public let rawValue: UInt16
        public init?(rawValue: UInt16) { self.rawValue = rawValue }
        /// The port that the text says, as a number or by the name of a service.
        public init?(_ service: String) {
            let known: [String: UInt16] = [
                "ftp": 21, "ssh": 22, "smtp": 25, "http": 80, "pop": 110, "imap": 143, "https": 443,
            ]
            guard let port = UInt16(service) ?? known[service] else { return nil }
            rawValue = port
        }
        public var debugDescription: String { "\(rawValue)" }
        public init(integerLiteral value: UInt16) { rawValue = value }

        public static let any: Port = 0
        public static let http: Port = 80
        public static let https: Port = 443
    }

    case hostPort(host: Host, port: Port)
    case service(name: String, type: String, domain: String, interface: NWInterface?)
    case unix(path: String)
    case url(URL)
}

public final class NWParameters: @unchecked Sendable {
    public var requiredInterfaceType: NWInterface.InterfaceType = .other
    public var allowLocalEndpointReuse = false
    public var includePeerToPeer = false
    public var prohibitExpensivePaths = false

    public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
    public var requiredInterface: NWInterface?
    public var prohibitedInterfaces: [NWInterface]?
    public var requiredLocalEndpoint: NWEndpoint?
    public var prohibitConstrainedPaths = false
    public var allowFastOpen = false
    public var acceptLocalOnly = false
    public var preferNoProxies = false
    public var serviceClass = ServiceClass.bestEffort
    public var multipathServiceType = MultipathServiceType.disabled
    public let defaultProtocolStack = ProtocolStack()

    public enum ServiceClass: Sendable {
        case bestEffort, background, interactiveVideo, interactiveVoice, responsiveData, signaling
    }

    public enum MultipathServiceType: Sendable { case disabled, handover, interactive, aggregate }

    /// The protocols below the app, which no connection uses here.
    public final class ProtocolStack: @unchecked Sendable {
        public var applicationProtocols: [NWProtocolOptions] = []
        public var transportProtocol: NWProtocolOptions?
        public var internetProtocol: NWProtocolOptions?
    }

    public init() {}

    public convenience init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = .init()) {
        self.init()
        defaultProtocolStack.transportProtocol = tcp
        if let tls { defaultProtocolStack.applicationProtocols = [tls] }
    }

    public convenience init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = .init()) {
        self.init()
        defaultProtocolStack.transportProtocol = udp
        if let dtls { defaultProtocolStack.applicationProtocols = [dtls] }
    }

    public convenience init(quic: NWProtocolQUIC.Options) {
        self.init()
        defaultProtocolStack.transportProtocol = quic
    }

    /// Returns parameters with the same values and a protocol stack of their own.
    public func copy() -> NWParameters {
        let other = NWParameters()
        other.requiredInterfaceType = requiredInterfaceType
        other.allowLocalEndpointReuse = allowLocalEndpointReuse
        other.includePeerToPeer = includePeerToPeer
        other.prohibitExpensivePaths = prohibitExpensivePaths
        other.prohibitedInterfaceTypes = prohibitedInterfaceTypes
        other.requiredInterface = requiredInterface
        other.prohibitedInterfaces = prohibitedInterfaces
        other.requiredLocalEndpoint = requiredLocalEndpoint
        other.prohibitConstrainedPaths = prohibitConstrainedPaths
        other.allowFastOpen = allowFastOpen
        other.acceptLocalOnly = acceptLocalOnly
        other.preferNoProxies = preferNoProxies
        other.serviceClass = serviceClass
        other.multipathServiceType = multipathServiceType
        other.defaultProtocolStack.applicationProtocols = defaultProtocolStack.applicationProtocols
        other.defaultProtocolStack.transportProtocol = defaultProtocolStack.transportProtocol
        other.defaultProtocolStack.internetProtocol = defaultProtocolStack.internetProtocol
        return other
    }

    public static var tcp: NWParameters { NWParameters() }
    public static var udp: NWParameters { NWParameters() }
    public static var tls: NWParameters { NWParameters() }
}

/// A network connection, which waits since there is no network here.
public final class NWConnection: Sendable {
    public enum State: Equatable, Sendable {
        case setup, waiting(NWError), preparing, ready, failed(NWError), cancelled
    }

    public enum SendCompletion: Sendable {
        case contentProcessed(@Sendable (NWError?) -> Void)
        case idempotent
    }

    public let endpoint: NWEndpoint
    public let parameters: NWParameters
    private struct Handlers {
        var viability: (@Sendable (Bool) -> Void)?
        var betterPath: (@Sendable (Bool) -> Void)?
        var path: (@Sendable (NWPath) -> Void)?
    }

    private let reported = ReportedState(State.setup)
    private let handlers = Mutex(Handlers())
    public var state: State { reported.current }
    public var stateUpdateHandler: (@Sendable (State) -> Void)? {
        get { reported.handler }
        set { reported.handler = newValue }
    }
    /// Called with false once the connection waits.
    public var viabilityUpdateHandler: (@Sendable (Bool) -> Void)? {
        get { handlers.withLock { $0.viability } }
        set { handlers.withLock { $0.viability = newValue } }
    }
    /// Never called: there is no better path.
    public var betterPathUpdateHandler: (@Sendable (Bool) -> Void)? {
        get { handlers.withLock { $0.betterPath } }
        set { handlers.withLock { $0.betterPath = newValue } }
    }
    /// Called with the path, which is not available, once the connection waits.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { handlers.withLock { $0.path } }
        set { handlers.withLock { $0.path = newValue } }
    }
    public var queue: DispatchQueue? { reported.queue }
    public var currentPath: NWPath? { NWPath(status: .unsatisfied) }
    public var maximumDatagramSize: Int { 0 }

    public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
        (self.endpoint, self.parameters) = (endpoint, parameters)
    }

    public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
        self.init(to: .hostPort(host: host, port: port), using: parameters)
    }

    public func start(queue: DispatchQueue) {
        reported.queue = queue
        reported.change(to: .waiting(.posix(.ENETDOWN)))
        queue.async { [weak self] in
            guard let self, state != .cancelled else { return }
            viabilityUpdateHandler?(false)
            if let currentPath { pathUpdateHandler?(currentPath) }
        }
    }

    public func cancel() { reported.change(to: .cancelled) }
    public func forceCancel() { cancel() }
    public func cancelCurrentEndpoint() { cancel() }
    public func restart() { reported.change(to: .waiting(.posix(.ENETDOWN))) }
    public func batch(_ block: () -> Void) { block() }
    /// Returns no metadata, since the connection is never ready.
    public func metadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? { nil }

    public func send(
        content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
        completion: SendCompletion
    ) {
        guard case .contentProcessed(let handler) = completion else { return }
        queue?.async { handler(.posix(.ENOTCONN)) }
    }

    public func receive(
        minimumIncompleteLength: Int, maximumLength: Int,
        completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
    ) {
        queue?.async { completion(nil, nil, false, .posix(.ENOTCONN)) }
    }

    public func receiveMessage(
        completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
    ) {
        queue?.async { completion(nil, nil, false, .posix(.ENOTCONN)) }
    }
}
