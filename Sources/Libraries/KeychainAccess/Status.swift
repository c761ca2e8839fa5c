import Foundation
import Security

/// The status of a keychain's function.
public struct Status: RawRepresentable, Error, Hashable, Sendable {
    public let rawValue: OSStatus

    public init(rawValue: OSStatus) { self.rawValue = rawValue }
    public init(status: OSStatus) { rawValue = status }

    public static let success = Status(status: errSecSuccess)
    public static let unimplemented = Status(status: errSecUnimplemented)
    public static let param = Status(status: errSecParam)
    public static let allocate = Status(status: errSecAllocate)
    public static let userCanceled = Status(status: errSecUserCanceled)
    public static let notAvailable = Status(status: errSecNotAvailable)
    public static let authFailed = Status(status: errSecAuthFailed)
    public static let duplicateItem = Status(status: errSecDuplicateItem)
    public static let itemNotFound = Status(status: errSecItemNotFound)
    public static let interactionNotAllowed = Status(status: errSecInteractionNotAllowed)
    public static let decode = Status(status: errSecDecode)
    public static let missingEntitlement = Status(status: errSecMissingEntitlement)
    public static let conversionError = Status(status: -67594)
    public static let unexpectedError = Status(status: -99999)
}

extension Status: CustomStringConvertible {
    public var description: String {
        SecCopyErrorMessageString(rawValue, nil).map { "\($0)" } ?? "OSStatus \(rawValue)"
    }
}

extension Status: CustomNSError {
    public static var errorDomain: String { KeychainAccessErrorDomain }
    public var errorCode: Int { Int(rawValue) }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: description] }
}

/// The domain of errors.
public let KeychainAccessErrorDomain = "com.kishikawakatsumi.KeychainAccess.error"
