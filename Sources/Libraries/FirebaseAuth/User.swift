import Foundation
import UIKit

/// The name, the address and the picture of a user.
public protocol UserInfo: NSObjectProtocol {
    var providerID: String { get }
    var uid: String { get }
    var displayName: String? { get }
    var photoURL: URL? { get }
    var email: String? { get }
    var phoneNumber: String? { get }
}

/// A user who is signed in, of whom there is none here.
public final class User: NSObject, UserInfo {
    public let providerID = "Firebase"
    public let uid: String
    public let displayName: String? = nil
    public let photoURL: URL? = nil
    public let email: String? = nil
    public let phoneNumber: String? = nil
    public let isAnonymous = false
    public let isEmailVerified = false
    public let refreshToken: String? = nil
    public let providerData: [any UserInfo] = []
    public let metadata = UserMetadata()

    init(uid: String) { self.uid = uid }

    public func createProfileChangeRequest() -> UserProfileChangeRequest { UserProfileChangeRequest() }
    public func reload(completion: (((any Error)?) -> Void)? = nil) { refuse(completion) }
    public func delete(completion: (((any Error)?) -> Void)? = nil) { refuse(completion) }
    public func updateEmail(to email: String, completion: (((any Error)?) -> Void)? = nil) {
        refuse(completion)
    }
    public func updatePassword(to password: String, completion: (((any Error)?) -> Void)? = nil) {
        refuse(completion)
    }
    public func sendEmailVerification(completion: (((any Error)?) -> Void)? = nil) { refuse(completion) }
    public func link(with credential: AuthCredential, completion: AuthDataResultCallback? = nil) {
        refuse { completion?(nil, $0) }
    }
    public func reauthenticate(with credential: AuthCredential, completion: AuthDataResultCallback? = nil) {
        refuse { completion?(nil, $0) }
    }
    public func getIDToken(completion: ((String?, (any Error)?) -> Void)? = nil) {
        refuse { completion?(nil, $0) }
    }
    public func getIDTokenForcingRefresh(
        _ forceRefresh: Bool, completion: ((String?, (any Error)?) -> Void)? = nil
    ) {
        refuse { completion?(nil, $0) }
    }
    public func getIDToken() async throws -> String { throw AuthErrorCode.networkError.error }
    public func delete() async throws { throw AuthErrorCode.networkError.error }
    public func reload() async throws { throw AuthErrorCode.networkError.error }

    private func refuse(_ completion: (((any Error)?) -> Void)?) {
        Inert.use("User")
        Inert.later { completion?(AuthErrorCode.networkError.error) }
    }
}

public final class UserMetadata: NSObject {
    public let creationDate: Date? = nil
    public let lastSignInDate: Date? = nil
}

/// Changes of a user's name and picture.
public final class UserProfileChangeRequest: NSObject {
    public var displayName: String?
    public var photoURL: URL?

    public func commitChanges(completion: (((any Error)?) -> Void)? = nil) {
        Inert.use("UserProfileChangeRequest.commitChanges")
        Inert.later { completion?(AuthErrorCode.networkError.error) }
    }
    public func commitChanges() async throws { throw AuthErrorCode.networkError.error }
}

/// The result of signing in.
public final class AuthDataResult: NSObject {
    public let user: User
    public let additionalUserInfo: AdditionalUserInfo? = nil
    public let credential: AuthCredential? = nil

    init(user: User) { self.user = user }
}

public final class AdditionalUserInfo: NSObject {
    public let providerID = ""
    public let profile: [String: NSObject]? = nil
    public let username: String? = nil
    public let isNewUser = false
}
