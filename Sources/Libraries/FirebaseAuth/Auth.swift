@_exported import FirebaseCore
import UIKit

public typealias AuthStateDidChangeListenerHandle = NSObjectProtocol
public typealias IDTokenDidChangeListenerHandle = NSObjectProtocol
public typealias AuthDataResultCallback = (AuthDataResult?, (any Error)?) -> Void

/// The user of the app. Nobody is signed in, and nobody can sign in without a server.
///
/// Unchecked, since the SDK is used from any thread: its settings are set before they are used.
public final class Auth: NSObject, @unchecked Sendable {
    private static let shared = Auth()

    public static func auth() -> Auth { shared }
    public static func auth(app: FirebaseApp) -> Auth { shared }

    public var app: FirebaseApp? { FirebaseApp.app() }
    public var currentUser: User? { nil }
    public var languageCode: String?
    public var settings: AuthSettings? = AuthSettings()
    public var apnsToken: Data?
    public var tenantID: String?

    public func useAppLanguage() {}
    public func useEmulator(withHost host: String, port: Int) {}

    /// Calls the closure in a later turn: there is no user.
    @discardableResult public func addStateDidChangeListener(
        _ listener: @escaping (Auth, User?) -> Void
    ) -> AuthStateDidChangeListenerHandle {
        let handle = Listener(listener)
        Inert.later { handle.call?(self, nil) }
        return handle
    }
    @discardableResult public func addIDTokenDidChangeListener(
        _ listener: @escaping (Auth, User?) -> Void
    ) -> IDTokenDidChangeListenerHandle { addStateDidChangeListener(listener) }

    public func removeStateDidChangeListener(_ listenerHandle: AuthStateDidChangeListenerHandle) {
        (listenerHandle as? Listener)?.call = nil
    }
    public func removeIDTokenDidChangeListener(_ listenerHandle: IDTokenDidChangeListenerHandle) {
        removeStateDidChangeListener(listenerHandle)
    }

    private final class Listener: NSObject {
        var call: ((Auth, User?) -> Void)?
        init(_ call: @escaping (Auth, User?) -> Void) { self.call = call }
    }

    // MARK: Signing in

    private func refuse(_ name: String, _ completion: ((any Error) -> Void)?) {
        Inert.use("Auth.\(name)")
        guard let completion else { return }
        Inert.later { completion(AuthErrorCode.networkError.error) }
    }

    private func refused(_ name: String) -> any Error {
        Inert.use("Auth.\(name)")
        return AuthErrorCode.networkError.error
    }

    public func signIn(withEmail email: String, password: String, completion: AuthDataResultCallback? = nil) {
        refuse("signIn", completion.map { call in { call(nil, $0) } })
    }
    public func signIn(with credential: AuthCredential, completion: AuthDataResultCallback? = nil) {
        refuse("signIn", completion.map { call in { call(nil, $0) } })
    }
    public func signIn(withCustomToken token: String, completion: AuthDataResultCallback? = nil) {
        refuse("signIn", completion.map { call in { call(nil, $0) } })
    }
    public func signInAnonymously(completion: AuthDataResultCallback? = nil) {
        refuse("signInAnonymously", completion.map { call in { call(nil, $0) } })
    }
    public func createUser(
        withEmail email: String, password: String, completion: AuthDataResultCallback? = nil
    ) {
        refuse("createUser", completion.map { call in { call(nil, $0) } })
    }
    public func sendPasswordReset(withEmail email: String, completion: (((any Error)?) -> Void)? = nil) {
        refuse("sendPasswordReset", completion)
    }
    public func fetchSignInMethods(
        forEmail email: String, completion: (([String]?, (any Error)?) -> Void)? = nil
    ) {
        refuse("fetchSignInMethods", completion.map { call in { call(nil, $0) } })
    }
    public func signOut() throws {}

