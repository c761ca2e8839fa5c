import Foundation
import UIKit

/// A condition that a monitor watches.
public protocol CLCondition: Sendable {}

/// Watches conditions of the device's place. They are stored here, and no event occurs.
public actor CLMonitor {
    /// A circle, in which the device may be.
    public struct CircularGeographicCondition: CLCondition {
        public let center: CLLocationCoordinate2D
        public let radius: CLLocationDistance

        public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
            (self.center, self.radius) = (center, radius)
        }
    }

    /// A beacon, to which the device may be near.
    public struct BeaconIdentityCondition: CLCondition {
        public let uuid: UUID
        public let major: CLBeaconMajorValue?
        public let minor: CLBeaconMinorValue?

        public init(uuid: UUID) { (self.uuid, major, minor) = (uuid, nil, nil) }
        public init(uuid: UUID, major: CLBeaconMajorValue) {
            (self.uuid, self.major, minor) = (uuid, major, nil)
        }
        public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
            (self.uuid, self.major, self.minor) = (uuid, major, minor)
        }
    }

    /// The state of a condition.
    public struct Event: Sendable {
        public enum State: Int, Sendable { case unknown, satisfied, unsatisfied, unmonitored }

        public let identifier: String
        public let state: State
        public let date: Date
        public var refinement: (any CLCondition)? { nil }
        public var accuracyLimited: Bool { false }
        public var authorizationDenied: Bool { false }
        public var authorizationDeniedGlobally: Bool { false }
        public var authorizationRestricted: Bool { false }
        public var authorizationRequestInProgress: Bool { false }
        public var conditionLimitExceeded: Bool { false }
        public var conditionUnsupported: Bool { false }
        public var insufficientlyInUse: Bool { false }
        public var persistenceUnavailable: Bool { false }
        public var serviceSessionRequired: Bool { false }
    }

    /// A condition and its last state.
    public struct Record: Sendable {
        public let condition: any CLCondition
        public let lastEvent: Event
    }

    /// The changes of conditions: none.
    public struct Events: AsyncSequence, Sendable {
        public typealias Element = Event

        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async throws -> Event? { nil }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    public nonisolated let name: String
    private var records: [String: Record] = [:]

    public init(_ name: String) async { self.name = name }

    /// The names of the conditions.
    public var identifiers: [String] { records.keys.sorted() }

    /// The changes of conditions: none.
    public var events: Events {
        Inert.use("CLMonitor.events")
        return Events()
    }

    /// Adds a condition, or replaces the one of that name.
    public func add(
        _ condition: some CLCondition, identifier: String, assuming state: Event.State = .unknown
    ) {
        let event = Event(identifier: identifier, state: state, date: Date())
        records[identifier] = Record(condition: condition, lastEvent: event)
    }

    /// Removes the condition of the name.
    public func remove(_ identifier: String) { records[identifier] = nil }

    /// Returns the condition of the name.
    public func record(for identifier: String) -> Record? { records[identifier] }
}
