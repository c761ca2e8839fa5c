import UIKit

/// A token with the time until which it is valid.
open class GIDToken: NSObject {
    public let tokenString: String
    public let expirationDate: Date?

    init(tokenString: String, expirationDate: Date?) {
        (self.tokenString, self.expirationDate) = (tokenString, expirationDate)
    }
}

/// The data of a user's profile.
open class GIDProfileData: NSObject {
    open var email: String { "" }
    open var name: String { "" }
    open var givenName: String? { nil }
    open var familyName: String? { nil }
    open var hasImage: Bool { false }
    open func imageURL(withDimension dimension: UInt) -> URL? { nil }
}

/// The tokens of a user, before version 7.
open class GIDAuthentication: NSObject {
    open var clientID: String { "" }
    open var accessToken: String { "" }
    open var accessTokenExpirationDate: Date { .distantPast }
    open var refreshToken: String { "" }
    open var idToken: String? { nil }
    open var idTokenExpirationDate: Date? { nil }
}

/// A user who has signed in. There is none here.
open class GIDGoogleUser: NSObject {
    open var userID: String? { nil }
    open var profile: GIDProfileData! { nil }
    open var grantedScopes: [String]? { nil }
    open var authentication: GIDAuthentication! { nil }
    open var accessToken: GIDToken { GIDToken(tokenString: "", expirationDate: nil) }
    open var refreshToken: GIDToken { GIDToken(tokenString: "", expirationDate: nil) }
    open var idToken: GIDToken? { nil }
    open var serverAuthCode: String? { nil }
    open var hostedDomain: String? { nil }
}

/// The result of signing in.
open class GIDSignInResult: NSObject {
    public let user: GIDGoogleUser
    open var serverAuthCode: String? { nil }
    init(user: GIDGoogleUser) { self.user = user }
}
