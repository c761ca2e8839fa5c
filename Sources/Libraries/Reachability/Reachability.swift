@_exported import Foundation
import UIKit

public enum ReachabilityError: Error, Sendable {
    case failedToCreateWithAddress
    case failedToCreateWithHostname(String)
    case unableToSetCallback
    case unableToSetDispatchQueue
    case unableToGetFlags
}

extension Notification.Name {
    public static let reachabilityChanged = Notification.Name("reachabilityChanged")
}

/// The connection to the network, which does not change while an app runs here.
open class Reachability {
    public typealias NetworkReachable = (Reachability) -> Void
    public typealias NetworkUnreachable = (Reachability) -> Void

    public enum Connection: CustomStringConvertible, Sendable {
        case unavailable, wifi, cellular

        public static var none: Connection { .unavailable }

        public var description: String {
            switch self {
            case .cellular: "Cellular"
            case .wifi: "WiFi"
            case .unavailable: "No Connection"
            }
        }
    }

    open var whenReachable: NetworkReachable?
    open var whenUnreachable: NetworkUnreachable?
    open var allowsCellularConnection = true
    open var notificationCenter = NotificationCenter.default
    public private(set) var notifierRunning = false

    public init() throws {}
    public init(hostname: String) throws {}

    /// The connection: none without the network or responses from a folder.
    open var connection: Connection {
        let variables = ProcessInfo.processInfo.environment
        return variables["KUMIKI_NETWORK"] == "on" || variables["KUMIKI_RESPONSES"] != nil
            ? .wifi : .unavailable
    }

    open var isReachable: Bool { connection != .unavailable }
    open var isReachableViaWiFi: Bool { connection == .wifi }
    open var isReachableViaWWAN: Bool { connection == .cellular }
    open var currentReachabilityString: String { connection.description }

    /// Reports the connection once, in a later turn.
    open func startNotifier() throws {
        guard !notifierRunning else { return }
        notifierRunning = true
        Inert.later { [weak self] in
            guard let self, notifierRunning else { return }
            if isReachable { whenReachable?(self) } else { whenUnreachable?(self) }
            notificationCenter.post(name: .reachabilityChanged, object: self)
        }
    }

    open func stopNotifier() { notifierRunning = false }
}
