import Testing

@testable import TestRuns

/// Issues are at the places of the sources that people have.
struct ResultPlacesTests {
    private let test = TestCase(library: .xctest, module: "M", suite: "A", name: "testA")

    private func place(_ issue: TestResult.Issue) -> String {
        let declared = TestPlan.Declared(test, file: "/S/A.swift", line: 3, mayBeAbsent: false, broken: nil)
        let places = ResultPlaces(folders: ["/cache/M/Sources": "/S"], [declared])
        let result = places.located(TestResult(test, .failed, issues: [issue]))
        return result.issues.map { "\($0.file ?? "-"):\($0.line)" }.joined()
    }

    @Test func adaptedFilesAreNamedByTheirOriginals() {
        #expect(
            place(.init(file: "/cache/M/Sources/Deep/B.swift", line: 5, message: "")) == "/S/Deep/B.swift:5")
        #expect(place(.init(file: "/Other/B.swift", line: 5, message: "")) == "/Other/B.swift:5")
    }

    @Test func whatHasNoPlaceIsAtItsTest() {
        #expect(place(.init(message: "called exit(0)")) == "/S/A.swift:3")
        #expect(place(.init(file: "<EXPR>", line: 0, message: "threw error")) == "/S/A.swift:3")
    }
}
