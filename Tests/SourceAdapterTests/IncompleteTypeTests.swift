import Testing

@testable import SourceAdapter

/// Types of tested code that lost something that nothing else notices.
struct IncompleteTypeTests {
    /// Returns the file after the removal of the code at the mark `«`, with marked types.
    private func marked(
        _ text: String, _ message: String, reach: BrokenPlace.Reach = .statement, besides: TestHelpers? = nil
    ) -> String {
        var places: [BrokenPlace] = []
        for (row, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard let mark = line.firstIndex(of: "«") else { continue }
            let column = line.utf8.distance(from: line.startIndex, to: mark) + 1
            places.append(
                BrokenPlace(line: row + 1, column: column, message: message, round: 1, reach: reach))
        }
        let source = SourceFile(path: "/A.swift", text: text.filter { $0 != "«" })
        let removal = CodeRemoval(of: source, at: places, for: .testedCode)
        return IncompleteTypes([source], [source.path: removal]).marked([removal.source], besides: besides)[0]
            .text
    }

    private let missing = "cannot find type 'Base' in scope"

    @Test func aClassWhoseSuperclassIsReplacedEndsTheProcess() {
        let text = marked("class CardView: «BaseView {\n  func tap() {}\n}", missing)
        #expect(
            text.contains(
                "private let _lost: Int = { fatalError(\"CardView lacks the superclass BaseView; UIView"))
        #expect(text.contains("(A.swift:1), which does not compile here: cannot find type"))
        #expect(text.split(separator: "\n").count == 3)
    }

    @Test func anOverrideOfNothingIsReported() {
        let text = marked(
            "class A: UIView { «override func opened() {} }",
            "method does not override any method from its superclass")
        #expect(text.contains("{} ; private let _lost") && text.hasSuffix("}() }"))
    }

    @Test func aRemovedOverrideIsReported() {
        let text = marked(
            "class A: UIView {\n  override func opened(_ door: «Door) {}\n}", missing, reach: .declaration)
        #expect(text.contains("_lost"))
    }

    @Test func aLostConformanceIsReportedWhereTheTypeIsDeclared() {
        let text = marked(
            "struct A {}\nenum B { struct C { let x = 1 } }\nextension B.C: «Shape {}",
            "type 'B.C' does not conform to protocol 'Shape'")
        #expect(text.contains("enum B { struct C { let x = 1 ; private let _lost"))
        #expect(!text.contains("struct A { "))
    }

    @Test func aMemberWithADefaultOfAProtocolIsReported() {
        let text = """
            protocol P { func door() }
            extension P { func door() {} }
            struct A: P {
              func «NAME() {}
            }
            """
        let message = "generic parameter 'T' is not used in function signature"
        func result(_ name: String) -> String {
            marked(text.replacing("NAME", with: name), message, reach: .declaration)
        }
        #expect(result("door").contains("_lost") && !result("open").contains("_lost"))
    }

    @Test func bodiesAndStatementsEndTheProcessThemselves() {
        let text = marked(
            "class A: UIView {\n override func draw(_ r: CGRect) { «g() }\n}", "no such thing", reach: .body)
        #expect(text.contains("fatalError") && !text.contains("_lost"))
        #expect(!marked("class A: P {\n func f() { let a = «g() } }", "no such thing").contains("_lost"))
    }

    @Test func lossesThatOthersNoticeAreNot() {
        #expect(!marked("struct A: «Base { let x = 1 }", missing).contains("_lost"))
        #expect(!marked("class A: «BaseDelegate { let x = 1 }", missing).contains("_lost"))
        #expect(!marked("class A { func f() { «g() } }", missing).contains("_lost"))
        #expect(
            !marked("class A {\n func f(_ x: «Base) {}\n}", missing, reach: .declaration).contains("_lost"))
    }

    @Test func classesOfTestsAreReportedOtherwise() {
        let help = TestHelpers(superclasses: [:], losses: ["ATests": "a reason"])
        let text = marked("class ATests: «BaseTests { func testA() {} }", missing, besides: help)
        #expect(!text.contains("_lost"))
    }
}
