import Foundation

/// A place without content that leads the focus on to other environments.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
    /// Whether the guide leads on.
    open var isEnabled = true
    /// The environments to which the guide moves the focus, in descending order of preference.
    open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
