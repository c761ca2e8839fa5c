import SourceAdapter
import Testing

/// The tests that the sources of a module declare, and those that are not whole.
struct TestInventoryTests {
    /// Returns the inventory of one file, with errors at the marks `«`.
    private func inventory(
        _ text: String, reach: BrokenPlace.Reach = .statement, message: String = "no such thing"
    ) -> [DeclaredTest] {
        var places: [BrokenPlace] = []
        for (row, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if let mark = line.firstIndex(of: "«") {
                let column = line.utf8.distance(from: line.startIndex, to: mark) + 1
                places.append(
                    BrokenPlace(
                        line: row + 1, column: column, message: message, round: 1, reach: reach))
            }
        }
        let source = SourceFile(path: "/A.swift", text: text.filter { $0 != "«" })
        let removal = CodeRemoval(of: source, at: places, for: .tests)
        return TestInventory(
            [source], [source.path: removal], configuration: .init(moduleName: "ATests")
        ).tests
    }

    private func broken(_ text: String, reach: BrokenPlace.Reach = .statement) -> [String] {
        inventory(text, reach: reach).filter { $0.broken != nil }.map(\.name)
    }

    @Test func testsAreFoundInClassesExtensionsAndSuites() {
        let tests = inventory(
            """
            class A: XCTestCase { func testOne() {}
              private func testNothing() {}
              func testWith(_ value: Int) {} }
            extension A { func testTwo() throws {} }
            class View: UIView { func testThree() {} }
            class Other: XCTest { func testFour() {} }
            @Suite struct S { @Test func opens(door: Int) {} }
            @Test func alone() {}
            """)
        #expect(
            tests.map { "\($0.suite)/\($0.name)" } == [
                "A/testOne", "A/testTwo", "S/opens(door:)", "/alone()",
            ])
        #expect(tests.map(\.line) == [1, 4, 7, 8])
    }

    @Test(arguments: ["private", "fileprivate"])
    func xctestSkipsTheTestsOfPrivateClasses(access: String) {
        let text =
            "\(access) final class A: XCTestCase { func testOne() {} }\nclass B: XCTestCase { func testTwo() {} }"
        #expect(inventory(text).map(\.name) == ["testTwo"])
        #expect(inventory("@objc " + text).map(\.name) == ["testOne", "testTwo"])
        #expect(inventory("\(access) struct S { @Test func opens() {} }").map(\.name) == ["opens()"])
    }

    @Test func functionsOfStructuresAreTestsWithTheAttributeAlone() {
        let tests = inventory("struct MenuTests { @Test func opens() {}\n func testCloses() {} }")
        #expect(tests.map(\.name) == ["opens()"])
    }

    @Test func overridesThatRecordFailuresAreNotNeeded() {
        let text = """
            class A: XCTestCase {
            override func «record(_ issue: XCTIssue) { super.record(issue) }
            func testOne() {} }
            """
        let message = "overriding non-open instance method outside of its defining module"
        #expect(!inventory(text, message: message).contains { $0.broken != nil })
        let other = text.replacing("record(_", with: "note(_")
        #expect(inventory(other, message: message).contains { $0.broken != nil })
    }

    @Test func inheritedTestsAreTheSubclassesToo() {
        let tests = inventory("class A: XCTestCase { func testOne() {} }\nfinal class B: A {}")
        #expect(tests.map { "\($0.suite)/\($0.name)" } == ["A/testOne", "B/testOne"])
        #expect(tests.allSatisfy { !$0.mayBeAbsent })
    }

    @Test func classesInheritTestsOfGenericOnesAndOfOtherModules() {
        let generic = inventory(
            "class A<T>: XCTestCase { func testOne() {} }\nfinal class B: A<Int> {}")
        #expect(generic.map { "\($0.suite)/\($0.name)" } == ["B/testOne"])
        let configuration = SourceAdapter.Configuration(moduleName: "T")
        let base = SourceFile(path: "A.swift", text: "open class A: XCTestCase { open func testOne() {} }")
        let help = TestInventory([base], [:], configuration: configuration).help
        let own = SourceFile(path: "B.swift", text: "final class B: A { func testTwo() {} }")
        let tests = TestInventory([own], [:], helpers: [help], configuration: configuration).tests
        #expect(tests.map { "\($0.suite)/\($0.name)" } == ["B/testTwo", "B/testOne"])
        #expect(tests.allSatisfy { !$0.mayBeAbsent })
    }

    @Test func testsThatOnlyIOSBuildsAreNotWhole() {
        let tests = inventory(
            "class A: XCTestCase {\n#if canImport(RealityKit)\nfunc testA() {}\n#else\nfunc testB() {}\n#endif\n"
                + "#if canImport(AppKit)\nfunc testC() {}\n#endif\n}")
        #expect(tests.filter { $0.broken != nil }.map(\.name) == ["testA"])
        #expect(!tests.contains { $0.name == "testC" && $0.broken != nil })
    }

    @Test func clausesForOtherSystemsHaveNoTests() {
        #expect(inventory("class A: XCTestCase {\n#if os(macOS)\nfunc testA() {}\n#endif\n}").isEmpty)
    }

    @Test func aTestWithAnErrorIsNotWhole() {
        #expect(broken("class A: XCTestCase {\nfunc testA() { «x() }\nfunc testB() {}\n}") == ["testA"])
    }

    @Test func noTestOfAClassWhoseSetUpIsLeftOutIsWhole() {
        let text =
            "class A: XCTestCase {\noverride func setUp() { «x() }\nfunc testA() {}\n}\nclass B: A {\nfunc testB() {}\n}"
        #expect(broken(text) == ["testA", "testB", "testA"])
    }

    @Test func aHelperThatIsMissedWhenItIsCalledLeavesTestsWhole() {
        #expect(broken("class A: XCTestCase {\nfunc help() { «x() }\nfunc testA() { help() }\n}").isEmpty)
    }

    @Test func testsThatUseATypeThatLostARequirementAreNotWhole() {
        let text = """
            class Mock: NSObject, UITableViewDelegate {
            func tableView(_ t: «Missing) {}
            }
            func make() -> Any { Mock() }
            class A: XCTestCase {
            func testA() { _ = Mock() }
            func testB() {}
            }
            """
        #expect(broken(text, reach: .declaration) == ["testA"])
    }

    @Test func functionsOfTestsAreLeftOutWholeAndNameTheirFile() {
        let source = SourceFile(path: "/T/A.swift", text: "func help() -> Int {\n let a = 1\n return x\n}")
        let place = BrokenPlace(line: 3, column: 9, message: "no x", round: 1)
        let tests = CodeRemoval(of: source, at: [place], for: .tests).source.text
        #expect(tests.contains("fatalError(\"help (A.swift:3) does not compile here: no x\")"))
        #expect(!tests.contains("let a"))
        let tested = CodeRemoval(of: source, at: [place], for: .testedCode).source.text
        #expect(tested.contains("fatalError(\"help (A.swift:3) was left out: no x\")"))
        #expect(CodeRemoval(of: source, at: [place]).source.text.contains("return 0"))
    }

    @Test func examplesOfASpecificationCountWhereItIsNotWhole() {
        let text =
            "class A: QuickSpec {\n  override class func spec() {\n    it(\"a\") { }; MARK\n    it(\"b\") {}\n  }\n}"
        #expect(broken(text.replacing("MARK", with: "«x")) == ["a, line 3", "b, line 4"])
        #expect(inventory(text.replacing("MARK", with: "x")).allSatisfy { $0.mayBeAbsent })
    }

    /// The class of a Quick in the folder has a superclass there.
    @Test(arguments: ["XCTestCase", "QuickSpecBase"])
    func examplesOfALostSpecificationCountWithAQuickOfTheFolder(_ base: String) {
        let configuration = SourceAdapter.Configuration(moduleName: "T")
        let quick = SourceFile(path: "/Quick.swift", text: "open class QuickSpec: \(base) {}")
        let help = TestInventory([quick], [:], configuration: configuration).help
        let text = "class A: QuickSpec {\n  override func spec() {\n    it(\"a\") {}\n  }\n}"
        let own = SourceFile(path: "/A.swift", text: text)
        let place = BrokenPlace(line: 1, column: 7, message: "no x", round: 1, reach: .declaration)
        let removal = CodeRemoval(of: own, at: [place], for: .tests)
        let tests = TestInventory(
            [own], [own.path: removal], helpers: [help], configuration: configuration
        ).tests
        #expect(tests.map(\.name) == ["a, line 3"] && tests.allSatisfy { !$0.mayBeAbsent })
    }

    @Test(arguments: ["it(\"a\")", "beforeEach", "it(\"a\", closure:"])
    func examplesFailAloneForWhatTheyRun(_ call: String) {
        let end = call.hasPrefix("it(\"a\", ") ? "})" : "}"
        let text =
            "class A: QuickSpec {\n  override func spec() {\n    describe(\"d\") {\n      \(call) {\n        «x\n      \(end)\n"
            + "      it(\"b\") {}\n    }\n  }\n}"
        #expect(broken(text).isEmpty)
        let place = BrokenPlace(line: 5, column: 9, message: "no x", round: 1)
        let source = SourceFile(path: "/A.swift", text: text.filter { $0 != "«" })
        let cut = CodeRemoval(of: source, at: [place], for: .tests).source.text
        let name = call.hasPrefix("it") ? "it a" : "beforeEach"
        #expect(cut.contains("fatalError(\"\(name) (A.swift:5) does not compile here: no x\")"))
        #expect(cut.contains("it(\"b\") {}"))
    }

    @Test func aSpecificationWhoseExamplesAreInHelpersDoesNotVanish() {
        let text = "class A: QuickSpec, Shared {\n  override class func spec() { MARK }\n}"
        #expect(broken(text.replacing("MARK", with: "«testAll()")) == ["spec, line 2"])
        #expect(inventory(text.replacing("MARK", with: "testAll()")).allSatisfy { $0.mayBeAbsent })
    }

    @Test func functionsOfProtocolsAreHelpers() {
        let text = "protocol SharedSpec { func testOne() }\nextension SharedSpec { func testAll() {} }"
        #expect(inventory(text).isEmpty)
    }

    @Test func noTestOfATypeWhoseInitialValueIsLeftOutIsWhole() {
        #expect(
            broken("class A: XCTestCase {\nlet a = «x()\nfunc testA() {}\n}", reach: .declaration) == [
                "testA"
            ])
        #expect(
            broken("class A: XCTestCase {\nlazy var a = «x()\nfunc testA() {}\n}", reach: .declaration)
                .isEmpty)
    }

    @Test func noTestOfAClassWhoseSetUpInAnotherModuleIsLeftOutIsWhole() {
        let base = SourceFile(
            path: "/Base.swift", text: "open class Base: XCTestCase {\noverride func setUp() { x() }\n}")
        let removal = CodeRemoval(
            of: base, at: [BrokenPlace(line: 2, column: 25, message: "no x", round: 1, reach: .statement)],
            for: .tests)
        let help = TestInventory(
            [base], [base.path: removal], configuration: .init(moduleName: "Help")
        ).help
        let own = SourceFile(path: "/A.swift", text: "class A: Base {\nfunc testA() {}\n}")
        let tests = TestInventory([own], [:], helpers: [help], configuration: .init(moduleName: "ATests"))
            .tests
        #expect(tests.map(\.name) == ["testA"])
        #expect(tests.allSatisfy { $0.broken?.contains("setUp") == true })
    }
}
