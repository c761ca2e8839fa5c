import Foundation
import UIKit

// What a server would answer fails as without a network.

extension MKLocalSearch {
    public typealias CompletionHandler = @MainActor (Response?, (any Error)?) -> Void

    public func start(completionHandler: @escaping CompletionHandler) {
        MKError.later { completionHandler(nil, $0) }
    }

    @MainActor public func start() async throws -> Response { throw MKError(.serverFailure) }
}

extension MKDirections {
    public typealias DirectionsHandler = @MainActor (Response?, (any Error)?) -> Void
    public typealias ETAHandler = @MainActor (ETAResponse?, (any Error)?) -> Void

    public func calculate(completionHandler: @escaping DirectionsHandler) {
        MKError.later { completionHandler(nil, $0) }
    }

    @MainActor public func calculate() async throws -> Response { throw MKError(.serverFailure) }

    public func calculateETA(completionHandler: @escaping ETAHandler) {
        MKError.later { completionHandler(nil, $0) }
    }

    @MainActor public func calculateETA() async throws -> ETAResponse { throw MKError(.serverFailure) }
}

extension MKError {
    /// Hands over the error of a request that a server would answer, in a later turn.
    fileprivate static func later(_ handler: @escaping @MainActor (MKError) -> Void) {
        Inert.later { MainActor.assumeIsolated { handler(MKError(.serverFailure)) } }
    }
}

extension MKLocalSearch {
    /// Creates a search for points of interest.
    public convenience init(pointsOfInterestRequest request: MKLocalPointsOfInterestRequest) { self.init() }
}

extension MKLocalSearch.Request {
    /// Creates a request for what a text describes.
    public convenience init(naturalLanguageQuery: String) {
        self.init()
        self.naturalLanguageQuery = naturalLanguageQuery
    }

    /// Creates a request for what a text describes, near a region.
    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
        self.init()
        (self.naturalLanguageQuery, self.region) = (naturalLanguageQuery, region)
    }
}
