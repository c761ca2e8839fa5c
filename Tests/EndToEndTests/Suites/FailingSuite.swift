import Foundation

/// A package whose tests fail in all ways, and the output of `kumiki test`.
struct FailingSuite: Sendable {
    /// Built and run once for all tests.
    static let tested = Task { try await FailingSuite() }

    let run: Tool.Run
    /// A run of one test on another device.
    let deviceRun: Tool.Run
    /// A run that was interrupted in its third test of four.
    let interruptedRun: Tool.Run
    /// The results in JUnit's form.
    let report: String
    /// The paths of the attachments of failed tests.
    let attachments: [String]

    private init() async throws {
        let place = try Workplace()
        try place.make("Lib/Package.swift", .text(Self.manifest))
        try place.make("Lib/Sources/Lib/Lib.swift", .text(Self.library))
        try place.make("Lib/Sources/Legacy/Legacy.m", .text(Self.implementation))
        try place.make("Lib/Sources/Legacy/include/Legacy.h", .text(Self.header))
        try place.make("Lib/Tests/LibTests/ClassTests.swift", .text(Self.classes))
        try place.make("Lib/Tests/LibTests/LegacyTests.swift", .text(Self.foreign))
        try place.make("Lib/Tests/LibTests/SuiteTests.swift", .text(Self.suites))
        var environment = ProcessInfo.processInfo.environment
        environment["KUMIKI_CACHE"] = place.path + "/cache"
        // The products that are built with the tests.
        environment["KUMIKI_RUNTIME"] = (try Tool.path() as NSString).deletingLastPathComponent
        run = try await Tool.run(
            ["test", "Lib", "--time-limit", "10", "--xunit", "results.xml"], in: place,
            environment: environment,
            limit: 900)
        let files = place.files(below: "")
        report = String(decoding: files["results.xml"] ?? Data(), as: UTF8.self)
        attachments = files.keys.sorted().compactMap { path in
            path.range(of: "/attachments/").map { String(path[$0.upperBound...]) }
        }
        deviceRun = try await Tool.run(
            [
                "test", "Lib", "--filter", "DeviceTests", "--device", "iPhone SE (3rd generation)",
                "--orientation",
                "landscape", "--appearance", "dark", "--language", "ar", "--content-size", "small",
            ], in: place, environment: environment, limit: 300)
        environment["LIB_MARK"] = place.path + "/mark"
        interruptedRun = try await Tool.run(
            ["test", "Lib", "--filter", "TenTests/test0[1278]"], in: place, environment: environment,
            limit: 300, interruptedAt: place.path + "/mark")
    }

    /// Returns the lines of the output about a test.
    func lines(about test: String) -> [String] {
        run.errors.split(separator: "\n").map(String.init).filter { $0.contains("LibTests.\(test) ") }
    }

