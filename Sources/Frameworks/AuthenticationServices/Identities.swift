import Foundation
import UIKit

/// An identity that can be suggested for a text field.
public protocol ASCredentialIdentity: NSObjectProtocol {
    var serviceIdentifier: ASCredentialServiceIdentifier { get }
    var user: String { get }
    var recordIdentifier: String? { get }
    var rank: Int { get set }
}

extension ASPasswordCredentialIdentity: ASCredentialIdentity {}

/// The identity of a passkey.
open class ASPasskeyCredentialIdentity: NSObject, NSCopying, ASCredentialIdentity {
    public let relyingPartyIdentifier: String
    public let userName: String
    public let credentialID: Data
    public let userHandle: Data
    public let recordIdentifier: String?
    open var rank = 0
    open var user: String { userName }
    open var serviceIdentifier: ASCredentialServiceIdentifier {
        ASCredentialServiceIdentifier(identifier: relyingPartyIdentifier, type: .domain)
    }

    public init(
        relyingPartyIdentifier: String, userName: String, credentialID: Data, userHandle: Data,
        recordIdentifier: String?
    ) {
        (self.relyingPartyIdentifier, self.userName) = (relyingPartyIdentifier, userName)
        (self.credentialID, self.userHandle, self.recordIdentifier) = (
            credentialID, userHandle, recordIdentifier
        )
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The identity of a code that is valid once.
open class ASOneTimeCodeCredentialIdentity: NSObject, NSCopying, ASCredentialIdentity {
    public let serviceIdentifier: ASCredentialServiceIdentifier
    public let label: String
    public let recordIdentifier: String?
    open var rank = 0
    open var user: String { label }

    public init(serviceIdentifier: ASCredentialServiceIdentifier, label: String, recordIdentifier: String?) {
        (self.serviceIdentifier, self.label) = (serviceIdentifier, label)
        self.recordIdentifier = recordIdentifier
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension ASCredentialIdentityStore {
    /// Calls the handler with false and an error: no identities are stored here.
    public func saveCredentialIdentities(
        _ identities: [any ASCredentialIdentity], completion: ((Bool, (any Error)?) -> Void)? = nil
    ) { Self.fail("saveCredentialIdentities(_:completion:)", completion) }

    /// Calls the handler with false and an error: no identities are stored here.
    public func removeCredentialIdentities(
        _ identities: [any ASCredentialIdentity], completion: ((Bool, (any Error)?) -> Void)? = nil
    ) { Self.fail("removeCredentialIdentities(_:completion:)", completion) }

    /// Calls the handler with false and an error: no identities are stored here.
    public func replaceCredentialIdentities(
        _ identities: [any ASCredentialIdentity], completion: ((Bool, (any Error)?) -> Void)? = nil
    ) { Self.fail("replaceCredentialIdentities(_:completion:)", completion) }

    private static func fail(_ name: String, _ completion: ((Bool, (any Error)?) -> Void)?) {
        let name = "ASCredentialIdentityStore.\(name)"
        Inert.use(name)
        Inert.later { completion?(false, Inert.error(name)) }
    }
}
