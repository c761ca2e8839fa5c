import CoreGraphics
import Foundation
import UIKit

// Keys outside of the keychain: their data, signatures, encryption and exchange.

/// Sets the error of a function that failed, and returns nothing.
private func fail<Result>(
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?, _ status: OSStatus = errSecParam
) -> Result? {
    error?.pointee = Unmanaged.passRetained(NSError(domain: NSOSStatusErrorDomain, code: Int(status)))
    return nil
}

extension CFDictionary {
    fileprivate func text(_ key: CFString) -> String? {
        (object(forKey: key) as? NSString).map { $0 as String }
    }
}

// MARK: Creating

public func SecKeyCreateWithData(
    _ keyData: CFData, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
    let isPrivate = attributes.text(kSecAttrKeyClass) == kSecAttrKeyClassPrivate as String
    let isRSA = attributes.text(kSecAttrKeyType) == kSecAttrKeyTypeRSA as String
    let data = keyData as Data
    let key = isRSA ? SecKey.rsa(data, isPrivate: isPrivate) : SecKey.curve(data, isPrivate: isPrivate)
    return key ?? fail(error)
}

/// Returns a random private key of the type and size. It is not stored in the keychain.
public func SecKeyCreateRandomKey(
    _ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
    let isRSA = parameters.text(kSecAttrKeyType) == kSecAttrKeyTypeRSA as String
    let bits = (parameters.object(forKey: kSecAttrKeySizeInBits) as? NSNumber)?.intValue ?? 0
    return SecKey.random(isRSA: isRSA, bits: bits) ?? fail(error)
}

public func SecKeyGeneratePair(
    _ parameters: CFDictionary, _ publicKey: UnsafeMutablePointer<SecKey?>?,
    _ privateKey: UnsafeMutablePointer<SecKey?>?
) -> OSStatus {
    guard let key = SecKeyCreateRandomKey(parameters, nil) else { return errSecParam }
    publicKey?.pointee = key.publicKey
    privateKey?.pointee = key
    return errSecSuccess
}

public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { key.publicKey }

/// Returns the key of a certificate.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? {
    SecKey.ofCertificate(SecCertificateCopyData(certificate) as Data)
}

public func SecCertificateCopyPublicKey(_ certificate: SecCertificate) -> SecKey? {
    SecCertificateCopyKey(certificate)
}

// MARK: Properties

public func SecKeyCopyExternalRepresentation(
    _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    key.representation.map { $0 as CFData } ?? fail(error)
}

public func SecKeyGetBlockSize(_ key: SecKey) -> Int { (key.bits + 7) / 8 }

public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? {
    guard key.pointer != nil else { return nil }
    return NSDictionary(dictionary: [
        kSecAttrKeyType: key.isRSA ? kSecAttrKeyTypeRSA : kSecAttrKeyTypeECSECPrimeRandom,
        kSecAttrKeyClass: key.isPrivate ? kSecAttrKeyClassPrivate : kSecAttrKeyClassPublic,
        kSecAttrKeySizeInBits: NSNumber(value: key.bits),
    ])
}

public func SecKeyIsAlgorithmSupported(
    _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm
) -> Bool {
    let kind = KeyOperation(algorithm)
    guard key.pointer != nil, kind.isRSA == key.isRSA else { return false }
    return switch operation {
    case .sign: kind.isSignature && key.isPrivate
    case .verify: kind.isSignature
    case .encrypt: kind.isPlainEncryption
    case .decrypt: kind.isPlainEncryption && key.isPrivate
    case .keyExchange: kind.isPlainExchange && key.isPrivate
    default: false
    }
}

// MARK: Signatures and encryption

public func SecKeyCreateSignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    guard SecKeyIsAlgorithmSupported(key, .sign, algorithm) else { return fail(error) }
    return KeyOperation(algorithm).signature(of: dataToSign as Data, by: key).map { $0 as CFData }
        ?? fail(error)
}

public func SecKeyVerifySignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    let isValid =
        SecKeyIsAlgorithmSupported(key, .verify, algorithm)
        && KeyOperation(algorithm).isValid(signature as Data, of: signedData as Data, by: key)
    return isValid || fail(error, errSecVerifyFailed) ?? false
}

public func SecKeyCreateEncryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    guard SecKeyIsAlgorithmSupported(key, .encrypt, algorithm) else { return fail(error) }
    return KeyOperation(algorithm).encrypted(plaintext as Data, by: key).map { $0 as CFData } ?? fail(error)
}

