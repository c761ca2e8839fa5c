import Testing
import Workers
import Workshop

@testable import KumikiCommand

/// The failures of an app that are repaired.
@Suite struct RepairRoundsTests {
    private func places(_ reason: String, in summary: BuildSummary) -> [Int]? {
        let frame = StackFrame(function: "show()", file: "/in/App/Profile.swift", line: 7, isInProgram: true)
        let failure = WorkerFailure(.signal(4), trap: reason, frames: [frame])
        var rounds = RepairRounds()
        return rounds.begin(after: [AppFailure(failure, except: "/cache")], of: summary)?.map(\.line)
    }

    private func summary(whole: Int, libraries: [String] = []) -> BuildSummary {
        var summary = BuildSummary(modules: [.init(name: "App", files: 2, whole: whole, leftOut: [])])
        summary.ownLibraries = libraries
        return summary
    }

    @Test func anAppThatIsAsOnIOSFailsForReasonsOfItsOwn() {
        #expect(places("Index out of range", in: summary(whole: 2)) == nil)
    }

    @Test func failuresOfAnAppThatLacksCodeAreRepaired() {
        #expect(places("Index out of range", in: summary(whole: 1)) == [7])
    }

    /// Nobody is signed in with Firebase, and Realm's databases are empty.
    @Test func failuresOfAnAppWithALibraryOfKumikisOwnAreRepaired() {
        let reason = "Unexpectedly found nil while unwrapping an Optional value"
        #expect(places(reason, in: summary(whole: 2, libraries: ["Firebase"])) == [7])
    }
}
