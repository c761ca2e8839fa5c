@_implementationOnly import COpenSSL
import Foundation
import UIKit

/// The operations of an algorithm, whose name determines them.
struct KeyOperation {
    private let name: String

    init(_ algorithm: SecKeyAlgorithm) { name = algorithm.rawValue as String }

    // MARK: Kinds

    var isSignature: Bool { name.contains("Signature") }
    var isRSA: Bool { name.hasPrefix("rsa") }
    /// Whether the algorithm encrypts by a key of RSA alone.
    var isPlainEncryption: Bool { name.hasPrefix("rsaEncryption") && !name.hasSuffix("AESGCM") }
    var isPlainExchange: Bool { ["ecdhKeyExchangeStandard", "ecdhKeyExchangeCofactor"].contains(name) }
    private var isOfMessage: Bool { name.contains("Message") }
    private var isPlainCurve: Bool { name == "ecdsaSignatureRFC4754" }

    private var padding: Int32 {
        if name.contains("PSS") { return kumiki_rsa_pss }
        if name.contains("OAEP") { return kumiki_rsa_oaep }
        return name.contains("PKCS1") ? kumiki_rsa_pkcs1 : kumiki_rsa_plain
    }

    /// The digest at the end of the name; nil for none.
    private var digest: OpaquePointer? {
        let digests = [
            ("SHA224", EVP_sha224()), ("SHA256", EVP_sha256()), ("SHA384", EVP_sha384()),
            ("SHA512", EVP_sha512()),
            ("SHA1", EVP_sha1()),
        ]
        return digests.first { name.hasSuffix($0.0) }?.1
    }

    // MARK: Signatures

    private func signed(_ data: Data) -> [UInt8] {
        guard isOfMessage, let digest else { return [UInt8](data) }
        var result = [UInt8](repeating: 0, count: 64)
        var count: UInt32 = 0
        let bytes = [UInt8](data)
        EVP_Digest(bytes, bytes.count, &result, &count, digest, nil)
        return Array(result.prefix(Int(count)))
    }

    /// Configures a context after its initialization; returns whether that is possible.
    private func configure(_ context: OpaquePointer?) -> Bool {
        if let digest, EVP_PKEY_CTX_set_signature_md(context, digest) != 1 { return false }
        guard isRSA else { return true }
        guard EVP_PKEY_CTX_set_rsa_padding(context, padding) == 1 else { return false }
        // The salt is as long as the digest.
        return padding != kumiki_rsa_pss || EVP_PKEY_CTX_set_rsa_pss_saltlen(context, -1) == 1
    }

    func signature(of data: Data, by key: SecKey) -> Data? {
        let context = EVP_PKEY_CTX_new(key.pointer, nil)
        defer { EVP_PKEY_CTX_free(context) }
        let input = signed(data)
        guard EVP_PKEY_sign_init(context) == 1, configure(context) else { return nil }
        let result = Self.output { EVP_PKEY_sign(context, $0, $1, input, input.count) }
        return isPlainCurve ? result.flatMap { Self.plain($0, size: (key.bits + 7) / 8) } : result
    }

    func isValid(_ signature: Data, of data: Data, by key: SecKey) -> Bool {
        let context = EVP_PKEY_CTX_new(key.pointer, nil)
        defer { EVP_PKEY_CTX_free(context) }
        let input = signed(data)
        guard EVP_PKEY_verify_init(context) == 1, configure(context) else { return false }
        let encoded = isPlainCurve ? Self.encoded(signature) : [UInt8](signature)
        return EVP_PKEY_verify(context, encoded, encoded.count, input, input.count) == 1
    }

    /// Returns the two numbers of a curve's signature.
    private static func plain(_ signature: Data, size: Int) -> Data? {
        let bytes = [UInt8](signature)
        let read = bytes.withUnsafeBufferPointer { buffer -> OpaquePointer? in
            var next = buffer.baseAddress
            return d2i_ECDSA_SIG(nil, &next, bytes.count)
        }
        guard let read else { return nil }
        defer { ECDSA_SIG_free(read) }
        var numbers = [[UInt8]](repeating: [UInt8](repeating: 0, count: size), count: 2)
        BN_bn2binpad(ECDSA_SIG_get0_r(read), &numbers[0], Int32(size))
        BN_bn2binpad(ECDSA_SIG_get0_s(read), &numbers[1], Int32(size))
        return Data(numbers[0] + numbers[1])
    }

    private static func encoded(_ numbers: Data) -> [UInt8] {
        let bytes = [UInt8](numbers)
        let size = bytes.count / 2
        guard let signature = ECDSA_SIG_new() else { return [] }
        defer { ECDSA_SIG_free(signature) }
        let r = BN_bin2bn(Array(bytes.prefix(size)), Int32(size), nil)
        let s = BN_bin2bn(Array(bytes.suffix(size)), Int32(size), nil)
        // The signature owns the numbers.
        guard ECDSA_SIG_set0(signature, r, s) == 1 else { return [] }
        var result = [UInt8](repeating: 0, count: Int(i2d_ECDSA_SIG(signature, nil)))
        result.withUnsafeMutableBufferPointer { buffer in
            var next = buffer.baseAddress
            _ = i2d_ECDSA_SIG(signature, &next)
        }
        return result
    }

    // MARK: Encryption

    private func configureEncryption(_ context: OpaquePointer?) -> Bool {
        guard EVP_PKEY_CTX_set_rsa_padding(context, padding) == 1 else { return false }
        guard padding == kumiki_rsa_oaep, let digest else { return true }
        return EVP_PKEY_CTX_set_rsa_oaep_md(context, digest) == 1
            && EVP_PKEY_CTX_set_rsa_mgf1_md(context, digest) == 1
    }

    func encrypted(_ data: Data, by key: SecKey) -> Data? {
        let context = EVP_PKEY_CTX_new(key.pointer, nil)
        defer { EVP_PKEY_CTX_free(context) }
        let input = [UInt8](data)
        guard EVP_PKEY_encrypt_init(context) == 1, configureEncryption(context) else { return nil }
        return Self.output { EVP_PKEY_encrypt(context, $0, $1, input, input.count) }
    }

    func decrypted(_ data: Data, by key: SecKey) -> Data? {
        let context = EVP_PKEY_CTX_new(key.pointer, nil)
        defer { EVP_PKEY_CTX_free(context) }
        let input = [UInt8](data)
        guard EVP_PKEY_decrypt_init(context) == 1, configureEncryption(context) else { return nil }
        return Self.output { EVP_PKEY_decrypt(context, $0, $1, input, input.count) }
    }

    // MARK: Key exchange

    func secret(of key: SecKey, and other: SecKey) -> Data? {
        let context = EVP_PKEY_CTX_new(key.pointer, nil)
        defer { EVP_PKEY_CTX_free(context) }
        guard EVP_PKEY_derive_init(context) == 1, EVP_PKEY_derive_set_peer(context, other.pointer) == 1 else {
            return nil
        }
        return Self.output { EVP_PKEY_derive(context, $0, $1) }
    }

    /// Returns the output of a function that is called once for the size and once for the bytes.
    private static func output(
        _ write: (UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<Int>) -> Int32
    ) -> Data? {
        var count = 0
        guard write(nil, &count) == 1, count > 0 else { return nil }
        var bytes = [UInt8](repeating: 0, count: count)
        guard write(&bytes, &count) == 1 else { return nil }
        return Data(bytes.prefix(count))
    }
}
