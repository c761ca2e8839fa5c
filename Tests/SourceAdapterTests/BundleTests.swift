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

    @Test func othersKeepTheirs() {
        #expect(text("UIView.self").contains("Bundle(for: UIView.self)"))
        #expect(text("A.self", hasBundle: false).contains("Bundle(for: A.self)"))
    }
}

struct TestIsolationTests {
    @Test func testsOfXCTestBelongToNoActor() {
        let text =
            "import XCTest\n@MainActor class A: XCTestCase {\n @MainActor func testA() { let f = { @MainActor in 1 } }\n}"
        let result = body(text)
        #expect(result.contains("\n           class A: XCTestCase {"))
        #expect(result.contains("\n            func testA() { let f = { @MainActor in 1 } }"))
    }

    @Test func otherClassesKeepTheirActor() {
        let text = "import XCTest\n@MainActor class A: NSObject {\n}"
        #expect(body(text) == text)
    }
}
