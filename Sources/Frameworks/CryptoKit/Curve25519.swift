@_implementationOnly import COpenSSL
import Foundation
import UIKit

/// A key of OpenSSL.
private final class RawKey {
    let pointer: OpaquePointer?
    init(_ pointer: OpaquePointer?) { self.pointer = pointer }
    deinit { EVP_PKEY_free(pointer) }

    static func secret(_ type: Int32, _ bytes: [UInt8]) throws -> RawKey {
        guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
        return RawKey(EVP_PKEY_new_raw_private_key(type, nil, bytes, bytes.count))
    }

    static func open(_ type: Int32, _ bytes: [UInt8]) throws -> RawKey {
        guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
        return RawKey(EVP_PKEY_new_raw_public_key(type, nil, bytes, bytes.count))
    }

    var publicBytes: [UInt8] {
        var (bytes, count) = ([UInt8](repeating: 0, count: 32), 32)
        EVP_PKEY_get_raw_public_key(pointer, &bytes, &count)
        return bytes
    }
}

public enum Curve25519 {
    public enum Signing {
        public struct PublicKey: Sendable {
            public let rawRepresentation: Data

            public init<D: ContiguousBytes>(rawRepresentation: D) throws {
                let bytes = rawRepresentation.withUnsafeBytes { [UInt8]($0) }
                _ = try RawKey.open(kumiki_pkey_ed25519, bytes)
                self.rawRepresentation = Data(bytes)
            }

            public func isValidSignature<S: DataProtocol, D: DataProtocol>(_ signature: S, for data: D)
                -> Bool
            {
                guard let key = try? RawKey.open(kumiki_pkey_ed25519, [UInt8](rawRepresentation)) else {
                    return false
                }
                let context = EVP_MD_CTX_new()
                defer { EVP_MD_CTX_free(context) }
                let (signature, data) = ([UInt8](signature), [UInt8](data))
                return EVP_DigestVerifyInit(context, nil, nil, nil, key.pointer) == 1
                    && EVP_DigestVerify(context, signature, signature.count, data, data.count) == 1
            }
        }

        public struct PrivateKey: Sendable {
            public let rawRepresentation: Data
            public let publicKey: PublicKey

            public init() {
                // Any 32 bytes are a key.
                let bytes = SymmetricKey(size: .bits256).bytes
                guard let key = try? PrivateKey(rawRepresentation: bytes) else {
                    fatalError("OpenSSL has no Ed25519")
                }
                self = key
            }

            public init<D: ContiguousBytes>(rawRepresentation: D) throws {
                let bytes = rawRepresentation.withUnsafeBytes { [UInt8]($0) }
                let key = try RawKey.secret(kumiki_pkey_ed25519, bytes)
                (self.rawRepresentation, publicKey) =
                    (Data(bytes), try PublicKey(rawRepresentation: key.publicBytes))
            }

            public func signature<D: DataProtocol>(for data: D) throws -> Data {
                let key = try RawKey.secret(kumiki_pkey_ed25519, [UInt8](rawRepresentation))
                let context = EVP_MD_CTX_new()
                defer { EVP_MD_CTX_free(context) }
                var (bytes, count) = ([UInt8](repeating: 0, count: 64), 64)
                let data = [UInt8](data)
                guard EVP_DigestSignInit(context, nil, nil, nil, key.pointer) == 1,
                    EVP_DigestSign(context, &bytes, &count, data, data.count) == 1
                else { throw CryptoKitError.underlyingCoreCryptoError(error: 0) }
                return Data(bytes)
            }
        }
    }

    public enum KeyAgreement {
        public struct PublicKey: Sendable {
            public let rawRepresentation: Data

            public init<D: ContiguousBytes>(rawRepresentation: D) throws {
                let bytes = rawRepresentation.withUnsafeBytes { [UInt8]($0) }
                _ = try RawKey.open(kumiki_pkey_x25519, bytes)
                self.rawRepresentation = Data(bytes)
            }
        }

        public struct PrivateKey: Sendable {
            public let rawRepresentation: Data
            public let publicKey: PublicKey

