@_implementationOnly import COpenSSL
import CoreGraphics
import Foundation
import UIKit

/// A key of RSA or of an elliptic curve.
public final class SecKey: Hashable, @unchecked Sendable {
    /// OpenSSL's key; nil for an object without a key.
    let pointer: OpaquePointer?
    let isPrivate: Bool

    public init() { (pointer, isPrivate) = (nil, false) }

    /// Adopts a key of OpenSSL's; nil if there is none.
    init?(owning pointer: OpaquePointer?, isPrivate: Bool) {
        guard let pointer else { return nil }
        (self.pointer, self.isPrivate) = (pointer, isPrivate)
    }

    deinit { EVP_PKEY_free(pointer) }

    public static func == (a: SecKey, b: SecKey) -> Bool {
        a === b
            || (a.isPrivate == b.isPrivate && a.representation != nil && a.representation == b.representation)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(representation) }

    var isRSA: Bool { pointer.map { EVP_PKEY_get_base_id($0) == kumiki_pkey_rsa } ?? false }

    /// The size of the key in bits.
    var bits: Int { pointer.map { Int(EVP_PKEY_get_bits($0)) } ?? 0 }

    // MARK: Representations

    /// The key as data: PKCS #1 for RSA, for a curve 4 and the coordinates of the public point, and the private number.
    var representation: Data? {
        guard let pointer else { return nil }
        return isRSA
            ? Self.encoded { isPrivate ? i2d_PrivateKey(pointer, $0) : i2d_PublicKey(pointer, $0) } : point
    }

    private static func encoded(
        _ encode: (UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?) -> Int32
    ) -> Data? {
        let count = encode(nil)
        guard count > 0 else { return nil }
        var bytes = [UInt8](repeating: 0, count: Int(count))
        bytes.withUnsafeMutableBufferPointer { buffer in
            var next = buffer.baseAddress
            _ = encode(&next)
        }
        return Data(bytes)
    }

    private var point: Data? {
        guard let key = EVP_PKEY_get1_EC_KEY(pointer) else { return nil }
        defer { EC_KEY_free(key) }
        let size = (bits + 7) / 8
        var bytes = [UInt8](repeating: 0, count: 1 + 2 * size)
        EC_POINT_point2oct(
            EC_KEY_get0_group(key), EC_KEY_get0_public_key(key), POINT_CONVERSION_UNCOMPRESSED, &bytes,
            bytes.count,
            nil)
        guard isPrivate else { return Data(bytes) }
        var number = [UInt8](repeating: 0, count: size)
        BN_bn2binpad(EC_KEY_get0_private_key(key), &number, Int32(size))
        return Data(bytes + number)
    }

    // MARK: Creating

    static func rsa(_ data: Data, isPrivate: Bool) -> SecKey? {
        let bytes = [UInt8](data)
        return bytes.withUnsafeBufferPointer { buffer in
            var next = buffer.baseAddress
            let pointer =
                isPrivate
                ? d2i_PrivateKey(kumiki_pkey_rsa, nil, &next, bytes.count)
                : d2i_PublicKey(kumiki_pkey_rsa, nil, &next, bytes.count)
            return SecKey(owning: pointer, isPrivate: isPrivate)
        }
    }

    /// The identifiers of the curves by the bytes of a coordinate.
    private static let curves: [Int: Int32] = [
        32: NID_X9_62_prime256v1, 48: NID_secp384r1, 66: NID_secp521r1,
    ]

    /// Creates a key of a curve from its public point, after which a private key has its number.
    static func curve(_ data: Data, isPrivate: Bool) -> SecKey? {
        let bytes = [UInt8](data)
        let size = (bytes.count - 1) / (isPrivate ? 3 : 2)
        guard let curve = curves[size], bytes.count == 1 + size * (isPrivate ? 3 : 2),
            let key = EC_KEY_new_by_curve_name(curve)
        else { return nil }
        defer { EC_KEY_free(key) }
        guard EC_KEY_oct2key(key, bytes, 1 + 2 * size, nil) == 1 else { return nil }
        if isPrivate {
            let number = BN_bin2bn(Array(bytes.suffix(size)), Int32(size), nil)
            defer { BN_clear_free(number) }
            guard EC_KEY_set_private_key(key, number) == 1 else { return nil }
        }
        guard EC_KEY_check_key(key) == 1 else { return nil }
        return wrapping(key, isPrivate: isPrivate)
    }

    private static func wrapping(_ key: OpaquePointer, isPrivate: Bool) -> SecKey? {
        guard let pointer = EVP_PKEY_new() else { return nil }
        guard EVP_PKEY_set1_EC_KEY(pointer, key) == 1 else {
            EVP_PKEY_free(pointer)
            return nil
        }
        return SecKey(owning: pointer, isPrivate: isPrivate)
    }

    /// Creates a random private key; nil for a size that does not exist.
    static func random(isRSA: Bool, bits: Int) -> SecKey? {
        if isRSA {
            let context = EVP_PKEY_CTX_new_id(kumiki_pkey_rsa, nil)
            defer { EVP_PKEY_CTX_free(context) }
            var pointer: OpaquePointer?
            guard (512...16_384).contains(bits), EVP_PKEY_keygen_init(context) == 1,
                EVP_PKEY_CTX_set_rsa_keygen_bits(context, Int32(bits)) == 1,
                EVP_PKEY_keygen(context, &pointer) == 1
            else { return nil }
            return SecKey(owning: pointer, isPrivate: true)
        }
        guard let curve = curves[(bits + 7) / 8], let key = EC_KEY_new_by_curve_name(curve) else {
            return nil
        }
        defer { EC_KEY_free(key) }
        return EC_KEY_generate_key(key) == 1 ? wrapping(key, isPrivate: true) : nil
    }

    /// The public key that belongs to the key.
    var publicKey: SecKey? {
        guard let pointer, EVP_PKEY_up_ref(pointer) == 1 else { return nil }
        return SecKey(owning: pointer, isPrivate: false)
    }

    /// Returns the key of a certificate in DER; nil where it has none that can be read.
    static func ofCertificate(_ data: Data) -> SecKey? {
        let bytes = [UInt8](data)
        return bytes.withUnsafeBufferPointer { buffer in
            var next = buffer.baseAddress
            guard let certificate = d2i_X509(nil, &next, bytes.count) else { return nil }
            defer { X509_free(certificate) }
            return SecKey(owning: X509_get_pubkey(certificate), isPrivate: false)
        }
    }
}