    @discardableResult public func signIn(withEmail email: String, password: String) async throws
        -> AuthDataResult
    {
        throw refused("signIn")
    }
    @discardableResult public func signIn(with credential: AuthCredential) async throws -> AuthDataResult {
        throw refused("signIn")
    }
    @discardableResult public func signInAnonymously() async throws -> AuthDataResult {
        throw refused("signInAnonymously")
    }
    @discardableResult public func createUser(withEmail email: String, password: String) async throws
        -> AuthDataResult
    {
        throw refused("createUser")
    }
    public func sendPasswordReset(withEmail email: String) async throws { throw refused("sendPasswordReset") }

    public func canHandle(_ url: URL) -> Bool { false }
    public func canHandleNotification(_ userInfo: [AnyHashable: Any]) -> Bool { false }
    public func setAPNSToken(_ token: Data, type: AuthAPNSTokenType) { apnsToken = token }
}

public enum AuthAPNSTokenType: Int, Sendable { case unknown, sandbox, prod }

public final class AuthSettings: NSObject {
    public var isAppVerificationDisabledForTesting = false
}

/// The errors of signing in.
public enum AuthErrorCode: Int, Error, Sendable {
    public typealias Code = AuthErrorCode

    case invalidCustomToken = 17000
    case invalidCredential = 17004
    case userDisabled = 17005
    case operationNotAllowed = 17006
    case emailAlreadyInUse = 17007
    case invalidEmail = 17008
    case wrongPassword = 17009
    case tooManyRequests = 17010
    case userNotFound = 17011
    case accountExistsWithDifferentCredential = 17012
    case requiresRecentLogin = 17014
    case userTokenExpired = 17021
    case credentialAlreadyInUse = 17025
    case weakPassword = 17026
    case networkError = 17020
    case missingEmail = 17034
    case invalidPhoneNumber = 17042
    case invalidVerificationCode = 17044
    case internalError = 17999

    public init(_ code: AuthErrorCode) { self = code }

    public var code: AuthErrorCode { self }

    var error: NSError {
        NSError(
            domain: AuthErrorDomain, code: rawValue,
            userInfo: [
                NSLocalizedDescriptionKey:
                    "A network error (such as timeout, interrupted connection or unreachable host) has occurred."
            ])
    }
}

public let AuthErrorDomain = "FIRAuthErrorDomain"

/// A proof of a user's identity.
open class AuthCredential: NSObject {
    public let provider: String
    init(provider: String) { self.provider = provider }
}

public final class PhoneAuthCredential: AuthCredential {}
public final class OAuthCredential: AuthCredential {}

public enum EmailAuthProvider {
    public static func credential(withEmail email: String, password: String) -> AuthCredential {
        AuthCredential(provider: "password")
    }
}

public enum GoogleAuthProvider {
    public static func credential(withIDToken idToken: String, accessToken: String) -> AuthCredential {
        AuthCredential(provider: "google.com")
    }
}

public enum FacebookAuthProvider {
    public static func credential(withAccessToken accessToken: String) -> AuthCredential {
        AuthCredential(provider: "facebook.com")
    }
}

public enum TwitterAuthProvider {
    public static func credential(withToken token: String, secret: String) -> AuthCredential {
        AuthCredential(provider: "twitter.com")
    }
}

public enum OAuthProvider {
    public static func credential(withProviderID providerID: String, idToken: String, rawNonce: String?)
        -> OAuthCredential
    {
        OAuthCredential(provider: providerID)
    }
    public static func appleCredential(
        withIDToken idToken: String, rawNonce: String?, fullName: PersonNameComponents?
    ) -> OAuthCredential { OAuthCredential(provider: "apple.com") }
}

public final class PhoneAuthProvider: NSObject {
    public static func provider() -> PhoneAuthProvider { PhoneAuthProvider() }
    public static func provider(auth: Auth) -> PhoneAuthProvider { PhoneAuthProvider() }

    public func verifyPhoneNumber(
        _ phoneNumber: String, uiDelegate: Any? = nil, completion: ((String?, (any Error)?) -> Void)?
    ) {
        Inert.use("PhoneAuthProvider.verifyPhoneNumber")
        Inert.later { completion?(nil, AuthErrorCode.networkError.error) }
    }
    public func credential(withVerificationID verificationID: String, verificationCode: String)
        -> PhoneAuthCredential
    {
        PhoneAuthCredential(provider: "phone")
    }
}
