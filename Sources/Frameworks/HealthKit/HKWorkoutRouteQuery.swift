import CoreLocation
import Foundation
import UIKit

/// A query for the places of a route. There are none here.
open class HKWorkoutRouteQuery: HKQuery {
    /// Called with places, whether they are the last ones, and an error.
    public typealias Handler = (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void

    public init(route workoutRoute: HKWorkoutRoute, dataHandler: @escaping Handler) {
        super.init()
        Inert.use("HKWorkoutRouteQuery.init(route:dataHandler:)")
    }

    public init(
        route workoutRoute: HKWorkoutRoute, dateInterval: DateInterval, dataHandler: @escaping Handler
    ) {
        super.init()
        Inert.use("HKWorkoutRouteQuery.init(route:dateInterval:dataHandler:)")
    }
}
