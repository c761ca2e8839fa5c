import Foundation

/// An area without content that redirects the focus to other environments.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
    /// Whether the guide redirects the focus.
    open var isEnabled = true
    /// The environments to which the guide moves the focus, in descending order of preference.
    open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
