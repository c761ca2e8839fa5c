import Foundation
import UIKit

extension EKEventStore {
    /// Undetermined until the app requests the permission, which nobody grants.
    class func permission(for type: EKEntityType) -> EKAuthorizationStatus {
        InertPermissions.isDeclined(name(of: type)) ? .denied : .notDetermined
    }

    /// Declines access to events or reminders.
    func declinePermission(
        for type: EKEntityType, _ completion: @escaping EKEventStoreRequestAccessCompletionHandler
    ) {
        InertPermissions.decline(Self.name(of: type))
        Inert.later { completion(false, nil) }
    }

    private class func name(of type: EKEntityType) -> String { type == .event ? "calendar" : "reminders" }

    /// Requests access to all events, which is declined.
    public func requestFullAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {
        declinePermission(for: .event, completion)
    }

    /// Requests permission to add events, which is declined.
    public func requestWriteOnlyAccessToEvents(
        completion: @escaping EKEventStoreRequestAccessCompletionHandler
    ) {
        declinePermission(for: .event, completion)
    }

    /// Requests access to reminders, which is declined.
    public func requestFullAccessToReminders(completion: @escaping EKEventStoreRequestAccessCompletionHandler)
    {
        declinePermission(for: .reminder, completion)
    }

    public func requestFullAccessToEvents() async throws -> Bool { try await requestAccess(to: .event) }
    public func requestWriteOnlyAccessToEvents() async throws -> Bool { try await requestAccess(to: .event) }
    public func requestFullAccessToReminders() async throws -> Bool {
        try await requestAccess(to: .reminder)
    }
}
