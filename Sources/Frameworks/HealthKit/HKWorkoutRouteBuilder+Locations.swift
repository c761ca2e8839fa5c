import CoreLocation
import UIKit

// Apple's interface omits members with types that HealthKit's headers only name.
extension HKWorkoutRouteBuilder {
    public func insertRouteData(
        _ routeData: [CLLocation], completion: @escaping (Bool, (any Error)?) -> Void
    ) {
        Inert.use("HKWorkoutRouteBuilder.insertRouteData(_:completion:)")
        Inert.later { completion(false, Inert.error("")) }
    }

    public func insertRouteData(_ routeData: [CLLocation]) async throws {
        throw Inert.error("HKWorkoutRouteBuilder.insertRouteData(_:)")
    }
}
