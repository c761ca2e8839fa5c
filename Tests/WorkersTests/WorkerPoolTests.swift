import Foundation
import Testing

@testable import Workers

/// Jobs that end their process, and the jobs around them.
@Suite struct WorkerPoolTests {
    /// Programs are built beside the tests.
    static func program(_ arguments: [String] = []) throws -> WorkerProgram {
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let path = (tests as NSString).deletingLastPathComponent + "/WorkersTestProgram"
        return WorkerProgram(path: path, arguments: arguments)
    }

    private func run(
        _ jobs: [String], _ limits: WorkerLimits = WorkerLimits(time: .seconds(60)), arguments: [String] = []
    ) throws -> [WorkerPool.Outcome<String>] {
        var outcomes: [WorkerPool.Outcome<String>?] = jobs.map { _ in nil }
        WorkerPool(try Self.program(arguments), limits: limits).run([jobs], of: String.self) {
            _, job, outcome in
            outcomes[job] = outcome
        }
        return outcomes.compactMap { $0 }
    }

    /// Returns the failure of a job between two others, which both have to be done.
    private func failure(
        of job: String, _ limits: WorkerLimits = WorkerLimits(time: .seconds(60)),
        _ location: SourceLocation = #_sourceLocation
    ) throws -> WorkerFailure {
        let outcomes = try run(["before", job, "after"], limits)
        #expect(outcomes.map(\.reply) == ["done before", nil, "done after"], sourceLocation: location)
        return try #require(outcomes[1].failure, sourceLocation: location)
    }

    @Test func jobsAreDoneInOneProcessOneAfterTheOther() throws {
        let replies = try run(["process", "x", "process"]).map(\.reply)
        #expect(replies[0] == replies[2])
        #expect(replies[1] == "done x")
    }

    @Test func eachBatchHasItsOwnProcess() throws {
        var replies: [Int: String] = [:]
        WorkerPool(try Self.program(), count: 2).run(
            [["process"], [], ["process"], ["process"]], of: String.self
        ) { batch, _, outcome in replies[batch] = outcome.reply }
        #expect(replies.count == 3)
        #expect(Set(replies.values).count == 3)
    }

    @Test func aProcessPerformsAsManyBatchesAsItMay() throws {
        var replies: [Int: String] = [:]
        let limits = WorkerLimits(time: .seconds(60))
        WorkerPool(try Self.program(), limits: limits, count: 1, batchesPerProcess: 2).run(
            [["process"], ["process"], ["process"], ["trap", "process"], ["process"]], of: String.self
        ) { batch, _, outcome in replies[batch] = outcome.reply ?? replies[batch] }
        #expect(replies.count == 5)
        #expect(replies[0] == replies[1] && replies[1] != replies[2])
        // The process of a job that ends it is followed by a new one.
        #expect(replies[2] != replies[3] && replies[3] == replies[4])
    }

    @Test func whatAJobPrintsComesWithItsReply() throws {
        let outputs = try run(["a", "b"]).map(\.output)
        #expect(outputs == ["job a", "job b"])
    }

    @Test func longRepliesAndLongOutputArriveWhole() throws {
        let outcomes = try run(["long", "lines"])
        #expect(outcomes[0].reply?.count == 5_000_000)
        #expect(outcomes[1].output?.split(separator: "\n").count == 100_001)
    }

    @Test func aTrapEndsItsJobAlone() throws {
        let failure = try failure(of: "trap")
        #expect(failure.description == "Index out of range")
        let frame = try #require(failure.frames.first { $0.isInProgram })
        #expect(frame.function.contains("Failures.trap"))
        #expect(frame.file?.hasSuffix("WorkersTestProgram/main.swift") == true)
        #expect(frame.line == 34)
        #expect(failure.output.hasPrefix("job trap\n"))
        #expect(!failure.output.contains("*** "))
    }

    /// The compiler places the runtime's code for it in the function, without a line.
    @Test func aForcedCastOfNilHasTheFileOfItsFunction() throws {
        let failure = try failure(of: "cast")
        #expect(failure.trap == "force unwrapped a nil value")
        let frame = try #require(failure.frames.first { $0.isInProgram })
        #expect(frame.function.contains("Failures.cast"))
        #expect(frame.file?.hasSuffix("WorkersTestProgram/main.swift") == true)
    }

    /// The system's libraries omit the frame pointers by which the runtime finds callers.
    @Test func aCrashInsideOfASystemLibraryHasTheProgramsCalls() throws {
        let failure = try failure(of: "library")
        #expect(failure.cause == .signal(SIGSEGV))
        // The frames above are those of the report itself, which is linked into the program here.
        #expect(failure.frames.contains { $0.isInProgram && $0.function.contains("Failures.crashInLibrary") })
    }

