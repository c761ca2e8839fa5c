import Foundation

/// A package whose tests use frameworks beyond UIKit, and the output of `kumiki test`.
struct FrameworkSuite: Sendable {
    /// Built and run once for all tests.
    static let tested = Task { try await FrameworkSuite() }

    let run: Tool.Run

    private init() async throws {
        let place = try Workplace()
        try place.make("Kit/Package.swift", .text(Self.manifest))
        try place.make("Kit/Sources/Kit/Kit.swift", .text("public let kit = 1\n"))
        for (name, text) in [
            ("Crypto", Self.crypto), ("CoreData", Self.coreData), ("Surroundings", Self.surroundings),
            ("SwiftUI", Self.swiftUI), ("Simd", Self.simd), ("Subclass", Self.subclasses),
            ("Keychain", Self.keychain), ("Calendar", Self.calendar),
            ("Declaration", Self.declarations), ("Map", Self.maps), ("Pixel", Self.pixels),
            ("Darwin", Self.darwin), ("Image", Self.images), ("Sprite", Self.sprites), ("Value", Self.values),
            ("ImageFile", Self.imageFiles), ("Runtime", Self.runtime),
            ("Line", Self.lines), ("Curve", Self.curve), ("Vector", Self.vectors),
            ("Permission", Self.permissions), ("Health", Self.health), ("Addition", Self.additions),
            ("Store", Self.data),
            ("Conflict", Self.conflicts), ("StoreFile", Self.storeFiles),
            ("Document", Self.documents), ("Turn", Self.turns), ("Number", Self.numbers),
            ("Stub", Self.stubs), ("Key", Self.keys),
            ("Signal", Self.signals), ("Record", Self.records),
            ("Archive", Self.archives), ("Newer", Self.newer), ("Game", Self.games),
        ] {
            try place.make("Kit/Tests/KitTests/\(name)Tests.swift", .text(text))
        }
        try place.make("Kit/Tests/FormerTests/NameTests.swift", .text(Self.formerNames))
        var environment = ProcessInfo.processInfo.environment
        environment["KUMIKI_CACHE"] = place.path + "/cache"
        // The products that are built with the tests.
        environment["KUMIKI_RUNTIME"] = (try Tool.path() as NSString).deletingLastPathComponent
        run = try await Tool.run(["test", "Kit"], in: place, environment: environment, limit: 900)
    }

