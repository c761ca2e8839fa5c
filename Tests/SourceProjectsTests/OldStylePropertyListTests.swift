import InterfaceBuilder
import Testing

@testable import SourceProjects

@Suite struct OldStylePropertyListTests {
    private func parse(_ text: String) throws -> PropertyList {
        try OldStylePropertyList.parse(text, path: "project.pbxproj")
    }

    @Test func readsTheFormsOfValues() throws {
        let list = try parse(
            "// !$*UTF8*$!\n{ a = b; \"c d\" = (1, \"e\\n\", ); /* note */ f = { g = <0a 0B>; }; }")
        #expect(list["a"]?.string == "b")
        #expect(list["c d"]?.array == [.string("1"), .string("e\n")])
        #expect(list["f"]?["g"] == .other("0a0B"))
    }

    @Test(arguments: [
        "", "{", "{ a", "{ a = ", "{ a = b", "{ a = (b", "{ a = \"b", "{ a = <0a", "{ a = b; } c", "{ = b; }",
    ])
    func damagedTextIsAnErrorWithALine(_ text: String) {
        #expect(throws: DocumentError.self) { try parse(text) }
    }

    @Test func nestingIsBounded() {
        let text = String(repeating: "(", count: 100_000)
        #expect(throws: DocumentError.self) { try parse(text) }
    }
}
