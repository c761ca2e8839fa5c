import Foundation

// The app-wide status bar, which apps without scenes use.
extension UIApplication {
    private var firstWindow: UIWindow? { keyWindow ?? windows.first }

    /// The orientation of the interface.
    public var statusBarOrientation: UIInterfaceOrientation {
        let screen = firstWindow?.screen ?? UIScreen.main
        return screen.environment.isLandscape ? .landscapeRight : .portrait
    }

    /// The frame of the status bar in points; of no size while it is hidden.
    public var statusBarFrame: CGRect {
        guard let window = firstWindow, !window.isStatusBarHidden else { return .zero }
        return CGRect(
            x: 0, y: 0, width: window.bounds.width, height: window.screen.environment.statusBarHeight)
    }

    /// The style of the status bar, which the controllers in front decide.
    public var statusBarStyle: UIStatusBarStyle {
        get { firstWindow?.statusBarStyle ?? .default }
        set { report("statusBarStyle") }
    }

    /// Whether the status bar is hidden, which the controllers in front decide.
    public var isStatusBarHidden: Bool {
        get { firstWindow?.isStatusBarHidden ?? true }
        set { report("isStatusBarHidden") }
    }

    /// Has no effect: controllers determine the style, as on iOS unless `Info.plist` specifies otherwise.
    public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        report("statusBarStyle")
    }

    /// Has no effect: controllers determine the visibility, as on iOS unless `Info.plist` specifies otherwise.
    public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
        report("isStatusBarHidden")
    }

    private func report(_ name: String) {
        RuntimeDiagnostics.report(
            "UIApplication.\(name) has no effect; override preferredStatusBarStyle or prefersStatusBarHidden")
    }
}

/// The result of a background fetch.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

/// The availability of background fetches.
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }

extension UIApplication {
    public static let backgroundFetchIntervalMinimum: TimeInterval = 0
    public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

    /// The availability of background fetches: there are none while the app does not run.
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }

    /// Has no effect: the app is never launched in the background.
    public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
}

/// The type of interaction with a link or an attachment.
public enum UITextItemInteraction: Int, Sendable {
    case invokeDefaultAction, presentActions, preview
}
