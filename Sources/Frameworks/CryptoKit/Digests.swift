@_implementationOnly import COpenSSL
import Foundation
import UIKit

/// The result of a hash function.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence where Element == UInt8 {
    static var byteCount: Int { get }
}

/// The algorithms, by their names in OpenSSL.
public enum DigestAlgorithm: String, Sendable {
    case md5 = "MD5"
    case sha1 = "SHA1"
    case sha256 = "SHA256"
    case sha384 = "SHA384"
    case sha512 = "SHA512"

    var method: OpaquePointer? { EVP_get_digestbyname(rawValue) }
}

/// A hash function.
public protocol HashFunction {
    associatedtype Digest: _Digest
    static var blockByteCount: Int { get }
    init()
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    func finalize() -> Digest
}

/// A digest that is created from its bytes.
public protocol _Digest: Digest {
    static var algorithm: DigestAlgorithm { get }
    init(bytes: [UInt8])
    var bytes: [UInt8] { get }
}

extension _Digest {
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
    public var description: String {
        "\(Self.algorithm.rawValue) digest: " + bytes.map { byte in String(format: "%02x", byte) }.joined()
    }

    public static func == <D: DataProtocol>(a: Self, b: D) -> Bool { a.bytes.elementsEqual(b) }
}

extension HashFunction {
    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
    }

    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }
}

/// The state of a hash function, which copies share until one of them is updated.
final class DigestState {
    let context: OpaquePointer?

    init(_ algorithm: DigestAlgorithm) {
        context = EVP_MD_CTX_new()
        EVP_DigestInit_ex(context, algorithm.method, nil)
    }

    private init(copying other: DigestState) {
        context = EVP_MD_CTX_new()
        EVP_MD_CTX_copy_ex(context, other.context)
    }

    deinit { EVP_MD_CTX_free(context) }

    func copy() -> DigestState { DigestState(copying: self) }

    func update(_ bytes: UnsafeRawBufferPointer) { EVP_DigestUpdate(context, bytes.baseAddress, bytes.count) }

    func finalize(count: Int) -> [UInt8] {
        let last = copy()
        var (bytes, length) = ([UInt8](repeating: 0, count: count), UInt32(0))
        EVP_DigestFinal_ex(last.context, &bytes, &length)
        return bytes
    }
}

/// A hash function for a digest.
public struct OpenSSLHash<Digest: _Digest>: HashFunction {
    private var state = DigestState(Digest.algorithm)

    public init() {}

    public static var blockByteCount: Int { Digest.byteCount > 32 ? 128 : 64 }
    public static var byteCount: Int { Digest.byteCount }

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        if !isKnownUniquelyReferenced(&state) { state = state.copy() }
        state.update(bufferPointer)
    }

    public func finalize() -> Digest { Digest(bytes: state.finalize(count: Digest.byteCount)) }
}

public struct SHA256Digest: _Digest {
    public static var byteCount: Int { 32 }
    public static var algorithm: DigestAlgorithm { .sha256 }
    public let bytes: [UInt8]
    public init(bytes: [UInt8]) { self.bytes = bytes }
}

public struct SHA384Digest: _Digest {
    public static var byteCount: Int { 48 }
    public static var algorithm: DigestAlgorithm { .sha384 }
    public let bytes: [UInt8]
    public init(bytes: [UInt8]) { self.bytes = bytes }
}

public struct SHA512Digest: _Digest {
    public static var byteCount: Int { 64 }
    public static var algorithm: DigestAlgorithm { .sha512 }
    public let bytes: [UInt8]
    public init(bytes: [UInt8]) { self.bytes = bytes }
}

public typealias SHA256 = OpenSSLHash<SHA256Digest>
public typealias SHA384 = OpenSSLHash<SHA384Digest>
public typealias SHA512 = OpenSSLHash<SHA512Digest>

/// Insecure functions, for formats that require them.
public enum Insecure {
    public struct MD5Digest: _Digest {
        public static var byteCount: Int { 16 }
        public static var algorithm: DigestAlgorithm { .md5 }
        public let bytes: [UInt8]
        public init(bytes: [UInt8]) { self.bytes = bytes }
    }

    public struct SHA1Digest: _Digest {
        public static var byteCount: Int { 20 }
        public static var algorithm: DigestAlgorithm { .sha1 }
        public let bytes: [UInt8]
        public init(bytes: [UInt8]) { self.bytes = bytes }
    }

    public typealias MD5 = OpenSSLHash<MD5Digest>
    public typealias SHA1 = OpenSSLHash<SHA1Digest>
}
