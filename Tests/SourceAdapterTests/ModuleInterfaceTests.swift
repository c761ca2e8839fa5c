import Testing

@testable import SourceAdapter

/// The files other than the changed one, `A.swift`, in which the same code compiles as before.
@Suite struct ModuleInterfaceTests {
    private func kept(_ before: String, _ after: String, besides others: [String: String]) -> Set<String> {
        let rest = others.map { SourceFile(path: $0.key, text: $0.value) }
        let interface = ModuleInterface(of: [SourceFile(path: "A.swift", text: before)] + rest)
        return interface.filesThatCompileAsBefore(in: [SourceFile(path: "A.swift", text: after)] + rest)
    }

    private static let others = [
        "B.swift": "func b() { x.show() }", "C.swift": "let c = Shop.make()",
        "D.swift": "func d() { use(c) }",
        "E.swift": "func e() { 1 <> 2 }",
    ]

    @Test(arguments: [
        ("class A { func f() { g() } }", "class A { func f() { h() } }"),
        ("class A { var a: Int { 1 } }", "class A { var a: Int { 2 } }"),
        ("class A { let a: Int = 1 }", "// A\nclass A { let a: Int = 2 }"),
        ("class A { let a = 1 }", "class A { let a = 1; override func show() {} }"),
        ("class A { let a = 1 }", "class A { let a = 2; func more() {} }"),
    ])
    func changesThatNoOtherFileSeesAffectNone(_ before: String, _ after: String) {
        #expect(kept(before, after, besides: Self.others) == Set(Self.others.keys))
    }

    @Test(arguments: [
        ("class A { }", "class A { func show() {} }", ["B.swift"]),
        // Through the type of `c`.
        ("struct Shop {}", "struct Shop: Equatable {}", ["C.swift", "D.swift"]),
        ("struct Shop { var one = 1 }", "struct Shop { var one = 1; var two = 2 }", ["C.swift", "D.swift"]),
        ("enum Shop { case one }", "enum Shop { case two }", ["C.swift", "D.swift"]),
        ("protocol Shop {}", "protocol Shop { var a: Int { get } }", ["C.swift", "D.swift"]),
        ("", "func <> (a: Int, b: Int) {}", ["E.swift"]),
        ("#if A\nfunc show() {}\n#endif", "#if B\nfunc show() {}\n#endif", ["B.swift"]),
        ("", "import MapKit", ["B.swift", "C.swift", "D.swift", "E.swift"]),
    ])
    func changedDeclarationsAffectFilesThatLeadToThem(
        _ before: String, _ after: String, _ affected: [String]
    ) {
        #expect(kept(before, after, besides: Self.others) == Set(Self.others.keys).subtracting(affected))
    }

    /// A declaration that was left out may not be any more.
    @Test func whatTheChangedFileHadLostCounts() {
        let text = "class A {\n    func show(_ a: Absent<B>) {}\n    func f() {\n        missing()\n    }\n}"
        let source = SourceFile(path: "A.swift", text: text)
        let others = Self.others.map { SourceFile(path: $0.key, text: $0.value) }
        func kept(_ line: Int, _ column: Int) -> Set<String> {
            let place = BrokenPlace(line: line, column: column, message: "error", round: 1)
            let interface = ModuleInterface(
                of: [source] + others, without: ["A.swift": CodeRemoval(of: source, at: [place])])
            return interface.filesThatCompileAsBefore(
                in: [SourceFile(path: "A.swift", text: text + "\n")] + others)
        }
        #expect(kept(4, 9) == Set(Self.others.keys))
        #expect(kept(2, 17) == Set(Self.others.keys).subtracting(["B.swift"]))
    }

    @Test func newAndDeletedFilesCountAsChanged() {
        let interface = ModuleInterface(of: [SourceFile(path: "B.swift", text: "func b() { a.show() }")])
        let new = [
            SourceFile(path: "B.swift", text: "func b() { a.show() }"),
            SourceFile(path: "A.swift", text: "extension A { func show() {} }"),
        ]
        #expect(interface.filesThatCompileAsBefore(in: new).isEmpty)
        #expect(ModuleInterface(of: new).filesThatCompileAsBefore(in: [new[0]]).isEmpty)
    }
}
