import Foundation

// The encodings of keys on NIST's curves by RFC 5480 and RFC 5915, and in PEM by RFC 7468.

private enum KeyEncoding {
    /// The identifier of keys on elliptic curves.
    private static let algorithm: [UInt8] = [0x06, 0x07, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01]

    /// Returns a value of ASN.1 in DER.
    private static func value(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
        head(tag, content.count) + content
    }

    /// Returns the beginning of a value with up to 65,535 bytes.
    private static func head(_ tag: UInt8, _ count: Int) -> [UInt8] {
        switch count {
        case ..<0x80: [tag, UInt8(count)]
        case ..<0x100: [tag, 0x81, UInt8(count)]
        default: [tag, 0x82, UInt8(truncatingIfNeeded: count >> 8), UInt8(truncatingIfNeeded: count)]
        }
    }

    private static func identifiers<C: EllipticCurve>(_ curve: C.Type) -> [UInt8] {
        value(0x30, algorithm + curve.parameters.encoded)
    }

    static func publicKey<C: EllipticCurve>(_ point: Data, _ curve: C.Type) -> Data {
        Data(value(0x30, identifiers(curve) + value(0x03, [0] + point)))
    }

    static func privateKey<C: EllipticCurve>(_ number: Data, _ point: Data, _ curve: C.Type) -> Data {
        let key = [0x02, 0x01, 0x01] + value(0x04, [UInt8](number)) + value(0xA1, value(0x03, [0] + point))
        let content = [0x02, 0x01, 0x00] + identifiers(curve) + value(0x04, value(0x30, key))
        return Data(value(0x30, content))
    }

    /// Returns the private number in an encoded key: the bytes after the version of the key.
    static func number<C: EllipticCurve>(in data: [UInt8], _ curve: C.Type) throws -> [UInt8] {
        let size = curve.parameters.size
        return try bytes(size, after: [0x02, 0x01, 0x01] + head(0x04, size), in: data)
    }

    /// Returns the public point in an encoded key.
    static func point<C: EllipticCurve>(in data: [UInt8], _ curve: C.Type) throws -> [UInt8] {
        let size = 1 + 2 * curve.parameters.size
        return try bytes(size, after: head(0x03, size + 1) + [0], in: data)
    }

    /// Returns the bytes after a beginning.
    private static func bytes(_ count: Int, after beginning: [UInt8], in data: [UInt8]) throws -> [UInt8] {
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

extension EllipticPrivateKey {
    public var derRepresentation: Data {
        KeyEncoding.privateKey(rawRepresentation, publicKey.x963Representation, PublicKey.Curve.self)
    }
    public var pemRepresentation: String { KeyEncoding.pem(derRepresentation, "PRIVATE KEY") }

    public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws where Bytes.Element == UInt8 {
        let bytes = try KeyEncoding.number(in: Array(derRepresentation), PublicKey.Curve.self)
        try self.init(rawRepresentation: bytes)
    }
    public init(pemRepresentation: String) throws {
        try self.init(derRepresentation: KeyEncoding.data(ofPEM: pemRepresentation))
    }
}

extension EllipticPublicKey {
    public var derRepresentation: Data { KeyEncoding.publicKey(x963Representation, Curve.self) }
    public var pemRepresentation: String { KeyEncoding.pem(derRepresentation, "PUBLIC KEY") }

    public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws where Bytes.Element == UInt8 {
        try self.init(x963Representation: KeyEncoding.point(in: Array(derRepresentation), Curve.self))
    }
    public init(pemRepresentation: String) throws {
        try self.init(derRepresentation: KeyEncoding.data(ofPEM: pemRepresentation))
    }
}
