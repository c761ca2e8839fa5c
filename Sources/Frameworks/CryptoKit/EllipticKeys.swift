@_implementationOnly import COpenSSL
import Foundation
import UIKit

/// A public key on one of NIST's curves.
public protocol EllipticPublicKey: Sendable {
    associatedtype Curve: EllipticCurve
    /// The point: 4 and two coordinates.
    var x963Representation: Data { get }
    /// Creates the key from a point of the curve, which is not checked.
    init(point: Data)
}

extension EllipticPublicKey {
    /// The two coordinates.
    public var rawRepresentation: Data { Data(x963Representation.dropFirst()) }

    /// The first coordinate, after 2 or 3.
    public var compressedRepresentation: Data {
        Data((try? CurveKey<Curve>.open([UInt8](x963Representation)))?.compressedPoint ?? [])
    }

    public init<D: ContiguousBytes>(x963Representation: D) throws {
        let bytes = x963Representation.withUnsafeBytes { [UInt8]($0) }
        guard bytes.count == 1 + 2 * CurveKey<Curve>.size else { throw CryptoKitError.incorrectParameterSize }
        self.init(point: Data(try CurveKey<Curve>.open(bytes).point))
    }

    public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        let bytes = rawRepresentation.withUnsafeBytes { [UInt8]($0) }
        try self.init(x963Representation: [4] + bytes)
    }

    public init<D: ContiguousBytes>(compressedRepresentation: D) throws {
        let bytes = compressedRepresentation.withUnsafeBytes { [UInt8]($0) }
        guard bytes.count == 1 + CurveKey<Curve>.size else { throw CryptoKitError.incorrectParameterSize }
        self.init(point: Data(try CurveKey<Curve>.open(bytes).point))
    }
}

/// A private key on one of NIST's curves.
public protocol EllipticPrivateKey: Sendable {
    associatedtype PublicKey: EllipticPublicKey
    var rawRepresentation: Data { get }
    var publicKey: PublicKey { get }
    /// Creates the key from its number and its public key, which are not checked.
    init(number: Data, publicKey: PublicKey)
}

extension EllipticPrivateKey {
    /// The public point and the private number.
    public var x963Representation: Data { publicKey.x963Representation + rawRepresentation }

    public init(compactRepresentable: Bool = true) {
        let key = CurveKey<PublicKey.Curve>.random()
        self.init(number: Data(key.secretBytes), publicKey: PublicKey(point: Data(key.point)))
    }

    public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        let bytes = rawRepresentation.withUnsafeBytes { [UInt8]($0) }
        let key = try CurveKey<PublicKey.Curve>.secret(bytes)
        self.init(number: Data(bytes), publicKey: PublicKey(point: Data(key.point)))
    }

    public init<D: ContiguousBytes>(x963Representation: D) throws {
        let bytes = x963Representation.withUnsafeBytes { [UInt8]($0) }
        let size = CurveKey<PublicKey.Curve>.size
        guard bytes.count == 1 + 3 * size else { throw CryptoKitError.incorrectKeySize }
        try self.init(rawRepresentation: Array(bytes.suffix(size)))
    }
}

/// A private key that determines a secret with the public key of another.
public protocol EllipticAgreementKey: EllipticPrivateKey {}

extension EllipticAgreementKey {
    /// Returns the first coordinate of the point that both keys determine.
    public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
        typealias Key = CurveKey<PublicKey.Curve>
        let own = try Key.secret([UInt8](rawRepresentation))
        let other = try Key.open([UInt8](publicKeyShare.x963Representation))
        var bytes = [UInt8](repeating: 0, count: Key.size)
        let point = EC_KEY_get0_public_key(other.pointer)
        let count = ECDH_compute_key(&bytes, bytes.count, point, own.pointer, nil)
        guard count == Int32(Key.size) else {
            throw CryptoKitError.underlyingCoreCryptoError(error: 0)
        }
        return SharedSecret(bytes: bytes)
    }
}
