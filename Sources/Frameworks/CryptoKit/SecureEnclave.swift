import Foundation
import UIKit

/// The part of a device that keeps keys. There is none here, so that its keys can be neither created nor read.
public enum SecureEnclave {
    public static var isAvailable: Bool { false }

    public enum P256 {
        public enum Signing {
            public struct PrivateKey: Sendable {
                public let dataRepresentation: Data
                public let publicKey: CryptoKit.P256.Signing.PublicKey

                public init(compactRepresentable: Bool = true) throws { throw SecureEnclave.missing }
                public init(dataRepresentation: Data) throws { throw SecureEnclave.missing }

                public func signature<D: DataProtocol>(for data: D) throws
                    -> CryptoKit.P256.Signing.ECDSASignature
                { throw SecureEnclave.missing }
                public func signature<D: Digest>(for digest: D) throws
                    -> CryptoKit.P256.Signing.ECDSASignature
                { throw SecureEnclave.missing }
            }
        }

        public enum KeyAgreement {
            public struct PrivateKey: Sendable {
                public let dataRepresentation: Data
                public let publicKey: CryptoKit.P256.KeyAgreement.PublicKey

                public init(compactRepresentable: Bool = true) throws { throw SecureEnclave.missing }
                public init(dataRepresentation: Data) throws { throw SecureEnclave.missing }

                public func sharedSecretFromKeyAgreement(
                    with publicKeyShare: CryptoKit.P256.KeyAgreement.PublicKey
                ) throws -> SharedSecret { throw SecureEnclave.missing }
            }
        }
    }

    private static var missing: CryptoKitError { .underlyingCoreCryptoError(error: 0) }
}
