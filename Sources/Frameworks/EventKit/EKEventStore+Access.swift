import Foundation
import UIKit

extension EKEventStore {
    /// Asks for access to all events. Nobody is asked here, and access is not granted.
    public func requestFullAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        deny("requestFullAccessToEvents", completion)
    }

    /// Asks for permission to add events. Nobody is asked here, and access is not granted.
    public func requestWriteOnlyAccessToEvents(
        completion: @escaping EKEventStoreRequestAccessCompletionHandler
    ) {
        deny("requestWriteOnlyAccessToEvents", completion)
    }

    /// Asks for access to reminders. Nobody is asked here, and access is not granted.
    public func requestFullAccessToReminders(completion: @escaping EKEventStoreRequestAccessCompletionHandler)
    {
        deny("requestFullAccessToReminders", completion)
    }

    public func requestFullAccessToEvents() async throws -> Bool { deny("requestFullAccessToEvents") }
    public func requestWriteOnlyAccessToEvents() async throws -> Bool {
        deny("requestWriteOnlyAccessToEvents")
    }
    public func requestFullAccessToReminders() async throws -> Bool { deny("requestFullAccessToReminders") }

    private func deny(_ name: String, _ completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        _ = deny(name)
        Inert.later { completion(false, nil) }
    }

    private func deny(_ name: String) -> Bool {
        Inert.use("EKEventStore.\(name)")
        return false
    }
}
