import Foundation
import UIKit

extension HKHealthStore {
    /// Calls the query's handler in a later turn. Without permission to read there are no samples, and no error.
    func perform(_ query: HKQuery) {
        Inert.use("HKHealthStore.execute(_:): health data")
        query.isStopped = false
        Inert.later { if !query.isStopped { query.handOverNothing?() } }
    }

    /// Returns the status of a type: denied once the app has requested to save samples of it.
    func permission(for type: HKObjectType) -> HKAuthorizationStatus {
        InertPermissions.isDeclined("health (\(type.identifier))") ? .sharingDenied : .notDetermined
    }

    /// Declines to save samples, and reports success, as iOS does once the user has seen the request.
    func declinePermission(
        for types: Set<HKSampleType>?, _ completion: @escaping (Bool, (any Error)?) -> Void
    ) {
        for type in types ?? [] { InertPermissions.decline("health (\(type.identifier))") }
        Inert.later { completion(true, nil) }
    }

    func failSaving(_ completion: @escaping (Bool, (any Error)?) -> Void) {
        Inert.use("HKHealthStore.save(_:withCompletion:)")
        Inert.later { completion(false, HKError(.errorAuthorizationDenied)) }
    }
}
