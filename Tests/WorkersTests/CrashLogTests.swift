import Testing

@testable import Workers

@Suite struct CrashLogTests {
    private let output = PrintedOutput(
        Array(
            """
            loading
            App/Map.swift:12: Fatal error: Index out of range

            *** Signal 4: Backtracing from 0x1... done ***

            """.utf8))

    @Test func theInnermostCallHasTheLineOfTheFatalErrorIfItHasNone() {
        let library = StackFrame(function: "_assertionFailure", isInProgram: false)
        let frames = output.completing([
            library, StackFrame(function: "show()", file: "/in/App/Map.swift", line: 0),
            StackFrame(function: "viewDidLoad()", file: "/in/App/Map.swift", line: 7),
        ])
        #expect(frames.map(\.line) == [0, 12, 7])
    }

    @Test(arguments: [("/in/App/Map.swift", 9), ("/in/App/Other.swift", 0)])
    func aLineThatIsKnownOrOfAnotherFileStays(file: String, line: Int) {
        let frame = StackFrame(function: "show()", file: file, line: line)
        #expect(output.completing([frame]) == [frame])
    }

    @Test func theMessageIsThatOfTheFatalError() { #expect(output.trap == "Index out of range") }

    @Test func theSignalIsKnownBeforeItsReportIsDone() {
        #expect(output.signal == 4)
        #expect(PrintedOutput(Array("*** Signal 11: Backtracing".utf8)).signal == 11)
        #expect(PrintedOutput(Array("a *** Signal 11: no\n".utf8)).signal == nil)
    }

    @Test func castsThatFailAreReported() {
        let text =
            "hello\nCould not cast value of type 'A.B' (0x55d0c0) to 'A.C' (0x55d0f8).\n*** Signal 6: \n"
        #expect(PrintedOutput(Array(text.utf8)).trap == "Could not cast value of type 'A.B' to 'A.C'.")
    }
}
