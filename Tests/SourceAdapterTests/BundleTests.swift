import SourceAdapter
import Testing

struct BundleTests {
    private func text(_ argument: String, hasBundle: Bool = true) -> String {
        adapt(["class A {\n let b = Bundle(for: \(argument))\n}"], hasBundle: hasBundle).files[0].source.text
    }

    @Test func classesOfTheModuleHaveItsBundle() {
        #expect(text("A.self").contains("let b = Bundle.module"))
        #expect(text("type(of: self)").contains("let b = Bundle.module"))
    }

    @Test func aBundleThatTheModuleDeclaresForItselfGivesWay() {
        let own = "extension Bundle {\n  static var module: Bundle { .main }\n}"
        #expect(!adapt([own], hasBundle: true).files[0].source.text.contains("module"))
        #expect(adapt([own], hasBundle: false).files[0].source.text.contains("static var module"))
    }

    /// Tuist generates it for applications too.
    @Test(arguments: ["Bundle", "Foundation.Bundle"])
    func thatOfAnApplicationReplacesItsOwn(_ type: String) {
        let own =
            "import Foundation\nextension \(type) {\n  static var module: Bundle = { Bundle(for: A.self) }()\n}"
        let result = adapt([own], surroundings: .application)
        #expect(!result.files[0].source.text.contains("static var module"))
        #expect(result.surroundings?.text.contains("static var module: Foundation.Bundle { .main }") == true)
    }

    /// Frameworks find their bundles by identifiers.
    @Test func bundlesWithIdentifiersAreThoseOfTheProgram() {
        let source = "import UIKit\nlet b = Bundle(identifier: name)"
        let result = adapt([source], surroundings: .application)
        #expect(result.files[0].source.text.contains("let b = Bundle.known("))
        #expect(result.surroundings?.text.contains("AppBundles.bundle(identifier: identifier)") == true)
        #expect(body(source).contains("Bundle(identifier: name)"))
    }

    @Test func othersKeepTheirs() {
        #expect(text("UIView.self").contains("Bundle(for: UIView.self)"))
        #expect(text("A.self", hasBundle: false).contains("Bundle(for: A.self)"))
    }
}

struct TestIsolationTests {
    @Test func aTypeInTheClassMayStandBeforeTheFirstTest() {
        let text =
            "import XCTest\n@MainActor class A: XCTestCase {\n  struct B {}\n  func testA() {\n  }\n}"
        #expect(body(text).split(separator: "\n")[2] == "  struct B {}; nonisolated")
    }

    @Test func anAsynchronousOverloadOfATestIsNotForwarded() {
        let test = "func testA() async {\n    await a()\n  }"
        let text = "import XCTest\n@MainActor class A: XCTestCase {\n  func testA() {\n  }\n  \(test)\n}"
        #expect(adapted(text).contains(test))
    }

    @Test(arguments: ["@available(iOS 13, *)", "@available( iOS 13, * ) // since 13", "@MainActor @objc"])
    func isolationFollowsTheAttributesOfATest(attribute: String) {
        let start = "import XCTest\n@MainActor class A: XCTestCase {\n  var a = 1\n  "
        for space in ["\n  ", " "] where space == "\n  " || !attribute.contains("//") {
            let text = adapted(start + attribute + space + "func testA() {\n  }\n}")
            #expect(text.parses)
            #expect(!text.contains("; nonisolated") && text.contains("nonisolated"))
        }
    }

    @Test func testsOfTheMainActorNeedNoImport() {
        let base = "import XCTest\nclass Base: XCTestCase {}"
        let text = "class A: Base {\n  @MainActor func testA() {\n  }\n}"
        let result = adapt([base, text]).files[1].source.text
        #expect(result.contains("testA() { MainActor.assumeIsolated { () throws(Never) -> Void in"))
    }

    @Test(arguments: ["P", "Q", "UITableViewDataSource", "UIKit.UIScrollViewDelegate"])
    func protocolsOfTheMainActorIsolateTests(name: String) {
        let protocols = "@MainActor protocol P {}\nprotocol Q: P {}\nprotocol R {}\n"
        let text = "import XCTest\n\(protocols)class A: XCTestCase, \(name) {\n  func testA() {\n  }\n}"
        #expect(body(text).contains("testA() { MainActor.assumeIsolated { () throws(Never) -> Void in"))
        #expect(!body(text.replacing("Case, \(name)", with: "Case, R")).contains("assumeIsolated"))
    }

    @Test func classesOfOtherModulesIsolateTestsToTheMainActor() {
        let base = "import XCTest\n@MainActor open class Base: XCTestCase {}\nopen class Other: XCTestCase {}"
        let text = "import XCTest\nimport Base\nclass A: Base {\n  func testA() {\n  }\n}"
        let summary = adapt([base]).summary
        let result = { adapt([$0], dependencies: [summary]).files[0].source.text }
        #expect(result(text).contains("testA() { MainActor.assumeIsolated { () throws(Never) -> Void in"))
        #expect(!result(text.replacing("A: Base", with: "A: Other")).contains("assumeIsolated"))
    }

