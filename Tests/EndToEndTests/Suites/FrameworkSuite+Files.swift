/// Tests of image files, widgets and functions of the Objective-C runtime, run as those of a package.
extension FrameworkSuite {
    static let imageFiles = """
        import ImageIO
        import MobileCoreServices
        import UIKit
        import XCTest

        final class ImageFileTests: XCTestCase {
            private func square(_ color: UIColor, _ size: CGSize = CGSize(width: 4, height: 2)) throws -> CGImage {
                let format = UIGraphicsImageRendererFormat()
                format.scale = 1
                let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
                    color.setFill()
                    context.fill(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height))
                }
                return try XCTUnwrap(image.cgImage)
            }
            private func pixel(_ image: CGImage, _ x: Int) throws -> [UInt8] {
                let data = try XCTUnwrap(image.dataProvider?.data) as Data
                return Array(data[x * 4..<x * 4 + 4])
            }

            func testAnAnimationIsWrittenAndRead() throws {
                let data = NSMutableData()
                let file = try XCTUnwrap(CGImageDestinationCreateWithData(data, kUTTypeGIF, 2, nil))
                CGImageDestinationSetProperties(
                    file, [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFLoopCount: 3]] as CFDictionary)
                for (color, delay) in [(UIColor.red, 0.05), (.blue, 0.5)] {
                    let frame = [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFDelayTime: delay]]
                    CGImageDestinationAddImage(file, try square(color), frame as CFDictionary)
                }
                XCTAssertTrue(CGImageDestinationFinalize(file))
                let source = try XCTUnwrap(CGImageSourceCreateWithData(data, nil))
                XCTAssertEqual(CGImageSourceGetCount(source), 2)
                XCTAssertEqual(CGImageSourceGetType(source), kUTTypeGIF)
                let whole = try XCTUnwrap(CGImageSourceCopyProperties(source, nil) as? [String: Any])
                let gif = try XCTUnwrap(whole[kCGImagePropertyGIFDictionary as String] as? [String: Any])
                XCTAssertEqual(gif[kCGImagePropertyGIFLoopCount as String] as? Int, 3)
                let blue = try XCTUnwrap(CGImageSourceCreateImageAtIndex(source, 1, nil))
                XCTAssertEqual(try pixel(blue, 1), [255, 0, 0, 255])
                XCTAssertEqual(try pixel(blue, 3), [0, 0, 0, 0])
                let first = try XCTUnwrap(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any])
                XCTAssertEqual(first[kCGImagePropertyPixelWidth as String] as? Int, 4)
                let times = try XCTUnwrap(first[kCGImagePropertyGIFDictionary as String] as? [String: Any])
                XCTAssertEqual(times[kCGImagePropertyGIFDelayTime as String] as? Double, 0.1)
                XCTAssertEqual(times[kCGImagePropertyGIFUnclampedDelayTime as String] as? Double, 0.05)
            }

            func testAThumbnailHasTheWantedSide() throws {
                let large = try square(.green, CGSize(width: 80, height: 40))
                let data = try XCTUnwrap(UIImage(cgImage: large).pngData())
                let source = try XCTUnwrap(CGImageSourceCreateWithData(data as CFData, nil))
                XCTAssertNil(CGImageSourceCreateThumbnailAtIndex(source, 0, nil))
                let options: [CFString: Any] = [
                    kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 20,
                    kCGImageSourceCreateThumbnailWithTransform: true,
                ]
                let small = try XCTUnwrap(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary))
                XCTAssertEqual([small.width, small.height], [20, 10])
            }

            func testACamerasOrientationTurnsTheThumbnail() throws {
                let image = try square(.white, CGSize(width: 16, height: 8))
                let jpeg = Array(try XCTUnwrap(UIImage(cgImage: image).jpegData(compressionQuality: 1)))
                let tiff: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
                let exif = Array("Exif\\0\\0".utf8) + tiff
                let head: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(exif.count + 2)]
                let source = try XCTUnwrap(
                    CGImageSourceCreateWithData(Data(head + exif + jpeg[2...]) as CFData, nil))
                let found = try XCTUnwrap(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any])
                XCTAssertEqual(found[kCGImagePropertyOrientation as String] as? UInt32, 6)
                let options: [CFString: Any] = [
                    kCGImageSourceCreateThumbnailFromImageAlways: true,
                    kCGImageSourceCreateThumbnailWithTransform: true,
                ]
                let turned = try XCTUnwrap(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary))
                XCTAssertEqual([turned.width, turned.height], [8, 16])
                // The right half of the image, which is transparent and so black, is below the white one.
                XCTAssertGreaterThan(try pixel(turned, 8 * 2 + 4)[0], 200)
                XCTAssertLessThan(try pixel(turned, 8 * 13 + 4)[0], 50)
            }

            func testOtherFormatsAreNotWritten() {
                XCTAssertNil(CGImageDestinationCreateWithData(NSMutableData(), "public.heic" as CFString, 1, nil))
            }
        }
        """

