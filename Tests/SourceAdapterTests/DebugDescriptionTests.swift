import Foundation
import SourceAdapter
import Testing

struct DebugDescriptionTests {
    private let line = "override var debugDescription: Swift.String { description };"

    @Test func objectsDescribeThemselvesForDebuggingAsOtherwise() {
        let text = "class A: NSObject { override var description: String { name } }"
        #expect(adapted(text).contains(line))
        #expect(
            adapted(
                "public class A: NSObject {}\nextension A { public override var description: String { name } }"
            )
            .contains("public " + line))
    }

    @Test(arguments: [
        "class A: NSObject {}", "class A { var description: String { name } }",
        "class A: UIView { override var description: String { name } }",
        "class A: NSObject { override var description: String { a }; override var debugDescription: String { b } }",
    ])
    func othersKeepTheirs(text: String) { #expect(!adapted(text).contains(line)) }

    @Test func subclassesInheritIt() {
        let text =
            "class A: NSObject { override var description: String { a } }\nclass B: A { override var description: String { b } }"
        #expect(adapted(text).components(separatedBy: line).count == 2)
    }
}
