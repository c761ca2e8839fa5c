import Foundation
import UIKit

/// The image of an action.
open class UNNotificationActionIcon: NSObject {
    public let name: String

    init(_ name: String) { self.name = name }

    /// Creates the icon of a symbol.
    public convenience init(systemImageName: String) { self.init(systemImageName) }
    /// Creates the icon of an image of the app.
    public convenience init(templateImageName: String) { self.init(templateImageName) }
}

extension UNNotificationAction {
    /// Creates an action with an icon, which is not displayed here.
    public convenience init(
        identifier: String, title: String, options: UNNotificationActionOptions = [],
        icon: UNNotificationActionIcon?
    ) {
        self.init(identifier: identifier, title: title, options: options)
        AddedProperties.set(icon, of: self, "icon")
    }

    /// The image beside the title.
    public var icon: UNNotificationActionIcon? { AddedProperties.value(of: self, "icon") }
}

extension UNTextInputNotificationAction {
    /// Creates an action with an icon, which is not displayed here, for a text that the user enters.
    public convenience init(
        identifier: String, title: String, options: UNNotificationActionOptions = [],
        icon: UNNotificationActionIcon?, textInputButtonTitle: String, textInputPlaceholder: String
    ) {
        self.init(
            identifier: identifier, title: title, options: options,
            textInputButtonTitle: textInputButtonTitle, textInputPlaceholder: textInputPlaceholder)
        (self.identifier, self.title, self.options) = (identifier, title, options)
        AddedProperties.set(icon, of: self, "icon")
    }
}

extension UNAuthorizationOptions {
    /// Notifications that are displayed at once.
    public static let timeSensitive = UNAuthorizationOptions(rawValue: 1 << 8)
}

extension UNNotificationSound {
    /// The sound of calls.
    public class var defaultRingtone: UNNotificationSound { .default }
    public class func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        UNNotificationSound(named: name)
    }
}