    static let lines = """
        import CoreText
        import UIKit
        import XCTest

        final class LineTests: XCTestCase {
            private let font = CTFontCreateWithName("Helvetica" as CFString, 20, nil)
            private func text(_ string: String) -> NSAttributedString {
                NSAttributedString(string: string, attributes: [
                    NSAttributedString.Key(kCTFontAttributeName as String): font, .foregroundColor: UIColor.red,
                ])
            }

            func testFontsAreThoseOfUIKit() {
                let same: UIFont = font
                XCTAssertEqual(CTFontGetSize(font), 20)
                XCTAssertEqual(CTFontGetAscent(font), same.ascender)
                XCTAssertEqual(CTFontGetDescent(font), -same.descender)
            }

            func testATypesetterBreaksLinesBetweenWordsOrCharacters() {
                let setter = CTTypesetterCreateWithAttributedString(text("Naha City\\nShuri"))
                let width = Double(text("Naha Ci").size().width)
                XCTAssertEqual(CTTypesetterSuggestLineBreak(setter, 0, width), 5)
                XCTAssertEqual(CTTypesetterSuggestClusterBreak(setter, 0, width + 1), 7)
                XCTAssertEqual(CTTypesetterSuggestLineBreak(setter, 5, 1000), 5)
                XCTAssertEqual(CTTypesetterSuggestLineBreak(setter, 10, 1), 1)
                let range = CTLineGetStringRange(CTTypesetterCreateLine(setter, CFRangeMake(10, 0)))
                XCTAssertEqual([range.location, range.length], [10, 5])
            }

            func testALineHasTheWidthOfItsText() {
                let line = CTLineCreateWithAttributedString(text("Naha City"))
                var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
                let width = CTLineGetTypographicBounds(line, &ascent, &descent, nil)
                XCTAssertEqual(width, Double(text("Naha City").size().width), accuracy: 1)
                XCTAssertEqual(ascent, font.ascender)
                XCTAssertEqual(CTLineGetOffsetForStringIndex(line, 0, nil), 0)
                let end = CTLineGetOffsetForStringIndex(line, 9, nil)
                XCTAssertEqual(Double(end), width, accuracy: 0.01)
                XCTAssertEqual(CTLineGetStringIndexForPosition(line, CGPoint(x: 1000, y: 0)), 9)
            }

            func testAFrameHasLinesFromItsTop() throws {
                let setter = CTFramesetterCreateWithAttributedString(text("one two three four five six"))
                let limits = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
                let size = CTFramesetterSuggestFrameSizeWithConstraints(setter, CFRangeMake(0, 0), nil, limits, nil)
                XCTAssertLessThanOrEqual(size.width, 100)
                let path = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 200), transform: nil)
                let frame = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, nil)
                let lines = try XCTUnwrap(CTFrameGetLines(frame) as? [CTLine])
                XCTAssertGreaterThan(lines.count, 1)
                var origins = [CGPoint](repeating: .zero, count: lines.count)
                CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
                XCTAssertGreaterThan(origins[0].y, origins[1].y)
                XCTAssertEqual(CTLineGetStringRange(lines[0]).location, 0)
                XCTAssertEqual(CTFrameGetVisibleStringRange(frame).length, 27)
            }

            func testALineIsDrawnOnItsBaseline() throws {
                let context = try XCTUnwrap(CGContext(
                    data: nil, width: 60, height: 40, bitsPerComponent: 8, bytesPerRow: 0,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue))
                context.textPosition = CGPoint(x: 5, y: 10)
                CTLineDraw(CTLineCreateWithAttributedString(text("HHH")), context)
                let data = try XCTUnwrap(context.makeImage()?.dataProvider?.data) as Data
                let rows = (0..<40).filter { row in
                    data[row * 240..<row * 240 + 240].contains { $0 != 0 }
                }
                // Capital letters stand on the baseline, 10 points above the bottom.
                XCTAssertEqual(Double(try XCTUnwrap(rows.last)), 29, accuracy: 1)
                XCTAssertEqual(Double(try XCTUnwrap(rows.first)), Double(30 - font.capHeight), accuracy: 1.5)
            }
        }
        """

