import CoreGraphics
import Foundation

/// The algorithms of keys. Their values are their names; keys of the keychain compute nothing here.
extension SecKeyAlgorithm {
    public static var rsaEncryptionRaw: SecKeyAlgorithm { SecKeyAlgorithm("rsaEncryptionRaw" as CFString) }
    public static var rsaEncryptionPKCS1: SecKeyAlgorithm {
        SecKeyAlgorithm("rsaEncryptionPKCS1" as CFString)
    }
    public static var rsaSignatureRaw: SecKeyAlgorithm { SecKeyAlgorithm("rsaSignatureRaw" as CFString) }
    public static var rsaSignatureDigestPKCS1v15Raw: SecKeyAlgorithm {
        SecKeyAlgorithm("rsaSignatureDigestPKCS1v15Raw" as CFString)
    }
    public static var ecdsaSignatureRFC4754: SecKeyAlgorithm {
        SecKeyAlgorithm("ecdsaSignatureRFC4754" as CFString)
    }
    public static var ecdsaSignatureDigestX962: SecKeyAlgorithm {
        SecKeyAlgorithm("ecdsaSignatureDigestX962" as CFString)
    }
    public static var ecdhKeyExchangeStandard: SecKeyAlgorithm {
        SecKeyAlgorithm("ecdhKeyExchangeStandard" as CFString)
    }
    public static var ecdhKeyExchangeCofactor: SecKeyAlgorithm {
        SecKeyAlgorithm("ecdhKeyExchangeCofactor" as CFString)
    }
    public static var rsaEncryptionOAEPSHA1: SecKeyAlgorithm {
        SecKeyAlgorithm("rsaEncryptionOAEPSHA1" as CFString)
    }
    public static var rsaEncryptionOAEPSHA224: SecKeyAlgorithm {
        SecKeyAlgorithm("rsaEncryptionOAEPSHA224" as CFString)
    }
    public static var rsaEncryptionOAEPSHA256: SecKeyAlgorithm {
        SecKeyAlgorithm("rsaEncryptionOAEPSHA256" as CFString)
    }
    public static var rsaEncryptionOAEPSHA384: SecKeyAlgorithm {
        SecKeyAlgorithm("rsaEncryptionOAEPSHA384" as CFString)
    }
    public static var rsaEncryptionOAEPSHA512: SecKeyAlgorithm {
        SecKeyAlgorithm("rsaEncryptionOAEPSHA512" as CFString)
    }
    public static var rsaSignatureDigestPKCS1v15SHA1: SecKeyAlgorithm {
        SecKeyAlgorithm("rsaSignatureDigestPKCS1v15SHA1" as CFString)
    }
    public static var rsaSignatureDigestPKCS1v15SHA224: SecKeyAlgorithm {
        SecKeyAlgorithm("rsaSignatureDigestPKCS1v15SHA224" as CFString)
    }
    public static var rsaSignatureDigestPKCS1v15SHA256: SecKeyAlgorithm {
        SecKeyAlgorithm("rsaSignatureDigestPKCS1v15SHA256" as CFString)
    }
    public static var rsaSignatureDigestPKCS1v15SHA384: SecKeyAlgorithm {
        SecKeyAlgorithm("rsaSignatureDigestPKCS1v15SHA384" as CFString)
    }
    public static var rsaSignatureDigestPKCS1v15SHA512: SecKeyAlgorithm {
        SecKeyAlgorithm("rsaSignatureDigestPKCS1v15SHA512" as CFString)
    }
    public static var rsaSignatureMessagePKCS1v15SHA1: SecKeyAlgorithm {
        SecKeyAlgorithm("rsaSignatureMessagePKCS1v15SHA1" as CFString)
    }
    public static var rsaSignatureMessagePKCS1v15SHA224: SecKeyAlgorithm {
        SecKeyAlgorithm("rsaSignatureMessagePKCS1v15SHA224" as CFString)
    }
    public static var rsaSignatureMessagePKCS1v15SHA256: SecKeyAlgorithm {
        SecKeyAlgorithm("rsaSignatureMessagePKCS1v15SHA256" as CFString)
    }
    public static var rsaSignatureMessagePKCS1v15SHA384: SecKeyAlgorithm {
        SecKeyAlgorithm("rsaSignatureMessagePKCS1v15SHA384" as CFString)
    }
    public static var rsaSignatureMessagePKCS1v15SHA512: SecKeyAlgorithm {
        SecKeyAlgorithm("rsaSignatureMessagePKCS1v15SHA512" as CFString)
    }
    public static var rsaSignatureDigestPSSSHA1: SecKeyAlgorithm {
        SecKeyAlgorithm("rsaSignatureDigestPSSSHA1" as CFString)
    }
    public static var rsaSignatureDigestPSSSHA224: SecKeyAlgorithm {
        SecKeyAlgorithm("rsaSignatureDigestPSSSHA224" as CFString)
    }
    public static var rsaSignatureDigestPSSSHA256: SecKeyAlgorithm {
        SecKeyAlgorithm("rsaSignatureDigestPSSSHA256" as CFString)
    }
    public static var rsaSignatureDigestPSSSHA384: SecKeyAlgorithm {
        SecKeyAlgorithm("rsaSignatureDigestPSSSHA384" as CFString)
    }
    public static var rsaSignatureDigestPSSSHA512: SecKeyAlgorithm {
        SecKeyAlgorithm("rsaSignatureDigestPSSSHA512" as CFString)
    }
    public static var rsaSignatureMessagePSSSHA1: SecKeyAlgorithm {
        SecKeyAlgorithm("rsaSignatureMessagePSSSHA1" as CFString)
    }
    public static var rsaSignatureMessagePSSSHA224: SecKeyAlgorithm {
        SecKeyAlgorithm("rsaSignatureMessagePSSSHA224" as CFString)
    }
    public static var rsaSignatureMessagePSSSHA256: SecKeyAlgorithm {
        SecKeyAlgorithm("rsaSignatureMessagePSSSHA256" as CFString)
    }
    public static var rsaSignatureMessagePSSSHA384: SecKeyAlgorithm {
        SecKeyAlgorithm("rsaSignatureMessagePSSSHA384" as CFString)
    }
    public static var rsaSignatureMessagePSSSHA512: SecKeyAlgorithm {
        SecKeyAlgorithm("rsaSignatureMessagePSSSHA512" as CFString)
    }
    public static var ecdsaSignatureDigestX962SHA1: SecKeyAlgorithm {
        SecKeyAlgorithm("ecdsaSignatureDigestX962SHA1" as CFString)
    }
    public static var ecdsaSignatureDigestX962SHA224: SecKeyAlgorithm {
        SecKeyAlgorithm("ecdsaSignatureDigestX962SHA224" as CFString)
    }
    public static var ecdsaSignatureDigestX962SHA256: SecKeyAlgorithm {
        SecKeyAlgorithm("ecdsaSignatureDigestX962SHA256" as CFString)
    }
    public static var ecdsaSignatureDigestX962SHA384: SecKeyAlgorithm {
        SecKeyAlgorithm("ecdsaSignatureDigestX962SHA384" as CFString)
    }
    public static var ecdsaSignatureDigestX962SHA512: SecKeyAlgorithm {
        SecKeyAlgorithm("ecdsaSignatureDigestX962SHA512" as CFString)
    }
    public static var ecdsaSignatureMessageX962SHA1: SecKeyAlgorithm {
        SecKeyAlgorithm("ecdsaSignatureMessageX962SHA1" as CFString)
    }
    public static var ecdsaSignatureMessageX962SHA224: SecKeyAlgorithm {
        SecKeyAlgorithm("ecdsaSignatureMessageX962SHA224" as CFString)
    }
    public static var ecdsaSignatureMessageX962SHA256: SecKeyAlgorithm {
        SecKeyAlgorithm("ecdsaSignatureMessageX962SHA256" as CFString)
    }
    public static var ecdsaSignatureMessageX962SHA384: SecKeyAlgorithm {
        SecKeyAlgorithm("ecdsaSignatureMessageX962SHA384" as CFString)
    }
    public static var ecdsaSignatureMessageX962SHA512: SecKeyAlgorithm {
        SecKeyAlgorithm("ecdsaSignatureMessageX962SHA512" as CFString)
    }
    public static var rsaEncryptionOAEPSHA1AESGCM: SecKeyAlgorithm {
        SecKeyAlgorithm("rsaEncryptionOAEPSHA1AESGCM" as CFString)
    }
    public static var rsaEncryptionOAEPSHA224AESGCM: SecKeyAlgorithm {
        SecKeyAlgorithm("rsaEncryptionOAEPSHA224AESGCM" as CFString)
    }
    public static var rsaEncryptionOAEPSHA256AESGCM: SecKeyAlgorithm {
        SecKeyAlgorithm("rsaEncryptionOAEPSHA256AESGCM" as CFString)
    }
    public static var rsaEncryptionOAEPSHA384AESGCM: SecKeyAlgorithm {
        SecKeyAlgorithm("rsaEncryptionOAEPSHA384AESGCM" as CFString)
    }
    public static var rsaEncryptionOAEPSHA512AESGCM: SecKeyAlgorithm {
        SecKeyAlgorithm("rsaEncryptionOAEPSHA512AESGCM" as CFString)
    }
    public static var eciesEncryptionStandardX963SHA1AESGCM: SecKeyAlgorithm {
        SecKeyAlgorithm("eciesEncryptionStandardX963SHA1AESGCM" as CFString)
    }
    public static var eciesEncryptionStandardX963SHA224AESGCM: SecKeyAlgorithm {
        SecKeyAlgorithm("eciesEncryptionStandardX963SHA224AESGCM" as CFString)
    }
    public static var eciesEncryptionStandardX963SHA256AESGCM: SecKeyAlgorithm {
        SecKeyAlgorithm("eciesEncryptionStandardX963SHA256AESGCM" as CFString)
    }
    public static var eciesEncryptionStandardX963SHA384AESGCM: SecKeyAlgorithm {
        SecKeyAlgorithm("eciesEncryptionStandardX963SHA384AESGCM" as CFString)
    }
    public static var eciesEncryptionStandardX963SHA512AESGCM: SecKeyAlgorithm {
        SecKeyAlgorithm("eciesEncryptionStandardX963SHA512AESGCM" as CFString)
    }
    public static var eciesEncryptionStandardVariableIVX963SHA224AESGCM: SecKeyAlgorithm {
        SecKeyAlgorithm("eciesEncryptionStandardVariableIVX963SHA224AESGCM" as CFString)
    }
    public static var eciesEncryptionStandardVariableIVX963SHA256AESGCM: SecKeyAlgorithm {
        SecKeyAlgorithm("eciesEncryptionStandardVariableIVX963SHA256AESGCM" as CFString)
    }
    public static var eciesEncryptionStandardVariableIVX963SHA384AESGCM: SecKeyAlgorithm {
        SecKeyAlgorithm("eciesEncryptionStandardVariableIVX963SHA384AESGCM" as CFString)
    }
    public static var eciesEncryptionStandardVariableIVX963SHA512AESGCM: SecKeyAlgorithm {
        SecKeyAlgorithm("eciesEncryptionStandardVariableIVX963SHA512AESGCM" as CFString)
    }
    public static var eciesEncryptionCofactorX963SHA1AESGCM: SecKeyAlgorithm {
        SecKeyAlgorithm("eciesEncryptionCofactorX963SHA1AESGCM" as CFString)
    }
    public static var eciesEncryptionCofactorX963SHA224AESGCM: SecKeyAlgorithm {
        SecKeyAlgorithm("eciesEncryptionCofactorX963SHA224AESGCM" as CFString)
    }
    public static var eciesEncryptionCofactorX963SHA256AESGCM: SecKeyAlgorithm {
        SecKeyAlgorithm("eciesEncryptionCofactorX963SHA256AESGCM" as CFString)
    }
    public static var eciesEncryptionCofactorX963SHA384AESGCM: SecKeyAlgorithm {
        SecKeyAlgorithm("eciesEncryptionCofactorX963SHA384AESGCM" as CFString)
    }
    public static var eciesEncryptionCofactorX963SHA512AESGCM: SecKeyAlgorithm {
        SecKeyAlgorithm("eciesEncryptionCofactorX963SHA512AESGCM" as CFString)
    }
    public static var eciesEncryptionCofactorVariableIVX963SHA224AESGCM: SecKeyAlgorithm {
        SecKeyAlgorithm("eciesEncryptionCofactorVariableIVX963SHA224AESGCM" as CFString)
    }
    public static var eciesEncryptionCofactorVariableIVX963SHA256AESGCM: SecKeyAlgorithm {
        SecKeyAlgorithm("eciesEncryptionCofactorVariableIVX963SHA256AESGCM" as CFString)
    }
    public static var eciesEncryptionCofactorVariableIVX963SHA384AESGCM: SecKeyAlgorithm {
        SecKeyAlgorithm("eciesEncryptionCofactorVariableIVX963SHA384AESGCM" as CFString)
    }
    public static var eciesEncryptionCofactorVariableIVX963SHA512AESGCM: SecKeyAlgorithm {
        SecKeyAlgorithm("eciesEncryptionCofactorVariableIVX963SHA512AESGCM" as CFString)
    }
    public static var ecdhKeyExchangeStandardX963SHA1: SecKeyAlgorithm {
        SecKeyAlgorithm("ecdhKeyExchangeStandardX963SHA1" as CFString)
    }
    public static var ecdhKeyExchangeStandardX963SHA224: SecKeyAlgorithm {
        SecKeyAlgorithm("ecdhKeyExchangeStandardX963SHA224" as CFString)
    }
    public static var ecdhKeyExchangeStandardX963SHA256: SecKeyAlgorithm {
        SecKeyAlgorithm("ecdhKeyExchangeStandardX963SHA256" as CFString)
    }
    public static var ecdhKeyExchangeStandardX963SHA384: SecKeyAlgorithm {
        SecKeyAlgorithm("ecdhKeyExchangeStandardX963SHA384" as CFString)
    }
    public static var ecdhKeyExchangeStandardX963SHA512: SecKeyAlgorithm {
        SecKeyAlgorithm("ecdhKeyExchangeStandardX963SHA512" as CFString)
    }
    public static var ecdhKeyExchangeCofactorX963SHA1: SecKeyAlgorithm {
        SecKeyAlgorithm("ecdhKeyExchangeCofactorX963SHA1" as CFString)
    }
    public static var ecdhKeyExchangeCofactorX963SHA224: SecKeyAlgorithm {
        SecKeyAlgorithm("ecdhKeyExchangeCofactorX963SHA224" as CFString)
    }
    public static var ecdhKeyExchangeCofactorX963SHA256: SecKeyAlgorithm {
        SecKeyAlgorithm("ecdhKeyExchangeCofactorX963SHA256" as CFString)
    }
    public static var ecdhKeyExchangeCofactorX963SHA384: SecKeyAlgorithm {
        SecKeyAlgorithm("ecdhKeyExchangeCofactorX963SHA384" as CFString)
    }
    public static var ecdhKeyExchangeCofactorX963SHA512: SecKeyAlgorithm {
        SecKeyAlgorithm("ecdhKeyExchangeCofactorX963SHA512" as CFString)
    }
}