    @Test func fixturesOfTheMainActorAreIsolatedToIt() {
        let text =
            "import XCTest\n@MainActor class A: XCTestCase {\n  override func setUp() {\n    a = 1\n  }\n}"
        #expect(body(text).contains("setUp() { MainActor.assumeIsolated { () throws(Never) -> Void in"))
        let throwing = text.replacing("setUp()", with: "tearDownWithError() throws")
        #expect(body(throwing).contains("throws { try MainActor.assumeIsolated { () throws -> Void in"))
        let asynchronous = text.replacing("setUp()", with: "setUp() async throws")
        #expect(body(asynchronous).contains("setUp() async throws {\n"))
        #expect(body(text.replacing("@MainActor ", with: "")) == text.replacing("@MainActor ", with: ""))
    }

    @Test func testsOfTheMainActorMayBeConditional() {
        let text =
            "import XCTest\n#if swift(>=5.4)\nclass A: XCTestCase {\n  @MainActor\n  func testA() {\n  }\n}\n#endif"
        // Without it the compiler takes `XCTAssertEqual(try a(), b)` for a closure that may throw.
        #expect(body(text).contains("func testA() { MainActor.assumeIsolated { () throws(Never) -> Void in"))
    }

    @Test func testsOfTheMainActorKeepTheirNames() {
        let text =
            "import XCTest\n@MainActor class A: XCTestCase {\n  func testA() throws {\n    a(#function)\n  }\n  func testB() {\n  }\n}"
        let lines = body(text).split(separator: "\n")
        #expect(lines[1] == "@MainActor class A: XCTestCase { nonisolated")
        #expect(lines[2] == "  func testA() throws { try MainActor.assumeIsolated { () throws -> Void in")
        #expect(lines[3] == "    a(#function)")
        #expect(lines.contains("  }; nonisolated"))
        #expect(adapted(adapted(text)) == adapted(text))
    }

    @Test func testsOnOneLineAreCalledInTheStead() {
        let text =
            "import XCTest\n@MainActor class A: XCTestCase {\n  func testA() throws { a() }\n  func a() {}\n}"
        let lines = body(text).split(separator: "\n")
        #expect(
            lines[1].hasPrefix(
                "@MainActor class A: XCTestCase { nonisolated func testA() throws { try MainActor.assumeIsolated { try self._"
            ))
        #expect(lines[2].hasPrefix("  func _"))
        #expect(lines[3] == "  func a() {}")
        #expect(adapted(adapted(text)) == adapted(text))
    }

    @Test func testsThatWaitStayAsTheyAre() {
        let text = "import XCTest\n@MainActor class A: XCTestCase {\n  func testA() async { a() }\n}"
        #expect(body(text) == text)
    }

    @Test func testsInConditionsLeaveTheActorInTheirLine() {
        let text =
            "import XCTest\n@MainActor class A: XCTestCase {\n#if swift(>=5.4)\n  @MainActor func testA() {\n  }\n#endif\n}"
        let result = adapted(text)
        #expect(result.contains("@MainActor class A: XCTestCase {"))
        #expect(result.contains(#/nonisolated +func testA\(\) \{ MainActor.assumeIsolated \{/#))
        #expect(adapted(result) == result)
    }

    @Test func testsThatAreUnavailableBelongToNoActor() {
        let text =
            "import XCTest\n@MainActor class A: XCTestCase {\n  @available(*, unavailable) @MainActor func testA() {}\n}"
        #expect(!body(text).contains("MainActor"))
    }

    @Test func otherClassesKeepTheirActor() {
        let text = "import XCTest\n@MainActor class A: NSObject {\n}"
        #expect(body(text) == text)
    }
}

struct GenericTestsTests {
    @Test func classesRunTheTestsOfGenericOnes() {
        let text = adapted(
            "import XCTest\nclass A<T>: XCTestCase {\n    func testOne() throws {\n    }\n}\n"
                + "final class B: A<Int> {\n    func testTwo() {\n    }\n}\n")
        #expect(text.contains("func testOne(_: Void = ()) throws {") && text.contains("func testTwo() {"))
        #expect(text.contains("extension B { func testOne() throws { try testOne(()) } }"))
        #expect(text.parses)
    }
}

struct NestedTestsTests {
    @Test func classesOfTestsInOtherTypesHaveANameOutsideOfThem() {
        let text = "import XCTest\nenum Outer { class Inner: XCTestCase {} }"
        #expect(adapted(text).contains("typealias Inner = Outer.Inner"))
        #expect(!adapted(text + "\nstruct Inner {}").contains("typealias"))
        #expect(!adapted("import XCTest\nclass Inner: XCTestCase {}").contains("typealias"))
    }
}

struct TestSurroundingsTests {
    private func surroundings() -> String {
        var configuration = SourceAdapter.Configuration(moduleName: "App")
        (configuration.hasBundle, configuration.surroundings) = (true, .tests)
        return SourceAdapter(configuration).adapt([SourceFile(path: "A.swift", text: "")]).surroundings?.text
            ?? ""
    }

    @Test func testsHaveTheLocaleAndTheMainThreadOfASimulator() {
        let text = surroundings()
        #expect(text.contains("static var current: Foundation.Locale"))
        #expect(text.contains("class var isMainThread: Bool"))
        #expect(text.contains("typealias _DateFormat = UIKit.AppDateFormatter"))
        #expect(!text.contains("extension Foundation.Date "))
    }

    @Test func aBundleThatBelongsToTheMainActorIsReadThere() {
        #expect(surroundings().contains("UIKit.AppBundles.declared { .module }"))
    }
}