    @Test func aFailureHasTheNameOfThePartThatItIsIn() throws {
        #expect(try failure(of: "named").activity == "part")
        #expect(try failure(of: "trap").activity == nil)
    }

    @Test func whatAPartPrintsMayBeDropped() throws {
        // Many, as later output must be kept however late the parent discards the rest.
        let outcomes = try run(Array(repeating: "quiet", count: 200) + ["b"])
        #expect(Set(outcomes.dropLast().map(\.output)) == ["wanted"])
        #expect(outcomes.last?.output == "job b")
    }

    @Test func aJobMayLeaveTheNextToAnotherProcess() throws {
        let replies = try run(["process", "process", "last", "process"]).map(\.reply)
        #expect(replies[0] == replies[1] && replies[0] != replies[3] && replies[3] != nil)
    }

    @Test func eachProcessIsPreparedInAFolderOfItsOwn() throws {
        var program = try Self.program()
        program.prepare = { folder, environment in environment.merging(["OWN": folder]) { $1 } }
        var replies: Set<String> = []
        WorkerPool(program).run([["folder"], ["folder"]], of: String.self) { _, _, outcome in
            replies.insert(outcome.reply ?? "")
        }
        #expect(replies.count == 2 && replies.allSatisfy { $0.hasPrefix("/") })
    }

    @Test func overflowSaysSo() throws {
        let failure = try failure(of: "overflow")
        #expect(failure.description == "arithmetic overflow")
    }

    @Test func aStackOverflowEndsItsJobAlone() throws {
        let failure = try failure(of: "stack")
        #expect(failure.cause == .signal(SIGSEGV))
        #expect(failure.frames.first?.function.contains("recurse") == true)
    }

    @Test func exitEndsItsJobAlone() throws {
        let failure = try failure(of: "exit")
        #expect(failure.cause == .exit(3))
        #expect(failure.description == "called exit(3)")
        #expect(failure.frames.contains { $0.function.hasPrefix("work(") && $0.isInProgram })
    }

    @Test func anExitThatNobodySeesEndsItsJobAlone() throws {
        #expect(try failure(of: "leave").cause == .exit(4))
    }

    @Test(arguments: [("loop", "Failures.loop"), ("deadlock", "Failures.deadlock")])
    func aJobThatDoesNotEndIsEnded(_ job: String, _ function: String) throws {
        let limit = Duration.seconds(3)
        let failure = try failure(of: job, WorkerLimits(time: limit))
        #expect(failure.cause == .time(limit))
        #expect(failure.frames.contains { $0.isInProgram && $0.function.contains(function) })
    }

    @Test func aLoopThatCallsNothingNamesItsLine() throws {
        let failure = try failure(of: "spin", WorkerLimits(time: .seconds(3)))
        // The frames above are those of the report itself, which is linked into the program here.
        let frame = try #require(
            failure.frames.first { $0.file?.hasSuffix("WorkersTestProgram/main.swift") == true })
        #expect(frame.function.contains("Failures.spin"))
        #expect(frame.line == 58)
        #expect(failure.frames.contains { $0.function.hasPrefix("work(") && $0.line > 0 })
    }

    @Test func aPropertyThatIsNilNamesTheLineThatUsesIt() throws {
        let failure = try failure(of: "nil")
        #expect(
            failure.description == "Unexpectedly found nil while implicitly unwrapping an Optional value")
        let frame = try #require(failure.frames.first { $0.isInProgram })
        #expect(frame.function.contains("Failures.unwrap"))
        #expect(frame.line == 62)
    }

    @Test func aJobThatTakesAllMemoryIsEnded() throws {
        let failure = try failure(of: "memory", WorkerLimits(time: .seconds(60), memory: 300 << 20))
        #expect(failure.description == "more than 300 MB of memory")
        #expect(failure.frames.contains { $0.isInProgram && $0.function.contains("Failures.allocate") })
    }

    @Test func aProgramThatDoesNotStartFailsAllOfItsJobs() throws {
        let causes = try run(["a", "b"], arguments: ["--ends-at-once"]).map(\.failure?.cause)
        #expect(causes == [.notStarted("it ended with status 7"), .notStarted("it ended with status 7")])
    }

    @Test func aProgramThatIsNotThereFailsAllOfItsJobs() {
        var failures = 0
        WorkerPool(WorkerProgram(path: "/nowhere/program")).run([["a", "b"], ["c"]], of: String.self) {
            failures += $2.failure == nil ? 0 : 1
        }
        #expect(failures == 3)
    }
}

extension WorkerPool.Outcome {
    var reply: Reply? { if case .done(let reply, _) = self { reply } else { nil } }
    var output: String? { if case .done(_, let output) = self { output } else { nil } }
    var failure: WorkerFailure? { if case .failed(let failure) = self { failure } else { nil } }
}
