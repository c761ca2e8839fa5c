import Foundation
import Synchronization
import UIKit

/// Searches for services, and fails here: there is no network.
public final class NWBrowser: Sendable {
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
        public enum Metadata: Hashable, Sendable {
            case none
            case bonjour(NWTXTRecord)
        }

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

    public typealias ResultsHandler = @Sendable (Set<Result>, Set<Result.Change>) -> Void

    public let parameters: NWParameters
    public let descriptor: Descriptor
    private let reported = ReportedState(State.setup)
    private let resultsHandler = Mutex<ResultsHandler?>(nil)
    public var state: State { reported.current }
    public var stateUpdateHandler: (@Sendable (State) -> Void)? {
        get { reported.handler }
        set { reported.handler = newValue }
    }
    /// Never called: nothing is found.
    public var browseResultsChangedHandler: ResultsHandler? {
        get { resultsHandler.withLock { $0 } }
        set { resultsHandler.withLock { $0 = newValue } }
    }
    public var browseResults: Set<Result> { [] }
    public var queue: DispatchQueue? { reported.queue }

    public init(for descriptor: Descriptor, using parameters: NWParameters) {
        (self.descriptor, self.parameters) = (descriptor, parameters)
    }

    public func start(queue: DispatchQueue) {
        reported.queue = queue
        Inert.use("NWBrowser.start(queue:)")
        reported.change(to: .failed(.posix(.ENETDOWN)))
    }

    public func cancel() { reported.change(to: .cancelled) }
}
