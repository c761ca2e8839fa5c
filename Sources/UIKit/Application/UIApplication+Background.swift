import Foundation
import QuartzCore

/// Stands for work that an application goes on with in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// No work.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// What applications may do in the background. There is no end to it here, so nothing expires.
extension UIApplication {
    /// Says that work goes on in the background.
    public func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil)
        -> UIBackgroundTaskIdentifier
    { beginBackgroundTask(withName: nil, expirationHandler: handler) }

    /// Says that work goes on in the background, under a name.
    public func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        backgroundTasks += 1
        return UIBackgroundTaskIdentifier(rawValue: backgroundTasks)
    }

    /// Says that the work is done.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// How many seconds the application may go on in the background.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    /// Whether what the device keeps locked can be read.
    public var isProtectedDataAvailable: Bool { true }
    /// Whether notifications from servers are asked for; there are none here.
    public var isRegisteredForRemoteNotifications: Bool { false }

    /// Asks for no more notifications from servers.
    public func unregisterForRemoteNotifications() {}

    /// The ways in which the interface may stand on the device.
    public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        window?.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
}
