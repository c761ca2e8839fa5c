import Testing

/// `kumiki test` of specifications of Quick's with Nimble's expectations, where neither library is in the folder.
@Suite struct SpecificationSuiteTests {
    private func run() async throws -> Tool.Run { try await SpecificationSuite.tested.value.run }

    @Test func everyExampleCounts() async throws {
        let run = try await run()
        #expect(
            run.output.hasSuffix("17 passed, 19 failed, 0 did not compile\n"), "\(run.end)")
    }

    @Test(arguments: [
        ("FailingSpec/differs", "FailingSpec.swift:7:", "expected to equal <3>, got <2>"),
        ("FailingSpec/is nil", "FailingSpec.swift:8:", "use beNil() to match nils"),
        ("FailingSpec/throws", "FailingSpec.swift:9:", "threw error \"lost\""),
        ("FailingSpec/never happens", "FailingSpec.swift:10:", "expected to eventually equal <2>, got <1>"),
        ("FailingSpec/does not call back", "FailingSpec.swift:11:", "Waited more than"),
        ("FailingSpec/throws nothing", "FailingSpec.swift:12:", "expected to throw any error, got no error"),
        ("FailingSpec/fails nothing", "FailingSpec.swift:13:", "threw error instead <locked>"),
        ("FailingSpec/before, does not run", "FailingSpec.swift:16:", "locked"),
        ("FailingSpec/after, passes itself", "FailingSpec.swift:19:", "with count 1, got 0"),
        ("FailingSpec/nobody", "FailingSpec.swift:22:", "there are no shared examples with the name nobody"),
        (
            "FailingSpec/raises nothing", "FailingSpec.swift:23:",
            "raise exception with name <Odd>, got no exception"
        ),
        ("FailingSpec/is long", "FailingSpec.swift:24:", "expected to be short, got <long>"),
        ("FailingSpec/is neither", "FailingSpec.swift:25:", "use beNil() to match nils"),
        ("ModernSpec/requires in vain", "ModernSpec.swift:19:", "expected to equal <2>, got <1>"),
        ("AsyncExamplesSpec/tasks, fails", "ModernSpec.swift:", "expected to equal <0>, got <"),
        ("AsyncExamplesSpec/tasks, suspends in vain", "ModernSpec.swift:", "expected to be even, got <3>"),
        ("AsyncExamplesSpec/tasks, is no number", "ModernSpec.swift:", "expected to not be even, got <nil>"),
        ("NimbleTests/testFails", "NimbleTests.swift:8:", "expected to contain <b>, got <a>"),
        ("failsInSwiftTesting()", "NimbleTests.swift:15:", "Issue recorded"),
    ])
    func aFailureNamesItsPlaceAndItsReason(test: String, place: String, reason: String) async throws {
        let lines = try await run().errors.split(separator: "\n").filter { $0.contains("\(test) failed: ") }
        #expect(lines.first?.contains(place) == true && lines.first?.contains(reason) == true, "\(lines)")
    }

    @Test func focusedExamplesRunInsteadOfOthers() async throws {
        let run = try await SpecificationSuite.tested.value.focusedRun
        #expect(
            run.output.hasSuffix("2 passed, 0 failed, 0 did not compile\n"), "\(run.end)")
    }
}
