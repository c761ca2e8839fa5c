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
    open private(set) var state = State.setup
    open var stateUpdateHandler: (@Sendable (State) -> Void)?
    open var newConnectionHandler: (@Sendable (NWConnection) -> Void)?
    open var serviceRegistrationUpdateHandler: (@Sendable (ServiceRegistrationChange) -> Void)?
    open var newConnectionLimit = NWListener.InfiniteConnectionLimit
    open var service: Service?
    open private(set) var queue: DispatchQueue?
    public let port: NWEndpoint.Port?

    public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {
        (self.parameters, self.port) = (parameters, port)
    }

    public convenience init(service: Service, using parameters: NWParameters) throws {
        try self.init(using: parameters, on: .any)
        self.service = service
    }

    open func start(queue: DispatchQueue) {
        self.queue = queue
        Inert.use("NWListener.start(queue:)")
        change(to: .failed(.posix(.ENETDOWN)))
    }

    open func cancel() { change(to: .cancelled) }

    private func change(to state: State) {
        queue?.async { [weak self] in
            self?.state = state
            self?.stateUpdateHandler?(state)
        }
    }
}
