import Foundation
import UIKit

public typealias CCMode = UInt32
public typealias CCPadding = UInt32
public typealias CCModeOptions = UInt32

public let kCCModeECB = 1
public let kCCModeCBC = 2
public let kCCModeCFB = 3
public let kCCModeCTR = 4
public let kCCModeOFB = 7
public let kCCModeRC4 = 9
public let kCCModeCFB8 = 10
public let ccNoPadding = 0
public let ccPKCS7Padding = 1
public let kCCModeOptionCTR_LE = 1
public let kCCModeOptionCTR_BE = 2

/// Creates a cipher with a mode; `CCCryptorRelease(_:)` frees it. Other modes are reported, and return `kCCUnimplemented`.
@discardableResult
public func CCCryptorCreateWithMode(
    _ op: CCOperation, _ mode: CCMode, _ alg: CCAlgorithm, _ padding: CCPadding, _ iv: UnsafeRawPointer?,
    _ key: UnsafeRawPointer?, _ keyLength: Int, _ tweak: UnsafeRawPointer?, _ tweakLength: Int,
    _ numRounds: Int32, _ options: CCModeOptions, _ cryptorRef: UnsafeMutablePointer<CCCryptorRef?>?
) -> CCCryptorStatus {
    handOver(to: cryptorRef) { () throws(CryptorError) in
        try Cryptor(
            operation: op, algorithm: alg, mode: Cryptor.Mode(mode),
            pads: padding == CCPadding(ccPKCS7Padding),
            key: key, length: keyLength, vector: iv)
    }
}

extension Cryptor.Mode {
    fileprivate init(_ mode: CCMode) throws(CryptorError) {
        switch Int(mode) {
        case kCCModeECB: self = .ecb
        case kCCModeCBC: self = .cbc
        case kCCModeCFB: self = .cfb
        case kCCModeCFB8: self = .cfb8
        case kCCModeCTR: self = .ctr
        case kCCModeOFB: self = .ofb
        default:
            Inert.use("CCCryptorCreateWithMode of the mode \(mode)")
            throw CryptorError(kCCUnimplemented)
        }
    }
}
