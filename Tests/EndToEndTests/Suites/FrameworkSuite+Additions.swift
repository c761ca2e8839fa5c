extension FrameworkSuite {
    /// API that is newer than the interfaces from which declarations are generated, and linear equations.
    static let additions = #"""
        import ARKit
        import AVFoundation
        import Accelerate
        import AuthenticationServices
        import BackgroundTasks
        import CarPlay
        import CloudKit
        import ContactsUI
        import CoreNFC
        import CoreSpotlight
        import CryptoKit
        import FileProvider
        import GameController
        import MapKit
        import Metal
        import MetalKit
        import PDFKit
        import Photos
        import SQLite3
        import SceneKit
        import UIKit
        import UniformTypeIdentifiers
        import WebKit
        import Network
        import UserNotifications
        import XCTest
        import zlib

        final class LinkReader: NSObject, PDFViewDelegate {
            var urls: [URL?] = []
            func pdfViewWillClick(onLink sender: PDFView, with url: URL) { urls.append(url) }
        }

        extension CGFloat {
            var distance: CGFloat { abs(self) }
            static func distance(of value: CGFloat) -> CGFloat { abs(value) }
        }

        @MainActor
        final class AdditionTests: XCTestCase {
            func testExtensionsOfNumbersCallFunctions() {
                XCTAssertEqual(CGFloat(-2).distance, .distance(of: 2))
            }
            func testScenesInCarsHaveARole() {
                let name = "CPTemplateApplicationSceneSessionRoleApplication"
                XCTAssertEqual(UISceneSession.Role.carTemplateApplication, UISceneSession.Role(rawValue: name))
            }
            func testTextsChangeTheirCase() {
                let text = NSMutableString(string: " Ahoy there ") as CFMutableString
                CFStringTrimWhitespace(text)
                CFStringUppercase(text, nil)
                XCTAssertEqual(text as String, "AHOY THERE")
                CFStringCapitalize(text, Locale(identifier: "en") as CFLocale)
                XCTAssertEqual(text as String, "Ahoy There")
                CFStringLowercase(text, Locale(identifier: "en") as CFLocale)
                XCTAssertEqual(text as String, "ahoy there")
            }
            func testEquationsAreSolved() {
                // Columns of 4x + y = 9, 2x + 3y = 17.
                var matrix = [4.0, 2.0, 1.0, 3.0]
                var (rows, columns, stride, info): (__CLPK_integer, __CLPK_integer, __CLPK_integer, __CLPK_integer) = (2, 2, 2, 0)
                var pivots = [__CLPK_integer](repeating: 0, count: 2)
                dgetrf_(&rows, &columns, &matrix, &stride, &pivots, &info)
                XCTAssertEqual(info, 0)
                var (size, sides, order): (__CLPK_integer, __CLPK_integer, Int8) = (2, 1, Int8(UInt8(ascii: "N")))
                var other: __CLPK_integer = 2
                var side = [9.0, 17.0]
                dgetrs_(&order, &size, &sides, &matrix, &stride, &pivots, &side, &other, &info)
                XCTAssertEqual(side[0], 1, accuracy: 1e-12)
                XCTAssertEqual(side[1], 5, accuracy: 1e-12)
                order = Int8(UInt8(ascii: "T"))
                side = [4.0 * 1 + 2.0 * 5, 1.0 * 1 + 3.0 * 5]
                dgetrs_(&order, &size, &sides, &matrix, &stride, &pivots, &side, &other, &info)
                XCTAssertEqual(side[0], 1, accuracy: 1e-12)
                XCTAssertEqual(side[1], 5, accuracy: 1e-12)
                var (work, length): ([Double], __CLPK_integer) = ([0, 0], 2)
                dgetri_(&size, &matrix, &stride, &pivots, &work, &length, &info)
                for (value, expected) in zip(matrix, [0.3, -0.2, -0.1, 0.4]) { XCTAssertEqual(value, expected, accuracy: 1e-12) }
                var singular = [1.0, 2.0, 2.0, 4.0]
                dgetrf_(&rows, &columns, &singular, &stride, &pivots, &info)
                XCTAssertEqual(info, 2)
            }
            func testRecordsHaveATypeAndAPlace() {
                let zone = CKRecordZone.ID(zoneName: "Boats", ownerName: "Me")
                let record = CKRecord(recordType: "Boat", recordID: CKRecord.ID(recordName: "a", zoneID: zone))
                XCTAssertEqual(record.recordType, "Boat")
                XCTAssertEqual(record.recordID.zoneID.zoneName, "Boats")
                let query = CKQuery(recordType: "Boat", predicate: NSPredicate(value: true))
                XCTAssertEqual(query.recordType, "Boat")
                let operation = CKQueryOperation(query: query)
                operation.desiredKeys = ["name"]
                XCTAssertEqual(operation.desiredKeys, ["name"])
                XCTAssertNotEqual(CKError.Code.accountTemporarilyUnavailable, .zoneBusy)
            }
            func testMoviesHaveNoImages() {
                let generator = AVAssetImageGenerator(asset: AVURLAsset(url: URL(fileURLWithPath: "/movie.mp4")))
                XCTAssertThrowsError(try generator.copyCGImage(at: .zero, actualTime: nil))
            }
            func testInstructionsKeepTheirTime() {
                let instruction = AVMutableVideoCompositionInstruction()
                instruction.timeRange = CMTimeRange(start: .zero, duration: CMTime(value: 1, timescale: 2))
                XCTAssertEqual(instruction.timeRange.duration.seconds, 0.5)
            }
            func testPasskeysAreDescribed() {
                let identity = ASPasskeyCredentialIdentity(
                    relyingPartyIdentifier: "example.com", userName: "mina", credentialID: Data([1]), userHandle: Data([2]),
                    recordIdentifier: nil)
                let request = ASPasskeyCredentialRequest(
                    credentialIdentity: identity, clientDataHash: Data([3]), userVerificationPreference: .required,
                    supportedAlgorithms: [.ES256])
                XCTAssertEqual(request.credentialIdentity.user, "mina")
                XCTAssertEqual(request.credentialIdentity.serviceIdentifier.identifier, "example.com")
                final class Provider: ASCredentialProviderViewController {
                    override func prepareInterface(forPasskeyRegistration registrationRequest: any ASCredentialRequest) {
                        extensionContext.cancelRequest(withError: ASExtensionError(.userCanceled))
                    }
                }
                Provider().prepareInterface(forPasskeyRegistration: request)
            }
            func testIdentitiesAreNotStored() {
                let answered = expectation(description: "stored")
                let identities: [any ASCredentialIdentity] = []
                ASCredentialIdentityStore.shared.saveCredentialIdentities(identities) { isStored, error in
                    XCTAssertFalse(isStored)
                    XCTAssertNotNil(error)
                    answered.fulfill()
                }
                wait(for: [answered], timeout: 5)
            }
            func testNoElementFillsTheScreen() {
                let page = WKWebView()
                XCTAssertEqual(page.fullscreenState, .notInFullscreen)
                let proxy = ProxyConfiguration(socksv5Proxy: .hostPort(host: "127.0.0.1", port: 9050))
                page.configuration.websiteDataStore.proxyConfigurations = [proxy]
                XCTAssertEqual(page.configuration.websiteDataStore.proxyConfigurations.count, 1)
                XCTAssertNil(WKNavigationResponse().response.mimeType)
            }
            func testAPageOfGivenHTMLShowsItsText() {
                let page = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
                page.loadHTMLString(
                    "<title>About</title><h1>Ferries</h1>\n<p>To <b>Aka</b> &amp; on.<ul><li>Zamami<li>Tokashiki</ul>", baseURL: nil)
                page.layoutIfNeeded()
                XCTAssertEqual(page.title, "About")
                let label = page.scrollView.subviews.compactMap { $0 as? UILabel }.first
                XCTAssertEqual(label?.text, "Ferries\nTo Aka & on.\n\t•\tZamami\n\t•\tTokashiki")
                XCTAssertGreaterThan(page.scrollView.contentSize.height, 90)
            }
            func testDocumentsArePickedByType() {
                let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf], asCopy: true)
                XCTAssertEqual(picker.documentPickerMode, .import)
                XCTAssertEqual(UIDocumentPickerViewController(forOpeningContentTypes: [.pdf]).documentPickerMode, .open)
            }
            func testProgressBeginsWithoutUnits() { XCTAssertEqual(Progress().totalUnitCount, 0) }
            func testTextsAreFormatted() {
                XCTAssertEqual(NSString.localizedStringWithFormat("%d of %d", 1, 2), "1 of 2")
            }
            func testImagesAreReadWithoutImportingTheirModule() {
                XCTAssertNil(CGImageSourceCreateWithData(Data() as CFData, nil).flatMap { CGImageSourceCreateImageAtIndex($0, 0, nil) })
            }
            func testTasksAreRefusedByCode() {
                do {
                    throw BGTaskScheduler.Error(.notPermitted)
                } catch BGTaskScheduler.Error.notPermitted {
                } catch { XCTFail("\(error)") }
            }
            func testTagsAreOfKinds() {
                let tags: [NFCTag] = []
                XCTAssertFalse(tags.contains { if case .iso15693 = $0 { true } else { false } })
            }
            func testContentHasAType() {
                XCTAssertEqual(CSSearchableItemAttributeSet(contentType: .text).contentType, UTType.text.identifier)
                XCTAssertNotNil(CNContactViewController.descriptorForRequiredKeys())
                XCTAssertNotEqual(CNAuthorizationStatus.limited, .authorized)
                XCTAssertNil(GCController.current)
            }
            func testDescriptorsKeepTheirElements() {
                let vertex = MTLVertexDescriptor()
                vertex.attributes[0].offset = 8
                XCTAssertEqual(vertex.attributes[0].offset, 8)
                XCTAssertEqual(vertex.attributes[1].offset, 0)
            }
            func testKeysAreEncodedAsText() throws {
                let key = P256.Signing.PrivateKey()
                let copy = try P256.Signing.PrivateKey(pemRepresentation: key.pemRepresentation)
                XCTAssertEqual(copy.rawRepresentation, key.rawRepresentation)
                let shared = try P256.Signing.PublicKey(pemRepresentation: key.publicKey.pemRepresentation)
                XCTAssertEqual(shared.rawRepresentation, key.publicKey.rawRepresentation)
                XCTAssertThrowsError(try P256.Signing.PrivateKey(pemRepresentation: "no key"))
            }
            func testLargerCurvesSign() throws {
                let secret = Data((1...48).map { UInt8($0) })
                let key = try P384.Signing.PrivateKey(rawRepresentation: secret)
                let signature = try key.signature(for: Data("boat".utf8))
                XCTAssertEqual(signature.rawRepresentation.count, 96)
                XCTAssertTrue(key.publicKey.isValidSignature(signature, for: SHA384.hash(data: Data("boat".utf8))))
                let copy = try P384.Signing.PublicKey(derRepresentation: key.publicKey.derRepresentation)
                XCTAssertTrue(copy.isValidSignature(signature, for: Data("boat".utf8)))
                XCTAssertFalse(copy.isValidSignature(signature, for: Data("ship".utf8)))
                let large = P521.Signing.PrivateKey()
                XCTAssertEqual(try P521.Signing.PrivateKey(pemRepresentation: large.pemRepresentation).rawRepresentation, large.rawRepresentation)
                let point = try P521.Signing.PublicKey(compressedRepresentation: large.publicKey.compressedRepresentation)
                XCTAssertEqual(point.rawRepresentation, large.publicKey.rawRepresentation)
                let (a, b) = (P521.KeyAgreement.PrivateKey(), P521.KeyAgreement.PrivateKey())
                XCTAssertEqual(try a.sharedSecretFromKeyAgreement(with: b.publicKey), try b.sharedSecretFromKeyAgreement(with: a.publicKey))
                XCTAssertThrowsError(try SecureEnclave.P256.Signing.PrivateKey())
            }
            func testValuesContainCoordinatesAndVectors() {
                let naha = CLLocationCoordinate2D(latitude: 26.2, longitude: 127.7)
                XCTAssertEqual(NSValue(mkCoordinate: naha).mkCoordinateValue.longitude, 127.7)
                let move = SCNMatrix4MakeTranslation(1, 2, 3)
                XCTAssertEqual(NSValue(scnMatrix4: move).scnMatrix4Value.m42, 2)
                let turn = SCNMatrix4Mult(SCNMatrix4MakeRotation(.pi / 2, 0, 0, 1), move)
                XCTAssertEqual(turn.m12, 1, accuracy: 1e-6)
                XCTAssertTrue(SCNMatrix4IsIdentity(SCNMatrix4Mult(move, SCNMatrix4Invert(move))))
                XCTAssertEqual(SCNGeometryElement(indices: [0, 1, 2, 3] as [UInt16], primitiveType: .triangleStrip).primitiveCount, 2)
                XCTAssertEqual(ARSCNView().scene.rootNode.childNodes.count, 0)
                XCTAssertNil(MTKView(frame: .zero, device: nil).currentDrawable)
            }
            func testMonitorsKeepTheirConditions() async throws {
                let monitor = await CLMonitor("ports")
                let naha = CLLocationCoordinate2D(latitude: 26.2, longitude: 127.7)
                await monitor.add(CLMonitor.CircularGeographicCondition(center: naha, radius: 200), identifier: "Naha")
                let identifiers = await monitor.identifiers
                XCTAssertEqual(identifiers, ["Naha"])
                let record = await monitor.record(for: "Naha")
                XCTAssertEqual((record?.condition as? CLMonitor.CircularGeographicCondition)?.radius, 200)
                for try await event in await monitor.events { XCTFail("nothing is monitored: \(event)") }
                let scene = try await MKLookAroundSceneRequest(coordinate: naha).scene
                XCTAssertNil(scene)
            }
            func testATapOpensALink() throws {
                let file = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100)).pdfData { $0.beginPage() }
                let view = PDFView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
                let window = UIWindow(frame: view.frame)
                window.addSubview(view)
                window.isHidden = false
                view.displaysPageBreaks = false
                view.document = PDFDocument(data: file)
                view.layoutIfNeeded()
                let page = try XCTUnwrap(view.document?.page(at: 0))
                let link = PDFAnnotation(bounds: CGRect(x: 0, y: 50, width: 100, height: 50), forType: .link, withProperties: nil)
                link.url = URL(string: "https://kumiki.example/")
                page.addAnnotation(link)
                XCTAssertEqual(link.type, "Link")
                let reader = LinkReader()
                view.delegate = reader
                UserActions(on: window).tap(at: CGPoint(x: 150, y: 20))
                XCTAssertEqual(reader.urls, [])
                UserActions(on: window).tap(at: CGPoint(x: 50, y: 20))
                XCTAssertEqual(reader.urls, [URL(string: "https://kumiki.example/")])
            }
            func testLinksOfAFileRespond() throws {
                let file = [
                    "%PDF-1.4", "1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj",
                    "2 0 obj <</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>> endobj",
                    "3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Annots[5 0 R 6 0 R]>> endobj",
                    "4 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]>> endobj",
                    "5 0 obj <</Type/Annot/Subtype/Link/Rect[0 50 100 100]/A<</S/URI/URI(https://kumiki.example/)>>>> endobj",
                    "6 0 obj <</Type/Annot/Subtype/Link/Rect[100 0 200 50]/Dest[4 0 R/XYZ 10 90 0]>> endobj",
                    "trailer <</Root 1 0 R>>", "%%EOF",
                ]
                let document = try XCTUnwrap(PDFDocument(data: Data(file.joined(separator: "\n").utf8)))
                let page = try XCTUnwrap(document.page(at: 0))
                XCTAssertEqual(page.annotations.map(\.type), ["Link", "Link"])
                let link = try XCTUnwrap(page.annotation(at: CGPoint(x: 50, y: 75)))
                XCTAssertEqual(link.url, URL(string: "https://kumiki.example/"))
                XCTAssertEqual(link.bounds, CGRect(x: 0, y: 50, width: 100, height: 50))
                let destination = try XCTUnwrap(page.annotation(at: CGPoint(x: 150, y: 25))?.destination)
                XCTAssertTrue(destination.page === document.page(at: 1))
                XCTAssertEqual(destination.point, CGPoint(x: 10, y: 90))
                XCTAssertEqual(document.page(at: 1)?.annotations, [])
            }
            func testAnnotationsAreDrawn() throws {
                let page = PDFPage()
                page.setBounds(CGRect(x: 0, y: 0, width: 20, height: 20), for: .mediaBox)
                let mark = PDFAnnotation(bounds: CGRect(x: 0, y: 0, width: 20, height: 20), forType: .highlight, withProperties: nil)
                mark.color = .red
                page.addAnnotation(mark)
                let picture = try XCTUnwrap(page.thumbnail(of: CGSize(width: 20, height: 20), for: .mediaBox).cgImage)
                let bytes = try XCTUnwrap(picture.dataProvider?.data as Data?)
                XCTAssertEqual(Set(bytes.prefix(4)), [0, 255])
            }
            func testDocumentsAreReadAndWritten() async throws {
                final class Note: UIDocument {
                    var text = ""
                    override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
                    override func load(fromContents contents: Any, ofType typeName: String?) throws {
                        text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
                    }
                }
                let url = FileManager.default.temporaryDirectory.appendingPathComponent("Boat.txt")
                let note = Note(fileURL: url)
                note.text = "Sabani"
                var isSaved = await note.save(to: url, for: .forCreating)
                XCTAssertTrue(isSaved)
                XCTAssertEqual(note.localizedName, "Boat")
                note.text = "Sabani 2"
                note.updateChangeCount(.done)
                XCTAssertTrue(note.hasUnsavedChanges)
                isSaved = await note.close()
                XCTAssertTrue(isSaved && note.documentState.contains(.closed))
                let copy = Note(fileURL: url)
                let controller = UIDocumentViewController(document: copy)
                XCTAssertEqual(controller.navigationItem.title, "Boat")
                let isOpen = await controller.openDocument()
                XCTAssertTrue(isOpen)
                XCTAssertEqual(copy.text, "Sabani 2")
                let isMissing = await Note(fileURL: url.appendingPathExtension("no")).open()
                XCTAssertFalse(isMissing)
            }
            func testArchivesContainCodableValues() throws {
                let archiver = NSKeyedArchiver(requiringSecureCoding: true)
                try archiver.encodeEncodable(["a": 1], forKey: "boats")
                archiver.finishEncoding()
                let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
                XCTAssertEqual(unarchiver.decodeDecodable([String: Int].self, forKey: "boats"), ["a": 1])
                XCTAssertNil(unarchiver.decodeDecodable([String: Int].self, forKey: "ships"))
            }
            func testRegionsHaveGuides() {
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
                view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
                XCTAssertIdentical(view.layoutGuide(for: .margins(cornerAdaptation: .horizontal)), view.layoutMarginsGuide)
                XCTAssertEqual(view.edgeInsets(for: .margins()), view.layoutMargins)
            }
            func testUpdatesPerformActionsInTheOrderOfPhases() {
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                window.isHidden = false
                var (names, times): ([String], [TimeInterval]) = ([], [])
                let link = UIUpdateLink(view: window)
                link.addAction(to: .afterUpdateComplete) { _, _ in names.append("after") }
                link.addAction { _, info in
                    names.append("action")
                    times.append(info.modelTime)
                }
                link.requiresContinuousUpdates = true
                let clock = VirtualClock.main
                clock.advance(by: clock.nextFrameTime - clock.now)
                link.isEnabled = true
                clock.advance(by: 2.5 / 60)
                XCTAssertEqual(names, ["action", "after", "action", "after"])
                XCTAssertEqual(times[1] - times[0], 1.0 / 60, accuracy: 1e-6)
                link.isEnabled = false
                clock.advance(by: 1)
                XCTAssertEqual(names.count, 4)
            }
            func testGroupsAreItemsOfTheBar() {
                let item = UINavigationItem(title: "Boats")
                let (add, edit) = (UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .edit))
                item.trailingItemGroups = [add.creatingFixedGroup(), edit.creatingFixedGroup()]
                XCTAssertEqual(item.rightBarButtonItems, [edit, add])
            }
            func testPropertiesOfMoviesAreNotLoaded() async {
                do {
                    _ = try await AVURLAsset(url: URL(fileURLWithPath: "/movie.mp4")).load(.duration, .isPlayable)
                    XCTFail("there is no movie")
                } catch {}
            }
            func testTheBadgeIsTheApps() async throws {
                try await UNUserNotificationCenter.current().setBadgeCount(3)
                XCTAssertEqual(UIApplication.shared.applicationIconBadgeNumber, 3)
            }
            func testLibrariesOfTheSystemAreFound() {
                XCTAssertEqual(String(cString: zlibVersion()), ZLIB_VERSION)
                XCTAssertGreaterThan(sqlite3_libversion_number(), 3_000_000)
            }
            func testASearchBarIsDisabled() {
                let bar = UISearchBar()
                bar.isEnabled = false
                XCTAssertFalse(bar.searchTextField.isEnabled)
            }
            func testValuesAreTransformedByTheQualifiedName() {
                XCTAssertEqual(Foundation.ValueTransformer(forName: .isNilTransformerName)?.transformedValue(nil) as? Bool, true)
            }
            func testAButtonPerformsItsAction() {
                var count = 0
                let button = UIButton(primaryAction: UIAction { _ in count += 1 })
                button.performPrimaryAction()
                XCTAssertEqual(count, 1)
            }
        }
        """#
}
