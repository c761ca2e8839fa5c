import Foundation
import Synchronization
import UIKit

/// Waits for connections, and fails here: there is no network.
public final class NWListener: Sendable {
    public enum State: Equatable, Sendable {
        case setup, waiting(NWError), ready, failed(NWError), cancelled
    }

    /// A change of the service's registration, none of which occurs here.
    public enum ServiceRegistrationChange: Equatable, Sendable {
        case add(NWEndpoint), remove(NWEndpoint)
    }

    public static let InfiniteConnectionLimit = Int(UInt32.max)

    public let parameters: NWParameters
    private struct Settings {
        var connectionHandler: (@Sendable (NWConnection) -> Void)?
        var registrationHandler: (@Sendable (ServiceRegistrationChange) -> Void)?
        var connectionLimit = NWListener.InfiniteConnectionLimit
        var service: Service?
    }

    private let reported = ReportedState(State.setup)
    private let settings = Mutex(Settings())
    public var state: State { reported.current }
    public var stateUpdateHandler: (@Sendable (State) -> Void)? {
        get { reported.handler }
        set { reported.handler = newValue }
    }
    /// Never called: no connection arrives.
    public var newConnectionHandler: (@Sendable (NWConnection) -> Void)? {
        get { settings.withLock { $0.connectionHandler } }
        set { settings.withLock { $0.connectionHandler = newValue } }
    }
    /// Never called: no service is registered.
    public var serviceRegistrationUpdateHandler: (@Sendable (ServiceRegistrationChange) -> Void)? {
        get { settings.withLock { $0.registrationHandler } }
        set { settings.withLock { $0.registrationHandler = newValue } }
    }
    public var newConnectionLimit: Int {
        get { settings.withLock { $0.connectionLimit } }
        set { settings.withLock { $0.connectionLimit = newValue } }
    }
    public var service: Service? {
        get { settings.withLock { $0.service } }
        set { settings.withLock { $0.service = newValue } }
    }
    public var queue: DispatchQueue? { reported.queue }
    public let port: NWEndpoint.Port?

    public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {
        (self.parameters, self.port) = (parameters, port)
    }

    public convenience init(service: Service, using parameters: NWParameters) throws {
        try self.init(using: parameters, on: .any)
        self.service = service
    }

    public func start(queue: DispatchQueue) {
        reported.queue = queue
        Inert.use("NWListener.start(queue:)")
        reported.change(to: .failed(.posix(.ENETDOWN)))
    }

    public func cancel() { reported.change(to: .cancelled) }
}
