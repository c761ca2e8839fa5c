import Foundation
import Testing
import Workers
import Workshop

@testable import KumikiCommand

/// The failures of an app that are repaired.
@Suite struct RepairRoundsTests {
    private func places(
        _ reason: String, in summary: BuildSummary, function: String = "show()",
        file: String = "/in/App/Profile.swift"
    ) -> [Int]? {
        let frame = StackFrame(function: function, file: file, line: 7, isInProgram: true)
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

    /// The app creates such a controller with values that a scene drawn by itself does not have.
    @Test func anInitializerForDocumentsThatOnlyEndsTheProcessIsRepairedInAnyApp() throws {
        let path = NSTemporaryDirectory() + "kumiki-rounds-\(UUID().uuidString).swift"
        defer { try? FileManager.default.removeItem(atPath: path) }
        let text =
            String(repeating: "\n", count: 6) + "fatalError(\"init(coder:) has not been implemented\")\n"
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        let reason = "Fatal error: init(coder:) has not been implemented"
        let whole = summary(whole: 2)
        #expect(places(reason, in: whole, function: "Profile.init(coder:)", file: path) == [7])
        #expect(places(reason, in: whole, function: "Profile.show()", file: path) == nil)
        #expect(places("Index out of range", in: whole, function: "Profile.init(coder:)") == nil)
    }

    /// The trap of a forced cast of nil has no message, and its place no line.
    @Test func aFailureWithoutALineIsThatOfAForcedCastOfNil() throws {
        let path = NSTemporaryDirectory() + "kumiki-casts-\(UUID().uuidString).swift"
        defer { try? FileManager.default.removeItem(atPath: path) }
        let text = """
            final class Profile: UIViewController {
                func first() -> [Int] { values as! [Int] }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    if let title { self.title = title }
                    names = person?.names as! [String]
                    ages = person?.ages as! [Int]
                }
                func last() -> [Int] { values as! [Int] }
            }
            """
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        func failure(_ trap: String?, in function: String) -> AppFailure {
            let frame = StackFrame(function: function, file: path)
            return AppFailure(WorkerFailure(.signal(4), trap: trap, frames: [frame]), except: "/cache")
        }
        let whole = summary(whole: 2)
        var rounds = RepairRounds()
        let cast = failure(nil, in: "closure #1 in Profile.viewDidLoad()")
        #expect(
            cast.reason.hasPrefix(
                "A forced cast of nil in closure #1 in Profile.viewDidLoad() (kumiki-casts-"))
        #expect(rounds.begin(after: [cast], of: whole)?.map(\.line) == [6])
        #expect(rounds.begin(after: [cast], of: whole)?.map(\.line) == [7])
        #expect(rounds.begin(after: [cast], of: whole) == nil)
        for other in [
            failure("Index out of range", in: "Profile.viewDidLoad()"), failure(nil, in: "Profile.a()"),
        ] {
            #expect(rounds.begin(after: [other], of: whole) == nil)
        }
    }
}
