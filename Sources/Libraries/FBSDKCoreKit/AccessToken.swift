import Synchronization
import UIKit

extension Notification.Name {
    public static let AccessTokenDidChange = Notification.Name(
        "com.facebook.sdk.FBSDKAccessTokenData.FBSDKAccessTokenDidChangeNotification")
    public static let ProfileDidChange = Notification.Name(
        "com.facebook.sdk.FBSDKProfile.FBSDKProfileDidChangeNotification")
}

/// A permission that a user grants an app.
public enum Permission: Hashable, Sendable, ExpressibleByStringLiteral {
    case publicProfile, email, userFriends, userBirthday, userAgeRange, userGender, userHometown
    case userLikes, userLink, userLocation, userMessengerContact, userPhotos, userPosts, userVideos
    case custom(String)

    public init(stringLiteral value: String) {
        self = Self.all.first { $0.name == value } ?? .custom(value)
    }

    private static let all: [Permission] = [
        .publicProfile, .email, .userFriends, .userBirthday, .userAgeRange, .userGender, .userHometown,
        .userLikes, .userLink, .userLocation, .userMessengerContact, .userPhotos, .userPosts, .userVideos,
    ]

    /// The name in lower case with underscores.
    public var name: String {
        if case .custom(let name) = self { return name }
        return "\(self)".reduce(into: "") {
            $0 += $1.isUppercase ? "_" + $1.lowercased() : String($1)
        }
    }
}

/// The token of a user who has signed in. There is none here.
public final class AccessToken: NSObject, Sendable {
    /// The token of the user: what the app sets.
    public static var current: AccessToken? {
        get { stored.withLock(\.self) }
        set { stored.withLock { $0 = newValue } }
    }
    private static let stored = Mutex<AccessToken?>(nil)

    public class var isCurrentAccessTokenActive: Bool { current.map { !$0.isExpired } ?? false }

    public let tokenString: String
    public let permissions: Set<Permission>
    public let declinedPermissions: Set<Permission>
    public let expiredPermissions: Set<Permission>
    public let appID: String
    public let userID: String
    public let expirationDate: Date
    public let refreshDate: Date
    public let dataAccessExpirationDate: Date

    public init(
        tokenString: String, permissions: [String], declinedPermissions: [String],
        expiredPermissions: [String], appID: String, userID: String, expirationDate: Date? = nil,
        refreshDate: Date? = nil, dataAccessExpirationDate: Date? = nil
    ) {
        self.tokenString = tokenString
        self.permissions = Set(permissions.map(Permission.init(stringLiteral:)))
        self.declinedPermissions = Set(declinedPermissions.map(Permission.init(stringLiteral:)))
        self.expiredPermissions = Set(expiredPermissions.map(Permission.init(stringLiteral:)))
        (self.appID, self.userID) = (appID, userID)
        self.expirationDate = expirationDate ?? .distantFuture
        self.refreshDate = refreshDate ?? Date()
        self.dataAccessExpirationDate = dataAccessExpirationDate ?? .distantFuture
    }

    public var isExpired: Bool { expirationDate < Date() }
    public var isDataAccessExpired: Bool { dataAccessExpirationDate < Date() }
    public func hasGranted(_ permission: Permission) -> Bool { permissions.contains(permission) }
    public func hasGranted(permission: String) -> Bool { hasGranted(Permission(stringLiteral: permission)) }

    public class func refreshCurrentAccessToken(
        completion: ((GraphRequestConnection?, Any?, (any Error)?) -> Void)? = nil
    ) {
        Inert.use("AccessToken.refreshCurrentAccessToken")
        Inert.later { completion?(nil, nil, GraphRequest.failure) }
    }
}

/// The token before version 5.
open class FBSDKAccessToken: NSObject {
    open class func current() -> FBSDKAccessToken! { nil }
    open class func setCurrent(_ token: FBSDKAccessToken?) {}
    open class func currentAccessTokenIsActive() -> Bool { false }
    open var tokenString: String! { "" }
    open var userID: String! { "" }
    open var appID: String! { "" }
    open var expirationDate: Date! { .distantPast }
    open var permissions: Set<AnyHashable>! { [] }
    open var declinedPermissions: Set<AnyHashable>! { [] }
    open func hasGranted(_ permission: String!) -> Bool { false }
}

/// The profile of a user who has signed in.
public final class Profile: NSObject, Sendable {
    /// The profile of the user: what the app sets.
    public static var current: Profile? {
        get { stored.withLock(\.self) }
        set { stored.withLock { $0 = newValue } }
    }
    private static let stored = Mutex<Profile?>(nil)

    public static var isUpdatedWithAccessTokenChange: Bool {
        get { isUpdated.withLock(\.self) }
        set { isUpdated.withLock { $0 = newValue } }
    }
    private static let isUpdated = Mutex(false)

    public let userID: String
    public let firstName: String?
    public let middleName: String?
    public let lastName: String?
    public let name: String?
    public let linkURL: URL?
    public let refreshDate: Date
    public let imageURL: URL?
    public let email: String?

    public init(
        userID: String, firstName: String? = nil, middleName: String? = nil, lastName: String? = nil,
        name: String? = nil, linkURL: URL? = nil, refreshDate: Date? = nil, imageURL: URL? = nil,
        email: String? = nil
    ) {
        self.userID = userID
        (self.firstName, self.middleName, self.lastName) = (firstName, middleName, lastName)
        (self.name, self.linkURL, self.refreshDate) = (name, linkURL, refreshDate ?? Date())
        (self.imageURL, self.email) = (imageURL, email)
    }

    public enum PictureMode: Int, Sendable { case square, normal, album, small, large }

    public func imageURL(forMode mode: PictureMode, size: CGSize) -> URL? { imageURL }
    public class func enableUpdatesOnAccessTokenChange(_ enabled: Bool) {
        isUpdatedWithAccessTokenChange = enabled
    }

    public class func loadCurrentProfile(completion: ((Profile?, (any Error)?) -> Void)? = nil) {
        Inert.use("Profile.loadCurrentProfile")
        Inert.later { completion?(nil, GraphRequest.failure) }
    }
}
