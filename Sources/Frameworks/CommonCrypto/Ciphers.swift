@_implementationOnly import COpenSSL
import Foundation

public typealias CCOperation = UInt32
public typealias CCAlgorithm = UInt32
public typealias CCOptions = UInt32
public typealias CCStatus = Int32
public typealias CCCryptorStatus = Int32

public let kCCEncrypt = 0
public let kCCDecrypt = 1
public let kCCAlgorithmAES = 0
public let kCCAlgorithmAES128 = 0
public let kCCAlgorithmDES = 1
public let kCCAlgorithm3DES = 2
public let kCCAlgorithmCAST = 3
public let kCCAlgorithmRC4 = 4
public let kCCAlgorithmRC2 = 5
public let kCCAlgorithmBlowfish = 6
public let kCCOptionPKCS7Padding = 1
public let kCCOptionECBMode = 2
public let kCCKeySizeAES128 = 16
public let kCCKeySizeAES192 = 24
public let kCCKeySizeAES256 = 32
public let kCCKeySizeDES = 8
public let kCCKeySize3DES = 24
public let kCCBlockSizeAES128 = 16
public let kCCBlockSizeDES = 8
public let kCCBlockSize3DES = 8
public let kCCSuccess = 0
public let kCCParamError = -4300
public let kCCBufferTooSmall = -4301
public let kCCMemoryFailure = -4302
public let kCCAlignmentError = -4303
public let kCCDecodeError = -4304
public let kCCUnimplemented = -4305

/// Encrypts or decrypts with AES, DES or Triple DES in CBC or ECB mode. Other algorithms are reported, and return
/// `kCCUnimplemented`.
@discardableResult
public func CCCrypt(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer?, _ keyLength: Int,
    _ iv: UnsafeRawPointer?, _ dataIn: UnsafeRawPointer?, _ dataInLength: Int,
    _ dataOut: UnsafeMutableRawPointer?, _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
    do {
        let cryptor = try Cryptor(
            operation: op, algorithm: alg, options: options, key: key, length: keyLength, vector: iv)
        let needed = cryptor.outputLength(dataInLength, isFinal: true)
        guard dataOutAvailable >= needed || !cryptor.encrypts else {
            dataOutMoved?.pointee = needed
            return CCCryptorStatus(kCCBufferTooSmall)
        }
        var output = try cryptor.update(UnsafeRawBufferPointer(start: dataIn, count: dataInLength))
        output += try cryptor.final()
        return output.move(to: dataOut, dataOutAvailable, dataOutMoved)
    } catch {
        return error.status
    }
}

extension [UInt8] {
    /// Copies the bytes to memory of a size, and stores their number.
    func move(
        to memory: UnsafeMutableRawPointer?, _ available: Int, _ moved: UnsafeMutablePointer<Int>?
    ) -> CCCryptorStatus {
        moved?.pointee = count
        guard count <= available else { return CCCryptorStatus(kCCBufferTooSmall) }
        memory?.copyMemory(from: self, byteCount: count)
        return CCCryptorStatus(kCCSuccess)
    }
}
