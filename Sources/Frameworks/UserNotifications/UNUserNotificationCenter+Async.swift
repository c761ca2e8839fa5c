import Foundation

extension UNUserNotificationCenter {
    /// Returns the requests that are kept.
    public func pendingNotificationRequests() async -> [UNNotificationRequest] {
        await withCheckedContinuation { continuation in
            getPendingNotificationRequests { requests in
                nonisolated(unsafe) let found = requests
                continuation.resume(returning: found)
            }
        }
    }

    /// Returns the categories that were set.
    public func notificationCategories() async -> Set<UNNotificationCategory> {
        await withCheckedContinuation { continuation in
            getNotificationCategories { categories in
                nonisolated(unsafe) let found = categories
                continuation.resume(returning: found)
            }
        }
    }

    /// Keeps a request, which is not delivered.
    public func add(_ request: UNNotificationRequest) async throws {
        add(request, withCompletionHandler: nil)
    }
}
