import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct OldNotificationTests {
    @Test func scheduledNotificationsAreCopiesThatCanBeCancelled() {
        let (application, notification) = (UIApplication.shared, UILocalNotification())
        notification.alertBody = "Tea"
        application.scheduleLocalNotification(notification)
        notification.alertBody = "Coffee"
        #expect(application.scheduledLocalNotifications?.map(\.alertBody) == ["Tea"])
        application.cancelLocalNotification(notification)
        #expect(application.scheduledLocalNotifications?.count == 1)
        application.cancelAllLocalNotifications()
        #expect(application.scheduledLocalNotifications?.isEmpty == true)
    }

    @Test func categoriesAndActionsAreCopiedAsSuchThatDoNotChange() throws {
        let action = UIMutableUserNotificationAction()
        (action.identifier, action.isDestructive) = ("delete", true)
        let category = UIMutableUserNotificationCategory()
        category.identifier = "mail"
        category.setActions([action], for: .minimal)
        let copy = try #require(category.copy() as? UIUserNotificationCategory)
        #expect(!(copy is UIMutableUserNotificationCategory))
        #expect(copy.identifier == "mail" && copy.actions(for: .minimal)?.first?.isDestructive == true)
        #expect(copy.actions(for: .default) == nil)
    }

    @Test func theUserAllowsNoNotifications() {
        UIApplication.shared.registerUserNotificationSettings(
            UIUserNotificationSettings(types: [.alert, .badge], categories: nil))
        #expect(UIApplication.shared.currentUserNotificationSettings?.types == [])
        #expect(UIApplication.shared.enabledRemoteNotificationTypes() == [])
    }
}
