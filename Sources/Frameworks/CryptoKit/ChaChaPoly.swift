import Foundation

/// Authenticated encryption with ChaCha20 and Poly1305.
public enum ChaChaPoly {
    static let tagLength = 16

    /// A number that is used once with a key: 12 bytes.
    public struct Nonce: ContiguousBytes, Sequence {
        let bytes: [UInt8]

        public init() {
            var generator = SystemRandomNumberGenerator()
            bytes = (0..<12).map { _ in UInt8.random(in: 0...255, using: &generator) }
        }

        public init<D: DataProtocol>(data: D) throws {
            guard data.count == 12 else { throw CryptoKitError.incorrectParameterSize }
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
            guard tag.count == tagLength else { throw CryptoKitError.incorrectParameterSize }
            (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
        }

        public init<D: DataProtocol>(combined: D) throws {
            let bytes = [UInt8](combined)
            guard bytes.count >= 12 + tagLength else { throw CryptoKitError.incorrectParameterSize }
            try self.init(
                nonce: Nonce(data: bytes[..<12]), ciphertext: bytes[12..<(bytes.count - tagLength)],
                tag: bytes[(bytes.count - tagLength)...])
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
        try cipher.authenticate([UInt8](authenticatedData))
        let text = try cipher.update([UInt8](message))
        return try SealedBox(nonce: nonce, ciphertext: text, tag: cipher.finalTag())
    }

    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
        try open(sealedBox, using: key, authenticating: Data())
    }

    public static func open<AuthenticatedData: DataProtocol>(
        _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData
    ) throws -> Data {
        let cipher = try AuthenticatedCipher(chaCha: key.bytes, sealedBox.nonce.bytes, encrypts: false)
        try cipher.authenticate([UInt8](authenticatedData))
        let text = try cipher.update([UInt8](sealedBox.ciphertext))
        try cipher.check([UInt8](sealedBox.tag))
        return Data(text)
    }
}
