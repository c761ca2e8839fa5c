extension FrameworkSuite {
    /// Tests of archives, attributes of files, values of times and what Darwin and WebKit declare besides.
    static let archives = """
        import AVFoundation
        import Security
        import CommonCrypto
        import MapKit
        import UIKit
        import WebKit
        import XCTest

        final class ArchiveTests: XCTestCase {
            func testGeometryIsArchived() throws {
                let archiver = NSKeyedArchiver(requiringSecureCoding: true)
                archiver.encode(CGPoint(x: 1, y: 2.5), forKey: "point")
                archiver.encode(CGSize(width: 3, height: 4), forKey: "size")
                archiver.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "rect")
                let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
                XCTAssertEqual(reader.decodeCGPoint(forKey: "point"), CGPoint(x: 1, y: 2.5))
                XCTAssertEqual(reader.decodeCGSize(forKey: "size"), CGSize(width: 3, height: 4))
                XCTAssertEqual(reader.decodeCGRect(forKey: "rect"), CGRect(x: 1, y: 2, width: 3, height: 4))
            }
            func testDescriptorsOfFontsAreArchived() throws {
                let descriptor = UIFont.boldSystemFont(ofSize: 19).fontDescriptor
                let data = try NSKeyedArchiver.archivedData(withRootObject: descriptor, requiringSecureCoding: true)
                let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFontDescriptor.self, from: data)
                XCTAssertEqual(copy?.pointSize, 19)
                XCTAssertEqual(copy?.symbolicTraits.contains(.traitBold), true)
            }
            func testFilesHaveAttributes() throws {
                let path = NSTemporaryDirectory() + "attributed"
                try Data().write(to: URL(fileURLWithPath: path))
                let value: [UInt8] = [1, 2, 3]
                if setxattr(path, "com.example.note", value, value.count, 0, 0) != 0 {
                    // The files of this system have no attributes.
                    return XCTAssertEqual(errno, EOPNOTSUPP)
                }
                XCTAssertEqual(setxattr(path, "com.example.note", value, value.count, 0, XATTR_CREATE), -1)
                XCTAssertEqual(errno, EEXIST)
                XCTAssertEqual(getxattr(path, "com.example.note", nil, 0, 0, 0), 3)
                XCTAssertEqual(listxattr(path, nil, 0, 0), "com.example.note".utf8.count + 1)
                XCTAssertEqual(removexattr(path, "com.example.note", 0), 0)
                XCTAssertEqual(getxattr(path, "com.example.note", nil, 0, 0, 0), -1)
                XCTAssertEqual(errno, ENOATTR)
            }
            func testAddressesHaveDarwinsNames() {
                var address = in6_addr()
                address.__u6_addr.__u6_addr32.3 = 1
                XCTAssertEqual(address.__u6_addr.__u6_addr32.3, 1)
                XCTAssertEqual(CC_SHA512_BLOCK_BYTES, 128)
                XCTAssertEqual(__CGAffineTransformMake(1, 0, 0, -1, 0, 9).d, -1)
            }
            func testRangesOfTimeAreValues() {
                let range = CMTimeRange(start: CMTime(value: 1, timescale: 2), duration: CMTime(value: 3, timescale: 4))
                XCTAssertEqual(NSValue(time: range.start).timeValue, range.start)
                XCTAssertEqual(NSValue(timeRange: range).timeRangeValue, range)
                let mapping = CMTimeMapping(source: range, target: CMTimeRange(start: .zero, duration: range.duration))
                XCTAssertEqual(NSValue(timeMapping: mapping).timeMappingValue.target.duration, range.duration)
                let error = AVError(.contentIsNotAuthorized, userInfo: [AVErrorMediaTypeKey: AVMediaType.video])
                XCTAssertEqual(error.mediaType, .video)
            }
            @MainActor
            func testTitlesOfAnnotationsAreOptionalTwice() {
                let point = MKPointAnnotation()
                point.title = "Naha"
                let annotation: MKAnnotation = point
                guard let title = annotation.title, let text = title else { return XCTFail("it has a title") }
                XCTAssertEqual(text, "Naha")
                XCTAssertEqual(annotation.title!!, "Naha")
                XCTAssertEqual(annotation.title??.count, 4)
            }
            func testDistancesAreRead() {
                let formatter = MKDistanceFormatter()
                formatter.locale = Locale(identifier: "en_US")
                XCTAssertEqual(formatter.distance(from: "1.5 km"), 1500)
                XCTAssertEqual(formatter.distance(from: "2 miles"), 2 * 1609.344, accuracy: 0.001)
                XCTAssertEqual(formatter.distance(from: "far"), -1)
            }
            @MainActor
            func testScriptsInAWorldFail() {
                let view = WKWebView()
                let failed = expectation(description: "fails")
                view.evaluateJavaScript("1", in: nil, in: .page) { result in
                    if case .failure = result { failed.fulfill() }
                }
                wait(for: [failed], timeout: 5)
                let trust: SecTrust? = view.serverTrust
                XCTAssertNil(trust)
            }
        }
        """
}
