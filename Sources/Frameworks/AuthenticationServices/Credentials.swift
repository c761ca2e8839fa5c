import Foundation

/// A password with its user.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
    public let user: String
    public let password: String

    public init(user: String, password: String) { (self.user, self.password) = (user, password) }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The result of signing in with Apple; nobody signs in here.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
    open private(set) var user = ""
    open private(set) var state: String?
    open private(set) var authorizedScopes: [ASAuthorization.Scope] = []
    open private(set) var authorizationCode: Data?
    open private(set) var identityToken: Data?
    open private(set) var email: String?
    open private(set) var fullName: PersonNameComponents?
    open private(set) var realUserStatus = ASUserDetectionStatus.unsupported

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
