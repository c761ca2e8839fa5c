extension FrameworkSuite {
    /// PDF documents, records, intents and web sessions.
    static let documents = #"""
        import ActivityKit
        import AppIntents
        import AuthenticationServices
        import CloudKit
        import CoreText
        import CryptoKit
        import MapKit
        import OSLog
        import PDFKit
        import StoreKit
        import UIKit
        import XCTest

        struct Trip: ActivityAttributes {
            struct ContentState: Codable, Hashable { var left: Int }
            var name: String
        }
        enum Pace: String, AppEnum {
            case slow, fast
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Pace"
            static let caseDisplayRepresentations: [Pace: DisplayRepresentation] = [.slow: "Slow", .fast: "Fast"]
        }
        struct Walk: AppIntent {
            static let title: LocalizedStringResource = "Walk"
            @Parameter(title: "Pace", default: .slow) var pace: Pace
            @Parameter(title: "Place") var place: String?
            static var parameterSummary: some ParameterSummary { Summary("Walk \(\.$pace) to \(\.$place)") }
            func perform() async throws -> some IntentResult & ReturnsValue<String> {
                guard let place else { throw $place.needsValueError("Where?") }
                return .result(value: "\(place), \(pace.rawValue)")
            }
        }

        @MainActor
        final class DocumentTests: XCTestCase {
            private let page = CGRect(x: 0, y: 0, width: 100, height: 200)

            private func data() -> Data {
                UIGraphicsPDFRenderer(bounds: page).pdfData { context in
                    context.beginPage()
                    UIColor.red.setFill()
                    context.fill(CGRect(x: 0, y: 0, width: 100, height: 20))
                    context.beginPage(withBounds: CGRect(x: 10, y: 10, width: 60, height: 40), pageInfo: [:])
                    XCTAssertEqual(context.pdfContextBounds.width, 60)
                    NSAttributedString(string: "Naha").draw(at: CGPoint(x: 12, y: 12))
                }
            }
            private func red(_ image: UIImage, _ x: Int, _ y: Int) throws -> Bool {
                let data = try XCTUnwrap(image.cgImage?.dataProvider?.data) as Data
                let image = try XCTUnwrap(image.cgImage)
                let scale = CGFloat(image.height) / 200
                let place = Int(CGFloat(y) * scale) * image.bytesPerRow + Int(CGFloat(x) * scale) * 4
                return data[place..<place + 3].sorted() == [0, 0, 255] || Set(data[place..<place + 3]).count > 1
            }
            func testARendererWritesPages() throws {
                let document = try XCTUnwrap(PDFDocument(data: data()))
                XCTAssertEqual(document.pageCount, 2)
                XCTAssertEqual(document.page(at: 0)?.bounds(for: .mediaBox), page)
                XCTAssertEqual(document.page(at: 1)?.bounds(for: .mediaBox).size, CGSize(width: 60, height: 40))
                XCTAssertEqual(document.page(at: 1)?.string?.trimmingCharacters(in: .whitespacesAndNewlines), "Naha")
                XCTAssertEqual(document.page(at: 1)?.label, "2")
                XCTAssertNil(document.page(at: 2))
                XCTAssertNil(PDFDocument(data: Data("no".utf8)))
            }
            func testTheTextOfPagesIsSearched() throws {
                let document = try XCTUnwrap(PDFDocument(data: data()))
                let found = try XCTUnwrap(document.findString("naha", withOptions: .caseInsensitive).first)
                XCTAssertEqual(found.string, "Naha")
                XCTAssertEqual(found.pages.map(document.index(for:)), [1])
                XCTAssertNil(document.findString("naha", fromSelection: found, withOptions: .caseInsensitive))
                XCTAssertTrue(document.findString("Ishigaki").isEmpty)
            }
            func testThumbnailsAreUpright() throws {
                let first = try XCTUnwrap(PDFDocument(data: data())?.page(at: 0))
                let picture = first.thumbnail(of: CGSize(width: 200, height: 200), for: .cropBox)
                XCTAssertEqual(picture.size, CGSize(width: 100, height: 200))
                XCTAssertTrue(try red(picture, 50, 5))
                XCTAssertFalse(try red(picture, 50, 190))
            }
            func testAContextAppendsToData() throws {
                let data = NSMutableData()
                UIGraphicsBeginPDFContextToData(data, .zero, nil)
                UIGraphicsBeginPDFPage()
                XCTAssertEqual(UIGraphicsGetPDFContextBounds(), CGRect(x: 0, y: 0, width: 612, height: 792))
                UIGraphicsEndPDFContext()
                XCTAssertNil(UIGraphicsGetCurrentContext())
                let provider = try XCTUnwrap(CGDataProvider(data: data))
                let document = try XCTUnwrap(CGPDFDocument(provider))
                XCTAssertEqual(document.numberOfPages, 1)
                XCTAssertEqual(document.page(at: 1)?.getBoxRect(.mediaBox).width, 612)
                XCTAssertNil(document.page(at: 0))
            }
            func testPagesAreDrawnUpwards() throws {
                let provider = try XCTUnwrap(CGDataProvider(data: data() as NSData))
                let first = try XCTUnwrap(CGPDFDocument(provider)?.page(at: 1))
                let picture = UIGraphicsImageRenderer(size: page.size).image { context in
                    context.cgContext.translateBy(x: 0, y: 200)
                    context.cgContext.scaleBy(x: 1, y: -1)
                    context.cgContext.drawPDFPage(first)
                }
                XCTAssertTrue(try red(picture, 50, 5))
            }
            func testChangedDocumentsAreWritten() throws {
                let document = try XCTUnwrap(PDFDocument(data: data()))
                document.removePage(at: 1)
                let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in }
                document.insert(try XCTUnwrap(PDFPage(image: image)), at: 0)
                document.exchangePage(at: 0, withPageAt: 1)
                let copy = try XCTUnwrap(document.dataRepresentation().flatMap(PDFDocument.init(data:)))
                XCTAssertEqual((0..<copy.pageCount).compactMap { copy.page(at: $0)?.bounds(for: .cropBox).width }, [100, 30])
                let picture = try XCTUnwrap(copy.page(at: 0)).thumbnail(of: CGSize(width: 200, height: 200), for: .cropBox)
                XCTAssertTrue(try red(picture, 50, 5))
            }
            func testAViewScalesAndScrollsPages() throws {
                let view = PDFView(frame: CGRect(x: 0, y: 0, width: 208, height: 100))
                view.autoScales = true
                view.document = PDFDocument(data: data())
                view.layoutIfNeeded()
                XCTAssertEqual(view.scaleFactor, 2)
                XCTAssertEqual(view.currentPage?.label, "1")
                XCTAssertTrue(view.canGoToNextPage)
                view.goToNextPage(nil)
                XCTAssertEqual(view.currentPage?.label, "2")
                let second = try XCTUnwrap(view.currentPage)
                let place = view.convert(CGPoint.zero, from: second)
                XCTAssertEqual(view.page(for: CGPoint(x: place.x + 1, y: place.y - 1), nearest: false)?.label, "2")
                XCTAssertEqual(view.convert(place, to: second).x, 0, accuracy: 1e-9)
            }
            func testRecordsHaveFields() throws {
                let record = CKRecord(recordType: "Boat")
                record["name"] = "Sabani"
                record["length"] = 7 as CKRecordValue
                record["built"] = nil
                record.setValue(Date.distantPast, forKey: "date")
                XCTAssertEqual(record["name"] as? String, "Sabani")
                let length: Double? = record["length"]
                XCTAssertEqual(length, 7)
                XCTAssertEqual(record.allKeys(), ["date", "length", "name"])
                XCTAssertEqual(record.changedKeys(), ["built", "date", "length", "name"])
                let coder = NSKeyedArchiver(requiringSecureCoding: true)
                record.encodeSystemFields(with: coder)
                let copy = try CKRecord(coder: NSKeyedUnarchiver(forReadingFrom: coder.encodedData))
                XCTAssertEqual(copy?.recordID, record.recordID)
                XCTAssertEqual(copy?.allKeys(), [])
            }
            func testErrorsKeepTheirInformation() {
                let error: any Error = CKError(.requestRateLimited, userInfo: [CKErrorRetryAfterKey: 3.0])
                XCTAssertEqual((error as? CKError)?.retryAfterSeconds, 3)
                XCTAssertEqual((error as NSError).userInfo[CKErrorRetryAfterKey] as? Double, 3)
            }
            func testNoLiveActivityBegins() async {
                XCTAssertFalse(ActivityAuthorizationInfo().areActivitiesEnabled)
                XCTAssertFalse(ActivityAuthorizationInfo().frequentPushesEnabled)
                do {
                    _ = try Activity.request(attributes: Trip(name: "a"), content: .init(state: .init(left: 3), staleDate: nil))
                    XCTFail("an activity began")
                } catch { XCTAssertEqual(error as? ActivityAuthorizationError, .unsupported) }
                XCTAssertTrue(Activity<Trip>.activities.isEmpty)
            }
            func testCodePerformsIntents() async throws {
                var walk = Walk()
                do {
                    _ = try await walk.perform()
                    XCTFail("the place is missing")
                } catch {}
                walk.place = "Shuri"
                let result = try await walk.perform()
                XCTAssertEqual(result.value as? String, "Shuri, slow")
            }
            func testNothingIsSoldByTheStore() async throws {
                let found = try await Product.products(for: ["a"])
                XCTAssertEqual(found, [])
                XCTAssertTrue(AppStore.canMakePayments)
                for await _ in Transaction.currentEntitlements { XCTFail("there are no purchases") }
                do { try await AppStore.sync() } catch { return }
                XCTFail("a store was reached")
            }
            /// The case of section 2.8.2 of RFC 8439.
            func testChaChaPolyHasItsKnownAnswer() throws {
                let key = SymmetricKey(data: Data(0x80...0x9f))
                let nonce = try ChaChaPoly.Nonce(data: [7, 0, 0, 0, 0x40, 0x41, 0x42, 0x43, 0x44, 0x45, 0x46, 0x47])
                let text = "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it."
                let known = Data([0x50, 0x51, 0x52, 0x53, 0xc0, 0xc1, 0xc2, 0xc3, 0xc4, 0xc5, 0xc6, 0xc7])
                let box = try ChaChaPoly.seal(Data(text.utf8), using: key, nonce: nonce, authenticating: known)
                XCTAssertEqual(Array(box.tag.prefix(4)), [0x1a, 0xe1, 0x0b, 0x59])
                XCTAssertEqual(Array(box.ciphertext.prefix(4)), [0xd3, 0x1a, 0x8d, 0x34])
                let same = try ChaChaPoly.SealedBox(combined: box.combined)
                XCTAssertEqual(try ChaChaPoly.open(same, using: key, authenticating: known), Data(text.utf8))
                XCTAssertThrowsError(try ChaChaPoly.open(same, using: key))
            }
            func testWebSessionsEndAtOnce() throws {
                let ended = expectation(description: "ends")
                let url = try XCTUnwrap(URL(string: "https://example.com"))
                let session = ASWebAuthenticationSession(url: url, callbackURLScheme: "a") { url, error in
                    XCTAssertNil(url)
                    XCTAssertEqual((error as? ASWebAuthenticationSessionError)?.code, .canceledLogin)
                    ended.fulfill()
                }
                XCTAssertFalse(session.canStart)
                XCTAssertFalse(session.start())
                wait(for: [ended], timeout: 5)
            }
            func testTheButtonOfAppleIsBlackWithItsText() {
                let button = ASAuthorizationAppleIDButton(type: .continue, style: .black)
                XCTAssertTrue((button as UIView) is UIControl)
                XCTAssertEqual(button.backgroundColor, .black)
                XCTAssertEqual(button.accessibilityLabel, "Continue with Apple")
                XCTAssertEqual(button.layer.cornerRadius, 6)
                button.layoutIfNeeded()
                let label = button.subviews.compactMap { $0 as? UILabel }.first
                XCTAssertTrue(label?.text?.hasSuffix("Continue with Apple") == true)
                XCTAssertEqual(label?.textColor, .white)
            }
            func testBookmarksFindTheirFile() throws {
                let file = FileManager.default.temporaryDirectory.appendingPathComponent("bookmarked")
                try Data("a".utf8).write(to: file)
                var isStale = true
                let found = try URL(resolvingBookmarkData: file.bookmarkData(), bookmarkDataIsStale: &isStale)
                XCTAssertEqual(found.path, file.path)
                XCTAssertFalse(isStale)
                try FileManager.default.removeItem(at: file)
                XCTAssertThrowsError(try file.bookmarkData())
            }
            func testConfigurationsOfSessionsHaveApplesSettings() {
                let configuration = URLSessionConfiguration.default
                XCTAssertTrue(configuration.allowsConstrainedNetworkAccess)
                XCTAssertEqual(configuration.tlsMinimumSupportedProtocolVersion, .TLSv12)
                configuration.waitsForConnectivity = true
                configuration.sharedContainerIdentifier = "group.a"
                configuration.tlsMinimumSupportedProtocolVersion = .TLSv13
                XCTAssertEqual(configuration.tlsMinimumSupportedProtocolVersion, .TLSv13)
            }
            func testEntriesOfLogsAreFound() throws {
                Logger(subsystem: "a.b", category: "c").error("sunk")
                let store = try OSLogStore(scope: .currentProcessIdentifier)
                let entries = try store.getEntries(at: store.position(timeIntervalSinceLatestBoot: 0))
                XCTAssertEqual(Array(entries).last { ($0 as? OSLogEntryLog)?.subsystem == "a.b" }?.composedMessage, "sunk")
            }
            func testRunsHaveGlyphsWithOutlines() throws {
                let font = UIFont.systemFont(ofSize: 20)
                let text = NSMutableAttributedString(string: "Ia", attributes: [.font: font])
                text.append(NSAttributedString(string: "b", attributes: [.font: font, .kern: 1]))
                let line = CTLineCreateWithAttributedString(text)
                let runs = try XCTUnwrap(CTLineGetGlyphRuns(line) as? [CTRun])
                XCTAssertEqual(runs.map(CTRunGetGlyphCount), [2, 1])
                XCTAssertEqual(CTRunGetStringRange(runs[1]).location, 2)
                var glyphs = [CGGlyph](repeating: 0, count: 2)
                CTRunGetGlyphs(runs[0], CFRangeMake(0, 0), &glyphs)
                var places = [CGPoint](repeating: .zero, count: 2)
                CTRunGetPositions(runs[0], CFRangeMake(0, 2), &places)
                XCTAssertEqual(places[0].x, 0)
                XCTAssertGreaterThan(places[1].x, 3)
                let path = try XCTUnwrap(CTFontCreatePathForGlyph(font, glyphs[0], nil))
                XCTAssertEqual(path.boundingBoxOfPath.height, font.capHeight, accuracy: 0.3)
                XCTAssertEqual(path.boundingBoxOfPath.minY, 0, accuracy: 0.1)
                XCTAssertNil(CTFontCreatePathForGlyph(font, 32, nil))
                XCTAssertEqual(CTLineGetPenOffsetForFlush(line, 1, 100), 100 - CTLineGetTypographicBounds(line, nil, nil, nil), accuracy: 1e-9)
            }
            func testPlacesHaveAddresses() {
                let address = CNMutablePostalAddress()
                (address.street, address.city) = ("1 Omoromachi", "Naha")
                let place = MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 26, longitude: 127), postalAddress: address)
                XCTAssertEqual(place.postalAddress?.city, "Naha")
                XCTAssertEqual(place.thoroughfare, "1 Omoromachi")
                XCTAssertEqual(MKLocalSearch.Request(naturalLanguageQuery: "soba").naturalLanguageQuery, "soba")
            }
        }
        """#
}
