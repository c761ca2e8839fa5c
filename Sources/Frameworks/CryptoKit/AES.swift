@_implementationOnly import COpenSSL
import Foundation
import UIKit

public enum AES {
    /// Authenticated encryption in Galois/counter mode.
    public enum GCM {
        static let tagLength = 16

        public struct Nonce: ContiguousBytes, Sequence {
            let bytes: [UInt8]

            public init() {
                var generator = SystemRandomNumberGenerator()
                bytes = (0..<12).map { _ in UInt8.random(in: 0...255, using: &generator) }
            }

            public init<D: DataProtocol>(data: D) throws {
                guard data.count >= 12 else { throw CryptoKitError.incorrectParameterSize }
                bytes = [UInt8](data)
            }

            public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
            public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
                try bytes.withUnsafeBytes(body)
            }
        }

        public struct SealedBox {
            public let nonce: Nonce
            public let ciphertext: Data
            public let tag: Data

            /// Nonce, ciphertext and tag; nil where the nonce does not have the usual 12 bytes.
            public var combined: Data? {
                nonce.bytes.count == 12 ? Data(nonce.bytes) + ciphertext + tag : nil
            }

            public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
                guard tag.count == GCM.tagLength else { throw CryptoKitError.incorrectParameterSize }
                (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
            }

            public init<D: DataProtocol>(combined: D) throws {
                let bytes = [UInt8](combined)
                guard bytes.count >= 12 + GCM.tagLength else { throw CryptoKitError.incorrectParameterSize }
                try self.init(
                    nonce: Nonce(data: bytes[..<12]),
                    ciphertext: bytes[12..<(bytes.count - GCM.tagLength)],
                    tag: bytes[(bytes.count - GCM.tagLength)...])
            }
        }

        public static func seal<Plaintext: DataProtocol>(
            _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
        ) throws -> SealedBox {
            try seal(message, using: key, nonce: nonce, authenticating: Data())
        }

        public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
            _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
            authenticating authenticatedData: AuthenticatedData
        ) throws -> SealedBox {
            let nonce = nonce ?? Nonce()
            let cipher = try AuthenticatedCipher(aes: key.bytes, nonce.bytes, encrypts: true)
            try cipher.authenticate([UInt8](authenticatedData))
            let text = try cipher.update([UInt8](message))
            return try SealedBox(nonce: nonce, ciphertext: text, tag: cipher.finalTag())
        }

        public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
            try open(sealedBox, using: key, authenticating: Data())
        }

        public static func open<AuthenticatedData: DataProtocol>(
            _ sealedBox: SealedBox, using key: SymmetricKey,
            authenticating authenticatedData: AuthenticatedData
        ) throws -> Data {
            let cipher = try AuthenticatedCipher(aes: key.bytes, sealedBox.nonce.bytes, encrypts: false)
            try cipher.authenticate([UInt8](authenticatedData))
            let text = try cipher.update([UInt8](sealedBox.ciphertext))
            try cipher.check([UInt8](sealedBox.tag))
            return Data(text)
        }
    }
}

/// A cipher of OpenSSL with a tag: AES-GCM, or ChaCha20 with Poly1305.
final class AuthenticatedCipher {
    private let context: OpaquePointer?

    convenience init(aes key: [UInt8], _ nonce: [UInt8], encrypts: Bool) throws {
        let names = [16: "aes-128-gcm", 24: "aes-192-gcm", 32: "aes-256-gcm"]
        guard let name = names[key.count] else { throw CryptoKitError.incorrectKeySize }
        try self.init(name, key, nonce, encrypts)
    }

    convenience init(chaCha key: [UInt8], _ nonce: [UInt8], encrypts: Bool) throws {
        guard key.count == 32 else { throw CryptoKitError.incorrectKeySize }
        try self.init("chacha20-poly1305", key, nonce, encrypts)
    }

    private init(_ name: String, _ key: [UInt8], _ nonce: [UInt8], _ encrypts: Bool) throws {
        context = EVP_CIPHER_CTX_new()
        EVP_CipherInit_ex(context, EVP_get_cipherbyname(name), nil, nil, nil, encrypts ? 1 : 0)
        EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_IVLEN, Int32(nonce.count), nil)
        guard EVP_CipherInit_ex(context, nil, nil, key, nonce, encrypts ? 1 : 0) == 1 else {
            throw CryptoKitError.underlyingCoreCryptoError(error: 0)
        }
    }

    deinit { EVP_CIPHER_CTX_free(context) }

    func authenticate(_ data: [UInt8]) throws {
        var length = Int32(0)
        guard EVP_CipherUpdate(context, nil, &length, data, Int32(data.count)) == 1 else {
            throw CryptoKitError.underlyingCoreCryptoError(error: 0)
        }
    }

    func update(_ data: [UInt8]) throws -> [UInt8] {
        var (bytes, length) = ([UInt8](repeating: 0, count: data.count + 16), Int32(0))
        guard EVP_CipherUpdate(context, &bytes, &length, data, Int32(data.count)) == 1 else {
            throw CryptoKitError.underlyingCoreCryptoError(error: 0)
        }
        return Array(bytes.prefix(Int(length)))
    }

    func finalTag() throws -> [UInt8] {
        var (rest, length) = ([UInt8](repeating: 0, count: 16), Int32(0))
        var tag = [UInt8](repeating: 0, count: AES.GCM.tagLength)
        guard EVP_CipherFinal_ex(context, &rest, &length) == 1,
            EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, Int32(tag.count), &tag) == 1
        else { throw CryptoKitError.underlyingCoreCryptoError(error: 0) }
        return tag
    }

    func check(_ tag: [UInt8]) throws {
        var (tag, rest, length) = (tag, [UInt8](repeating: 0, count: 16), Int32(0))
        EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, Int32(tag.count), &tag)
        guard EVP_CipherFinal_ex(context, &rest, &length) == 1 else {
            throw CryptoKitError.authenticationFailure
        }
    }
}
