import Foundation
import Synchronization
import UIKit

/// A network path, which is never available here.
public struct NWPath: Equatable, Sendable {
    public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }

    public enum UnsatisfiedReason: Sendable {
        case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
    }

    public let status: Status
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    public var availableInterfaces: [NWInterface] { [] }
    public var isExpensive: Bool { false }
    public var isConstrained: Bool { false }
    public var supportsIPv4: Bool { false }
    public var supportsIPv6: Bool { false }
    public var supportsDNS: Bool { false }
    public var gateways: [NWEndpoint] { [] }
    public var localEndpoint: NWEndpoint? { nil }
    public var remoteEndpoint: NWEndpoint? { nil }
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
}

public struct NWInterface: Hashable, Sendable {
    public enum InterfaceType: CaseIterable, Sendable { case other, wifi, cellular, wiredEthernet, loopback }

    public let type: InterfaceType
    public let name: String
    public let index: Int
}

extension NWPath: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch status {
        case .satisfied: "satisfied"
        case .unsatisfied: "unsatisfied (No network route)"
        case .requiresConnection: "requires connection"
        }
    }
}

/// Reports the network path once, as it never changes here.
public final class NWPathMonitor: Sendable {
    private struct Monitoring {
        var handler: (@Sendable (NWPath) -> Void)?
        var queue: DispatchQueue?
        var isCancelled = false
    }

    private let monitoring = Mutex(Monitoring())
    public let currentPath = NWPath(status: .unsatisfied)
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { monitoring.withLock { $0.handler } }
        set { monitoring.withLock { $0.handler = newValue } }
    }
    public var queue: DispatchQueue? { monitoring.withLock { $0.queue } }

    public init() {}
    public init(requiredInterfaceType: NWInterface.InterfaceType) {}
    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}

    public func start(queue: DispatchQueue) {
        monitoring.withLock { $0.queue = queue }
        queue.async { [weak self] in
            guard let self, !monitoring.withLock({ $0.isCancelled }) else { return }
            pathUpdateHandler?(currentPath)
        }
    }

    public func cancel() {
        monitoring.withLock {
            $0.isCancelled = true
            $0.handler = nil
        }
    }
}