public func SecKeyCreateDecryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    guard SecKeyIsAlgorithmSupported(key, .decrypt, algorithm) else { return fail(error) }
    return KeyOperation(algorithm).decrypted(ciphertext as Data, by: key).map { $0 as CFData }
        ?? fail(error, errSecDecode)
}

/// Returns the secret that two keys of a curve share.
public func SecKeyCopyKeyExchangeResult(
    _ privateKey: SecKey, _ algorithm: SecKeyAlgorithm, _ publicKey: SecKey, _ parameters: CFDictionary,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    guard SecKeyIsAlgorithmSupported(privateKey, .keyExchange, algorithm) else { return fail(error) }
    return KeyOperation(algorithm).secret(of: privateKey, and: publicKey).map { $0 as CFData } ?? fail(error)
}

// MARK: Functions before iOS 10

extension SecPadding {
    /// The algorithm of signatures of a digest.
    fileprivate func signature(by key: SecKey) -> SecKeyAlgorithm {
        guard key.isRSA else { return .ecdsaSignatureDigestX962 }
        return switch self {
        case .PKCS1SHA1: .rsaSignatureDigestPKCS1v15SHA1
        case .PKCS1SHA224: .rsaSignatureDigestPKCS1v15SHA224
        case .PKCS1SHA256: .rsaSignatureDigestPKCS1v15SHA256
        case .PKCS1SHA384: .rsaSignatureDigestPKCS1v15SHA384
        case .PKCS1SHA512: .rsaSignatureDigestPKCS1v15SHA512
        case .PKCS1: .rsaSignatureDigestPKCS1v15Raw
        default: .rsaSignatureRaw
        }
    }

    fileprivate var encryption: SecKeyAlgorithm {
        switch self {
        case .PKCS1: .rsaEncryptionPKCS1
        case .OAEP: .rsaEncryptionOAEPSHA1
        default: .rsaEncryptionRaw
        }
    }
}

/// Copies data to a buffer of a size, which is set to that of the data.
private func copy(_ data: CFData?, to buffer: UnsafeMutablePointer<UInt8>, _ size: UnsafeMutablePointer<Int>)
    -> OSStatus
{
    guard let data = data.map({ $0 as Data }), data.count <= size.pointee else { return errSecParam }
    data.copyBytes(to: buffer, count: data.count)
    size.pointee = data.count
    return errSecSuccess
}

public func SecKeyRawSign(
    _ key: SecKey, _ padding: SecPadding, _ dataToSign: UnsafePointer<UInt8>, _ dataToSignLen: Int,
    _ sig: UnsafeMutablePointer<UInt8>, _ sigLen: UnsafeMutablePointer<Int>
) -> OSStatus {
    let data = Data(bytes: dataToSign, count: dataToSignLen) as CFData
    return copy(SecKeyCreateSignature(key, padding.signature(by: key), data, nil), to: sig, sigLen)
}

public func SecKeyRawVerify(
    _ key: SecKey, _ padding: SecPadding, _ signedData: UnsafePointer<UInt8>, _ signedDataLen: Int,
    _ sig: UnsafePointer<UInt8>, _ sigLen: Int
) -> OSStatus {
    let data = Data(bytes: signedData, count: signedDataLen) as CFData
    let signature = Data(bytes: sig, count: sigLen) as CFData
    let isValid = SecKeyVerifySignature(key, padding.signature(by: key), data, signature, nil)
    return isValid ? errSecSuccess : errSecVerifyFailed
}

public func SecKeyEncrypt(
    _ key: SecKey, _ padding: SecPadding, _ plainText: UnsafePointer<UInt8>, _ plainTextLen: Int,
    _ cipherText: UnsafeMutablePointer<UInt8>, _ cipherTextLen: UnsafeMutablePointer<Int>
) -> OSStatus {
    let data = Data(bytes: plainText, count: plainTextLen) as CFData
    return copy(SecKeyCreateEncryptedData(key, padding.encryption, data, nil), to: cipherText, cipherTextLen)
}

public func SecKeyDecrypt(
    _ key: SecKey, _ padding: SecPadding, _ cipherText: UnsafePointer<UInt8>, _ cipherTextLen: Int,
    _ plainText: UnsafeMutablePointer<UInt8>, _ plainTextLen: UnsafeMutablePointer<Int>
) -> OSStatus {
    let data = Data(bytes: cipherText, count: cipherTextLen) as CFData
    return copy(SecKeyCreateDecryptedData(key, padding.encryption, data, nil), to: plainText, plainTextLen)
}
