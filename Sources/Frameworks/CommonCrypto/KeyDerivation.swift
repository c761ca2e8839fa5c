@_implementationOnly import COpenSSL

public typealias CCPBKDFAlgorithm = UInt32
public typealias CCPseudoRandomAlgorithm = UInt32

public let kCCUnspecifiedError = -4308
public let kCCPBKDF2 = 2
public let kCCPRFHmacAlgSHA1 = 1
public let kCCPRFHmacAlgSHA224 = 2
public let kCCPRFHmacAlgSHA256 = 3
public let kCCPRFHmacAlgSHA384 = 4
public let kCCPRFHmacAlgSHA512 = 5

/// Derives a key from a password by PBKDF2 (RFC 8018). Returns `kCCParamError` for other algorithms and invalid arguments.
@discardableResult
public func CCKeyDerivationPBKDF(
    _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>?, _ passwordLen: Int,
    _ salt: UnsafePointer<UInt8>?, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32,
    _ derivedKey: UnsafeMutablePointer<UInt8>?, _ derivedKeyLen: Int
) -> Int32 {
    let digests = ["SHA1", "SHA224", "SHA256", "SHA384", "SHA512"]
    guard algorithm == UInt32(kCCPBKDF2), digests.indices.contains(Int(prf) - 1), let derivedKey, rounds > 0,
        passwordLen == 0 || password != nil, saltLen == 0 || salt != nil,
        let passwordLength = Int32(exactly: passwordLen), let saltLength = Int32(exactly: saltLen),
        let roundCount = Int32(exactly: rounds), let keyLength = Int32(exactly: derivedKeyLen), keyLength > 0
    else { return Int32(kCCParamError) }
    let digest = EVP_get_digestbyname(digests[Int(prf) - 1])
    let isDone = PKCS5_PBKDF2_HMAC(
        password, passwordLength, salt, saltLength, roundCount, digest, keyLength, derivedKey)
    return Int32(isDone == 1 ? kCCSuccess : kCCUnspecifiedError)
}
