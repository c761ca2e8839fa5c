import Testing

@testable import Workshop

@Suite struct BuildReportTests {
    @Test func missingNamesAreCountedOnceEach() {
        let output = """
            [3/9] Compiling App A.swift
            /p/A.swift:3:9: error: cannot find 'UIThing' in scope
             3 | let a = UIThing()
               |         `- error: cannot find 'UIThing' in scope
            /p/A.swift:3:9: error: cannot find 'UIThing' in scope
            /p/B.swift:8:1: error: cannot find type 'UIThing' in scope
            /p/B.swift:9:1: error: value of type 'UIView' has no member 'sparkle'
            /p/B.swift:9:30: warning: variable was never used
            /p/B.swift:10:4: error: missing return in instance method
            """
        #expect(
            BuildReport(output: output).lines == [
                "4 errors in 2 files:", "  `UIThing`, 2 uses, first at /p/A.swift:3",
                "  `UIView.sparkle`, 1 use, first at /p/B.swift:9",
                "  /p/B.swift:10:4: error: missing return in instance method",
            ])
    }

    @Test func manyOtherErrorsAreCutShort() {
        let output = (1...30).map { "/p/A.swift:\($0):1: error: odd" }.joined(separator: "\n")
        let lines = BuildReport(output: output).lines
        #expect(lines.count == 22)
        #expect(lines.last == "  and 10 more errors")
    }

    @Test func withoutErrorsOfTheCompilerTheEndIsShown() {
        #expect(
            BuildReport(output: "ld: symbol missing").lines == [
                "The sources cannot be built:", "  ld: symbol missing",
            ])
    }
}
