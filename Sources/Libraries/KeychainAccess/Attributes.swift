@_exported import Foundation
import LocalAuthentication
import Security

// The names of the keychain's values as cases.

/// The class of items.
public enum ItemClass: String, Sendable, CustomStringConvertible {
    case genericPassword = "genp"
    case internetPassword = "inet"

    public var description: String {
        switch self {
        case .genericPassword: "GenericPassword"
        case .internetPassword: "InternetPassword"
        }
    }
}

/// The protocol of an internet password.
public enum ProtocolType: String, Sendable, CustomStringConvertible {
    case ftp = "ftp "
    case ftpAccount = "ftpa"
    case http = "http"
    case irc = "irc "
    case nntp = "nntp"
    case pop3 = "pop3"
    case smtp = "smtp"
    case socks = "sox "
    case imap = "imap"
    case ldap = "ldap"
    case appleTalk = "atlk"
    case afp = "afp "
    case telnet = "teln"
    case ssh = "ssh "
    case ftps = "ftps"
    case https = "htps"
    case httpProxy = "htpx"
    case httpsProxy = "htsx"
    case ftpProxy = "ftpx"
    case smb = "smb "
    case rtsp = "rtsp"
    case rtspProxy = "rtsx"
    case daap = "daap"
    case eppc = "eppc"
    case ipp = "ipp "
    case nntps = "ntps"
    case ldaps = "ldps"
    case telnetS = "tels"
    case imaps = "imps"
    case ircs = "ircs"
    case pop3S = "pops"

    public var description: String { rawValue.trimmingCharacters(in: .whitespaces).uppercased() }
}

/// The authentication of an internet password.
public enum AuthenticationType: String, Sendable, CustomStringConvertible {
    case ntlm = "ntlm"
    case msn = "msna"
    case dpa = "dpaa"
    case rpa = "rpaa"
    case httpBasic = "http"
    case httpDigest = "httd"
    case htmlForm = "form"
    case `default` = "dflt"

    public var description: String { rawValue.uppercased() }
}

/// The times at which an item can be read.
public enum Accessibility: String, Sendable, CustomStringConvertible {
    case whenUnlocked = "ak"
    case afterFirstUnlock = "ck"
    case always = "dk"
    case whenPasscodeSetThisDeviceOnly = "akpu"
    case whenUnlockedThisDeviceOnly = "aku"
    case afterFirstUnlockThisDeviceOnly = "cku"
    case alwaysThisDeviceOnly = "dku"

    public var description: String {
        switch self {
        case .whenUnlocked: "WhenUnlocked"
        case .afterFirstUnlock: "AfterFirstUnlock"
        case .always: "Always"
        case .whenPasscodeSetThisDeviceOnly: "WhenPasscodeSetThisDeviceOnly"
        case .whenUnlockedThisDeviceOnly: "WhenUnlockedThisDeviceOnly"
        case .afterFirstUnlockThisDeviceOnly: "AfterFirstUnlockThisDeviceOnly"
        case .alwaysThisDeviceOnly: "AlwaysThisDeviceOnly"
        }
    }
}

/// The user's actions before an item is read.
public struct AuthenticationPolicy: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let userPresence = AuthenticationPolicy(rawValue: 1 << 0)
    public static let biometryAny = AuthenticationPolicy(rawValue: 1 << 1)
    public static let touchIDAny = biometryAny
    public static let biometryCurrentSet = AuthenticationPolicy(rawValue: 1 << 3)
    public static let touchIDCurrentSet = biometryCurrentSet
    public static let devicePasscode = AuthenticationPolicy(rawValue: 1 << 4)
    public static let or = AuthenticationPolicy(rawValue: 1 << 14)
    public static let and = AuthenticationPolicy(rawValue: 1 << 15)
    public static let privateKeyUsage = AuthenticationPolicy(rawValue: 1 << 30)
    public static let applicationPassword = AuthenticationPolicy(rawValue: 1 << 31)
}

/// The use of dialogs by a query.
public enum AuthenticationUI: Sendable { case allow, fail, skip }

/// The attributes of an item, and its value where the query returns it.
public struct Attributes {
    let values: [String: Any]

    /// Creates the attributes of an item that a query has found.
    init(_ dictionary: NSDictionary) {
        values = dictionary.reduce(into: [:]) { $0["\($1.key)"] = $1.value }
    }

    public subscript(key: String) -> Any? { values[key] }

    private func text(_ key: CFString) -> String? { values["\(key)"].map { "\($0)" } }
    private func number(_ key: CFString) -> Int? {
        (values["\(key)"] as? NSNumber)?.intValue ?? values["\(key)"] as? Int
    }

    public var `class`: String? { text(kSecClass) }
    public var data: Data? { Keychain.data(values["\(kSecValueData)"]) }
    public var ref: Data? { Keychain.data(values["\(kSecValueRef)"]) }
    public var persistentRef: Data? { Keychain.data(values["\(kSecValuePersistentRef)"]) }
    public var accessible: String? { text(kSecAttrAccessible) }
    public var accessGroup: String? { text(kSecAttrAccessGroup) }
    public var synchronizable: Bool? { number(kSecAttrSynchronizable).map { $0 != 0 } }
    public var creationDate: Date? { date(kSecAttrCreationDate) }
    public var modificationDate: Date? { date(kSecAttrModificationDate) }
    public var attributeDescription: String? { text(kSecAttrDescription) }
    public var comment: String? { text(kSecAttrComment) }
    public var creator: String? { text(kSecAttrCreator) }
    public var type: String? { text(kSecAttrType) }
    public var label: String? { text(kSecAttrLabel) }
    public var isInvisible: Bool? { number(kSecAttrIsInvisible).map { $0 != 0 } }
    public var isNegative: Bool? { number(kSecAttrIsNegative).map { $0 != 0 } }
    public var account: String? { text(kSecAttrAccount) }
    public var service: String? { text(kSecAttrService) }
    public var generic: Data? { Keychain.data(values["\(kSecAttrGeneric)"]) }
    public var securityDomain: String? { text(kSecAttrSecurityDomain) }
    public var server: String? { text(kSecAttrServer) }
    public var `protocol`: String? { text(kSecAttrProtocol) }
    public var authenticationType: String? { text(kSecAttrAuthenticationType) }
    public var port: Int? { number(kSecAttrPort) }
    public var path: String? { text(kSecAttrPath) }

    private func date(_ key: CFString) -> Date? {
        let value = values["\(key)"]
        return value as? Date
            ?? (value as? NSDate).map { Date(timeIntervalSince1970: $0.timeIntervalSince1970) }
    }
}
