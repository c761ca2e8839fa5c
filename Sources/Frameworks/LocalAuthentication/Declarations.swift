// Written by Scripts/frameworks from LocalAuthentication.api. Names and signatures are those of Apple's public
// documentation (developer.apple.com/documentation/localauthentication).

@_exported public import Foundation
internal import FrameworkSupport

public enum LAPolicy: Int, Sendable {
    case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication
}

public enum LABiometryType: Int, Sendable {
    case none = 0, touchID, faceID, opticID
}

public enum LAAccessControlOperation: Int, Sendable {
    case createItem, useItem, createKey, useKeySign, useKeyDecrypt, useKeyKeyExchange
}

public enum LACredentialType: Int, Sendable {
    case applicationPassword = 0, smartCardPIN = -3
}

public struct LAError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case authenticationFailed = -1
        case userCancel = -2
        case userFallback = -3
        case systemCancel = -4
        case passcodeNotSet = -5
        case touchIDNotAvailable = -6
        case touchIDNotEnrolled = -7
        case touchIDLockout = -8
        case appCancel = -9
        case invalidContext = -10
        case notInteractive = -1004
        case watchNotAvailable = -11
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public init(_ code: Code, userInfo: [String: Any]) { self.code = code }
    public static var errorDomain: String { "LAErrorDomain" }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [:] }
    public static var authenticationFailed: Code { .authenticationFailed }
    public static var userCancel: Code { .userCancel }
    public static var userFallback: Code { .userFallback }
    public static var systemCancel: Code { .systemCancel }
    public static var passcodeNotSet: Code { .passcodeNotSet }
    public static var touchIDNotAvailable: Code { .touchIDNotAvailable }
    public static var touchIDNotEnrolled: Code { .touchIDNotEnrolled }
    public static var touchIDLockout: Code { .touchIDLockout }
    public static var appCancel: Code { .appCancel }
    public static var invalidContext: Code { .invalidContext }
    public static var notInteractive: Code { .notInteractive }
    public static var watchNotAvailable: Code { .watchNotAvailable }
}
public func ~= (code: LAError.Code, error: any Error) -> Bool { (error as? LAError)?.code == code }

extension LAError {
    static public var biometryNotAvailable: Code { .touchIDNotAvailable }
    static public var biometryNotEnrolled: Code { .touchIDNotEnrolled }
    static public var biometryLockout: Code { .touchIDLockout }
}

extension LAError.Code {
    static public var biometryNotAvailable: LAError.Code { .touchIDNotAvailable }
    static public var biometryNotEnrolled: LAError.Code { .touchIDNotEnrolled }
    static public var biometryLockout: LAError.Code { .touchIDLockout }
}

public let LAErrorDomain: String = "com.apple.LocalAuthentication"

open class LAContext: NSObject {
    override public init() { super.init() }
    open var localizedFallbackTitle: String? = nil
    open var localizedCancelTitle: String? = nil
    open var localizedReason: String = ""
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    open var interactionNotAllowed: Bool = false
    open var biometryType: LABiometryType { .none }
    open var evaluatedPolicyDomainState: Data? { nil }
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool { error?.pointee = LAError(.touchIDNotAvailable) as NSError; return false }
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void) { hasNoEffect("LAContext.evaluatePolicy"); later { reply(false, LAError(.touchIDNotAvailable)) } }
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool { throw LAError(.touchIDNotAvailable) }
    open func invalidate() {}
    open func setCredential(_ credential: Data?, type: LACredentialType) -> Bool { hasNoEffect("LAContext.setCredential(_:type:)"); return false }
    open func isCredentialSet(_ type: LACredentialType) -> Bool { false }
}
