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
    case customTokenMismatch = 17002
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
    case providerAlreadyLinked = 17015
    case noSuchProvider = 17016
    case invalidUserToken = 17017
    case networkError = 17020
    case userTokenExpired = 17021
    case invalidAPIKey = 17023
    case userMismatch = 17024
    case credentialAlreadyInUse = 17025
    case weakPassword = 17026
    case appNotAuthorized = 17028
    case expiredActionCode = 17029
    case invalidActionCode = 17030
    case invalidMessagePayload = 17031
    case invalidSender = 17032
    case invalidRecipientEmail = 17033
    case missingEmail = 17034
    case missingIosBundleID = 17036
    case missingAndroidPackageName = 17037
    case unauthorizedDomain = 17038
    case invalidContinueURI = 17039
    case missingContinueURI = 17040
    case missingPhoneNumber = 17041
    case invalidPhoneNumber = 17042
    case missingVerificationCode = 17043
    case invalidVerificationCode = 17044
    case missingVerificationID = 17045
    case invalidVerificationID = 17046
    case missingAppCredential = 17047
    case invalidAppCredential = 17048
    case sessionExpired = 17051
    case quotaExceeded = 17052
    case missingAppToken = 17053
    case notificationNotForwarded = 17054
    case appNotVerified = 17055
    case captchaCheckFailed = 17056
    case webContextAlreadyPresented = 17057
    case webContextCancelled = 17058
    case appVerificationUserInteractionFailure = 17059
    case invalidClientID = 17060
    case webNetworkRequestFailed = 17061
    case webInternalError = 17062
    case webSignInUserInteractionFailure = 17063
    case localPlayerNotAuthenticated = 17066
    case nullUser = 17067
    case invalidProviderID = 17071
    case tenantIDMismatch = 17072
    case unsupportedTenantOperation = 17073
    case rejectedCredential = 17075
    case gameKitNotLinked = 17076
    case secondFactorRequired = 17078
    case missingMultiFactorSession = 17081
    case missingMultiFactorInfo = 17082
    case invalidMultiFactorSession = 17083
    case multiFactorInfoNotFound = 17084
    case adminRestrictedOperation = 17085
    case unverifiedEmail = 17086
    case secondFactorAlreadyEnrolled = 17087
    case maximumSecondFactorCountExceeded = 17088
    case unsupportedFirstFactor = 17089
    case emailChangeNeedsVerification = 17090
    case missingOrInvalidNonce = 17094
    case blockingCloudFunctionError = 17105
    case keychainError = 17995
    case internalError = 17999
    case malformedJWT = 18000

    public init(_ code: AuthErrorCode) { self = code }

    /// The code of an error of this domain, otherwise an internal error.
    public init(_nsError error: NSError) { self = AuthErrorCode(rawValue: error.code) ?? .internalError }

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
