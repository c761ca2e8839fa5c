@_implementationOnly import COpenSSL
import Foundation
import UIKit

public typealias CCOperation = UInt32
public typealias CCAlgorithm = UInt32
public typealias CCOptions = UInt32
public typealias CCStatus = Int32
public typealias CCCryptorStatus = Int32

public let kCCEncrypt = 0
public let kCCDecrypt = 1
public let kCCAlgorithmAES = 0
public let kCCAlgorithmAES128 = 0
public let kCCOptionPKCS7Padding = 1
public let kCCOptionECBMode = 2
public let kCCKeySizeAES128 = 16
public let kCCKeySizeAES192 = 24
public let kCCKeySizeAES256 = 32
public let kCCBlockSizeAES128 = 16
public let kCCSuccess = 0
public let kCCParamError = -4300
public let kCCBufferTooSmall = -4301
public let kCCMemoryFailure = -4302
public let kCCAlignmentError = -4303
public let kCCDecodeError = -4304
public let kCCUnimplemented = -4305

/// Encrypts or decrypts with AES in CBC or ECB mode. Other algorithms are reported, and return
/// `kCCUnimplemented`.
public func CCCrypt(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer?, _ keyLength: Int,
    _ iv: UnsafeRawPointer?, _ dataIn: UnsafeRawPointer?, _ dataInLength: Int,
    _ dataOut: UnsafeMutableRawPointer?, _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
    guard alg == CCAlgorithm(kCCAlgorithmAES) else {
        Inert.use("CCCrypt of the algorithm \(alg)")
        return CCCryptorStatus(kCCUnimplemented)
    }
    let isECB = options & CCOptions(kCCOptionECBMode) != 0
    guard [16, 24, 32].contains(keyLength), let key,
        let cipher = EVP_get_cipherbyname("aes-\(keyLength * 8)-\(isECB ? "ecb" : "cbc")")
    else { return CCCryptorStatus(kCCParamError) }
    let pads = options & CCOptions(kCCOptionPKCS7Padding) != 0
    let encrypts = op == CCOperation(kCCEncrypt)
    let needed = pads && encrypts ? (dataInLength / 16 + 1) * 16 : dataInLength
    guard dataOutAvailable >= needed || !encrypts else {
        dataOutMoved?.pointee = needed
        return CCCryptorStatus(kCCBufferTooSmall)
    }
    guard let context = EVP_CIPHER_CTX_new() else { return CCCryptorStatus(kCCMemoryFailure) }
    defer { EVP_CIPHER_CTX_free(context) }
    let vector = [UInt8](repeating: 0, count: 16)
    let first = iv.map { [UInt8](UnsafeRawBufferPointer(start: $0, count: 16)) } ?? vector
    EVP_CipherInit_ex(
        context, cipher, nil, key.assumingMemoryBound(to: UInt8.self), first, encrypts ? 1 : 0)
    EVP_CIPHER_CTX_set_padding(context, pads ? 1 : 0)
    // OpenSSL writes an additional block when it removes padding.
    var output = [UInt8](repeating: 0, count: dataInLength + 32)
    var (length, rest) = (Int32(0), Int32(0))
    let input = dataIn?.assumingMemoryBound(to: UInt8.self)
    guard EVP_CipherUpdate(context, &output, &length, input, Int32(dataInLength)) == 1 else {
        return CCCryptorStatus(kCCDecodeError)
    }
    let isFinished = output.withUnsafeMutableBufferPointer { buffer in
        EVP_CipherFinal_ex(context, buffer.baseAddress?.advanced(by: Int(length)), &rest) == 1
    }
    guard isFinished else { return CCCryptorStatus(pads ? kCCDecodeError : kCCAlignmentError) }
    let count = Int(length + rest)
    dataOutMoved?.pointee = count
    guard count <= dataOutAvailable else { return CCCryptorStatus(kCCBufferTooSmall) }
    dataOut?.copyMemory(from: output, byteCount: count)
    return CCCryptorStatus(kCCSuccess)
}
