import Foundation

/// The icon of a quick action on the Home Screen.
open class UIApplicationShortcutIcon: NSObject {
    /// Pictures that iOS has.
    public enum IconType: Int, Sendable {
        case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation,
            favorite
        case love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo,
            task
        case taskCompleted, alarm, bookmark, shuffle, audio, update
    }

    /// Creates an icon of the system.
    public init(type: IconType) {}
    /// Creates an icon from an image of the app.
    public init(templateImageName: String) {}
    /// Creates an icon from a symbol.
    public init(systemImageName: String) {}
}

/// A quick action of the home screen.
open class UIApplicationShortcutItem: NSObject {
    /// The type by which the app identifies the action.
    public let type: String
    public let localizedTitle: String
    public let localizedSubtitle: String?
    public let icon: UIApplicationShortcutIcon?
    public let userInfo: [String: any NSSecureCoding]?
    /// The identifier of the scene to handle the action.
    open var targetContentIdentifier: Any?

    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
        self.icon = icon
        self.userInfo = userInfo
    }

    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }
}
