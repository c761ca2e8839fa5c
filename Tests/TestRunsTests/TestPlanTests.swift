import Testing
import Workers

@testable import TestRuns

/// The declared tests compared with those that were built.
struct TestPlanTests {
    private func test(_ name: String, in suite: String = "A") -> TestCase {
        TestCase(library: .xctest, module: "M", suite: suite, name: name)
    }

    private func declared(_ name: String, mayBeAbsent: Bool = false, broken: String? = nil)
        -> TestPlan.Declared
    {
        TestPlan.Declared(test(name), file: "/A.swift", line: 3, mayBeAbsent: mayBeAbsent, broken: broken)
    }

    @Test func whatWasBuiltRuns() {
        let plan = TestPlan([declared("testA")], found: [test("testA"), test("testInherited")])
        #expect(plan.tests.map(\.name) == ["testA", "testInherited"] && plan.leftOut.isEmpty)
    }

    @Test func aTestThatVanishedDidNotCompile() {
        let plan = TestPlan([declared("testA"), declared("testB", mayBeAbsent: true)], found: [])
        #expect(plan.leftOut.map(\.test.name) == ["testA"])
        #expect(plan.leftOut.first?.outcome == .didNotCompile && plan.leftOut.first?.issues.first?.line == 3)
    }

    @Test func aTestThatIsNotWholeDoesNotRun() {
        let plan = TestPlan([declared("testA", broken: "no such type")], found: [test("testA")])
        #expect(plan.tests.isEmpty && plan.leftOut.first?.issues.first?.message == "no such type")
    }

    @Test func testsThatASchemeSkipsDoNotRun() {
        var plan = TestPlan(
            [declared("testA", broken: "x")],
            found: [test("testB"), test("testC"), test("testA", in: "Slow"), test("testAll")])
        plan.skip(["M.A/testA()", "M.A/testB()", "M.Slow", "M.B"])
        #expect(plan.tests.map(\.name) == ["testC", "testAll"])
        #expect(plan.leftOut.map(\.test.name) == ["testB", "testA", "testA"])
        #expect(plan.leftOut.allSatisfy { $0.outcome == .skipped })
    }

    @Test func aTestIsPlannedOnce() {
        let plan = TestPlan(
            [declared("testA", broken: "x"), declared("testA", broken: "y")], found: [test("testA")])
        #expect(plan.leftOut.count == 1)
    }

    @Test func overloadsOfATestCountEach() {
        var overload = declared("testA")
        overload.line = 9
        let plan = TestPlan([declared("testA", broken: "x"), overload], found: [test("testA")])
        #expect(plan.tests.isEmpty && plan.leftOut.map(\.issues.first?.line) == [3, 9])
    }

    @Test func namesAreThoseOfTheLibraries() {
        #expect(TestCase(.xctest, listedAs: "M.Outer.A/testB")?.description == "M.Outer.A/testB")
        #expect(TestCase(.testing, listedAs: "M.Outer/Inner/b(c:)")?.description == "M.Outer.Inner/b(c:)")
        #expect(TestCase(.testing, listedAs: "M.`b c`()")?.name == "b c()")
        #expect(TestCase(.xctest, listedAs: "Listing 3 tests") == nil)
    }

    @Test func examplesRunThroughTheTestOfTheirClass() {
        let example = TestCase(exampleOf: "M.Outer.ASpec", named: "opens, a door/window")
        #expect(example?.runnerName == "M.Outer.ASpec/test__examples")
        #expect(example?.description == "M.Outer.ASpec/opens, a door/window")
    }

    @Test func theTestOfExamplesThatAreNotWholeDoesNotRun() {
        let plan = TestPlan([declared("it, line 3", broken: "no such type")], found: [test("test__examples")])
        #expect(plan.tests.isEmpty && plan.leftOut.map(\.test.name) == ["it, line 3"])
    }
}

/// The selection of the tests that run.
struct TestSelectionTests {
    private let tests = ["a", "b", "c", "d", "e"].map {
        TestCase(library: .testing, module: "M", suite: "S", name: "\($0)()")
    }

    private func names(_ selection: TestSelection) -> [String] { selection.selected(tests).map(\.name) }

    @Test func filtersChooseAndSkipsLeaveOut() throws {
        let filter = try #require(Pattern("S/[abc]"))
        let skip = try #require(Pattern("b"))
        #expect(names(TestSelection(filters: [filter])) == ["a()", "b()", "c()"])
        #expect(names(TestSelection(filters: [filter], skips: [skip])) == ["a()", "c()"])
        #expect(Pattern("(") == nil)
    }

    @Test func shardsTogetherHaveEachTestOnce() throws {
        let shards = try (1...3).map { try #require(Shard("\($0)/3")) }
        let parts = shards.map { names(TestSelection(shard: $0)) }
        #expect(parts == [["a()", "d()"], ["b()", "e()"], ["c()"]])
    }
}
