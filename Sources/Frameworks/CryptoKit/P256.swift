@_implementationOnly import COpenSSL
import Foundation
import UIKit

/// A key on NIST's curve P-256 in OpenSSL.
private final class CurveKey {
    /// The number of bytes of a coordinate.
    static let size = 32

    let pointer: OpaquePointer?

    private init(_ pointer: OpaquePointer?) { self.pointer = pointer }
    deinit { EC_KEY_free(pointer) }

    private static func empty() -> OpaquePointer? { EC_KEY_new_by_curve_name(NID_X9_62_prime256v1) }

    /// Creates a random key.
    static func random() -> CurveKey {
        let key = CurveKey(empty())
        _ = EC_KEY_generate_key(key.pointer)
        return key
    }

    /// Creates a private key, and the public one that belongs to it.
    static func secret(_ bytes: [UInt8]) throws -> CurveKey {
        guard bytes.count == size else { throw CryptoKitError.incorrectKeySize }
        let key = CurveKey(empty())
        let group = EC_KEY_get0_group(key.pointer)
        let number = BN_bin2bn(bytes, Int32(size), nil)
        let point = EC_POINT_new(group)
        defer {
            BN_clear_free(number)
            EC_POINT_free(point)
        }
        guard EC_KEY_set_private_key(key.pointer, number) == 1,
            EC_POINT_mul(group, point, number, nil, nil, nil) == 1,
            EC_KEY_set_public_key(key.pointer, point) == 1, EC_KEY_check_key(key.pointer) == 1
        else { throw CryptoKitError.incorrectParameterSize }
        return key
    }

    /// Creates a public key from a point: 4 and two coordinates.
    static func open(_ bytes: [UInt8]) throws -> CurveKey {
        let key = CurveKey(empty())
        guard EC_KEY_oct2key(key.pointer, bytes, bytes.count, nil) == 1 else {
            throw CryptoKitError.incorrectParameterSize
        }
        return key
    }

    var secretBytes: [UInt8] {
        var bytes = [UInt8](repeating: 0, count: Self.size)
        BN_bn2binpad(EC_KEY_get0_private_key(pointer), &bytes, Int32(Self.size))
        return bytes
    }

    /// The public point: 4 and two coordinates.
    var point: [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 1 + 2 * Self.size)
        let group = EC_KEY_get0_group(pointer)
        let form = POINT_CONVERSION_UNCOMPRESSED
        EC_POINT_point2oct(group, EC_KEY_get0_public_key(pointer), form, &bytes, bytes.count, nil)
        return bytes
    }
}

/// The elliptic curve P-256.
public enum P256 {
    public enum Signing {
        /// The two numbers of a signature.
        public struct ECDSASignature: ContiguousBytes, Sendable {
            /// Both numbers, 32 bytes each.
            public let rawRepresentation: Data

            public init<D: DataProtocol>(rawRepresentation: D) throws {
                guard rawRepresentation.count == 2 * CurveKey.size else {
                    throw CryptoKitError.incorrectParameterSize
                }
                self.rawRepresentation = Data(rawRepresentation)
            }

            public init<D: DataProtocol>(derRepresentation: D) throws {
                let bytes = [UInt8](derRepresentation)
                let signature = bytes.withUnsafeBufferPointer { buffer in
                    var start = buffer.baseAddress
                    return d2i_ECDSA_SIG(nil, &start, buffer.count)
                }
                guard let signature else { throw CryptoKitError.incorrectParameterSize }
                self.init(signature)
                ECDSA_SIG_free(signature)
            }

            fileprivate init(_ signature: OpaquePointer) {
                var bytes = [UInt8](repeating: 0, count: 2 * CurveKey.size)
                bytes.withUnsafeMutableBufferPointer { buffer in
                    guard let start = buffer.baseAddress else { return }
                    let size = Int32(CurveKey.size)
                    BN_bn2binpad(ECDSA_SIG_get0_r(signature), start, size)
                    BN_bn2binpad(ECDSA_SIG_get0_s(signature), start + CurveKey.size, size)
                }
                rawRepresentation = Data(bytes)
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
                let size = Int32(CurveKey.size)
                let second = Array(bytes[CurveKey.size...])
                // The signature owns the numbers.
                ECDSA_SIG_set0(signature, BN_bin2bn(bytes, size, nil), BN_bin2bn(second, size, nil))
                return body(signature)
            }

            public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
                try rawRepresentation.withUnsafeBytes(body)
            }
        }

