import Foundation
import QuartzCore

/// The identifier of a task that an app continues in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The identifier of no task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Background execution. Its time is unlimited here, so that nothing expires.
extension UIApplication {
    /// Begins a background task.
    public func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil)
        -> UIBackgroundTaskIdentifier
    { beginBackgroundTask(withName: nil, expirationHandler: handler) }

    /// Begins a background task with a name.
    public func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        backgroundTasks += 1
        return UIBackgroundTaskIdentifier(rawValue: backgroundTasks)
    }

    /// Ends a background task.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// The remaining time in the background, in seconds.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    /// Whether protected files can be read.
    public var isProtectedDataAvailable: Bool { true }
    /// Whether the app is registered for remote notifications; there are none here.
    public var isRegisteredForRemoteNotifications: Bool { false }

    /// Unregisters from remote notifications.
    public func unregisterForRemoteNotifications() {}

    /// Returns the interface orientations that the device supports.
    public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        window?.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
}
