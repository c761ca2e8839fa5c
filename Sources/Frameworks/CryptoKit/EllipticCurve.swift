@_implementationOnly import COpenSSL
import Foundation
import UIKit

/// One of NIST's elliptic curves: P-256, P-384 or P-521.
public protocol EllipticCurve {
    /// The hash function of signatures of data.
    associatedtype Hash: HashFunction
    static var parameters: EllipticCurveParameters { get }
}

/// The parameters of a curve for OpenSSL and for encodings of keys.
public struct EllipticCurveParameters: Sendable {
    /// The number of OpenSSL.
    let identifier: Int32
    /// The number of bytes of a coordinate.
    let size: Int
    /// The identifier in encoded keys, as ASN.1 in DER.
    let encoded: [UInt8]
}

/// The elliptic curve P-256.
public enum P256: EllipticCurve {
    public typealias Hash = SHA256
    public static var parameters: EllipticCurveParameters {
        EllipticCurveParameters(
            identifier: NID_X9_62_prime256v1, size: 32,
            encoded: [0x06, 0x08, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x03, 0x01, 0x07])
    }
}

/// The elliptic curve P-384.
public enum P384: EllipticCurve {
    public typealias Hash = SHA384
    public static var parameters: EllipticCurveParameters {
        EllipticCurveParameters(
            identifier: NID_secp384r1, size: 48, encoded: [0x06, 0x05, 0x2B, 0x81, 0x04, 0x00, 0x22])
    }
}

/// The elliptic curve P-521.
public enum P521: EllipticCurve {
    public typealias Hash = SHA512
    public static var parameters: EllipticCurveParameters {
        EllipticCurveParameters(
            identifier: NID_secp521r1, size: 66, encoded: [0x06, 0x05, 0x2B, 0x81, 0x04, 0x00, 0x23])
    }
}

/// A key on a curve in OpenSSL.
final class CurveKey<Curve: EllipticCurve> {
    static var size: Int { Curve.parameters.size }

    let pointer: OpaquePointer?

    private init(_ pointer: OpaquePointer?) { self.pointer = pointer }
    deinit { EC_KEY_free(pointer) }

    private static func empty() -> CurveKey {
        CurveKey(EC_KEY_new_by_curve_name(Curve.parameters.identifier))
    }

    /// Creates a random key.
    static func random() -> CurveKey {
        let key = empty()
        _ = EC_KEY_generate_key(key.pointer)
        return key
    }

    /// Creates a private key, and the public one that belongs to it.
    static func secret(_ bytes: [UInt8]) throws -> CurveKey {
        guard bytes.count == size else { throw CryptoKitError.incorrectKeySize }
        let key = empty()
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

    /// Creates a public key from a point: 4 and two coordinates, or 2 or 3 and the first.
    static func open(_ bytes: [UInt8]) throws -> CurveKey {
        let key = empty()
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
    var point: [UInt8] { point(POINT_CONVERSION_UNCOMPRESSED, count: 1 + 2 * Self.size) }

    /// The public point: 2 or 3, by the second coordinate's last bit, and the first coordinate.
    var compressedPoint: [UInt8] { point(POINT_CONVERSION_COMPRESSED, count: 1 + Self.size) }

    private func point(_ form: point_conversion_form_t, count: Int) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        let group = EC_KEY_get0_group(pointer)
        EC_POINT_point2oct(group, EC_KEY_get0_public_key(pointer), form, &bytes, count, nil)
        return bytes
    }
}
