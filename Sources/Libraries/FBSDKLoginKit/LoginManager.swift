@_exported import FBSDKCoreKit
import UIKit

public enum LoginBehavior: UInt, Sendable { case browser = 0 }
public enum DefaultAudience: UInt, Sendable { case friends = 0, onlyMe, everyone }
public enum LoginTracking: UInt, Sendable { case enabled = 0, limited }

/// The settings with which a user signs in.
open class LoginConfiguration: NSObject {
    public let nonce: String
    public let tracking: LoginTracking
    public let requestedPermissions: Set<Permission>

    public init?(
        permissions: Set<Permission> = [], tracking: LoginTracking = .enabled, nonce: String = ""
    ) {
        (requestedPermissions, self.tracking, self.nonce) = (permissions, tracking, nonce)
    }
}

/// The permissions that a user has granted; here the user cancels.
open class LoginManagerLoginResult: NSObject {
    open var token: AccessToken? { nil }
    open var authenticationToken: AuthenticationToken? { nil }
    open var isCancelled: Bool { true }
    open var grantedPermissions: Set<String> { [] }
    open var declinedPermissions: Set<String> { [] }
}

/// The token of a user who has signed in with limited tracking.
open class AuthenticationToken: NSObject {
    open class var current: AuthenticationToken? { nil }
    open var tokenString: String { "" }
    open var nonce: String { "" }
}

/// The result of signing in, as a value.
public enum LoginResult {
    case success(granted: Set<Permission>, declined: Set<Permission>, token: AccessToken?)
    case cancelled
    case failed(any Error)
}

public typealias LoginManagerLoginResultBlock = (LoginManagerLoginResult?, (any Error)?) -> Void
public typealias LoginResultBlock = (LoginResult) -> Void

/// Signs in users with their accounts, which ends as if the user cancelled it.
@preconcurrency @MainActor
open class LoginManager: NSObject {
    open var defaultAudience = DefaultAudience.friends
    open var loginBehavior = LoginBehavior.browser

    public override init() { super.init() }

    public convenience init(
        loginBehavior: LoginBehavior = .browser, defaultAudience: DefaultAudience = .friends
    ) {
        self.init()
        (self.loginBehavior, self.defaultAudience) = (loginBehavior, defaultAudience)
    }

    private func cancel(_ handler: LoginManagerLoginResultBlock?) {
        Inert.use("LoginManager.logIn")
        Inert.later { handler?(LoginManagerLoginResult(), nil) }
    }

    open func logIn(
        permissions: [String], from fromViewController: UIViewController?,
        handler: LoginManagerLoginResultBlock?
    ) { cancel(handler) }

    open func logIn(
        permissions: [Permission] = [.publicProfile], viewController: UIViewController? = nil,
        completion: LoginResultBlock? = nil
    ) { cancel { _, _ in completion?(.cancelled) } }

    open func logIn(
        viewController: UIViewController? = nil, configuration: LoginConfiguration?,
        completion: @escaping LoginResultBlock
    ) { cancel { _, _ in completion(.cancelled) } }

    open func logOut() {
        AccessToken.current = nil
        Profile.current = nil
    }

    // MARK: Before version 5

    open func logIn(
        withReadPermissions permissions: [Any]!, from fromViewController: UIViewController!,
        handler: LoginManagerLoginResultBlock!
    ) { cancel(handler) }

    open func logIn(
        withPublishPermissions permissions: [Any]!, from fromViewController: UIViewController!,
        handler: LoginManagerLoginResultBlock!
    ) { cancel(handler) }
}

public typealias FBSDKLoginManager = LoginManager
public typealias FBSDKLoginManagerLoginResult = LoginManagerLoginResult
