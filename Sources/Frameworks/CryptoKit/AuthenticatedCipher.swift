@_implementationOnly import COpenSSL
import Foundation

/// A cipher of OpenSSL with a tag: AES-GCM, or ChaCha20 with Poly1305.
final class AuthenticatedCipher {
    /// The lengths of a usual nonce and of a tag, in bytes.
    static let nonceLength = 12
    static let tagLength = 16

    private let context: OpaquePointer?

    static func randomNonce() -> [UInt8] {
        var generator = SystemRandomNumberGenerator()
        return (0..<nonceLength).map { _ in UInt8.random(in: 0...255, using: &generator) }
    }

    /// Returns the parts of a combined message: nonce, text and tag.
    static func parts(
        of combined: [UInt8]
    ) throws -> (nonce: ArraySlice<UInt8>, text: ArraySlice<UInt8>, tag: ArraySlice<UInt8>) {
        guard combined.count >= nonceLength + tagLength else { throw CryptoKitError.incorrectParameterSize }
        let message = combined.dropFirst(nonceLength)
        return (combined.prefix(nonceLength), message.dropLast(tagLength), message.suffix(tagLength))
    }

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

    /// Encrypts a message and returns its tag too.
    func seal(_ message: [UInt8], authenticating data: [UInt8]) throws -> (text: [UInt8], tag: [UInt8]) {
        try authenticate(data)
        return try (update(message), finalTag())
    }

    /// Decrypts a message, whose tag has to be that of the message and the data.
    func open(_ text: [UInt8], tag: [UInt8], authenticating data: [UInt8]) throws -> Data {
        try authenticate(data)
        let message = try update(text)
        try check(tag)
        return Data(message)
    }

    private func authenticate(_ data: [UInt8]) throws {
        var length = Int32(0)
        guard EVP_CipherUpdate(context, nil, &length, data, Int32(data.count)) == 1 else {
            throw CryptoKitError.underlyingCoreCryptoError(error: 0)
        }
    }

    private func update(_ data: [UInt8]) throws -> [UInt8] {
        var (bytes, length) = ([UInt8](repeating: 0, count: data.count + 16), Int32(0))
        guard EVP_CipherUpdate(context, &bytes, &length, data, Int32(data.count)) == 1 else {
            throw CryptoKitError.underlyingCoreCryptoError(error: 0)
        }
        return Array(bytes.prefix(Int(length)))
    }

    private func finalTag() throws -> [UInt8] {
        var (rest, length) = ([UInt8](repeating: 0, count: 16), Int32(0))
        var tag = [UInt8](repeating: 0, count: Self.tagLength)
        guard EVP_CipherFinal_ex(context, &rest, &length) == 1,
            EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, Int32(tag.count), &tag) == 1
        else { throw CryptoKitError.underlyingCoreCryptoError(error: 0) }
        return tag
    }

    private func check(_ tag: [UInt8]) throws {
        var (tag, rest, length) = (tag, [UInt8](repeating: 0, count: 16), Int32(0))
        EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, Int32(tag.count), &tag)
        guard EVP_CipherFinal_ex(context, &rest, &length) == 1 else {
            throw CryptoKitError.authenticationFailure
        }
    }
}
