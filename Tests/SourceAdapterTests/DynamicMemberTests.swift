import SourceAdapter
import Testing

struct DynamicMemberTests {
    private func member(_ text: String) -> String {
        let lines = body("class A: NSObject {\n\(text)\n}").split(
            separator: "\n", omittingEmptySubsequences: false)
        return lines.dropFirst().dropLast().joined(separator: "\n")
    }

    @Test func storedPropertiesTellTheirChanges() {
        #expect(
            member("  @objc dynamic var a = 1 // one")
                == "                var a = 1 { willSet { willChangeValue(forKey: \"a\") } didSet { didChangeValue(forKey: \"a\") } } // one"
        )
    }

    @Test func propertiesInTheLineOfTheirClassTellTheirChanges() {
        let text = adapted("class A: NSObject { @objc dynamic var a = 1 }")
        #expect(text.contains("var a = 1  { willSet { willChangeValue(forKey: \"a\") }"))
        #expect(text.parses)
    }

    @Test(arguments: ["  @objc dynamic var a = 1;", "  @objc dynamic var a = 1; @objc dynamic var b = 2;"])
    func observersPrecedeSemicolons(text: String) {
        let text = member(text)
        #expect(!text.contains(";"))
        #expect(text.contains("{ willSet { willChangeValue(forKey: \"a\") }"))
        #expect("class A {\n\(text)\n}".parses)
    }

    @Test func settersTellBeforeAndAfter() {
        let text = member("@objc dynamic var a: Int {\nget { 1 }\nset {\nb = newValue\n}\n}")
        #expect(
            text.contains(
                "set { willChangeValue(forKey: \"a\"); defer { didChangeValue(forKey: \"a\") };\nb = newValue"
            ))
    }

    @Test func observersOfThePropertyRunFirst() {
        let text = member("@objc dynamic var a = 1 {\ndidSet {\nb()\n}\n}")
        #expect(
            text.contains(
                "didSet { defer { changeOfValue(forKey: \"a\", from: oldValue, to: a) };\nb()"))
    }

    @Test(arguments: [
        "  dynamic var a = 1", "  @objc var a = 1", "  @objc dynamic static var a = 1",
        "  @objc override dynamic var a: Int { didSet { b() } }",
    ])
    func othersDoNot(text: String) {
        #expect(!member(text).contains("Value(forKey"))
    }

    @Test func classesThatNobodyCanObserveAreLeft() {
        #expect(!body("class A {\n@objc dynamic var a = 1\n}").contains("Value(forKey"))
        #expect(!body("class A: Codable {\n@objc dynamic var a = 1\n}").contains("Value(forKey"))
    }

    @Test func whatIsAdaptedStays() {
        let once = adapted(
            "class A: NSObject {\n@objc dynamic var a = 1\n@objc dynamic var b = 2 { didSet { c() } }\n}")
        #expect(once.parses)
        #expect(adapted(once) == once)
    }

    @Test(arguments: [
        (
            "a.observe(\\.size, options: .new) { _, _ in }",
            "a.observe(UIKit._named(\\.size, \"size\"), options: .new) { _, _ in }"
        ),
        (
            "a.publisher(for: \\A.layer.sublayers)",
            "a.publisher(for: UIKit._named(\\A.layer.sublayers, \"layer.sublayers\"))"
        ),
        ("didChangeValue(for: \\.a)", "didChangeValue(for: UIKit._named(\\.a, \"a\"))"),
        ("a.observe(\\.b?.c) { _ in }", "a.observe(\\.b?.c) { _ in }"),
        ("a.map(\\.b)", "a.map(\\.b)"), ("a.observe(path)", "a.observe(path)"),
    ])
    func observedPathsHaveNames(text: String, result: String) {
        #expect(body("let x = \(text)") == "let x = \(result)")
    }
}
