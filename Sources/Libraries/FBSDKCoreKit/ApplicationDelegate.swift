import UIKit

/// Passes an app's calls on to Facebook's services, which there are none of here.
public final class ApplicationDelegate: NSObject, Sendable {
    public static let shared = ApplicationDelegate()

    /// The shared object, before version 5.
    public class func sharedInstance() -> ApplicationDelegate! { shared }

    public func initializeSDK() { Inert.use("ApplicationDelegate.initializeSDK") }

    @discardableResult
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        Inert.use("ApplicationDelegate.application")
        return false
    }

    /// Returns whether the address is one with which Facebook returns to the app: none is.
    @discardableResult
    public func application(
        _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any?
    ) -> Bool { false }

    @discardableResult
    public func application(
        _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool { false }

    @discardableResult
    public func application(_ application: UIApplication, continue userActivity: NSUserActivity) -> Bool {
        false
    }
}

public typealias FBSDKApplicationDelegate = ApplicationDelegate
