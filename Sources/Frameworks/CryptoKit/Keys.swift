@_implementationOnly import COpenSSL
import Foundation
import UIKit

public enum CryptoKitError: Error, Equatable, Sendable {
    case incorrectKeySize
    case incorrectParameterSize
    case authenticationFailure
    case underlyingCoreCryptoError(error: Int32)
    case wrapFailure
    case unwrapFailure
    case invalidParameter
}

public struct SymmetricKeySize: Sendable {
    public let bitCount: Int
    public init(bitCount: Int) { self.bitCount = bitCount }

    public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
    public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
    public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }
}

/// A symmetric key of random or given bytes.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
    let bytes: [UInt8]

    public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { [UInt8]($0) } }

    public init(size: SymmetricKeySize) {
        var generator = SystemRandomNumberGenerator()
        bytes = (0..<(size.bitCount / 8)).map { _ in UInt8.random(in: 0...255, using: &generator) }
    }

    public var bitCount: Int { bytes.count * 8 }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
}

/// Authenticates data with a key.
public struct HMAC<H: HashFunction> {
    public typealias Key = SymmetricKey
    public typealias MAC = HashedAuthenticationCode<H>

    private let key: [UInt8]
    private var data: [UInt8] = []

    public init(key: SymmetricKey) { self.key = key.bytes }

    public mutating func update<D: DataProtocol>(data: D) { self.data += data }

    public func finalize() -> HashedAuthenticationCode<H> {
        var bytes = [UInt8](repeating: 0, count: H.Digest.byteCount)
        var length = UInt32(0)
        _ = COpenSSL.HMAC(
            H.Digest.algorithm.method, key, Int32(key.count), data, data.count, &bytes, &length)
        return HashedAuthenticationCode(bytes: bytes)
    }

    public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey)
        -> HashedAuthenticationCode<H>
    {
        var code = HMAC(key: key)
        code.update(data: data)
        return code.finalize()
    }

    public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
        _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
    ) -> Bool {
        let expected = Self.authenticationCode(for: authenticatedData, using: key).bytes
        let given = authenticationCode.withUnsafeBytes { [UInt8]($0) }
        // Every byte is compared, so that the time does not depend on the bytes.
        return expected.count == given.count && zip(expected, given).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}

public struct HashedAuthenticationCode<H: HashFunction>: ContiguousBytes, Hashable, Sequence,
    CustomStringConvertible
{
    let bytes: [UInt8]

    public var byteCount: Int { bytes.count }
    public var description: String { "HMAC: " + bytes.map { String(format: "%02x", $0) }.joined() }
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
    public static func == (a: Self, b: Self) -> Bool { a.bytes == b.bytes }
    public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}
