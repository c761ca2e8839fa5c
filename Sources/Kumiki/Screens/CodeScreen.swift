import UIKit

/// A controller that only requires a key: a ``LayoutBinding`` with initializers.
///
/// A final class that adds no designated initializer has what this protocol requires. Any other class declares
/// `init(nibName:bundle:)` as `required`.
///
/// ```swift
/// let screen = MapViewController(builderKey: .whole)
/// ```
@MainActor
public protocol CodeScreen: LayoutBinding {
    /// The initializer of `UIViewController`.
    init(nibName: String?, bundle: Bundle?)
}

extension CodeScreen {
    /// Creates a screen with a layout in code.
    public init(builderKey: Layout.Key) {
        self.init(nibName: nil, bundle: nil)
        self.builderKey = builderKey
    }

    /// Creates a screen with the layout and the state that an activity keeps.
    ///
    /// Returns nil when the activity has no key, as that of a storyboard's screen, or an unknown one, which is reported to
    /// ``CodeViewController/restorationDidFail(_:)``.
    public init?(restoring activity: NSUserActivity) {
        guard let key = activity.builderKey, Self.canRestore(key) else { return nil }
        self.init(nibName: nil, bundle: nil)
        savedKey = key
        restoreUserActivityState(activity)
    }
}
