import SourceAdapter
import Testing

/// Foundation's classes are comparable here, unlike on Apple's platforms, where modules define their order.
struct ReferenceOrderTests {
    @Test func anOrderOfNumbersIsAMember() {
        #expect(
            adapted("public func < (a: NSNumber, b: NSNumber) -> Bool { f(a, b) }\n")
                .contains(
                    "extension NSNumber { public static func < (a: NSNumber, b: NSNumber) -> Bool { f(a, b) } }"
                ))
    }

    @Test func theConformanceIsFoundations() {
        #expect(adapted("extension NSDate: Comparable {}").contains("extension NSDate             {}"))
        #expect(adapted("extension NSDate: P, Comparable {}").contains("extension NSDate: P             {}"))
        #expect(adapted("extension NSDate: Comparable, P {}").contains("extension NSDate:             P {}"))
    }

    @Test(arguments: [
        "func < (a: Item, b: Item) -> Bool { a.x < b.x }",
        "func > (a: NSNumber, b: NSNumber) -> Bool { b < a }",
        "class NSNumber {}\nfunc < (a: NSNumber, b: NSNumber) -> Bool { true }",
        "extension Item: Comparable {}",
    ])
    func othersAreKept(_ text: String) {
        #expect(
            !adapted(text).contains("static")
                && adapted(text).contains("Comparable") == text.contains("Comparable"))
    }
}
