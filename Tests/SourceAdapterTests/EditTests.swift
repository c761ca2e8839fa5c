import Testing

@testable import SourceAdapter

struct EditTests {
    private func applied(_ text: String, _ change: (inout EditList) -> Void) -> String {
        var edits = EditList(Array(text.utf8))
        change(&edits)
        return String(decoding: edits.applied().bytes, as: UTF8.self)
    }

    @Test func erasingKeepsLines() { #expect(applied("ab\ncd") { $0.erase(1..<4) } == "a \n d") }

    @Test func replacementsArePadded() {
        #expect(applied("abcd") { _ = $0.replace(0..<3, with: "x") } == "x  d")
    }

    @Test func replacementsMayNotGrow() {
        var edits = EditList(Array("ab".utf8))
        let fits = edits.replace(0..<1, with: "xy")
        #expect(!fits)
        #expect(edits.isEmpty)
    }

    @Test func whatLiesInsideIsVoid() {
        let result = applied("abcd") {
            $0.erase(1..<2)
            $0.erase(0..<3)
        }
        #expect(result == "   d")
    }

    @Test func overlapsConflict() {
        var edits = EditList(Array("abcd".utf8))
        edits.erase(0..<2)
        edits.erase(1..<3)
        #expect(edits.applied().conflicts == [.init(first: 0..<2, second: 1..<3)])
    }

    @Test func insertions() {
        let result = applied("ab") {
            $0.insert("1", at: 1)
            $0.insert("2", at: 2)
            $0.erase(0..<1)
        }
        #expect(result == " 1b2")
    }

    @Test func originalsAreNamedInAFreeLine() {
        let sources = [
            SourceFile(path: "a.swift", text: "// A\n@objc class A {}\n"),
            SourceFile(path: "b.swift", text: "import B\n\n@objc class A {}\n"),
            SourceFile(path: "c.swift", text: "@objc class A {}\n"),
        ]
        let result = SourceAdapter(.init(moduleName: "M")).adapt(sources).files.map(\.source.text)
        #expect(result[0] == "#sourceLocation(file: \"a.swift\", line: 2)    \n      class A {}\n")
        #expect(result[1] == "import B\n#sourceLocation(file: \"b.swift\", line: 3)\n      class A {}\n")
        #expect(result[2] == "#sourceLocation(file: \"c.swift\", line: 1)\n      class A {}\n")
    }
}
