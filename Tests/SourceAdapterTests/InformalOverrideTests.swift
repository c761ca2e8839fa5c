import SourceAdapter
import Testing

struct InformalOverrideTests {
    @Test func whatObjectsHaveInExtensionsIsDeclaredAgain() {
        let text = "class A: NSObject {\n  override func responds(to s: Selector!) -> Bool { true }\n}"
        #expect(body(text).contains("\n           func responds(to s"))
        #expect(adapted(text).contains("table.method(\"respondsToSelector:\")"))
    }

    @Test func belowSuchAClassItIsAnOverride() {
        let text =
            "class A: NSObject {\n  override func responds(to s: Selector!) -> Bool { true }\n}\n"
            + "class B: A {\n  override func responds(to s: Selector!) -> Bool { false }\n}"
        #expect(body(text).contains("\n  override func responds(to s: Selector!) -> Bool { false }"))
    }

    @Test func aMethodWithTheNameOfAClassMethodIsAnOverride() {
        let text = "class A: B {\n  override func load() {}\n  override class func initialize() {}\n}"
        #expect(body(text).contains("\n  override func load() {}\n           class func initialize() {}"))
    }

    @Test func viewsHaveWordsForAccessibilityInTheirBodies() {
        let text = "  override var accessibilityFrame: CGRect { .zero }\n}"
        #expect(body("class A: UIControl {\n" + text).contains("  override var accessibilityFrame"))
        #expect(body("class A: NSObject {\n" + text).contains("           var accessibilityFrame"))
        #expect(
            body(
                "class A: UIViewController {\n  override func accessibilityPerformEscape() -> Bool { true }\n}"
            )
            .contains("  override func accessibilityPerformEscape"))
    }

    @Test func elementsOfAccessibilityAreResponders() {
        let text = "class A: UIAccessibilityElement {\n  override func accessibilityIncrement() {}\n}"
        #expect(body(text).contains("  override func accessibilityIncrement"))
    }

    @Test func inExtensionsItStaysWhereItIs() {
        let text = "class A: NSObject {\n}\nextension A {\n  override func awakeFromNib() {}\n}"
        #expect(body(text) == "class A: NSObject {\n}\nextension A {\n           func awakeFromNib() {}\n}")
    }

    @Test func expectationsAreFulfilledByReference() {
        #expect(adapted("import XCTest\nlet f = run(e.fulfill)").contains("extension XCTestExpectation {"))
        #expect(
            adapted("import XCTest\nlet f = run { e.fulfill() }")
                == "import XCTest\nlet f = run { e.fulfill() }")
    }

    @Test func closuresOfTheCallAreNotCalledByName() {
        let text =
            "class A: NSObject {\n  @objc func f(g: (Int) -> Void) {}\n  @objc func h(g: @escaping () -> Void) {}\n}"
        #expect(!adapted(text).contains("table.method(\"fWithG:"))
        #expect(adapted(text).contains("table.method(\"hWithG:\") { (o: A, a0: @escaping () -> Void) in"))
    }
}
