// Names and signatures before versions 4 and 5, in which signing in had the user as its result.

public typealias FIRAuth = Auth
public typealias FIRUser = User
public typealias FIRAuthCredential = AuthCredential
public typealias FIREmailPasswordAuthProvider = EmailAuthProvider
public typealias FIRGoogleAuthProvider = GoogleAuthProvider
public typealias FIRFacebookAuthProvider = FacebookAuthProvider
public typealias FIRTwitterAuthProvider = TwitterAuthProvider
public typealias FIRPhoneAuthProvider = PhoneAuthProvider
public typealias FIRAuthErrorCode = AuthErrorCode
public typealias FIRUserProfileChangeRequest = UserProfileChangeRequest
public typealias FIRAuthStateDidChangeListenerHandle = AuthStateDidChangeListenerHandle

/// The result before version 5.
public typealias AuthResultCallback = (User?, (any Error)?) -> Void

extension Auth {
    /// The instance as before version 4, of which there could be none.
    @_disfavoredOverload public static func auth() -> Auth? { .some(auth()) }

    @_disfavoredOverload public func signIn(
        withEmail email: String, password: String, completion: @escaping AuthResultCallback
    ) { signIn(withEmail: email, password: password) { completion($0?.user, $1) } }

    @_disfavoredOverload public func signIn(
        with credential: AuthCredential, completion: @escaping AuthResultCallback
    ) {
        signIn(with: credential) { completion($0?.user, $1) }
    }

    @_disfavoredOverload public func signIn(
        withCustomToken token: String, completion: @escaping AuthResultCallback
    ) {
        signIn(withCustomToken: token) { completion($0?.user, $1) }
    }

    @_disfavoredOverload public func signInAnonymously(completion: @escaping AuthResultCallback) {
        signInAnonymously { completion($0?.user, $1) }
    }

    @_disfavoredOverload public func createUser(
        withEmail email: String, password: String, completion: @escaping AuthResultCallback
    ) { createUser(withEmail: email, password: password) { completion($0?.user, $1) } }
}
