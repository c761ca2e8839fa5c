import Foundation

/// The notifications for which an app has registered.
struct NotificationRequests {
    var settings: UIUserNotificationSettings?
    var scheduled: [UILocalNotification] = []
}

// Notifications are stored and not delivered: no time passes while the app does not run.
extension UIApplication {
    /// Requests the permission to show notifications, which is denied; the delegate receives empty settings.
    public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
        let granted = UIUserNotificationSettings(types: [], categories: notificationSettings.categories)
        notificationRequests.settings = granted
        MainQueue.later(with: granted) {
            UIApplication.shared.delegate?.application(.shared, didRegister: $0)
        }
    }

    public var currentUserNotificationSettings: UIUserNotificationSettings? { notificationRequests.settings }

    /// Stores the notification; it is not delivered.
    public func scheduleLocalNotification(_ notification: UILocalNotification) {
        guard let copy = notification.copy() as? UILocalNotification else { return }
        notificationRequests.scheduled.append(copy)
    }

    /// Has no effect: notifications are not delivered.
    public func presentLocalNotificationNow(_ notification: UILocalNotification) {
        Inert.use("UIApplication.presentLocalNotificationNow(_:)")
    }

    /// Removes the scheduled notifications with the same time, text and information.
    public func cancelLocalNotification(_ notification: UILocalNotification) {
        notificationRequests.scheduled.removeAll {
            $0.fireDate == notification.fireDate && $0.alertBody == notification.alertBody
                && NSDictionary(dictionary: $0.userInfo ?? [:])
                    == NSDictionary(dictionary: notification.userInfo ?? [:])
        }
    }

    public func cancelAllLocalNotifications() { notificationRequests.scheduled = [] }

    public var scheduledLocalNotifications: [UILocalNotification]? {
        get { notificationRequests.scheduled }
        set { notificationRequests.scheduled = newValue ?? [] }
    }

    /// Requests notifications of servers. There is no server here: the delegate receives an error.
    public func registerForRemoteNotifications(matching types: UIRemoteNotificationType) {
        registerForRemoteNotifications()
    }

    public func enabledRemoteNotificationTypes() -> UIRemoteNotificationType { [] }

    /// Requests notifications of servers. There is no server here: the delegate receives an error.
    public func registerForRemoteNotifications() {
        let error = NSError(
            domain: NSCocoaErrorDomain, code: 3010,
            userInfo: [NSLocalizedDescriptionKey: "remote notifications are not available here"])
        MainQueue.later(with: error) {
            UIApplication.shared.delegate?.application(
                .shared, didFailToRegisterForRemoteNotificationsWithError: $0)
        }
    }
}
