import UIKit

extension UIScene.ConnectionOptions {
    /// The user's response to a notification that the scene is connected for; nil, since no notification opens an app here.
    public var notificationResponse: UNNotificationResponse? { nil }
}
