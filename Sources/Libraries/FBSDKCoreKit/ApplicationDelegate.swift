import UIKit

/// Passes an app's calls on to Facebook's services, which there are none of here.
open class ApplicationDelegate: NSObject {
    nonisolated(unsafe) public static let shared = ApplicationDelegate()

    /// The shared object, before version 5.
    open class func sharedInstance() -> ApplicationDelegate! { shared }

    open func initializeSDK() { Inert.use("ApplicationDelegate.initializeSDK") }

    @discardableResult
    open func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        Inert.use("ApplicationDelegate.application")
        return false
    }

    /// Returns whether the address is one with which Facebook returns to the app: none is.
    @discardableResult
    open func application(
        _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any?
    ) -> Bool { false }

    @discardableResult
    open func application(
        _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool { false }

    @discardableResult
    open func application(_ application: UIApplication, continue userActivity: NSUserActivity) -> Bool {
        false
    }
}

public typealias FBSDKApplicationDelegate = ApplicationDelegate
