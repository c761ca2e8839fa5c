import Foundation
import UIKit

/// Waits for connections, and fails here: there is no network.
open class NWListener: @unchecked Sendable {
    public enum State: Equatable, Sendable {
        case setup, waiting(NWError), ready, failed(NWError), cancelled
    }

    /// A change of the service's registration, none of which occurs here.
    public enum ServiceRegistrationChange: Equatable, Sendable {
        case add(NWEndpoint), remove(NWEndpoint)
    }

    public static let InfiniteConnectionLimit = Int(UInt32.max)

    public let parameters: NWParameters
    private let reported = ReportedState(State.setup)
    open var state: State { reported.current }
    open var stateUpdateHandler: (@Sendable (State) -> Void)? {
        get { reported.handler }
        set { reported.handler = newValue }
    }
    open var newConnectionHandler: (@Sendable (NWConnection) -> Void)?
    open var serviceRegistrationUpdateHandler: (@Sendable (ServiceRegistrationChange) -> Void)?
    open var newConnectionLimit = NWListener.InfiniteConnectionLimit
    open var service: Service?
    open var queue: DispatchQueue? { reported.queue }
    public let port: NWEndpoint.Port?

    public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {
        (self.parameters, self.port) = (parameters, port)
    }

    public convenience init(service: Service, using parameters: NWParameters) throws {
        try self.init(using: parameters, on: .any)
        self.service = service
    }

    open func start(queue: DispatchQueue) {
        reported.queue = queue
        Inert.use("NWListener.start(queue:)")
        reported.change(to: .failed(.posix(.ENETDOWN)))
    }

    open func cancel() { reported.change(to: .cancelled) }
}
