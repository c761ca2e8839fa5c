import Foundation

/// Which bars of a device a setting is for.
public enum UIBarMetrics: Int, Sendable {
    /// The usual ones.
    case `default` = 0
    /// Those of compact height.
    case compact = 1
    /// The usual ones with a line above.
    case defaultPrompt = 101
    /// Those of compact height with a line above.
    case compactPrompt = 102

    /// The older name of `compact`.
    public static let landscapePhone = UIBarMetrics.compact
    /// The older name of `compactPrompt`.
    public static let landscapePhonePrompt = UIBarMetrics.compactPrompt
}

/// Where a bar stands.
public enum UIBarPosition: Int, Sendable {
    /// Anywhere.
    case any = 0
    /// At the bottom of what holds it.
    case bottom = 1
    /// At the top of what holds it.
    case top = 2
    /// At the top of the screen, as its own and the status bar's ground.
    case topAttached = 3
}

/// What has a place among bars.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// Where it stands.
    var barPosition: UIBarPosition { get }
}

/// Told where a bar stands.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Where the bar is to stand.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Anywhere.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
