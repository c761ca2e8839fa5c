extension FrameworkSuite {
    /// Tests of what is stored by name: records of services, inputs of filters, modes of ciphers, details of errors.
    static let records = """
        import CommonCrypto
        import CoreData
        import CoreImage
        import CoreImage.CIFilterBuiltins
        import Network
        import XCTest

        final class RecordTests: XCTestCase {
            func testRecordsOfServicesHaveValues() {
                var record = NWTXTRecord(["path": "/"])
                record["version"] = "2"
                XCTAssertTrue(record.setEntry(.empty, for: "flag"))
                XCTAssertTrue(record.removeEntry(key: "path"))
                XCTAssertFalse(record.removeEntry(key: "path"))
                XCTAssertEqual(record.dictionary, ["version": "2"])
                XCTAssertEqual(record.getEntry(for: "flag"), .empty)
            }
            func testMessagesHaveAContext() {
                let context = NWConnection.ContentContext(identifier: "photo", priority: 1, isFinal: true)
                XCTAssertEqual(context.identifier, "photo")
                XCTAssertTrue(context.isFinal)
                XCTAssertNil(context.antecedent)
            }
            func testBrowsersMayBeSharedBetweenThreads() {
                func share(_ value: some Sendable) {}
                let browser = NWBrowser(for: .bonjour(type: "_http._tcp", domain: nil), using: .tcp)
                browser.browseResultsChangedHandler = { results, _ in XCTAssertTrue(results.isEmpty) }
                share(browser)
                XCTAssertNotNil(browser.browseResultsChangedHandler)
            }
            func testFiltersAreNamedAndHaveInputs() {
                XCTAssertEqual(CIFilter.cmykHalftone().name, "CICMYKHalftone")
                let code = CIFilter.pdf417BarcodeGenerator()
                code.message = Data("a".utf8)
                code.correctionLevel = 2
                XCTAssertEqual(code.value(forKey: "inputCorrectionLevel") as? Float, 2)
                let text = CIFilter.attributedTextImageGenerator()
                text.text = NSAttributedString(string: "Naha")
                let copy = text.copy() as? CIFilter & CIAttributedTextImageGenerator
                XCTAssertEqual(copy?.text.string, "Naha")
            }
            func testCiphersHaveModes() {
                // The counter mode of NIST SP 800-38A, F.5.1.
                let key: [UInt8] = [
                    0x2b, 0x7e, 0x15, 0x16, 0x28, 0xae, 0xd2, 0xa6, 0xab, 0xf7, 0x15, 0x88, 0x09, 0xcf, 0x4f, 0x3c,
                ]
                let counter = (0xf0...0xff).map { UInt8($0) }
                let text: [UInt8] = [0x6b, 0xc1, 0xbe, 0xe2, 0x2e, 0x40, 0x9f, 0x96]
                var cryptor: CCCryptorRef?
                var output = [UInt8](repeating: 0, count: 8)
                var moved = 0
                let status = CCCryptorCreateWithMode(
                    CCOperation(kCCEncrypt), CCMode(kCCModeCTR), CCAlgorithm(kCCAlgorithmAES), CCPadding(ccNoPadding),
                    counter, key, key.count, nil, 0, 0, CCModeOptions(kCCModeOptionCTR_BE), &cryptor)
                XCTAssertEqual(status, CCCryptorStatus(kCCSuccess))
                CCCryptorUpdate(cryptor, text, text.count, &output, output.count, &moved)
                CCCryptorRelease(cryptor)
                XCTAssertEqual(output, [0x87, 0x4d, 0x61, 0x91, 0xb6, 0x20, 0xe3, 0x26])
            }
            func testErrorsOfValidationNameTheProperty() throws {
                let (entity, title) = (NSEntityDescription(), NSAttributeDescription())
                (title.name, title.attributeType, title.isOptional) = ("title", .stringAttributeType, false)
                (entity.name, entity.properties) = ("Note", [title])
                let model = NSManagedObjectModel()
                model.entities = [entity]
                XCTAssertEqual(title.entity.name, "Note")
                XCTAssertTrue(entity.managedObjectModel === model)
                let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
                let store = try coordinator.addPersistentStore(
                    ofType: NSInMemoryStoreType, configurationName: nil, at: nil, options: [NSReadOnlyPersistentStoreOption: true])
                XCTAssertTrue(store.persistentStoreCoordinator === coordinator)
                XCTAssertTrue(store.isReadOnly)
                XCTAssertEqual(coordinator.url(for: store).path, "/dev/null")
                let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
                context.persistentStoreCoordinator = coordinator
                let note = NSManagedObject(entity: entity, insertInto: context)
                do {
                    try context.save()
                    XCTFail("a title is missing")
                } catch let error as CocoaError {
                    XCTAssertEqual(error.code, .validationMissingMandatoryProperty)
                    XCTAssertEqual(error.validationKey, "title")
                    XCTAssertTrue(error.validationObject as? NSManagedObject === note)
                }
                let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
                XCTAssertEqual((try coordinator.execute(request, with: context) as? [NSManagedObject])?.first, note)
            }
        }
        """
}
