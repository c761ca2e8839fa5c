import Foundation

/// A notification that an app schedules for itself, as before the framework User Notifications.
@preconcurrency @MainActor
open class UILocalNotification: NSObject, @preconcurrency NSCopying {
    open var fireDate: Date?
    open var timeZone: TimeZone?
    open var repeatInterval: NSCalendar.Unit = []
    open var repeatCalendar: Calendar?
    open var regionTriggersOnce = true
    open var alertBody: String?
    open var hasAction = true
    open var alertAction: String?
    open var alertLaunchImage: String?
    open var alertTitle: String?
    open var soundName: String?
    /// The number on the app's icon; 0 for no change.
    open var applicationIconBadgeNumber = 0
    open var userInfo: [AnyHashable: Any]?
    open var category: String?

    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UILocalNotification()
        (copy.fireDate, copy.timeZone) = (fireDate, timeZone)
        (copy.repeatInterval, copy.repeatCalendar) = (repeatInterval, repeatCalendar)
        (copy.alertBody, copy.alertTitle, copy.alertAction) = (alertBody, alertTitle, alertAction)
        (copy.hasAction, copy.alertLaunchImage) = (hasAction, alertLaunchImage)
        (copy.soundName, copy.applicationIconBadgeNumber) = (soundName, applicationIconBadgeNumber)
        (copy.userInfo, copy.category) = (userInfo, category)
        copy.regionTriggersOnce = regionTriggersOnce
        return copy
    }
}

/// The name of the system's sound for notifications.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"
