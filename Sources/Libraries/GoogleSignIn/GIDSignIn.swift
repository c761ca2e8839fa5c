import UIKit

public let kGIDSignInErrorDomain = "com.google.GIDSignIn"

/// The errors of signing in.
public enum GIDSignInErrorCode: Int, Error, Sendable {
    case unknown = -1
    case keychain = -2
    case hasNoAuthInKeychain = -4
    case canceled = -5
    case EMM = -6
    case scopesAlreadyGranted = -8
    case mismatchWithCurrentUser = -9

    public static let noSignInHandlersInstalled = GIDSignInErrorCode.unknown

    var error: NSError { NSError(domain: kGIDSignInErrorDomain, code: rawValue) }
}

public typealias GIDSignInError = GIDSignInErrorCode

/// The identity of an app.
open class GIDConfiguration: NSObject {
    public let clientID: String
    public let serverClientID: String?
    public let hostedDomain: String?
    public let openIDRealm: String?

    public init(
        clientID: String, serverClientID: String? = nil, hostedDomain: String? = nil,
        openIDRealm: String? = nil
    ) {
        (self.clientID, self.serverClientID) = (clientID, serverClientID)
        (self.hostedDomain, self.openIDRealm) = (hostedDomain, openIDRealm)
    }
}

/// Receives the result of signing in, before version 6.
public protocol GIDSignInDelegate: AnyObject {
    func sign(_ signIn: GIDSignIn!, didSignInFor user: GIDGoogleUser!, withError error: (any Error)!)
    func sign(_ signIn: GIDSignIn!, didDisconnectWith user: GIDGoogleUser!, withError error: (any Error)!)
}

extension GIDSignInDelegate {
    public func sign(
        _ signIn: GIDSignIn!, didDisconnectWith user: GIDGoogleUser!, withError error: (any Error)!
    ) {}
}

/// Presents the screens of signing in, before version 5.
public protocol GIDSignInUIDelegate: AnyObject {}

/// Signs in users with their accounts, which fails as if the user cancelled it.
@preconcurrency @MainActor
open class GIDSignIn: NSObject {
    public static let sharedInstance = GIDSignIn()

    open var clientID: String!
    open var serverClientID: String!
    open var scopes: [Any]! = []
    open var configuration: GIDConfiguration?
    open weak var delegate: (any GIDSignInDelegate)!
    open weak var uiDelegate: (any GIDSignInUIDelegate)!
    open weak var presentingViewController: UIViewController!
    open var currentUser: GIDGoogleUser! { nil }
    open var shouldFetchBasicProfile = true

    /// The same object: before version 6 `sharedInstance` was a function.
    public func callAsFunction() -> GIDSignIn! { self }

    open func hasPreviousSignIn() -> Bool { false }
    open func hasAuthInKeychain() -> Bool { false }
    open func handle(_ url: URL) -> Bool { false }
    open func handle(_ url: URL, sourceApplication: String?, annotation: Any?) -> Bool { false }
    open func signOut() {}

    // MARK: Before version 6

    open func signIn() { fail(.canceled) }
    open func signInSilently() { fail(.hasNoAuthInKeychain) }
    open func restorePreviousSignIn() { fail(.hasNoAuthInKeychain) }
    open func disconnect() {}

    private func fail(_ code: GIDSignInErrorCode) {
        Inert.use("GIDSignIn.signIn")
        Inert.later { [weak self] in
            guard let self else { return }
            delegate?.sign(self, didSignInFor: nil, withError: code.error)
        }
    }

    // MARK: Since version 6

    open func signIn(
        with configuration: GIDConfiguration, presenting presentingViewController: UIViewController,
        hint: String? = nil, callback: ((GIDGoogleUser?, (any Error)?) -> Void)? = nil
    ) {
        fail(.canceled, callback)
    }

    open func signIn(
        withPresenting presentingViewController: UIViewController, hint: String? = nil,
        additionalScopes: [String]? = nil, completion: ((GIDSignInResult?, (any Error)?) -> Void)? = nil
    ) {
        fail(.canceled, completion)
    }

    @discardableResult
    open func signIn(
        withPresenting presentingViewController: UIViewController, hint: String? = nil,
        additionalScopes: [String]? = nil
    ) async throws -> GIDSignInResult {
        Inert.use("GIDSignIn.signIn")
        throw GIDSignInErrorCode.canceled.error
    }

    open func restorePreviousSignIn(completion: ((GIDGoogleUser?, (any Error)?) -> Void)?) {
        fail(.hasNoAuthInKeychain, completion)
    }

    open func disconnect(completion: (((any Error)?) -> Void)?) {
        Inert.later { completion?(GIDSignInErrorCode.hasNoAuthInKeychain.error) }
    }

    private func fail<Result>(_ code: GIDSignInErrorCode, _ completion: ((Result?, (any Error)?) -> Void)?) {
        Inert.use("GIDSignIn.signIn")
        Inert.later { completion?(nil, code.error) }
    }
}
