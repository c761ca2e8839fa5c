import Foundation

/// The bar metrics to which a setting applies.
public enum UIBarMetrics: Int, Sendable {
    /// The usual ones.
    case `default` = 0
    /// The metrics of compact height.
    case compact = 1
    /// The usual ones with a line above.
    case defaultPrompt = 101
    /// The metrics of compact height with a prompt.
    case compactPrompt = 102

    /// The older name of `compact`.
    public static let landscapePhone = UIBarMetrics.compact
    /// The older name of `compactPrompt`.
    public static let landscapePhonePrompt = UIBarMetrics.compactPrompt
}

/// The position of a bar.
public enum UIBarPosition: Int, Sendable {
    /// Anywhere.
    case any = 0
    /// At the bottom of its container.
    case bottom = 1
    /// At the top of its container.
    case top = 2
    /// At the top of the screen, with a background that extends below the status bar.
    case topAttached = 3
}

/// An object with a bar position.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// The position of the bar.
    var barPosition: UIBarPosition { get }
}

/// The methods that determine the position of a bar.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Returns the position for the bar.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Returns any position.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