    static let curve = """
        import CryptoKit
        import Intents
        import MapKit
        import MetalKit
        import XCTest

        final class CurveTests: XCTestCase {
            // The key of RFC 6979, A.2.5.
            private let secret: [UInt8] = [
                0xC9, 0xAF, 0xA9, 0xD8, 0x45, 0xBA, 0x75, 0x16, 0x6B, 0x5C, 0x21, 0x57, 0x67, 0xB1, 0xD6, 0x93,
                0x4E, 0x50, 0xC3, 0xDB, 0x36, 0xE8, 0x9B, 0x12, 0x7B, 0x8A, 0x62, 0x2B, 0x12, 0x0F, 0x67, 0x21,
            ]

            func testAPrivateKeyDeterminesThePublicOne() throws {
                let key = try P256.Signing.PrivateKey(rawRepresentation: secret)
                XCTAssertEqual(Array(key.publicKey.rawRepresentation.prefix(4)), [0x60, 0xFE, 0xD4, 0xBA])
                XCTAssertThrowsError(try P256.Signing.PrivateKey(rawRepresentation: [1, 2]))
                XCTAssertThrowsError(try P256.Signing.PublicKey(rawRepresentation: secret + secret))
            }

            func testSignaturesAreValidForTheirDataOnly() throws {
                let key = P256.Signing.PrivateKey()
                let signature = try key.signature(for: Data("Okinawa".utf8))
                XCTAssertTrue(key.publicKey.isValidSignature(signature, for: Data("Okinawa".utf8)))
                XCTAssertFalse(key.publicKey.isValidSignature(signature, for: Data("Naha".utf8)))
                let again = try P256.Signing.ECDSASignature(derRepresentation: signature.derRepresentation)
                XCTAssertEqual(again.rawRepresentation, signature.rawRepresentation)
            }

            func testBothSidesAgreeOnASecret() throws {
                let (a, b) = (P256.KeyAgreement.PrivateKey(), P256.KeyAgreement.PrivateKey())
                XCTAssertEqual(
                    try a.sharedSecretFromKeyAgreement(with: b.publicKey),
                    try b.sharedSecretFromKeyAgreement(with: a.publicKey))
            }

            func testDistancesAreWritten() {
                let formatter = MKDistanceFormatter()
                formatter.units = .metric
                formatter.locale = Locale(identifier: "en_US_POSIX")
                XCTAssertEqual(formatter.string(fromDistance: 1500), "1.5 km")
                formatter.unitStyle = .full
                XCTAssertEqual(formatter.string(fromDistance: 102), "100 meters")
                formatter.units = .imperial
                XCTAssertEqual(formatter.string(fromDistance: 1609.344), "1 mile")
            }

            func testIntentsAreDeclared() {
                XCTAssertNotNil(INShortcut(intent: INPlayMediaIntent())?.intent)
                XCTAssertEqual(INObjectCollection(items: ["a" as NSString]).allItems, ["a"])
            }
        }
        """

    static let runtime = """
        import Foundation
        import StoreKit
        import UIKit
        import WidgetKit
        import XCTest

        final class Shop: NSObject, ObservableObject {
            @Published var price = NSDecimalNumber.zero
            @objc dynamic var count = 1
        }

        struct Badge: View {}

        final class RuntimeTests: XCTestCase {
            func testClassesAreKnownByName() {
                XCTAssertEqual(String(cString: object_getClassName(Shop())).suffix(5), ".Shop")
                XCTAssertTrue(object_getClass(Shop()) == Shop.self)
                XCTAssertTrue(class_getSuperclass(Shop.self) == NSObject.self)
                XCTAssertNil(class_getInstanceMethod(Shop.self, #selector(NSObject.copy)))
            }

            func testFoundationBringsCombine() {
                var count = 0
                let shop = Shop()
                let subscription: AnyCancellable = shop.objectWillChange.sink { count += 1 }
                shop.price = 2
                XCTAssertEqual(count, 1)
                subscription.cancel()
            }

            func testClassMethodsReturnObjectsOfTheirClass() {
                XCTAssertTrue(SKPaymentQueue.default() === SKPaymentQueue.default())
                XCTAssertEqual(SKProduct().price, 0)
            }

            @MainActor
            func testTheContentOfACellIsTheNameOfItsView() throws {
                let configuration = UIHostingConfiguration { Badge() }.margins(.horizontal, 20)
                let view = configuration.makeContentView()
                let label = try XCTUnwrap(view.subviews.first as? UILabel)
                XCTAssertEqual(label.text, "Badge")
                let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                XCTAssertEqual(size.width, label.intrinsicContentSize.width + 40, accuracy: 1)
            }

            func testNoWidgetIsConfigured() async throws {
                WidgetCenter.shared.reloadAllTimelines()
                let widgets = try await WidgetCenter.shared.currentConfigurations()
                XCTAssertEqual(widgets, [])
            }
        }
        """
}
