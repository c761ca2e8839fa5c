import Testing

/// `kumiki test` of a suite that is broken on purpose.
@Suite struct FailingSuiteTests {
    private func suite() async throws -> FailingSuite { try await FailingSuite.tested.value }

    @Test func everyTestCounts() async throws {
        let run = try await suite().run
        #expect(run.output.hasSuffix("20 passed, 10 failed, 7 did not compile, 2 skipped\n"))
        #expect(run.status == 1)
    }

    @Test func anInterruptedRunReportsWhatItHas() async throws {
        let run = try await suite().interruptedRun
        #expect(run.output == "1 passed, 0 failed, 0 did not compile, 3 without a result\n")
        #expect(run.status == 130)
    }

    @Test func testsRunOnTheDeviceThatIsAskedFor() async throws {
        let run = try await suite().deviceRun
        #expect(
            run.errors.contains("iPhone14,6 667x375@2 dark dark ar_EG rtl UICTContentSizeCategoryS"),
            "\(run.errors)")
        #expect(run.output.hasSuffix("0 passed, 1 failed, 0 did not compile\n"))
    }

    @Test(arguments: [
        ("TenTests/test03", "ClassTests.swift:10: error:", "Index out of range"),
        ("TenTests/test04", "ClassTests.swift:12: error:", "(\"1\") is not equal to (\"2\")"),
        (
            "TenTests/test05", "Lib.swift:4: error:",
            "absent (Lib.swift:4) was left out: cannot find 'NotThere'"
        ),
        (
            "TenTests/test12", "Lib.swift:13: error:",
            "a statement of reset (Lib.swift:13) was left out: cannot find 'NotThere'"
        ),
        ("TenTests/test07", "Lib.swift:5: error:", "no result after 10 s"),
        ("TenTests/test08", "error:", "called exit(0)"),
        ("ExpectationTests/testOncePerTest", "ClassTests.swift:74: error:", "API violation"),
        ("ExpectationTests/testOtherFailure", "ClassTests.swift:90: error:", "pear"),
        ("Boxes/wrong()", "SuiteTests.swift:7: error:", "Expectation failed"),
        ("Boxes/crashes(at:)", "SuiteTests.swift:8: error:", "two"),
    ])
    func aFailureNamesItsPlaceAndItsReason(test: String, place: String, reason: String) async throws {
        let lines = try await suite().lines(about: test)
        #expect(lines.count == 1 && lines.first?.contains("\(test) failed: ") == true)
        #expect(lines.first?.contains(place) == true && lines.first?.contains(reason) == true)
    }

    /// The program, the folders and Objective-C's conversions are those of a simulator.
    @Test func testsRunAsInASimulator() async throws {
        let lines = try await suite().run.errors.split(separator: "\n")
        #expect(!lines.contains { $0.contains("SimulatorTests") })
    }

    @Test(arguments: [
        ("EmptiedTests/testBox", "the body of setUp (ClassTests.swift:25) does not compile here"),
        ("HelpTests/testHelped", "help (ClassTests.swift:30) does not compile here"),
        ("HelpTests/testBroken", "cannot find 'Missing'"),
        ("VanishedTests/testGone", "MissingTestCase"),
        ("LegacyTests/testMethods", "LegacyModel.sum(with:) (Legacy.h) does not compile here"),
        ("LegacyTests/testObjects", "LegacyState (Legacy.h) does not compile here"),
    ])
    func aTestThatIsNotWholeDidNotCompile(test: String, reason: String) async throws {
        let errors = try await suite().run.errors.split(separator: "\n").map(String.init)
        let report = try await suite().report
        let name = test.split(separator: "/")[1]
        #expect(errors.contains { $0.contains("LibTests.\(test)") })
        #expect(errors.contains { $0.contains("did not compile: \(reason)") || $0.contains(reason) })
        #expect(
            report.contains(#/name="\#(name)" time="[0-9.]+">\n<error /#)
                || report.contains("name=\"\(name)\""))
    }

    @Test func theReportForServersHasEveryTest() async throws {
        let report = try await suite().report
        #expect(report.contains("tests=\"39\" failures=\"10\" errors=\"7\" skipped=\"2\""))
        #expect(report.contains("<testcase classname=\"LibTests.Boxes.Inner\" name=\"inside()\""))
    }

    @Test func attachmentsOfFailedTestsAreKept() async throws {
        let suite = try await suite()
        #expect(
            suite.attachments == ["TenTests.test04/Attachment 2.txt", "TenTests.test04/Attachment.txt"])
        #expect(suite.run.errors.contains("What tests left behind: "))
    }

    @Test func theToolsOwnFilesAreNotNamed() async throws {
        let run = try await suite().run
        #expect(!run.errors.contains("/package/Modules/") && !run.errors.contains("$s8LibTests"))
    }
}
