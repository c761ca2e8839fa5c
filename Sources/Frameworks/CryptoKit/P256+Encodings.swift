import Foundation

// The encodings of keys on the curve P-256 by RFC 5480 and RFC 5915, and in PEM by RFC 7468.

private enum KeyEncoding {
    /// The identifiers of a key on an elliptic curve, and of the curve.
    static let algorithm: [UInt8] = [
        0x30, 0x13, 0x06, 0x07, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01, 0x06, 0x08, 0x2A, 0x86, 0x48, 0xCE,
        0x3D,
        0x03, 0x01, 0x07,
    ]
    /// The beginning of a private number of 32 bytes, after its version.
    static let secret: [UInt8] = [0x02, 0x01, 0x01, 0x04, 0x20]
    /// The beginning of a public point of 65 bytes.
    static let point: [UInt8] = [0x03, 0x42, 0x00]

    static func publicKey(_ point: Data) -> Data { Data([0x30, 0x59] + algorithm + self.point) + point }

    static func privateKey(_ number: Data, _ point: Data) -> Data {
        let head: [UInt8] =
            [0x30, 0x81, 0x87, 0x02, 0x01, 0x00] + algorithm + [0x04, 0x6D, 0x30, 0x6B] + secret
        return Data(head) + number + Data([0xA1, 0x44] + self.point) + point
    }

    /// Returns the bytes after a beginning.
    static func bytes(_ count: Int, after beginning: [UInt8], in data: [UInt8]) throws -> [UInt8] {
        guard let range = data.firstRange(of: beginning), range.upperBound + count <= data.count else {
            throw CryptoKitError.incorrectParameterSize
        }
        return Array(data[range.upperBound..<range.upperBound + count])
    }

    static func pem(_ data: Data, _ label: String) -> String {
        let text = data.base64EncodedString(options: [.lineLength64Characters, .endLineWithLineFeed])
        return "-----BEGIN \(label)-----\n\(text)\n-----END \(label)-----"
    }

    static func data(ofPEM text: String) throws -> [UInt8] {
        let lines = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("-----") }
        guard let data = Data(base64Encoded: lines.joined(), options: .ignoreUnknownCharacters) else {
            throw CryptoKitError.incorrectParameterSize
        }
        return [UInt8](data)
    }
}

extension P256.Signing.PrivateKey {
    public var derRepresentation: Data {
        KeyEncoding.privateKey(rawRepresentation, publicKey.x963Representation)
    }
    public var pemRepresentation: String { KeyEncoding.pem(derRepresentation, "PRIVATE KEY") }

    public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws where Bytes.Element == UInt8 {
        try self.init(
            rawRepresentation: KeyEncoding.bytes(32, after: KeyEncoding.secret, in: Array(derRepresentation)))
    }
    public init(pemRepresentation: String) throws {
        try self.init(derRepresentation: KeyEncoding.data(ofPEM: pemRepresentation))
    }
}

extension P256.Signing.PublicKey {
    public var derRepresentation: Data { KeyEncoding.publicKey(x963Representation) }
    public var pemRepresentation: String { KeyEncoding.pem(derRepresentation, "PUBLIC KEY") }

    public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws where Bytes.Element == UInt8 {
        try self.init(
            x963Representation: KeyEncoding.bytes(65, after: KeyEncoding.point, in: Array(derRepresentation)))
    }
    public init(pemRepresentation: String) throws {
        try self.init(derRepresentation: KeyEncoding.data(ofPEM: pemRepresentation))
    }
}

/// The part of a device that keeps keys. There is none here.
public enum SecureEnclave {
    public static var isAvailable: Bool { false }
}
