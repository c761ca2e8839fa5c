import Foundation
import UIKit

/// Searches for services, and fails here: there is no network.
open class NWBrowser: @unchecked Sendable {
    public enum State: Equatable, Sendable {
        case setup, ready, failed(NWError), cancelled, waiting(NWError)
    }

    /// The target of a search.
    public enum Descriptor: Equatable, Sendable {
        case bonjour(type: String, domain: String?)
        case bonjourWithTXTRecord(type: String, domain: String?)
        case applicationService(name: String)
    }

    /// A service that a browser has found.
    public struct Result: Hashable, Sendable {
        public enum Metadata: Hashable, Sendable { case none }

        /// A change of the results.
        public enum Change: Hashable, Sendable {
            case identical, added(Result), removed(Result)
            case changed(old: Result, new: Result, flags: Flags)

            public struct Flags: OptionSet, Hashable, Sendable {
                public let rawValue: UInt64
                public init(rawValue: UInt64) { self.rawValue = rawValue }
                public static let interfaceAdded = Flags(rawValue: 1)
                public static let interfaceRemoved = Flags(rawValue: 2)
                public static let metadataChanged = Flags(rawValue: 4)
            }
        }

        public let endpoint: NWEndpoint
        public var interfaces: [NWInterface] { [] }
        public var metadata: Metadata { .none }
    }

    public let parameters: NWParameters
    public let descriptor: Descriptor
    private let reported = ReportedState(State.setup)
    open var state: State { reported.current }
    open var stateUpdateHandler: (@Sendable (State) -> Void)? {
        get { reported.handler }
        set { reported.handler = newValue }
    }
    open var browseResultsChangedHandler: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)?
    open var browseResults: Set<Result> { [] }
    open var queue: DispatchQueue? { reported.queue }

    public init(for descriptor: Descriptor, using parameters: NWParameters) {
        (self.descriptor, self.parameters) = (descriptor, parameters)
    }

    open func start(queue: DispatchQueue) {
        reported.queue = queue
        Inert.use("NWBrowser.start(queue:)")
        reported.change(to: .failed(.posix(.ENETDOWN)))
    }

    open func cancel() { reported.change(to: .cancelled) }
}
