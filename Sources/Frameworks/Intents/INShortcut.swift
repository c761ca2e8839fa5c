import Foundation
import UIKit

/// An intent or an activity that the user can perform by a phrase.
public enum INShortcut: Hashable {
    case intent(INIntent)
    case userActivity(NSUserActivity)

    /// Creates a shortcut to an intent.
    public init?(intent: INIntent) { self = .intent(intent) }

    /// Creates a shortcut to an activity.
    public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }

    /// The intent; nil for an activity.
    public var intent: INIntent? {
        if case .intent(let intent) = self { return intent }
        return nil
    }

    /// The activity; nil for an intent.
    public var userActivity: NSUserActivity? {
        if case .userActivity(let activity) = self { return activity }
        return nil
    }
}
