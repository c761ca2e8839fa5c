import CoreGraphics
import Foundation

/// The algorithms of keys, whose values are their names.
extension SecKeyAlgorithm {
    /// Returns the algorithm whose value is the name of the property that calls this.
    private static func named(_ name: String = #function) -> SecKeyAlgorithm {
        SecKeyAlgorithm(name as CFString)
    }

    public static var rsaEncryptionRaw: SecKeyAlgorithm { named() }
    public static var rsaEncryptionPKCS1: SecKeyAlgorithm { named() }
    public static var rsaSignatureRaw: SecKeyAlgorithm { named() }
    public static var rsaSignatureDigestPKCS1v15Raw: SecKeyAlgorithm { named() }
    public static var ecdsaSignatureRFC4754: SecKeyAlgorithm { named() }
    public static var ecdsaSignatureDigestX962: SecKeyAlgorithm { named() }
    public static var ecdhKeyExchangeStandard: SecKeyAlgorithm { named() }
    public static var ecdhKeyExchangeCofactor: SecKeyAlgorithm { named() }
    public static var rsaEncryptionOAEPSHA1: SecKeyAlgorithm { named() }
    public static var rsaEncryptionOAEPSHA224: SecKeyAlgorithm { named() }
    public static var rsaEncryptionOAEPSHA256: SecKeyAlgorithm { named() }
    public static var rsaEncryptionOAEPSHA384: SecKeyAlgorithm { named() }
    public static var rsaEncryptionOAEPSHA512: SecKeyAlgorithm { named() }
    public static var rsaSignatureDigestPKCS1v15SHA1: SecKeyAlgorithm { named() }
    public static var rsaSignatureDigestPKCS1v15SHA224: SecKeyAlgorithm { named() }
    public static var rsaSignatureDigestPKCS1v15SHA256: SecKeyAlgorithm { named() }
    public static var rsaSignatureDigestPKCS1v15SHA384: SecKeyAlgorithm { named() }
    public static var rsaSignatureDigestPKCS1v15SHA512: SecKeyAlgorithm { named() }
    public static var rsaSignatureMessagePKCS1v15SHA1: SecKeyAlgorithm { named() }
    public static var rsaSignatureMessagePKCS1v15SHA224: SecKeyAlgorithm { named() }
    public static var rsaSignatureMessagePKCS1v15SHA256: SecKeyAlgorithm { named() }
    public static var rsaSignatureMessagePKCS1v15SHA384: SecKeyAlgorithm { named() }
    public static var rsaSignatureMessagePKCS1v15SHA512: SecKeyAlgorithm { named() }
    public static var rsaSignatureDigestPSSSHA1: SecKeyAlgorithm { named() }
    public static var rsaSignatureDigestPSSSHA224: SecKeyAlgorithm { named() }
    public static var rsaSignatureDigestPSSSHA256: SecKeyAlgorithm { named() }
    public static var rsaSignatureDigestPSSSHA384: SecKeyAlgorithm { named() }
    public static var rsaSignatureDigestPSSSHA512: SecKeyAlgorithm { named() }
    public static var rsaSignatureMessagePSSSHA1: SecKeyAlgorithm { named() }
    public static var rsaSignatureMessagePSSSHA224: SecKeyAlgorithm { named() }
    public static var rsaSignatureMessagePSSSHA256: SecKeyAlgorithm { named() }
    public static var rsaSignatureMessagePSSSHA384: SecKeyAlgorithm { named() }
    public static var rsaSignatureMessagePSSSHA512: SecKeyAlgorithm { named() }
    public static var ecdsaSignatureDigestX962SHA1: SecKeyAlgorithm { named() }
    public static var ecdsaSignatureDigestX962SHA224: SecKeyAlgorithm { named() }
    public static var ecdsaSignatureDigestX962SHA256: SecKeyAlgorithm { named() }
    public static var ecdsaSignatureDigestX962SHA384: SecKeyAlgorithm { named() }
    public static var ecdsaSignatureDigestX962SHA512: SecKeyAlgorithm { named() }
    public static var ecdsaSignatureMessageX962SHA1: SecKeyAlgorithm { named() }
    public static var ecdsaSignatureMessageX962SHA224: SecKeyAlgorithm { named() }
    public static var ecdsaSignatureMessageX962SHA256: SecKeyAlgorithm { named() }
    public static var ecdsaSignatureMessageX962SHA384: SecKeyAlgorithm { named() }
    public static var ecdsaSignatureMessageX962SHA512: SecKeyAlgorithm { named() }
    public static var rsaEncryptionOAEPSHA1AESGCM: SecKeyAlgorithm { named() }
    public static var rsaEncryptionOAEPSHA224AESGCM: SecKeyAlgorithm { named() }
    public static var rsaEncryptionOAEPSHA256AESGCM: SecKeyAlgorithm { named() }
    public static var rsaEncryptionOAEPSHA384AESGCM: SecKeyAlgorithm { named() }
    public static var rsaEncryptionOAEPSHA512AESGCM: SecKeyAlgorithm { named() }
    public static var eciesEncryptionStandardX963SHA1AESGCM: SecKeyAlgorithm { named() }
    public static var eciesEncryptionStandardX963SHA224AESGCM: SecKeyAlgorithm { named() }
    public static var eciesEncryptionStandardX963SHA256AESGCM: SecKeyAlgorithm { named() }
    public static var eciesEncryptionStandardX963SHA384AESGCM: SecKeyAlgorithm { named() }
    public static var eciesEncryptionStandardX963SHA512AESGCM: SecKeyAlgorithm { named() }
    public static var eciesEncryptionStandardVariableIVX963SHA224AESGCM: SecKeyAlgorithm { named() }
    public static var eciesEncryptionStandardVariableIVX963SHA256AESGCM: SecKeyAlgorithm { named() }
    public static var eciesEncryptionStandardVariableIVX963SHA384AESGCM: SecKeyAlgorithm { named() }
    public static var eciesEncryptionStandardVariableIVX963SHA512AESGCM: SecKeyAlgorithm { named() }
    public static var eciesEncryptionCofactorX963SHA1AESGCM: SecKeyAlgorithm { named() }
    public static var eciesEncryptionCofactorX963SHA224AESGCM: SecKeyAlgorithm { named() }
    public static var eciesEncryptionCofactorX963SHA256AESGCM: SecKeyAlgorithm { named() }
    public static var eciesEncryptionCofactorX963SHA384AESGCM: SecKeyAlgorithm { named() }
    public static var eciesEncryptionCofactorX963SHA512AESGCM: SecKeyAlgorithm { named() }
    public static var eciesEncryptionCofactorVariableIVX963SHA224AESGCM: SecKeyAlgorithm { named() }
    public static var eciesEncryptionCofactorVariableIVX963SHA256AESGCM: SecKeyAlgorithm { named() }
    public static var eciesEncryptionCofactorVariableIVX963SHA384AESGCM: SecKeyAlgorithm { named() }
    public static var eciesEncryptionCofactorVariableIVX963SHA512AESGCM: SecKeyAlgorithm { named() }
    public static var ecdhKeyExchangeStandardX963SHA1: SecKeyAlgorithm { named() }
    public static var ecdhKeyExchangeStandardX963SHA224: SecKeyAlgorithm { named() }
    public static var ecdhKeyExchangeStandardX963SHA256: SecKeyAlgorithm { named() }
    public static var ecdhKeyExchangeStandardX963SHA384: SecKeyAlgorithm { named() }
    public static var ecdhKeyExchangeStandardX963SHA512: SecKeyAlgorithm { named() }
    public static var ecdhKeyExchangeCofactorX963SHA1: SecKeyAlgorithm { named() }
    public static var ecdhKeyExchangeCofactorX963SHA224: SecKeyAlgorithm { named() }
    public static var ecdhKeyExchangeCofactorX963SHA256: SecKeyAlgorithm { named() }
    public static var ecdhKeyExchangeCofactorX963SHA384: SecKeyAlgorithm { named() }
    public static var ecdhKeyExchangeCofactorX963SHA512: SecKeyAlgorithm { named() }
}
