import Foundation

// The keys on the curve P-256. Those of each curve are types of their own, so that code can extend them separately.

extension P256 {
    public enum Signing {
        /// The two numbers of a signature.
        public struct ECDSASignature: EllipticSignature {
            public typealias Curve = P256
            public let rawRepresentation: Data
            public init(numbers: Data) { rawRepresentation = numbers }
        }

        public struct PublicKey: EllipticVerifyingKey {
            public typealias Curve = P256
            public typealias ECDSASignature = Signing.ECDSASignature
            public let x963Representation: Data
            public init(point: Data) { x963Representation = point }
        }

        public struct PrivateKey: EllipticSigningKey {
            public let rawRepresentation: Data
            public let publicKey: PublicKey
            public init(number: Data, publicKey: PublicKey) {
                (rawRepresentation, self.publicKey) = (number, publicKey)
            }
        }
    }

    public enum KeyAgreement {
        public struct PublicKey: EllipticPublicKey {
            public typealias Curve = P256
            public let x963Representation: Data
            public init(point: Data) { x963Representation = point }
        }

        public struct PrivateKey: EllipticAgreementKey {
            public let rawRepresentation: Data
            public let publicKey: PublicKey
            public init(number: Data, publicKey: PublicKey) {
                (rawRepresentation, self.publicKey) = (number, publicKey)
            }
        }
    }
}
