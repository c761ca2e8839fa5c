extension FrameworkSuite {
    /// Keys outside of the keychain, with signatures that `openssl` made, and attributed strings of Core Foundation.
    static let keys = #"""
        import CoreText
        import Security
        import XCTest

        final class KeyTests: XCTestCase {
            private func data(_ text: String) -> CFData { (Data(base64Encoded: text) ?? Data()) as CFData }
            private let message = Data("Naha".utf8) as CFData
            private let point = "BNEmtt1KP38qImVXDMQTzJWmJwDcHQe8OtTapBGQNCPe6yD6MfbaRuNH7U+fLBt/J1j+hk2o2ZXksg8jxppiW+4="
            private func key(_ data: CFData, _ type: CFString, _ keyClass: CFString = kSecAttrKeyClassPublic) throws -> SecKey {
                var error: Unmanaged<CFError>?
                let attributes = [kSecAttrKeyType: type, kSecAttrKeyClass: keyClass] as CFDictionary
                return try XCTUnwrap(SecKeyCreateWithData(data, attributes, &error), "\(String(describing: error))")
            }
            private func random(_ type: CFString, _ bits: Int) throws -> SecKey {
                let attributes = [kSecAttrKeyType: type, kSecAttrKeySizeInBits: bits as NSNumber] as CFDictionary
                return try XCTUnwrap(SecKeyCreateRandomKey(attributes, nil))
            }

            func testASignatureOfRSAIsVerified() throws {
                let key = try key(
                    data("MIGJAoGBAK0Tl9CFIS78O8sH0BbD6BcLTweCB0/PoErzu7hf57lZxa1aDFoJzeAdAsJjv+Uy5Cvy4ZbnjDxLgjfBeN"
                        + "7YWUc7WhoksS4U28y0W/wrsS6v9vQzORIIr0BjZPY3COWGzBB8N0GdKZjoEA/PapLKGii1odBzeZg8HIuz+z9FTX6n"
                        + "AgMBAAE="), kSecAttrKeyTypeRSA)
                let signature = data("jJzJhZwgN1fpeeLOP2vcozWLJa8LN5r6TYQ6GzNyfVusIWuB27YzaGAorcJR+3N2VHyrcmzALuA6VyTg4qJqEvTQX9"
                    + "edxEv5Frn/vnEYirVBtFAa7dsQsKYOWm4a1lGo3eppQi8n33/+CMknnsugXXyEjGNxeYC8By96Wq405yo=")
                XCTAssertTrue(SecKeyVerifySignature(key, .rsaSignatureMessagePKCS1v15SHA256, message, signature, nil))
                XCTAssertFalse(SecKeyVerifySignature(key, .rsaSignatureMessagePKCS1v15SHA512, message, signature, nil))
                XCTAssertFalse(SecKeyVerifySignature(key, .rsaSignatureMessagePKCS1v15SHA256, Data() as CFData, signature, nil))
                XCTAssertEqual(SecKeyGetBlockSize(key), 128)
            }
            func testASignatureOfACurveIsVerified() throws {
                let key = try key(data(point), kSecAttrKeyTypeECSECPrimeRandom)
                let signature = data("MEYCIQDHjfbWAOKNGtCQDxLYpkpV5RL6kHsLzMdf/lITuQwCeAIhAOY9ihC75nsUesyK5ugBVuAaWs8SAS4nZlAiNf"
                    + "r+e3oN")
                XCTAssertTrue(SecKeyVerifySignature(key, .ecdsaSignatureMessageX962SHA256, message, signature, nil))
                XCTAssertFalse(SecKeyVerifySignature(key, .ecdsaSignatureMessageX962SHA256, Data() as CFData, signature, nil))
            }
            func testACertificateHasAKey() throws {
                let certificate = try XCTUnwrap(SecCertificateCreateWithData(nil, data("MIIBdDCCARmgAwIBAgIUYrSgC6UGzuL+NWcpSFNwdJUREvAwCgYIKoZIzj0EAwIwDzENMAsGA1UEAwwETmFoYTAeFw"
                    + "0yNjExMjcyMTA0NTlaFw0zNjExMjQyMTA0NTlaMA8xDTALBgNVBAMMBE5haGEwWTATBgcqhkjOPQIBBggqhkjOPQMB"
                    + "BwNCAATRJrbdSj9/KiJlVwzEE8yVpicA3B0HvDrU2qQRkDQj3usg+jH22kbjR+1PnywbfydY/oZNqNmV5LIPI8aaYl"
                    + "vuo1MwUTAdBgNVHQ4EFgQU1McYsAvqRvi2R+SnApmVm1DhyOMwHwYDVR0jBBgwFoAU1McYsAvqRvi2R+SnApmVm1Dh"
                    + "yOMwDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNJADBGAiEAytu68Mg35uxKT6aaPog4j1yV73sSDN58PK8DW5"
                    + "pSKFICIQCGGqKdW4aFXglKQrfF0Q5+43ZTIjQEP/YzCTB1uOho4w==")))
                let key = try XCTUnwrap(SecCertificateCopyKey(certificate))
                XCTAssertEqual(SecKeyCopyExternalRepresentation(key, nil), data(point))
            }
            func testAPrivateKeySignsAndIsReadAgain() throws {
                for (type, bits, algorithm) in [
                    (kSecAttrKeyTypeRSA, 1024, SecKeyAlgorithm.rsaSignatureMessagePSSSHA256),
                    (kSecAttrKeyTypeECSECPrimeRandom, 384, .ecdsaSignatureMessageX962SHA384),
                    (kSecAttrKeyTypeECSECPrimeRandom, 521, .ecdsaSignatureRFC4754),
                ] {
                    let made = try random(type, bits)
                    let key = try key(XCTUnwrap(SecKeyCopyExternalRepresentation(made, nil)), type, kSecAttrKeyClassPrivate)
                    let signature = try XCTUnwrap(SecKeyCreateSignature(key, algorithm, message, nil))
                    let open = try XCTUnwrap(SecKeyCopyPublicKey(made))
                    XCTAssertTrue(SecKeyVerifySignature(open, algorithm, message, signature, nil))
                    XCTAssertNil(SecKeyCreateSignature(open, algorithm, message, nil))
                }
            }
            func testRSAEncryptsAndCurvesShareSecrets() throws {
                let key = try random(kSecAttrKeyTypeRSA, 1024)
                let open = try XCTUnwrap(SecKeyCopyPublicKey(key))
                for algorithm in [SecKeyAlgorithm.rsaEncryptionPKCS1, .rsaEncryptionOAEPSHA256] {
                    let text = try XCTUnwrap(SecKeyCreateEncryptedData(open, algorithm, message, nil))
                    XCTAssertEqual(SecKeyCreateDecryptedData(key, algorithm, text, nil), message)
                    XCTAssertNil(SecKeyCreateDecryptedData(open, algorithm, text, nil))
                }
                let (a, b) = (try random(kSecAttrKeyTypeEC, 256), try random(kSecAttrKeyTypeEC, 256))
                let none = [:] as CFDictionary
                let one = try SecKeyCopyKeyExchangeResult(a, .ecdhKeyExchangeStandard, XCTUnwrap(SecKeyCopyPublicKey(b)), none, nil)
                let other = try SecKeyCopyKeyExchangeResult(b, .ecdhKeyExchangeStandard, XCTUnwrap(SecKeyCopyPublicKey(a)), none, nil)
                XCTAssertEqual(one, other)
                XCTAssertEqual(one?.length, 32)
            }
            func testDataOfNoKeyIsAnError() {
                var error: Unmanaged<CFError>?
                let attributes = [kSecAttrKeyType: kSecAttrKeyTypeRSA, kSecAttrKeyClass: kSecAttrKeyClassPublic] as CFDictionary
                XCTAssertNil(SecKeyCreateWithData(message, attributes, &error))
                XCTAssertNotNil(error?.takeRetainedValue())
            }
            func testCoreFoundationReadsAttributedStrings() {
                let text = NSMutableAttributedString(string: "Shuri")
                CFAttributedStringSetAttribute(text, CFRangeMake(1, 2), "a" as CFString, 7 as NSNumber)
                var range = CFRange()
                XCTAssertEqual(CFAttributedStringGetAttribute(text, 1, "a" as CFString, &range) as? Int, 7)
                XCTAssertEqual([range.location, range.length, CFAttributedStringGetLength(text)], [1, 2, 5])
                CFAttributedStringReplaceString(text, CFRangeMake(0, 1), "N" as CFString)
                XCTAssertEqual(CFAttributedStringGetString(text), "Nhuri")
            }
        }
        """#
}