    private static let manifest = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
            name: "Lib", platforms: [.iOS(.v15)],
            targets: [
                .target(name: "Lib"), .target(name: "Legacy"),
                .testTarget(name: "LibTests", dependencies: ["Lib", "Legacy"]),
            ])
        """

    private static let header = """
        #import <Foundation/Foundation.h>
        NS_ASSUME_NONNULL_BEGIN
        @interface LegacyModel : NSObject
        @property NSInteger count;
        - (NSInteger)sumWith:(NSInteger)number;
        @end
        @interface LegacyState : NSObject
        @property NSInteger count;
        @end
        NS_ASSUME_NONNULL_END
        """

    private static let implementation = """
        #import "Legacy.h"
        @implementation LegacyModel
        - (NSInteger)sumWith:(NSInteger)number { return self.count + number; }
        @end
        @implementation LegacyState
        - (instancetype)init { if ((self = [super init])) { _count = 1; } return self; }
        @end
        """

    private static let foreign = """
        import Legacy
        import XCTest

        final class LegacyTests: XCTestCase {
            func testProperties() {
                let model = LegacyModel()
                model.count = 3
                XCTAssertEqual(model.count, 3)
            }
            func testMethods() { XCTAssertEqual(LegacyModel().sum(with: 0), 0) }
            func testObjects() { XCTAssertEqual(LegacyState().count, 0) }
        }
        """

    private static let library = """
        import UIKit
        public final class Box: UIView {
            public func size() -> CGFloat { 12 }
            public func absent() -> Int { return NotThere.make() }
            public func loop() { while true {} }
            public func count() -> Int {
                var number = 1
                if number == 0 { number = NotThere.count }
                return number
            }
            public func reset() {
                isHidden = false
                NotThere.reset()
            }
        }
        extension Box {
            public static func mark() {
                let mark = ProcessInfo.processInfo.environment["LIB_MARK"]
                if let mark { _ = FileManager.default.createFile(atPath: mark, contents: nil) }
            }
        }
        """

    private static let classes = """
        import UIKit
        import XCTest
        @testable import Lib

        final class TenTests: XCTestCase {
            func test01() { XCTAssertEqual(1, 1) }
            func test02() { add(XCTAttachment(string: "c")); XCTAssertEqual(Box().size(), 12) }
            func test03() {
                let numbers: [Int] = []
                _ = numbers[Box().subviews.count]
            }
            func test04() { add(XCTAttachment(string: "a")); add(XCTAttachment(string: "b")); XCTAssertEqual(1, 2) }
            func test05() { XCTAssertEqual(Box().absent(), 0) }
            func test06() throws { throw XCTSkip("not here") }
            func test07() { Box.mark(); Box().loop() }
            func test08() { exit(0) }
            func test09() {}
            func test10() {}
            func test11() { XCTAssertEqual(Box().count(), 1) }
            func test12() { Box().reset() }
        }

        final class EmptiedTests: XCTestCase {
            var box: Box!
            override func setUp() { box = Box(frame: AlsoNotThere.frame) }
            func testBox() {}
        }

        final class HelpTests: XCTestCase {
            func help() -> Int { Missing.count }
            func testHelped() { XCTAssertEqual(help(), 0) }
            func testBroken() { XCTAssertEqual(Missing.count, 0) }
            func testFine() {}
        }

        @MainActor final class MainTests: XCTestCase {
            func testName() {
                XCTAssertEqual(#function, "testName()")
            }
        }

        final class VanishedTests: MissingTestCase {
            func testGone() {}
        }

        final class SimulatorTests: XCTestCase {
            func testMainBundle() { XCTAssertEqual(Bundle.main.bundleIdentifier, "com.apple.dt.xctest.tool") }
            func testFolders() throws {
                for kind in [FileManager.SearchPathDirectory.documentDirectory, .libraryDirectory, .cachesDirectory] {
                    let folder = try XCTUnwrap(FileManager.default.urls(for: kind, in: .userDomainMask).first)
                    try Data().write(to: folder.appendingPathComponent("file"))
                }
            }
            func testClassMethods() {
                XCTAssertTrue(Named.responds(to: #selector(Named.title)))
                XCTAssertFalse(Named.responds(to: NSSelectorFromString("absent")))
                XCTAssertEqual(Named.perform(NSSelectorFromString("title"))?.takeUnretainedValue() as? String, "Named")
            }
            func testNestedCollectionsAreHashable() throws {
                let data = Data("{\\"a\\": {\\"b\\": [1, null]}}".utf8)
                let json = try JSONSerialization.jsonObject(with: data) as? [String: AnyHashable]
                XCTAssertEqual(json, ["a": ["b": [1, NSNull()] as [AnyHashable]] as [String: AnyHashable]])
            }
        }

        class Named: NSObject {
            @objc class func title() -> String { "Named" }
        }

        final class ExpectationTests: XCTestCase {
            func testOncePerTest() {
                let once = expectation(description: "once")
                once.fulfill()
                once.fulfill()
                wait(for: [once])
            }
            func testOften() async {
                let often = XCTestExpectation(description: "often")
                often.fulfill()
                often.fulfill()
                await fulfillment(of: [often])
            }
            func testExpectedFailure() {
                XCTExpectFailure("known", issueMatcher: { $0.compactDescription.contains("apple") })
                XCTFail("apple")
            }
            func testOtherFailure() {
                XCTExpectFailure("known", strict: false, issueMatcher: { $0.compactDescription.contains("apple") })
                XCTFail("apple")
                XCTFail("pear")
            }
        }

        @MainActor final class FixtureTests: XCTestCase {
            var box: Box!
            override func setUp() {
                super.setUp()
                box = Box()
            }
            public override func tearDownWithError() throws { box = nil }
            func testBox() { XCTAssertEqual(box.size(), 12) }
        }

        extension DateFormatter {
            static let day: DateFormatter = {
                let formatter = DateFormatter()
                formatter.dateFormat = "yyyy-MM-dd"
                return formatter
            }()
            convenience init(style: Style) {
                self.init()
                dateStyle = style
                timeStyle = .none
            }
        }

        final class FormatterTests: XCTestCase {
            private var cache = [String: DateFormatter]()
            func testStaticMember() throws {
                let decoder = JSONDecoder()
                decoder.dateDecodingStrategy = .formatted(.day)
                let dates = try decoder.decode([Date].self, from: Data("[\\"2020-02-03\\"]".utf8))
                cache["medium"] = DateFormatter(style: .medium)
                XCTAssertEqual(cache["medium"]?.string(from: dates[0]), "Feb 3, 2020")
                XCTAssertEqual(
                    DateFormatter.localizedString(from: dates[0], dateStyle: .medium, timeStyle: .none), "Feb 3, 2020")
                XCTAssertEqual(NumberFormatter.localizedString(from: 1234.5, number: .decimal), "1,234.5")
            }
        }

        @MainActor final class DeviceTests: XCTestCase {
            func testEnvironment() {
                let screen = UIScreen.main
                let traits = UITraitCollection.current
                let words = [
                    ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"] ?? "",
                    "\\(Int(screen.bounds.width))x\\(Int(screen.bounds.height))@\\(Int(screen.scale))",
                    screen.traitCollection.userInterfaceStyle == .dark ? "dark" : "light",
                    traits.userInterfaceStyle == .dark ? "dark" : "light",
                    Locale.current.identifier,
                    UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft ? "rtl" : "ltr",
                    UIApplication.shared.preferredContentSizeCategory.rawValue,
                ]
                XCTAssertEqual(
                    words.joined(separator: " "), "iPhone17,3 393x852@3 light light en_US ltr UICTContentSizeCategoryL")
            }
        }
        """

    private static let suites = """
        import Testing
        import UIKit
        @testable import Lib

        @MainActor @Suite struct Boxes {
            @Test func fine() { #expect(Box().size() == 12) }
            @Test func wrong() { #expect(Box().size() == 13) }
            @Test(arguments: [1, 2]) func crashes(at number: Int) { if number == 2 { fatalError("two") } }
            @Test func after() {}
            @Test func absent() { _ = Missing.count }
            @Test(.disabled("not now")) func off() {}
            @Suite struct Inner { @Test func inside() {} }
        }
        """
}
