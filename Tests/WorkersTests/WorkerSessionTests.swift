import Foundation
import Testing

@testable import Workers

/// A process that is kept for single jobs.
@Suite struct WorkerSessionTests {
    private func session(_ limits: WorkerLimits = WorkerLimits(time: .seconds(60))) throws
        -> WorkerSession<String, String>
    {
        try WorkerSession(try WorkerPoolTests.program(), limits: limits)
    }

    @Test func jobsAreDoneInOneProcess() throws {
        let session = try session()
        session.prepare()
        let replies = ["process", "x", "process"].map { session.perform($0).reply }
        #expect(replies[0] != nil && replies[0] == replies[2] && replies[1] == "done x")
    }

    @Test func aJobThatEndsTheProcessLeavesTheNextToAnother() throws {
        let session = try session()
        let first = session.perform("process").reply
        #expect(session.perform("trap").failure?.description == "Index out of range")
        let second = session.perform("process").reply
        #expect(first != nil && second != nil && first != second)
    }

    @Test func aProcessThatWasEndedMeanwhileIsReplaced() throws {
        let session = try session()
        let id = try #require(session.perform("process").reply.flatMap { Int32($0) })
        kill(id, SIGKILL)
        usleep(100_000)
        #expect(session.perform("a").reply == "done a")
    }

    @Test func aJobThatDoesNotEndIsEnded() throws {
        let session = try session(WorkerLimits(time: .seconds(1)))
        #expect(session.perform("loop").failure?.cause == .time(.seconds(1)))
        #expect(session.perform("a").reply == "done a")
    }

    @Test func endingEndsTheProcess() throws {
        let session = try session()
        let id = try #require(session.perform("process").reply.flatMap { Int32($0) })
        session.end()
        #expect(kill(id, 0) == -1 && errno == ESRCH)
    }

    @Test func aTemporaryFolderGoesWithItsOwner() throws {
        var folder: TemporaryFolder? = try TemporaryFolder()
        let path = try #require(folder?.path)
        _ = FileManager.default.createFile(atPath: path + "/a", contents: Data())
        #expect(FileManager.default.fileExists(atPath: path + "/a"))
        folder = nil
        #expect(!FileManager.default.fileExists(atPath: path))
    }
}
