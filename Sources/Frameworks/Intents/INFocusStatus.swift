import Foundation
import UIKit

/// The state of the user's focus; not known here.
open class INFocusStatus: NSObject, NSCopying {
    public let isFocused: Bool?
    public init(isFocused: Bool?) { self.isFocused = isFocused }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The permission to know the focus.
public enum INFocusStatusAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
}

/// Reports the user's focus: without permission here.
open class INFocusStatusCenter: NSObject, @unchecked Sendable {
    public static let `default` = INFocusStatusCenter()
    open var focusStatus: INFocusStatus { INFocusStatus(isFocused: nil) }
    open var authorizationStatus: INFocusStatusAuthorizationStatus {
        InertPermissions.isDeclined(Self.permission) ? .denied : .notDetermined
    }
    private static let permission = "focus status"

    /// Calls the closure with a denial in a later turn.
    open func requestAuthorization(completionHandler: ((INFocusStatusAuthorizationStatus) -> Void)? = nil) {
        InertPermissions.decline(Self.permission)
        guard let completionHandler else { return }
        Inert.later { completionHandler(.denied) }
    }

    open func requestAuthorization() async -> INFocusStatusAuthorizationStatus {
        InertPermissions.decline(Self.permission)
        return .denied
    }
}

/// An intent with which the system shares the user's focus.
open class INShareFocusStatusIntent: INIntent {
    open private(set) var focusStatus: INFocusStatus?
    public init(focusStatus: INFocusStatus?) {
        self.focusStatus = focusStatus
        super.init()
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
