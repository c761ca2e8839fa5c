@_implementationOnly import COpenSSL
import Foundation
import UIKit

/// A failure of a cipher.
struct CryptorError: Error {
    let status: CCCryptorStatus

    init(_ status: Int) { self.status = CCCryptorStatus(status) }
}

/// A cipher with its key, in the middle of a message.
final class Cryptor {
    let encrypts: Bool
    private let context: OpaquePointer
    private let block: Int
    private let pads: Bool
    private let key: [UInt8]

    convenience init(
        operation: CCOperation, algorithm: CCAlgorithm, options: CCOptions, key: UnsafeRawPointer?,
        length: Int,
        vector: UnsafeRawPointer?
    ) throws(CryptorError) {
        try self.init(
            operation: operation, algorithm: algorithm,
            mode: options & CCOptions(kCCOptionECBMode) != 0 ? .ecb : .cbc,
            pads: options & CCOptions(kCCOptionPKCS7Padding) != 0, key: key, length: length, vector: vector)
    }

    init(
        operation: CCOperation, algorithm: CCAlgorithm, mode: Mode, pads: Bool, key: UnsafeRawPointer?,
        length: Int,
        vector: UnsafeRawPointer?
    ) throws(CryptorError) {
        guard let key else { throw CryptorError(kCCParamError) }
        let bytes = [UInt8](UnsafeRawBufferPointer(start: key, count: length))
        let kind = try Kind(algorithm, mode, key: bytes)
        guard let cipher = EVP_get_cipherbyname(kind.name) else { throw CryptorError(kCCUnimplemented) }
        guard let context = EVP_CIPHER_CTX_new() else { throw CryptorError(kCCMemoryFailure) }
        self.context = context
        self.key = kind.key
        block = kind.block
        self.pads = pads && mode.isOfBlocks
        encrypts = operation == CCOperation(kCCEncrypt)
        EVP_CipherInit_ex(context, cipher, nil, nil, nil, encrypts ? 1 : 0)
        reset(vector)
    }

    deinit { EVP_CIPHER_CTX_free(context) }

    /// Begins a new message with the same key; without a vector, with one of zeros.
    func reset(_ vector: UnsafeRawPointer?) {
        let first =
            vector.map { [UInt8](UnsafeRawBufferPointer(start: $0, count: block)) }
            ?? [UInt8](repeating: 0, count: block)
        EVP_CipherInit_ex(context, nil, nil, key, first, -1)
        EVP_CIPHER_CTX_set_padding(context, pads ? 1 : 0)
    }

    /// Returns the bytes that a part of the message completes.
    func update(_ input: UnsafeRawBufferPointer) throws(CryptorError) -> [UInt8] {
        // OpenSSL writes an additional block when it removes padding.
        var output = [UInt8](repeating: 0, count: input.count + 2 * block)
        var length = Int32(0)
        let bytes = input.baseAddress?.assumingMemoryBound(to: UInt8.self)
        guard EVP_CipherUpdate(context, &output, &length, bytes, Int32(input.count)) == 1 else {
            throw CryptorError(kCCDecodeError)
        }
        return Array(output.prefix(Int(length)))
    }

    /// Returns the last bytes of the message.
    func final() throws(CryptorError) -> [UInt8] {
        var output = [UInt8](repeating: 0, count: 2 * block)
        var length = Int32(0)
        guard EVP_CipherFinal_ex(context, &output, &length) == 1 else {
            throw CryptorError(pads ? kCCDecodeError : kCCAlignmentError)
        }
        return Array(output.prefix(Int(length)))
    }

    /// Returns the size of the output for an input of a size.
    func outputLength(_ input: Int, isFinal: Bool) -> Int {
        pads && encrypts && isFinal ? (input / block + 1) * block : input
    }
}

extension Cryptor {
    /// The dependence of a message's blocks on each other.
    enum Mode: String {
        case ecb, cbc, cfb, cfb8, ctr, ofb

        /// Whether a message consists of whole blocks.
        var isOfBlocks: Bool { self == .ecb || self == .cbc }
    }

    /// An algorithm in OpenSSL's terms.
    private struct Kind {
        let name: String
        let block: Int
        let key: [UInt8]

        init(_ algorithm: CCAlgorithm, _ mode: Mode, key: [UInt8]) throws(CryptorError) {
            let triple = mode == .ecb ? "des-ede3" : "des-ede3-\(mode)"
            switch Int(algorithm) {
            case kCCAlgorithmAES where [16, 24, 32].contains(key.count):
                (name, block, self.key) = ("aes-\(key.count * 8)-\(mode)", 16, key)
            // With the same key three times, Triple DES is DES, which OpenSSL has no more.
            case kCCAlgorithmDES where key.count == 8:
                (name, block, self.key) = (triple, 8, key + key + key)
            case kCCAlgorithm3DES where key.count == 24:
                (name, block, self.key) = (triple, 8, key)
            case kCCAlgorithmAES, kCCAlgorithmDES, kCCAlgorithm3DES: throw CryptorError(kCCParamError)
            default:
                Inert.use("CCCrypt of the algorithm \(algorithm)")
                throw CryptorError(kCCUnimplemented)
            }
        }
    }
}
