import Foundation
import UIKit

/// The kind of a request for a credential.
public enum ASCredentialRequestType: Int, Sendable {
    case password, passkeyAssertion, passkeyRegistration, oneTimeCode
}

/// A request of an app for a credential.
public protocol ASCredentialRequest: NSObjectProtocol, NSCopying {
    var type: ASCredentialRequestType { get }
    var credentialIdentity: any ASCredentialIdentity { get }
}

/// A request for a password.
open class ASPasswordCredentialRequest: NSObject, ASCredentialRequest {
    public let credentialIdentity: any ASCredentialIdentity
    open var type: ASCredentialRequestType { .password }

    public init(credentialIdentity: ASPasswordCredentialIdentity) {
        self.credentialIdentity = credentialIdentity
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A request for a passkey, to sign with it or to create it.
open class ASPasskeyCredentialRequest: NSObject, ASCredentialRequest {
    public let credentialIdentity: any ASCredentialIdentity
    public let type: ASCredentialRequestType
    public let clientDataHash: Data
    open var userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference
    public let supportedAlgorithms: [ASCOSEAlgorithmIdentifier]
    public let excludedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor]?

    public init(
        credentialIdentity: ASPasskeyCredentialIdentity, clientDataHash: Data,
        userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference,
        supportedAlgorithms: [ASCOSEAlgorithmIdentifier]
    ) {
        (self.credentialIdentity, self.clientDataHash) = (credentialIdentity, clientDataHash)
        self.userVerificationPreference = userVerificationPreference
        self.supportedAlgorithms = supportedAlgorithms
        type = .passkeyRegistration
        excludedCredentials = nil
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The parameters of a request for a passkey.
open class ASPasskeyCredentialRequestParameters: NSObject, NSCopying {
    open private(set) var relyingPartyIdentifier = ""
    open private(set) var clientDataHash = Data()
    open private(set) var allowedCredentials: [Data] = []
    open private(set) var userVerificationPreference:
        ASAuthorizationPublicKeyCredentialUserVerificationPreference = .preferred

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The degree to which the user must be verified.
public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: RawRepresentable, Hashable,
    Sendable
{
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let preferred = Self("preferred")
    public static let required = Self("required")
    public static let discouraged = Self("discouraged")
}

/// An algorithm of a public key, by its number in the registry of COSE.
public struct ASCOSEAlgorithmIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(_ rawValue: Int) { self.rawValue = rawValue }

    public static let ES256 = Self(-7)
}

/// A passkey, by its identifier.
open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject {
    open var credentialID: Data

    public init(credentialID: Data) { self.credentialID = credentialID }
}

/// A signature with a passkey.
open class ASPasskeyAssertionCredential: NSObject, ASAuthorizationCredential {
    public let userHandle: Data
    public let relyingParty: String
    public let signature: Data
    public let clientDataHash: Data
    public let authenticatorData: Data
    public let credentialID: Data

    public init(
        userHandle: Data, relyingParty: String, signature: Data, clientDataHash: Data,
        authenticatorData: Data, credentialID: Data
    ) {
        (self.userHandle, self.relyingParty, self.signature) = (userHandle, relyingParty, signature)
        (self.clientDataHash, self.authenticatorData) = (clientDataHash, authenticatorData)
        self.credentialID = credentialID
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A new passkey.
open class ASPasskeyRegistrationCredential: NSObject, ASAuthorizationCredential {
    public let relyingParty: String
    public let clientDataHash: Data
    public let credentialID: Data
    public let attestationObject: Data

    public init(relyingParty: String, clientDataHash: Data, credentialID: Data, attestationObject: Data) {
        (self.relyingParty, self.clientDataHash) = (relyingParty, clientDataHash)
        (self.credentialID, self.attestationObject) = (credentialID, attestationObject)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A code that is valid once.
open class ASOneTimeCodeCredential: NSObject, ASAuthorizationCredential {
    public let code: String

    public init(code: String) { self.code = code }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Creates requests for passkeys of a relying party. Nobody signs in with them here.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider {
    public let relyingPartyIdentifier: String

    public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }

    open func createCredentialAssertionRequest(
        challenge: Data
    ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
        ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(challenge: challenge)
    }

    open func createCredentialRegistrationRequest(
        challenge: Data, name: String, userID: Data
    ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
        ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(
            challenge: challenge, name: name, userID: userID)
    }
}

/// A request to sign with a passkey.
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest {
    open var challenge = Data()
    open var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor] = []
    open var userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference =
        .preferred

    convenience init(challenge: Data) {
        self.init()
        self.challenge = challenge
    }
}

/// A request to create a passkey.
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest {
    open var challenge = Data()
    open var name = ""
    open var displayName: String?
    open var userID = Data()
    open var userVerificationPreference: ASAuthorizationPublicKeyCredentialUserVerificationPreference =
        .preferred

    convenience init(challenge: Data, name: String, userID: Data) {
        self.init()
        (self.challenge, self.name, self.userID) = (challenge, name, userID)
    }
}

/// The signature of a request with a passkey; none is made here.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASAuthorizationCredential {
    open private(set) var userID: Data! = Data()
    open private(set) var signature: Data! = Data()
    open private(set) var rawAuthenticatorData: Data! = Data()
    open private(set) var rawClientDataJSON = Data()
    open private(set) var credentialID = Data()

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A passkey that was created on request; none is created here.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject, ASAuthorizationCredential {
    open private(set) var rawAttestationObject: Data?
    open private(set) var rawClientDataJSON = Data()
    open private(set) var credentialID = Data()

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
