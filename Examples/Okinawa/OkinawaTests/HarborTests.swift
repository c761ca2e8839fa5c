import KumikiTesting
import Testing

@testable import Okinawa

@MainActor @Suite struct HarborTests {
    @Test(arguments: [true, false]) func theDeepButtonAsksAndGetsAnAnswer(drawn: Bool) async throws {
        let harbor = try Harness { drawn ? try Screen.harbor.drawn() : Screen.harbor.coded() }
        let chain = ChainRecorder(within: harbor.window)
        try harbor.tap("leaveButton")
        try await harbor.wait(for: "You may leave. Fair winds!")
        #expect(harbor.shows("Sabani “Umikaji”: You may leave. Fair winds!"))
        try chain.expect(AskToLeave.self, handledBy: HarborViewController.self)
    }

    @Test func atEbbTheAnswerIsAnother() async throws {
        let harbor = try Harness { HarborViewController.instance() }
        try harbor.tap("Ebb")
        try harbor.tap("leaveButton")
        try await harbor.wait(for: "Wait for the flood.")
    }

    @Test func withoutAHarborNobodyAnswers() async throws {
        let boat = try Harness { BoatViewController.instance() }
        try boat.tap("leaveButton")
        try await boat.wait(for: "Nobody answers.")
    }
}
