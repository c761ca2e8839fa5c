public import Foundation
internal import FrameworkSupport
internal import Synchronization

/// The notification center of the app. Nobody grants permission, so that nothing is delivered; requests and categories
/// are kept as an app set them.
public final class UNUserNotificationCenter: NSObject {
    private static let shared = SharedObject(UNUserNotificationCenter())
    private var requests: [UNNotificationRequest] = []
    private var categories: Set<UNNotificationCategory> = []

    public weak var delegate: (any UNUserNotificationCenterDelegate)?
    public var supportsContentExtensions: Bool { false }

    public class func current() -> UNUserNotificationCenter { shared.value }

    // MARK: Permission

    /// The answer is no, as if the user had declined.
    public func requestAuthorization(
        options: UNAuthorizationOptions = [],
        completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        hasNoEffect("UNUserNotificationCenter.requestAuthorization(options:completionHandler:)")
        later { completionHandler(false, nil) }
    }

    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }

    public func getNotificationSettings(
        completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
    ) {
        later { completionHandler(UNNotificationSettings()) }
    }

    public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

    // MARK: Requests

    /// Keeps the request among those that are pending; one with the same identifier is replaced.
    public func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        keep(request)
        later { completionHandler?(nil) }
    }

    public func add(_ request: UNNotificationRequest) async throws { keep(request) }

    private func keep(_ request: UNNotificationRequest) {
        requests.removeAll { $0.identifier == request.identifier }
        requests.append(request)
    }

    public func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) {
        let requests = SharedObject(requests as NSArray)
        later { completionHandler(requests.value.compactMap { $0 as? UNNotificationRequest }) }
    }

    public func pendingNotificationRequests() async -> [UNNotificationRequest] { requests }

    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        requests.removeAll { identifiers.contains($0.identifier) }
    }

    public func removeAllPendingNotificationRequests() { requests = [] }

    // MARK: What was delivered

    public func getDeliveredNotifications(
        completionHandler: @escaping @Sendable ([UNNotification]) -> Void
    ) {
        later { completionHandler([]) }
    }

    public func deliveredNotifications() async -> [UNNotification] { [] }
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    public func removeAllDeliveredNotifications() {}

    public func setBadgeCount(
        _ newBadgeCount: Int,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        later { completionHandler?(nil) }
    }

    // MARK: Categories

    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        self.categories = categories
    }

    public func getNotificationCategories(
        completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
    ) {
        let categories = SharedObject(categories as NSSet)
        later { completionHandler(categories.value as? Set<UNNotificationCategory> ?? []) }
    }
}