        public struct PublicKey: Sendable {
            /// The point: 4 and two coordinates.
            public let x963Representation: Data
            /// The two coordinates.
            public var rawRepresentation: Data { Data(x963Representation.dropFirst()) }

            public init<D: ContiguousBytes>(x963Representation: D) throws {
                let bytes = x963Representation.withUnsafeBytes { [UInt8]($0) }
                self.x963Representation = Data(try CurveKey.open(bytes).point)
            }

            public init<D: ContiguousBytes>(rawRepresentation: D) throws {
                let bytes = rawRepresentation.withUnsafeBytes { [UInt8]($0) }
                try self.init(x963Representation: [4] + bytes)
            }

            /// Returns whether the signature of data was created with the private key.
            public func isValidSignature<D: DataProtocol>(_ signature: ECDSASignature, for data: D) -> Bool {
                isValidSignature(signature, for: SHA256.hash(data: data))
            }

            /// Returns whether the signature of a digest was created with the private key.
            public func isValidSignature<D: Digest>(_ signature: ECDSASignature, for digest: D) -> Bool {
                guard let key = try? CurveKey.open([UInt8](x963Representation)) else { return false }
                let bytes = [UInt8](digest)
                return signature.withSignature {
                    ECDSA_do_verify(bytes, Int32(bytes.count), $0, key.pointer) == 1
                }
            }
        }

        public struct PrivateKey: Sendable {
            public let rawRepresentation: Data
            public let publicKey: PublicKey
            /// The public point and the private number.
            public var x963Representation: Data { publicKey.x963Representation + rawRepresentation }

            public init(compactRepresentable: Bool = true) {
                let key = CurveKey.random()
                rawRepresentation = Data(key.secretBytes)
                publicKey = PublicKey(point: key.point)
            }

            public init<D: ContiguousBytes>(rawRepresentation: D) throws {
                let bytes = rawRepresentation.withUnsafeBytes { [UInt8]($0) }
                publicKey = PublicKey(point: try CurveKey.secret(bytes).point)
                self.rawRepresentation = Data(bytes)
            }

            public init<D: ContiguousBytes>(x963Representation: D) throws {
                let bytes = x963Representation.withUnsafeBytes { [UInt8]($0) }
                guard bytes.count == 1 + 3 * CurveKey.size else { throw CryptoKitError.incorrectKeySize }
                try self.init(rawRepresentation: Array(bytes.suffix(CurveKey.size)))
            }

            /// Returns the signature of data by its SHA-256.
            public func signature<D: DataProtocol>(for data: D) throws -> ECDSASignature {
                try signature(for: SHA256.hash(data: data))
            }

            /// Returns the signature of a digest.
            public func signature<D: Digest>(for digest: D) throws -> ECDSASignature {
                let key = try CurveKey.secret([UInt8](rawRepresentation))
                let bytes = [UInt8](digest)
                guard let signature = ECDSA_do_sign(bytes, Int32(bytes.count), key.pointer) else {
                    throw CryptoKitError.underlyingCoreCryptoError(error: 0)
                }
                defer { ECDSA_SIG_free(signature) }
                return ECDSASignature(signature)
            }
        }
    }

    public enum KeyAgreement {
        public typealias PublicKey = Signing.PublicKey

        public struct PrivateKey: Sendable {
            private let key: Signing.PrivateKey
            public var rawRepresentation: Data { key.rawRepresentation }
            public var x963Representation: Data { key.x963Representation }
            public var publicKey: PublicKey { key.publicKey }

            public init(compactRepresentable: Bool = true) { key = Signing.PrivateKey() }

            public init<D: ContiguousBytes>(rawRepresentation: D) throws {
                key = try Signing.PrivateKey(rawRepresentation: rawRepresentation)
            }

            public init<D: ContiguousBytes>(x963Representation: D) throws {
                key = try Signing.PrivateKey(x963Representation: x963Representation)
            }

            /// Returns the first coordinate of the point that both keys determine.
            public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
                let own = try CurveKey.secret([UInt8](rawRepresentation))
                let other = try CurveKey.open([UInt8](publicKeyShare.x963Representation))
                var bytes = [UInt8](repeating: 0, count: CurveKey.size)
                let point = EC_KEY_get0_public_key(other.pointer)
                let count = ECDH_compute_key(&bytes, bytes.count, point, own.pointer, nil)
                guard count == Int32(CurveKey.size) else {
                    throw CryptoKitError.underlyingCoreCryptoError(error: 0)
                }
                return SharedSecret(bytes: bytes)
            }
        }
    }
}

extension P256.Signing.PublicKey {
    fileprivate init(point: [UInt8]) { x963Representation = Data(point) }
}
