extension FrameworkSuite {
    /// API that is newer than the interfaces from which declarations are generated, and linear equations.
    static let additions = #"""
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
        import Metal
        import Photos
        import SQLite3
        import UIKit
        import UniformTypeIdentifiers
        import WebKit
        import Network
        import UserNotifications
        import XCTest
        import zlib

        @MainActor
        final class AdditionTests: XCTestCase {
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
                XCTAssertEqual(label?.text, "Ferries\n\nTo Aka & on.\n\n• Zamami\n• Tokashiki")
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
