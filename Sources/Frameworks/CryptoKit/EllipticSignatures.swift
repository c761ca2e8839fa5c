@_implementationOnly import COpenSSL
import Foundation
import UIKit

/// The two numbers of a signature on one of NIST's curves.
public protocol EllipticSignature: ContiguousBytes, Sendable {
    associatedtype Curve: EllipticCurve
    /// Both numbers, each with the bytes of a coordinate.
    var rawRepresentation: Data { get }
    /// Creates the signature from both numbers, which are not checked.
    init(numbers: Data)
}

extension EllipticSignature {
    private static var size: Int { CurveKey<Curve>.size }

    public init<D: DataProtocol>(rawRepresentation: D) throws {
        guard rawRepresentation.count == 2 * Self.size else { throw CryptoKitError.incorrectParameterSize }
        self.init(numbers: Data(rawRepresentation))
    }

    public init<D: DataProtocol>(derRepresentation: D) throws {
        let bytes = [UInt8](derRepresentation)
        let signature = bytes.withUnsafeBufferPointer { buffer in
            var start = buffer.baseAddress
            return d2i_ECDSA_SIG(nil, &start, buffer.count)
        }
        guard let signature else { throw CryptoKitError.incorrectParameterSize }
        defer { ECDSA_SIG_free(signature) }
        self.init(numbers: Self.numbers(of: signature))
    }

    fileprivate static func numbers(of signature: OpaquePointer) -> Data {
        var bytes = [UInt8](repeating: 0, count: 2 * size)
        bytes.withUnsafeMutableBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return }
            BN_bn2binpad(ECDSA_SIG_get0_r(signature), start, Int32(size))
            BN_bn2binpad(ECDSA_SIG_get0_s(signature), start + size, Int32(size))
        }
        return Data(bytes)
    }

    /// The signature as ASN.1 in DER.
    public var derRepresentation: Data {
        withSignature { signature in
            var bytes = [UInt8](repeating: 0, count: Int(i2d_ECDSA_SIG(signature, nil)))
            bytes.withUnsafeMutableBufferPointer { buffer in
                var start = buffer.baseAddress
                _ = i2d_ECDSA_SIG(signature, &start)
            }
            return Data(bytes)
        }
    }

    fileprivate func withSignature<Result>(_ body: (OpaquePointer?) -> Result) -> Result {
        let bytes = [UInt8](rawRepresentation)
        let signature = ECDSA_SIG_new()
        defer { ECDSA_SIG_free(signature) }
        let size = Int32(Self.size)
        let second = Array(bytes[Self.size...])
        // The signature owns the numbers.
        ECDSA_SIG_set0(signature, BN_bin2bn(bytes, size, nil), BN_bin2bn(second, size, nil))
        return body(signature)
    }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try rawRepresentation.withUnsafeBytes(body)
    }
}

/// A public key that verifies signatures.
public protocol EllipticVerifyingKey: EllipticPublicKey {
    associatedtype ECDSASignature: EllipticSignature where ECDSASignature.Curve == Curve
}

extension EllipticVerifyingKey {
    /// Returns whether the signature of data was created with the private key.
    public func isValidSignature<D: DataProtocol>(_ signature: ECDSASignature, for data: D) -> Bool {
        isValidSignature(signature, for: Curve.Hash.hash(data: data))
    }

    /// Returns whether the signature of a digest was created with the private key.
    public func isValidSignature<D: Digest>(_ signature: ECDSASignature, for digest: D) -> Bool {
        guard let key = try? CurveKey<Curve>.open([UInt8](x963Representation)) else { return false }
        let bytes = [UInt8](digest)
        return signature.withSignature {
            ECDSA_do_verify(bytes, Int32(bytes.count), $0, key.pointer) == 1
        }
    }
}

/// A private key that signs.
public protocol EllipticSigningKey: EllipticPrivateKey where PublicKey: EllipticVerifyingKey {}

extension EllipticSigningKey {
    /// Returns the signature of data, by the hash function of the curve's size.
    public func signature<D: DataProtocol>(for data: D) throws -> PublicKey.ECDSASignature {
        try signature(for: PublicKey.Curve.Hash.hash(data: data))
    }

    /// Returns the signature of a digest.
    public func signature<D: Digest>(for digest: D) throws -> PublicKey.ECDSASignature {
        let key = try CurveKey<PublicKey.Curve>.secret([UInt8](rawRepresentation))
        let bytes = [UInt8](digest)
        guard let signature = ECDSA_do_sign(bytes, Int32(bytes.count), key.pointer) else {
            throw CryptoKitError.underlyingCoreCryptoError(error: 0)
        }
        defer { ECDSA_SIG_free(signature) }
        return PublicKey.ECDSASignature(numbers: PublicKey.ECDSASignature.numbers(of: signature))
    }
}
