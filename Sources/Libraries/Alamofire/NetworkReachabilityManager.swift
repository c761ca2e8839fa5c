import UIKit

/// The state of the network, which is reachable over Wi-Fi if requests are answered from files or sent.
open class NetworkReachabilityManager: @unchecked Sendable {
    public enum NetworkReachabilityStatus: Equatable, Sendable {
        public enum ConnectionType: Sendable {
            case ethernetOrWiFi
            case cellular
            /// The name of version 4.
            public static var wwan: ConnectionType { .cellular }
        }

        case unknown
        case notReachable
        case reachable(ConnectionType)
    }

    public typealias ConnectionType = NetworkReachabilityStatus.ConnectionType
    public typealias Listener = (NetworkReachabilityStatus) -> Void

    public static let `default` = NetworkReachabilityManager()

    /// The handler of version 4.
    open var listener: Listener?
    open var listenerQueue = DispatchQueue.main

    public init?() {}
    public init?(host: String) {}

    open var status: NetworkReachabilityStatus {
        let variables = ProcessInfo.processInfo.environment
        let isReachable = variables["KUMIKI_NETWORK"] == "on" || variables["KUMIKI_RESPONSES"] != nil
        return isReachable ? .reachable(.ethernetOrWiFi) : .notReachable
    }

    open var networkReachabilityStatus: NetworkReachabilityStatus { status }
    open var isReachable: Bool { isReachableOnEthernetOrWiFi || isReachableOnCellular }
    open var isReachableOnCellular: Bool { status == .reachable(.cellular) }
    open var isReachableOnWWAN: Bool { isReachableOnCellular }
    open var isReachableOnEthernetOrWiFi: Bool { status == .reachable(.ethernetOrWiFi) }

    @discardableResult
    open func startListening(
        onQueue queue: DispatchQueue = .main, onUpdatePerforming listener: @escaping Listener
    ) -> Bool {
        self.listener = listener
        listenerQueue = queue
        return startListening()
    }

    /// Calls the handler once: the network does not change while an app runs here.
    @discardableResult
    open func startListening() -> Bool {
        let status = status
        listenerQueue.async { [weak self] in self?.listener?(status) }
        return true
    }

    open func stopListening() { listener = nil }
}