    private static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
            name: "Kit", platforms: [.iOS(.v15)],
            targets: [
                .target(name: "Kit"), .testTarget(name: "KitTests", dependencies: ["Kit"]),
                .testTarget(
                    name: "FormerTests", dependencies: ["Kit"], swiftSettings: [.swiftLanguageMode(.version("4"))]),
            ],
            swiftLanguageModes: [.v5])
        """

    private static let declarations = """
        import AVFoundation
        import CloudKit
        import CoreMIDI
        import CoreNFC
        import MapKit
        import Messages
        import NearbyInteraction
        import Vision
        import XCTest

        @MainActor
        final class DeclarationTests: XCTestCase {
            func testAnnotationsHavePlacesAndTitles() {
                let point = MKPointAnnotation()
                point.coordinate = CLLocationCoordinate2D(latitude: 26.2, longitude: 127.7)
                point.title = "Naha"
                let map = MKMapView()
                map.addAnnotation(point)
                let cluster = MKClusterAnnotation(memberAnnotations: [point])
                cluster.title = "One"
                map.addAnnotation(cluster)
                XCTAssertEqual(cluster.coordinate.longitude, 127.7)
                XCTAssertEqual(map.annotations.first?.coordinate.latitude, 26.2)
                XCTAssertEqual(map.annotations.first?.title, "Naha")
            }

            func testLinesAreOverlays() {
                let map = MKMapView()
                let line = MKPolyline(coordinates: [CLLocationCoordinate2D()], count: 1)
                map.addOverlay(line)
                XCTAssertEqual(map.overlays.count, 1)
            }

            func testTypesInClassesAreNamed() {
                let id: CKSubscription.ID = "a"
                CKContainer(identifier: "a").publicCloudDatabase.delete(withSubscriptionID: id) { _, error in
                    XCTAssertNotNil(error)
                }
            }

            func testInitializersAreInheritedBesideTheirOwn() {
                let url = URL(fileURLWithPath: "/a.mov")
                XCTAssertEqual(AVQueuePlayer(url: url).items().count, 0)
                XCTAssertEqual(AVQueuePlayer(items: []).items().count, 0)
            }

            func testMutableCompositionsHaveMutableTracks() {
                let track = AVMutableComposition().tracks(withMediaType: .video).last
                track?.preferredTransform = .identity
                XCTAssertNil(track)
                let place = MKUserLocation()
                place.title = "Here"
                XCTAssertEqual(place.title, "Here")
            }

            func testFrameworksOfMessagesAndMusicAreDeclared() {
                XCTAssertNotEqual(MIDIDeviceDispose(0), noErr)
                XCTAssertNil(MSMessagesAppViewController().activeConversation)
                XCTAssertFalse(NISession.isSupported)
            }

            func testInitializersAreInherited() {
                let request = VNDetectFaceRectanglesRequest { request, error in XCTFail("it is never done") }
                XCTAssertNotNil(request.completionHandler)
                XCTAssertNil(request.results)
            }

            func testRequirementsAreMet() {
                let session: any NFCReaderSessionProtocol = NFCReaderSession()
                session.alertMessage = "Hold it near"
                XCTAssertFalse(session.isReady)
                session.begin()
            }
        }
        """

    private static let calendar = """
        import XCTest

        final class CalendarTests: XCTestCase {
            func testRangesAreHandedOver() throws {
                let calendar = try XCTUnwrap(NSCalendar(calendarIdentifier: .gregorian))
                calendar.timeZone = try XCTUnwrap(TimeZone(identifier: "UTC"))
                // Noon of a Monday.
                let noon = Date(timeIntervalSinceReferenceDate: 12 * 3600)
                var start: NSDate?
                var length: TimeInterval = 0
                XCTAssertTrue(calendar.range(of: .day, start: &start, interval: &length, for: noon))
                XCTAssertEqual(start?.timeIntervalSinceReferenceDate, 0)
                XCTAssertEqual(length, 86400)
                XCTAssertFalse(calendar.range(ofWeekendStart: &start, interval: nil, containing: noon))
                XCTAssertTrue(calendar.nextWeekendStart(&start, interval: &length, after: noon))
                XCTAssertEqual(start?.timeIntervalSinceReferenceDate, 5 * 86400)
                XCTAssertEqual(length, 2 * 86400)
            }
        }
        """

    private static let keychain = """
        import Security
        import XCTest

        final class KeychainTests: XCTestCase {
            private func query(_ more: [CFString: Any] = [:], service: String = #function) -> CFDictionary {
                let fixed: [CFString: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrService: service]
                return fixed.merging(more) { $1 } as CFDictionary
            }
            private func add(_ account: String, _ more: [CFString: Any] = [:], service: String = #function) -> OSStatus {
                let own: [CFString: Any] = [kSecAttrAccount: account, kSecValueData: Data(account.utf8)]
                return SecItemAdd(query(own.merging(more) { $1 }, service: service), nil)
            }
            private func find(_ more: [CFString: Any], service: String = #function) -> AnyObject? {
                var result: AnyObject?
                return SecItemCopyMatching(query(more, service: service), &result) == noErr ? result : nil
            }

            func testItemsAreToldApart() {
                XCTAssertEqual(add("a"), errSecSuccess)
                XCTAssertEqual(add("a"), errSecDuplicateItem)
                XCTAssertEqual(add("a", [kSecAttrSynchronizable: true]), errSecSuccess)
                XCTAssertEqual(add("a", [kSecAttrAccessGroup: "other"]), errSecSuccess)
                XCTAssertEqual(SecItemAdd([kSecAttrAccount: "a"] as CFDictionary, nil), errSecParam)
            }
            func testSynchronizedItemsAreFoundWhenAskedFor() {
                XCTAssertEqual(add("a", [kSecAttrSynchronizable: true]), errSecSuccess)
                XCTAssertNil(find([kSecReturnData: true]))
                XCTAssertEqual(find([kSecReturnData: true, kSecAttrSynchronizable: true]) as? Data, Data("a".utf8))
                XCTAssertNotNil(find([kSecReturnData: true, kSecAttrSynchronizable: kSecAttrSynchronizableAny]))
            }
            func testResults() throws {
                XCTAssertEqual(add("a", [kSecAttrAccessible: kSecAttrAccessibleAfterFirstUnlock]), errSecSuccess)
                XCTAssertEqual(add("b"), errSecSuccess)
                let all: [CFString: Any] = [kSecMatchLimit: kSecMatchLimitAll, kSecReturnAttributes: kCFBooleanTrue!]
                let items = try XCTUnwrap(find(all) as? [[String: Any]])
                XCTAssertEqual(items.map { $0["acct"] as? String }, ["a", "b"])
                XCTAssertEqual(items.map { $0["pdmn"] as? String }, ["ck", "ak"])
                XCTAssertNil(items[0]["v_Data"])
                XCTAssertNotNil(items[0]["mdat"] as? Date)
                let reference = try XCTUnwrap(find([kSecAttrAccount: "b", kSecReturnPersistentRef: true]) as? Data)
                var result: AnyObject?
                let byReference = [kSecValuePersistentRef: reference, kSecReturnData: true] as CFDictionary
                XCTAssertEqual(SecItemCopyMatching(byReference, &result), errSecSuccess)
                XCTAssertEqual(result as? Data, Data("b".utf8))
            }
            func testChangesAndRemoval() {
                XCTAssertEqual(add("a"), errSecSuccess)
                XCTAssertEqual(add("b"), errSecSuccess)
                let change = [kSecAttrAccount: "b"] as CFDictionary
                XCTAssertEqual(SecItemUpdate(query([kSecAttrAccount: "a"]), change), errSecDuplicateItem)
                XCTAssertEqual(SecItemUpdate(query([kSecAttrAccount: "c"]), change), errSecItemNotFound)
                XCTAssertEqual(SecItemDelete(query()), errSecSuccess)
                XCTAssertEqual(SecItemDelete(query()), errSecItemNotFound)
            }
        }
        """

    private static let simd = """
        import XCTest
        import simd

        final class SimdTests: XCTestCase {
            private let matrix = double4x4(rows: [
                SIMD4(1, 2, 0, 3), SIMD4(0, 4, 1, 0), SIMD4(2, 0, 1, 1), SIMD4(0, 0, 0, 1),
            ])

            func testProducts() {
                XCTAssertEqual(matrix * SIMD4<Double>(repeating: 1), SIMD4(6, 5, 4, 1))
                XCTAssertEqual(SIMD4<Double>(repeating: 1) * matrix, SIMD4(3, 6, 2, 5))
                XCTAssertEqual(matrix[3], SIMD4(3, 0, 1, 1))
                XCTAssertEqual(matrix * matrix_identity_double4x4, matrix)
            }
            func testInverse() {
                XCTAssertEqual(matrix.determinant, 8, accuracy: 1e-12)
                let product = matrix * matrix.inverse
                for index in 0..<4 {
                    XCTAssertEqual(length(product[index] - matrix_identity_double4x4[index]), 0, accuracy: 1e-12)
                }
                XCTAssertEqual(float2x2(columns: (SIMD2(1, 2), SIMD2(2, 4))).determinant, 0)
            }
            func testVectors() {
                XCTAssertEqual(cross(SIMD3<Float>(1, 0, 0), SIMD3(0, 1, 0)), SIMD3(0, 0, 1))
                XCTAssertEqual(normalize(simd_float2(0, 2)), SIMD2(0, 1))
                XCTAssertEqual(simd_distance(SIMD2<Double>(1, 1), SIMD2(4, 5)), 5)
            }
        }
        """

    /// Known answers: FIPS 180 ("abc"), RFC 4231's second case, RFC 5869's first, RFC 7748's 6.1, RFC 8032's first, and the
    /// second case of GCM's specification.
    private static let crypto = """
        import CommonCrypto
        import CryptoKit
        import XCTest

        private func bytes(_ hex: String) -> [UInt8] {
            stride(from: 0, to: hex.count, by: 2).compactMap { UInt8(hex.dropFirst($0).prefix(2), radix: 16) }
        }
        private func hex(_ data: some Sequence<UInt8>) -> String {
            data.map { String(format: "%02x", $0) }.joined()
        }

        final class CryptoTests: XCTestCase {
            func testDigests() {
                let data = Data("abc".utf8)
                XCTAssertEqual(
                    hex(SHA256.hash(data: data)), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
                XCTAssertEqual(hex(Insecure.MD5.hash(data: data)), "900150983cd24fb0d6963f7d28e17f72")
                XCTAssertEqual(hex(Insecure.SHA1.hash(data: data)), "a9993e364706816aba3e25717850c26c9cd0d89d")
            }
            func testDigestsOfParts() {
                var function = SHA512()
                function.update(data: Data("a".utf8))
                let copy = function
                function.update(data: Data("bc".utf8))
                XCTAssertEqual(function.finalize(), SHA512.hash(data: Data("abc".utf8)))
                XCTAssertEqual(copy.finalize(), SHA512.hash(data: Data("a".utf8)))
            }
            func testDigestsAndCodesOfC() {
                var context = CC_SHA256_CTX()
                CC_SHA256_Init(&context)
                CC_SHA256_Update(&context, "a", 1)
                var copy = context
                CC_SHA256_Update(&context, "bc", 2)
                var (digest, first) = ([UInt8](repeating: 0, count: 32), [UInt8](repeating: 0, count: 32))
                CC_SHA256_Final(&digest, &context)
                CC_SHA256_Final(&first, &copy)
                XCTAssertEqual(hex(digest), hex(SHA256.hash(data: Data("abc".utf8))))
                XCTAssertEqual(hex(first), hex(SHA256.hash(data: Data("a".utf8))))
                XCTAssertEqual(CC_SHA256_Final(&first, &copy), 0)
                let state = UnsafeMutablePointer<CCHmacContext>.allocate(capacity: 1)
                memset(state, 0xAA, MemoryLayout<CCHmacContext>.size)
                CCHmacInit(state, CCHmacAlgorithm(kCCHmacAlgSHA256), "Jefe", 4)
                CCHmacUpdate(state, "what do ya want ", 16)
                CCHmacUpdate(state, "for nothing?", 12)
                CCHmacFinal(state, &digest)
                state.deallocate()
                XCTAssertEqual(hex(digest), "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
            }
            func testAuthenticationCodes() {
                let key = SymmetricKey(data: Data("Jefe".utf8)), data = Data("what do ya want for nothing?".utf8)
                let code = HMAC<SHA256>.authenticationCode(for: data, using: key)
                XCTAssertEqual(hex(code), "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
                XCTAssertTrue(HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: data, using: key))
                XCTAssertFalse(HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: Data(), using: key))
            }
            func testDerivedKeys() {
                let key = HKDF<SHA256>.deriveKey(
                    inputKeyMaterial: SymmetricKey(data: [UInt8](repeating: 0x0b, count: 22)),
                    salt: bytes("000102030405060708090a0b0c"), info: bytes("f0f1f2f3f4f5f6f7f8f9"), outputByteCount: 42)
                XCTAssertEqual(
                    hex(key.withUnsafeBytes { [UInt8]($0) }),
                    "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
            }
            func testSealedBoxes() throws {
                let key = SymmetricKey(data: [UInt8](repeating: 0, count: 16))
                let nonce = try AES.GCM.Nonce(data: [UInt8](repeating: 0, count: 12))
                let box = try AES.GCM.seal([UInt8](repeating: 0, count: 16), using: key, nonce: nonce)
                XCTAssertEqual(hex(box.ciphertext), "0388dace60b6a392f328c2b971b2fe78")
                XCTAssertEqual(hex(box.tag), "ab6e47d42cec13bdf53a67b21257bddf")
                XCTAssertEqual(try AES.GCM.open(box, using: key), Data(repeating: 0, count: 16))
                var changed = try XCTUnwrap(box.combined)
                changed[13] ^= 1
                XCTAssertThrowsError(try AES.GCM.open(AES.GCM.SealedBox(combined: changed), using: key))
            }
            func testAgreedSecrets() throws {
                let a = try Curve25519.KeyAgreement.PrivateKey(
                    rawRepresentation: bytes("77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a"))
                let b = try Curve25519.KeyAgreement.PrivateKey(
                    rawRepresentation: bytes("5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb"))
                let secret = try a.sharedSecretFromKeyAgreement(with: b.publicKey)
                XCTAssertEqual(
                    hex(secret.withUnsafeBytes { [UInt8]($0) }),
                    "4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742")
                XCTAssertEqual(secret, try b.sharedSecretFromKeyAgreement(with: a.publicKey))
            }
            func testSignatures() throws {
                let key = try Curve25519.Signing.PrivateKey(
                    rawRepresentation: bytes("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"))
                XCTAssertEqual(
                    hex(key.publicKey.rawRepresentation), "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a")
                let signature = try key.signature(for: Data())
                XCTAssertTrue(key.publicKey.isValidSignature(signature, for: Data()))
                XCTAssertFalse(key.publicKey.isValidSignature(signature, for: Data([1])))
            }
            func testCommonCrypto() {
                let data = Array("abc".utf8)
                var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
                CC_SHA256(data, CC_LONG(data.count), &digest)
                XCTAssertEqual(Data(digest), Data(SHA256.hash(data: data)))
                let key = [UInt8](repeating: 7, count: 32)
                var (sealed, count) = ([UInt8](repeating: 0, count: 32), 0)
                let status = CCCrypt(
                    CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), CCOptions(kCCOptionPKCS7Padding), key, key.count,
                    nil, data, data.count, &sealed, sealed.count, &count)
                XCTAssertEqual(status, CCCryptorStatus(kCCSuccess))
                XCTAssertEqual(count, 16)
                // The first test vector of RFC 6070.
                var derived = [UInt8](repeating: 0, count: 20)
                CCKeyDerivationPBKDF(
                    CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, Array("salt".utf8), 4,
                    CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1), 1, &derived, 20)
                XCTAssertEqual(hex(Data(derived)), "0c60c80f961f0e71f3a9b524af6012062fe037a6")
                var (opened, length) = ([UInt8](repeating: 0, count: 32), 0)
                CCCrypt(
                    CCOperation(kCCDecrypt), CCAlgorithm(kCCAlgorithmAES), CCOptions(kCCOptionPKCS7Padding), key, key.count,
                    nil, sealed, count, &opened, opened.count, &length)
                XCTAssertEqual(Array(opened.prefix(length)), data)
            }
        }
        """

    private static let coreData = """
        import CoreData
        import XCTest

        final class Bird: NSManagedObject {
            @NSManaged var name: String
            @NSManaged var count: Int32
            @NSManaged var nest: String?
        }

        final class CoreDataTests: XCTestCase {
            private var container: NSPersistentContainer!

            override func setUp() {
                func attribute(_ name: String, _ type: NSAttributeType, _ value: Any?) -> NSAttributeDescription {
                    let attribute = NSAttributeDescription()
                    (attribute.name, attribute.attributeType, attribute.defaultValue) = (name, type, value)
                    return attribute
                }
                let bird = NSEntityDescription()
                (bird.name, bird.managedObjectClassName) = ("Bird", "Bird")
                bird.properties = [
                    attribute("name", .stringAttributeType, ""), attribute("count", .integer32AttributeType, 1),
                    attribute("nest", .stringAttributeType, nil),
                ]
                let model = NSManagedObjectModel()
                model.entities = [bird]
                container = NSPersistentContainer(name: "Birds", managedObjectModel: model)
                container.loadPersistentStores { _, error in XCTAssertNil(error) }
            }

            private func add(_ name: String, _ count: Int32) {
                let bird = Bird(context: container.viewContext)
                (bird.name, bird.count) = (name, count)
            }

            func testConfigurations() throws {
                let file = FileManager.default.temporaryDirectory.appendingPathComponent("A.xcdatamodel/contents")
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                let part = "<configuration name='Sea'><memberEntity name='Fish'/></configuration>"
                try "<model><entity name='Fish'/><entity name='Cat'/>\\(part)</model>".write(
                    to: file, atomically: true, encoding: .utf8)
                let model = try XCTUnwrap(NSManagedObjectModel(contentsOf: file.deletingLastPathComponent()))
                XCTAssertEqual(model.configurations, ["Sea"])
                XCTAssertEqual(model.entities(forConfigurationName: "Sea")?.map(\\.name), ["Fish"])
            }
            func testDefaults() {
                let bird = Bird(context: container.viewContext)
                XCTAssertEqual(bird.count, 1)
                XCTAssertNil(bird.nest)
            }
            func testFetching() throws {
                add("Rail", 3)
                add("Crane", 9)
                add("Heron", 5)
                try container.viewContext.save()
                let request = NSFetchRequest<Bird>(entityName: "Bird")
                request.predicate = NSPredicate(format: "count > %d", 4)
                request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
                XCTAssertEqual(try container.viewContext.fetch(request).map(\\.name), ["Crane", "Heron"])
                request.fetchLimit = 1
                XCTAssertEqual(try container.viewContext.fetch(request).map(\\.name), ["Crane"])
            }
            func testOtherContextsSeeWhatIsSaved() throws {
                add("Rail", 3)
                let other = container.newBackgroundContext()
                let request = NSFetchRequest<Bird>(entityName: "Bird")
                XCTAssertEqual(try other.count(for: request), 0)
                try container.viewContext.save()
                XCTAssertEqual(try other.count(for: request), 1)
            }
            func testRequestsAreCastToOthersOfTheirClass() throws {
                add("Rail", 3)
                add("Crane", 5)
                try container.viewContext.save()
                let request = NSFetchRequest<Bird>(entityName: "Bird")
                request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
                let any = request as! NSFetchRequest<NSFetchRequestResult>
                let controller = NSFetchedResultsController(
                    fetchRequest: any, managedObjectContext: container.viewContext, sectionNameKeyPath: nil,
                    cacheName: nil)
                try controller.performFetch()
                XCTAssertEqual(controller.fetchedObjects?.compactMap { ($0 as? Bird)?.name }, ["Crane", "Rail"])
                XCTAssertNil(("text" as Any) as? NSFetchRequest<Bird>)
            }
            func testDeletedObjectsAreGone() throws {
                add("Rail", 3)
                try container.viewContext.save()
                let request = NSFetchRequest<Bird>(entityName: "Bird")
                try container.viewContext.fetch(request).forEach(container.viewContext.delete)
                try container.viewContext.save()
                XCTAssertEqual(try container.viewContext.count(for: request), 0)
            }
            func testStoresOfOneFileShareWhatIsSaved() throws {
                let model = container.managedObjectModel
                let file = URL(fileURLWithPath: NSTemporaryDirectory() + "birds-\\(UUID().uuidString).store")
                func names(adding name: String? = nil) throws -> [String] {
                    let container = NSPersistentContainer(name: "Birds", managedObjectModel: model)
                    container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: file)]
                    container.loadPersistentStores { _, error in XCTAssertNil(error) }
                    if let name {
                        Bird(context: container.viewContext).name = name
                        try container.viewContext.save()
                    }
                    let request = NSFetchRequest<Bird>(entityName: "Bird")
                    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
                    return try container.viewContext.fetch(request).map(\\.name)
                }
                XCTAssertEqual(try names(adding: "Rail"), ["Rail"])
                XCTAssertEqual(try names(adding: "Crane"), ["Crane", "Rail"])
                try FileManager.default.removeItem(at: file)
                XCTAssertEqual(try names(), [])
            }
            func testResultsAreKeptUpToDate() throws {
                let request = NSFetchRequest<Bird>(entityName: "Bird")
                request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
                let results = NSFetchedResultsController(
                    fetchRequest: request, managedObjectContext: container.viewContext, sectionNameKeyPath: nil,
                    cacheName: nil)
                try results.performFetch()
                XCTAssertEqual(results.fetchedObjects?.count, 0)
                add("Rail", 3)
                container.viewContext.processPendingChanges()
                XCTAssertEqual(results.fetchedObjects?.map(\\.name), ["Rail"])
                add("Crane", 2)
                try container.viewContext.save()
                XCTAssertEqual(results.fetchedObjects?.map(\\.name), ["Crane", "Rail"])
            }
        }
        """

    /// Initializers whose inheritance only subclasses in another package show.
    private static let subclasses = """
        import UIKit
        import XCTest

        final class PlainWindow: UIWindow {
            var count = 1
        }

        final class Position: UITextPosition {
            let index: Int
            init(index: Int) {
                self.index = index
                super.init()
            }
        }

        final class Span: UITextRange {
            let length: Int
            init(length: Int) {
                self.length = length
                super.init()
            }
            override var isEmpty: Bool { length == 0 }
        }

        final class SubclassTests: XCTestCase {
            func testWindowsInheritTheirInitializers() {
                XCTAssertEqual(PlainWindow().bounds, UIScreen.main.bounds)
                XCTAssertEqual(PlainWindow(frame: CGRect(x: 0, y: 0, width: 5, height: 5)).count, 1)
            }
            func testPlacesInTextsAreDescribedBySubclasses() {
                XCTAssertEqual(Position(index: 3).index, 3)
                XCTAssertFalse(Span(length: 2).isEmpty)
            }
        }
        """

    private static let darwin = """
        import UIKit
        import XCTest
        import libxml2

        protocol Waiting {
            func expectation(description: String) -> XCTestExpectation
            func waitForExpectations(timeout: TimeInterval, handler: XCWaitCompletionHandler?)
        }

        final class DarwinTests: XCTestCase, Waiting {
            func testNamesOfLibxml2AreFoundBesideUIKit() {
                var node = xmlNode()
                node.type = XML_TEXT_NODE
                XCTAssertEqual(node.type, XML_TEXT_NODE)
            }
            func testMemoryIsComparedByPointersOfAnyKind() {
                let bytes = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
                defer { bytes.deallocate() }
                let none: UnsafeRawPointer? = nil
                let code: UTF8Char = 7
                memset(bytes, Int32(code), 1)
                XCTAssertEqual(memcmp(bytes, bytes, 1), 0)
                XCTAssertEqual(memcmp(none, none, 0), 0)
            }
            func testTheTaskHasMemoryAndTime() {
                var info = mach_task_basic_info()
                var count = mach_msg_type_number_t(MemoryLayout<mach_task_basic_info>.size) / 4
                let result: kern_return_t = withUnsafeMutablePointer(to: &info) {
                    $0.withMemoryRebound(to: integer_t.self, capacity: 1) {
                        task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
                    }
                }
                XCTAssertEqual(result, KERN_SUCCESS)
                XCTAssertGreaterThan(info.resident_size, 1 << 20)
                count = 1
                XCTAssertNotEqual(task_info(mach_task_self_, 99, nil, &count), KERN_SUCCESS)
                var base = mach_timebase_info_data_t()
                XCTAssertTrue(mach_timebase_info(&base) == KERN_SUCCESS)
                XCTAssertEqual(base.numer, base.denom)
                XCTAssertGreaterThanOrEqual(mach_absolute_time(), 0)
            }
            func testCollectionsAreEnumerated() {
                var found: [Int] = []
                var iterator = NSFastEnumerationIterator(NSArray(array: [1, 2]))
                while let next = iterator.next() { if let number = next as? Int { found.append(number) } }
                XCTAssertEqual(found, [1, 2])
            }
            func testCodeHasTheQualityOfServiceOfItsQueue() {
                let queues: [(DispatchQueue, qos_class_t)] = [
                    (.global(qos: .background), QOS_CLASS_BACKGROUND),
                    (.global(), DispatchQoS.QoSClass.default.rawValue),
                    (DispatchQueue(label: "images", qos: .utility), QOS_CLASS_UTILITY),
                ]
                for (queue, expected) in queues {
                    var found = QOS_CLASS_UNSPECIFIED
                    let ran = expectation(description: "ran")
                    queue.async { found = qos_class_self(); ran.fulfill() }
                    wait(for: [ran], timeout: 5)
                    XCTAssertEqual(found, expected)
                }
                XCTAssertEqual(qos_class_self(), qos_class_main())
                XCTAssertEqual(DispatchQoS.QoSClass(rawValue: qos_class_main()), .userInteractive)
            }
            func testARunLoopCallsItsObservers() {
                var turns = 0
                let observer = CFRunLoopObserverCreateWithHandler(
                    nil, CFRunLoopActivity.afterWaiting.rawValue, true, 0
                ) { observer, activity in
                    XCTAssertEqual(activity, .afterWaiting)
                    turns += 1
                }
                CFRunLoopAddObserver(CFRunLoopGetCurrent(), observer, CFRunLoopMode.defaultMode)
                RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
                XCTAssertGreaterThan(turns, 0)
                CFRunLoopRemoveObserver(CFRunLoopGetCurrent(), observer, CFRunLoopMode.defaultMode)
                turns = 0
                RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
                XCTAssertEqual(turns, 0)
            }
            func testAnObserverThatDoesNotRepeatIsCalledOnceAndReleased() {
                final class Token {}
                weak var released: Token?
                var calls = 0
                do {
                    let token = Token()
                    released = token
                    let observer = CFRunLoopObserverCreateWithHandler(
                        nil, CFRunLoopActivity.afterWaiting.rawValue, false, 0
                    ) { _, _ in
                        withExtendedLifetime(token) { calls += 1 }
                    }
                    CFRunLoopAddObserver(CFRunLoopGetCurrent(), observer, CFRunLoopMode.commonModes)
                }
                RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
                XCTAssertEqual(calls, 1)
                XCTAssertNil(released)
            }
            func testProtocolsRequireWhatTestsHave() {
                let waiting: any Waiting = self
                let done = waiting.expectation(description: "done")
                DispatchQueue.main.async { done.fulfill() }
                waiting.waitForExpectations(timeout: 5, handler: nil)
            }
            func testPropertyListsAreReadOrThrow() throws {
                let url = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("list.plist")
                let data = try PropertyListSerialization.data(fromPropertyList: ["a": 1], format: .xml, options: 0)
                try data.write(to: url)
                XCTAssertEqual(try NSDictionary(contentsOf: url, error: ()) as? [String: Int], ["a": 1])
                XCTAssertThrowsError(try NSDictionary(contentsOf: url.appendingPathExtension("b"), error: ()))
            }
            func testNoDebuggerIsAttached() {
                var info = kinfo_proc()
                var name: [Int32] = [CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()]
                var size = MemoryLayout<kinfo_proc>.stride
                XCTAssertEqual(sysctl(&name, UInt32(name.count), &info, &size, nil, 0), 0)
                XCTAssertEqual(info.kp_proc.p_flag & P_TRACED, 0)
                XCTAssertEqual(info.kp_proc.p_pid, getpid())
            }
            func testTheHardwareIsDescribedByNumbers() {
                var name: [Int32] = [CTL_HW, HW_NCPU]
                var (count, size) = (Int32(0), MemoryLayout<Int32>.size)
                XCTAssertEqual(sysctl(&name, 2, &count, &size, nil, 0), 0)
                XCTAssertEqual(Int(count), ProcessInfo.processInfo.processorCount)
                name[1] = HW_MACHINE
                var unused = name
                XCTAssertEqual(sysctl(&name, 2, nil, &size, &unused, 0), 0)
                var machine = [CChar](repeating: 0, count: size)
                XCTAssertEqual(sysctl(&name, 2, &machine, &size, nil, 0), 0)
                XCTAssertFalse(String(cString: machine).isEmpty)
                name[1] = HW_CPU_FREQ
                XCTAssertEqual(sysctl(&name, 2, nil, &size, nil, 0), -1)
            }
            func testSymbolsAreSearchedInAllLibrariesByDarwinsHandle() {
                let everywhere = UnsafeMutableRawPointer(bitPattern: -2)
                XCTAssertNil(dlsym(everywhere, "UIAnimationDragCoefficient"))
                XCTAssertNotNil(dlsym(everywhere, "strlen"))
            }
            func testTheHandlerOfExceptionsIsTheOneThatWasSet() {
                NSSetUncaughtExceptionHandler { _ in }
                XCTAssertNotNil(NSGetUncaughtExceptionHandler())
                NSSetUncaughtExceptionHandler(nil)
                XCTAssertNil(NSGetUncaughtExceptionHandler())
            }
            func testAMutexIsRecursive() {
                var attributes = pthread_mutexattr_t()
                pthread_mutexattr_init(&attributes)
                pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE)
                var mutex = pthread_mutex_t()
                pthread_mutex_init(&mutex, &attributes)
                XCTAssertEqual(pthread_mutex_lock(&mutex), 0)
                XCTAssertEqual(pthread_mutex_trylock(&mutex), 0)
                XCTAssertEqual(Int(PTHREAD_MUTEX_RECURSIVE), 1)
            }
            func testAThreadsValueIsReleasedAtItsEnd() {
                let release: @convention(c) (UnsafeMutableRawPointer) -> Void = { $0.deallocate() }
                var key = pthread_key_t()
                XCTAssertEqual(pthread_key_create(&key, release), 0)
            }
            func testTheBundleIsFoundByTheClass() {
                XCTAssertTrue(classForCoder == DarwinTests.self)
            }
            func testNotificationsOfDarwinAreExpected() {
                let expected = XCTDarwinNotificationExpectation(notificationName: "kit.done")
                let name = CFNotificationName("kit.done" as NSString)
                let center = CFNotificationCenterGetDarwinNotifyCenter()
                CFNotificationCenterPostNotification(center, name, nil, nil, true)
                wait(for: [expected], timeout: 1)
            }
        }
        """

    private static let surroundings = """
        import AVFoundation
        import CoreLocation
        import Network
        import Photos
        import UIKit
        import XCTest

        final class SurroundingsTests: XCTestCase {
            func testThereIsNoNetwork() {
                let reported = expectation(description: "path")
                let monitor = NWPathMonitor()
                monitor.pathUpdateHandler = { path in
                    XCTAssertEqual(path.status, .unsatisfied)
                    XCTAssertTrue(path.debugDescription.hasPrefix("unsatisfied"))
                    reported.fulfill()
                }
                monitor.start(queue: .main)
                wait(for: [reported], timeout: 5)
            }
            func testNothingIsPermitted() {
                XCTAssertEqual(AVAudioSession.sharedInstance().recordPermission, .undetermined)
                XCTAssertEqual(AVCaptureDevice.authorizationStatus(for: .video), .notDetermined)
                XCTAssertEqual(PHPhotoLibrary.authorizationStatus(for: .addOnly), .notDetermined)
                XCTAssertNil(AVCaptureDevice.default(for: .video))
            }
            func testTheSessionKeepsItsCategory() throws {
                try AVAudioSession.sharedInstance().setCategory(.playback, mode: .moviePlayback, options: [.duckOthers])
                XCTAssertEqual(AVAudioSession.sharedInstance().category, .playback)
            }
            func testLinksAndTelephoneNumbersAreFound() throws {
                let text = "See www.example.com or call +81 98-867-0622."
                let types: NSTextCheckingResult.CheckingType = [.link, .phoneNumber]
                let detector = try NSDataDetector(types: types.rawValue)
                let found = detector.matches(in: text, options: [], range: NSRange(location: 0, length: text.utf16.count))
                XCTAssertEqual(found.map(\\.resultType), [.link, .phoneNumber])
                XCTAssertEqual(found.first?.url, URL(string: "http://www.example.com"))
                XCTAssertEqual(found.last?.phoneNumber, "+81 98-867-0622")
            }
            func testGroupsHaveFolders() throws {
                let url = try XCTUnwrap(
                    FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.a/../../b"))
                XCTAssertEqual(url.deletingLastPathComponent().lastPathComponent, "Group Containers")
            }
            func testImagesOfCoreImageComeWithUIKit() { XCTAssertNotNil(CIImage(color: CIColor(red: 1, green: 0, blue: 0))) }
        }
        """

    private static let swiftUI = """
        import SwiftUI
        import XCTest

        struct Settings: View {
            @State private var count = 1
            @ViewBuilder func rows() -> EmptyView {}
            func increment() -> Int {
                count += 1
                return count
            }
        }

        @Observable
        final class Model { var title = "a" }

        @MainActor
        final class SwiftUITests: XCTestCase {
            func testThePlaceholderNamesTheView() {
                let controller = UIHostingController(rootView: Settings())
                controller.loadViewIfNeeded()
                XCTAssertEqual((controller.view.subviews.first as? UILabel)?.text, "Settings")
            }
            func testStateIsKept() { XCTAssertEqual(Settings().increment(), 2) }
            func testBindingsSetObservableObjects() {
                @Bindable var model = Model()
                $model.title.wrappedValue = "b"
                XCTAssertEqual(model.title, "b")
            }
        }
        """
}
