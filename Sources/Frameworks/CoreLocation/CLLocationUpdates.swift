import Foundation
import UIKit

/// A change of the device's position. None occurs here.
public struct CLLocationUpdate: Sendable {
    /// The activity for which the position is needed.
    public enum LiveConfiguration: Int, Sendable {
        case `default`, automotiveNavigation, otherNavigation, fitness, airborne
    }

    public var location: CLLocation? { nil }
    public var isStationary: Bool { true }
    public var stationary: Bool { true }
    public var authorizationDenied: Bool { false }
    public var authorizationDeniedGlobally: Bool { false }
    public var authorizationRestricted: Bool { false }
    public var authorizationRequestInProgress: Bool { false }
    public var insufficientlyInUse: Bool { false }
    public var locationUnavailable: Bool { true }
    public var accuracyLimited: Bool { false }
    public var serviceSessionRequired: Bool { false }

    /// The changes of the position: none.
    public struct Updates: AsyncSequence, Sendable {
        public typealias Element = CLLocationUpdate

        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async throws -> CLLocationUpdate? { nil }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    /// Returns the changes of the position: none.
    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
        Inert.use("CLLocationUpdate.liveUpdates(_:)")
        return Updates()
    }
}

/// Continues updates in the background. There are none here.
public final class CLBackgroundActivitySession: @unchecked Sendable {
    public init() { Inert.use("CLBackgroundActivitySession.init()") }
    public func invalidate() {}
}

/// Asks for permission while it exists. Nobody is asked here.
public final class CLServiceSession: @unchecked Sendable {
    public enum AuthorizationRequirement: Int, Sendable { case none, whenInUse, always }

    public init(authorization: AuthorizationRequirement) {
        Inert.use("CLServiceSession.init(authorization:)")
    }
    public convenience init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {
        self.init(authorization: authorization)
    }
    public func invalidate() {}
}
