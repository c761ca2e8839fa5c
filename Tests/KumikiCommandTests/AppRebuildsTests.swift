import CommandArguments
import Testing

@testable import KumikiCommand

/// The display of a failed build in a preview.
@MainActor
@Suite struct AppRebuildsTests {
    @Test func errorsHaveTheirFileAndLine() {
        let problems = AppRebuilds.problems(
            [
                "2 errors in 2 files:", "  /a/B.swift:12:5: error: cannot convert value: no",
                "  `UIFoo`, 3 uses, first at /a/C.swift:7",
            ], "/a")
        #expect(
            problems.map(\.description) == [
                "/a/B.swift:12: error: cannot convert value: no",
                "/a/C.swift:7: error: `UIFoo` is missing, 3 uses",
            ])
    }

    @Test func whatIsNoErrorOfTheCompilerIsShownWhole() {
        let problems = AppRebuilds.problems(["The sources cannot be built:", "  no network"], "/a")
        #expect(problems.map(\.description) == ["/a:1: error: The sources cannot be built:\n  no network"])
    }
}

@MainActor
@Suite struct PreviewCommandTests {
    private func run(_ words: String...) throws -> Int32 {
        try PreviewCommand.run(Arguments(words, options: PreviewCommand.options))
    }

    @Test func itTakesOneFolder() {
        #expect(throws: UsageError.self) { try run() }
        #expect(throws: UsageError.self) { try run("/tmp", "/tmp") }
        #expect(throws: UsageError.self) { try run("/nowhere/at/all") }
        #expect(throws: UsageError.self) { try run("/etc/hostname") }
    }

    @Test func aPortIsANumber() {
        for port in ["x", "-1", "65536", ""] {
            #expect(throws: UsageError.self) { try run("/tmp", "--port", port) }
        }
    }
}
