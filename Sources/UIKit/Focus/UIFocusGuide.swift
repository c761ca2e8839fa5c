import Foundation

/// A place without content that leads the focus on to other environments.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
    /// Whether the guide leads on.
    open var isEnabled = true
    /// Where it leads to, the most wished for first.
    open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