            public init() {
                let bytes = SymmetricKey(size: .bits256).bytes
                guard let key = try? PrivateKey(rawRepresentation: bytes) else {
                    fatalError("OpenSSL has no X25519")
                }
                self = key
            }

            public init<D: ContiguousBytes>(rawRepresentation: D) throws {
                let bytes = rawRepresentation.withUnsafeBytes { [UInt8]($0) }
                let key = try RawKey.secret(kumiki_pkey_x25519, bytes)
                (self.rawRepresentation, publicKey) =
                    (Data(bytes), try PublicKey(rawRepresentation: key.publicBytes))
            }

            public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
                let own = try RawKey.secret(kumiki_pkey_x25519, [UInt8](rawRepresentation))
                let other = try RawKey.open(kumiki_pkey_x25519, [UInt8](publicKeyShare.rawRepresentation))
                let context = EVP_PKEY_CTX_new(own.pointer, nil)
                defer { EVP_PKEY_CTX_free(context) }
                var (bytes, count) = ([UInt8](repeating: 0, count: 32), 32)
                guard EVP_PKEY_derive_init(context) == 1,
                    EVP_PKEY_derive_set_peer(context, other.pointer) == 1,
                    EVP_PKEY_derive(context, &bytes, &count) == 1
                else { throw CryptoKitError.underlyingCoreCryptoError(error: 0) }
                return SharedSecret(bytes: bytes)
            }
        }
    }
}

public struct SharedSecret: ContiguousBytes, Equatable, Sendable {
    let bytes: [UInt8]

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }

    public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, Info: DataProtocol>(
        using hashFunction: H.Type, salt: Salt, sharedInfo: Info, outputByteCount: Int
    ) -> SymmetricKey {
        HKDF<H>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: bytes), salt: salt, info: sharedInfo,
            outputByteCount: outputByteCount)
    }
}

extension SharedSecret {
    /// Derives a key by the function of ANSI X9.63: hashes of the secret, a number and the information.
    public func x963DerivedSymmetricKey<H: HashFunction, Info: DataProtocol>(
        using hashFunction: H.Type, sharedInfo: Info, outputByteCount: Int
    ) -> SymmetricKey {
        var output: [UInt8] = []
        var counter: UInt32 = 1
        while output.count < outputByteCount {
            let number = (0..<4).reversed().map { UInt8(truncatingIfNeeded: counter >> ($0 * 8)) }
            output += Array(H.hash(data: bytes + number + [UInt8](sharedInfo)))
            counter += 1
        }
        return SymmetricKey(data: Array(output.prefix(outputByteCount)))
    }
}

/// Key derivation by HKDF (RFC 5869).
public struct HKDF<H: HashFunction> {
    public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        expand(
            pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info,
            outputByteCount: outputByteCount)
    }

    /// Returns a key of a fixed length from key material.
    public static func extract<Salt: DataProtocol>(inputKeyMaterial: SymmetricKey, salt: Salt)
        -> HashedAuthenticationCode<H>
    {
        let salt = salt.isEmpty ? [UInt8](repeating: 0, count: H.Digest.byteCount) : [UInt8](salt)
        return HMAC<H>.authenticationCode(for: inputKeyMaterial.bytes, using: SymmetricKey(data: salt))
    }

    /// Returns a key of any length from one of a fixed length.
    public static func expand<Key: ContiguousBytes, Info: DataProtocol>(
        pseudoRandomKey: Key, info: Info?, outputByteCount: Int
    ) -> SymmetricKey {
        let key = SymmetricKey(data: pseudoRandomKey)
        let info = info.map { [UInt8]($0) } ?? []
        var (output, block): ([UInt8], [UInt8]) = ([], [])
        var counter: UInt8 = 1
        while output.count < outputByteCount {
            block = HMAC<H>.authenticationCode(for: block + info + [counter], using: key).bytes
            output += block
            counter &+= 1
        }
        return SymmetricKey(data: Array(output.prefix(outputByteCount)))
    }
}
