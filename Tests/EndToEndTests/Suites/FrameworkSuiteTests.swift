import Testing

/// `kumiki test` of a suite that uses Apple's frameworks.
@Suite struct FrameworkSuiteTests {
    @Test func frameworksDoWhatTheyAreSaidToDo() async throws {
        let run = try await FrameworkSuite.tested.value.run
        #expect(
            run.output.hasSuffix("294 passed, 0 failed, 0 did not compile\n"), "\(run.end)")
        #expect(run.status == 0)
    }
}
