@_implementationOnly import COpenSSL
import Foundation
import UIKit

/// A digest or a code of authentication that is computed part by part. Copies continue on their own, as those of C's structures.
final class DigestState {
    private let context: OpaquePointer?

    init(_ name: String) {
        context = EVP_MD_CTX_new()
        EVP_DigestInit_ex(context, EVP_get_digestbyname(name), nil)
    }

    /// Copies a state.
    init(_ other: DigestState) {
        context = EVP_MD_CTX_new()
        EVP_MD_CTX_copy_ex(context, other.context)
    }

    deinit { EVP_MD_CTX_free(context) }

    func add(_ data: UnsafeRawPointer?, _ count: Int) -> Bool {
        EVP_DigestUpdate(context, data, count) == 1
    }

    /// Writes the digest, after which the state receives no more data.
    func finish(_ bytes: UnsafeMutablePointer<UInt8>?) -> Bool {
        EVP_DigestFinal_ex(context, bytes, nil) == 1
    }
}

/// The state of a digest, which copies share until one of them receives more data.
struct DigestContext {
    private var state: DigestState?

    fileprivate mutating func begin(_ name: String) -> Int32 {
        state = DigestState(name)
        return 1
    }
    fileprivate mutating func add(_ data: UnsafeRawPointer?, _ count: Int) -> Int32 {
        guard let unique else { return 0 }
        return unique.add(data, count) ? 1 : 0
    }
    fileprivate mutating func finish(_ bytes: UnsafeMutablePointer<UInt8>?) -> Int32 {
        guard let unique else { return 0 }
        state = nil
        return unique.finish(bytes) ? 1 : 0
    }

    private var unique: DigestState? {
        mutating get {
            if !isKnownUniquelyReferenced(&state) { state = state.map(DigestState.init) }
            return state
        }
    }
}

/// The state of MD5.
public struct CC_MD5_CTX {
    var digest = DigestContext()
    public init() {}
}

/// The state of SHA1.
public struct CC_SHA1_CTX {
    var digest = DigestContext()
    public init() {}
}

/// The state of SHA256 and SHA224.
public struct CC_SHA256_CTX {
    var digest = DigestContext()
    public init() {}
}

/// The state of SHA512 and SHA384.
public struct CC_SHA512_CTX {
    var digest = DigestContext()
    public init() {}
}

/// Begins a digest in memory that is not initialized, as functions of C do.
private func begin<Context>(
    _ name: String, _ digest: WritableKeyPath<Context, DigestContext>,
    of context: UnsafeMutablePointer<Context>?, _ new: Context
) -> Int32 {
    guard let context else { return 0 }
    context.initialize(to: new)
    return context.pointee[keyPath: digest].begin(name)
}

@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>?) -> Int32 {
    begin("MD5", \.digest, of: c, CC_MD5_CTX())
}

@discardableResult
public func CC_MD5_Update(
    _ c: UnsafeMutablePointer<CC_MD5_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { c?.pointee.digest.add(data, Int(len)) ?? 0 }

@discardableResult
public func CC_MD5_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_MD5_CTX>?) -> Int32
{
    c?.pointee.digest.finish(md) ?? 0
}

@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>?) -> Int32 {
    begin("SHA1", \.digest, of: c, CC_SHA1_CTX())
}

@discardableResult
public func CC_SHA1_Update(
    _ c: UnsafeMutablePointer<CC_SHA1_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { c?.pointee.digest.add(data, Int(len)) ?? 0 }

@discardableResult
public func CC_SHA1_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA1_CTX>?)
    -> Int32
{
    c?.pointee.digest.finish(md) ?? 0
}

@discardableResult
public func CC_SHA224_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>?) -> Int32 {
    begin("SHA224", \.digest, of: c, CC_SHA256_CTX())
}

@discardableResult
public func CC_SHA224_Update(
    _ c: UnsafeMutablePointer<CC_SHA256_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { c?.pointee.digest.add(data, Int(len)) ?? 0 }

@discardableResult
public func CC_SHA224_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA256_CTX>?)
    -> Int32
{
    c?.pointee.digest.finish(md) ?? 0
}

@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>?) -> Int32 {
    begin("SHA256", \.digest, of: c, CC_SHA256_CTX())
}

@discardableResult
public func CC_SHA256_Update(
    _ c: UnsafeMutablePointer<CC_SHA256_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { c?.pointee.digest.add(data, Int(len)) ?? 0 }

@discardableResult
public func CC_SHA256_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA256_CTX>?)
    -> Int32
{
    c?.pointee.digest.finish(md) ?? 0
}

@discardableResult
public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>?) -> Int32 {
    begin("SHA384", \.digest, of: c, CC_SHA512_CTX())
}

@discardableResult
public func CC_SHA384_Update(
    _ c: UnsafeMutablePointer<CC_SHA512_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { c?.pointee.digest.add(data, Int(len)) ?? 0 }

@discardableResult
public func CC_SHA384_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA512_CTX>?)
    -> Int32
{
    c?.pointee.digest.finish(md) ?? 0
}

@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>?) -> Int32 {
    begin("SHA512", \.digest, of: c, CC_SHA512_CTX())
}

@discardableResult
public func CC_SHA512_Update(
    _ c: UnsafeMutablePointer<CC_SHA512_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { c?.pointee.digest.add(data, Int(len)) ?? 0 }

@discardableResult
public func CC_SHA512_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA512_CTX>?)
    -> Int32
{
    c?.pointee.digest.finish(md) ?? 0
}
