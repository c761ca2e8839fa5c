import Foundation

/// Authenticated encryption with ChaCha20 and Poly1305.
public enum ChaChaPoly {
    /// A number that is used once with a key: 12 bytes.
    public struct Nonce: ContiguousBytes, Sequence {
        let bytes: [UInt8]

        public init() {
            bytes = AuthenticatedCipher.randomNonce()
        }

        public init<D: DataProtocol>(data: D) throws {
            guard data.count == AuthenticatedCipher.nonceLength else {
                throw CryptoKitError.incorrectParameterSize
            }
            bytes = [UInt8](data)
        }

        public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try bytes.withUnsafeBytes(body)
        }
    }

    /// An encrypted message with its nonce and tag.
    public struct SealedBox {
        public let nonce: Nonce
        public let ciphertext: Data
        public let tag: Data
        /// Nonce, ciphertext and tag.
        public var combined: Data { Data(nonce.bytes) + ciphertext + tag }

        public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
            guard tag.count == AuthenticatedCipher.tagLength else {
                throw CryptoKitError.incorrectParameterSize
            }
            (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
        }

        public init<D: DataProtocol>(combined: D) throws {
            let parts = try AuthenticatedCipher.parts(of: [UInt8](combined))
            try self.init(nonce: Nonce(data: parts.nonce), ciphertext: parts.text, tag: parts.tag)
        }
    }

    public static func seal<Plaintext: DataProtocol>(
        _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox { try seal(message, using: key, nonce: nonce, authenticating: Data()) }

    public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
        _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
        authenticating authenticatedData: AuthenticatedData
    ) throws -> SealedBox {
        let nonce = nonce ?? Nonce()
        let cipher = try AuthenticatedCipher(chaCha: key.bytes, nonce.bytes, encrypts: true)
        let (text, tag) = try cipher.seal([UInt8](message), authenticating: [UInt8](authenticatedData))
        return try SealedBox(nonce: nonce, ciphertext: text, tag: tag)
    }

    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
        try open(sealedBox, using: key, authenticating: Data())
    }

    public static func open<AuthenticatedData: DataProtocol>(
        _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData
    ) throws -> Data {
        let cipher = try AuthenticatedCipher(chaCha: key.bytes, sealedBox.nonce.bytes, encrypts: false)
        return try cipher.open(
            [UInt8](sealedBox.ciphertext), tag: [UInt8](sealedBox.tag),
            authenticating: [UInt8](authenticatedData))
    }
}
