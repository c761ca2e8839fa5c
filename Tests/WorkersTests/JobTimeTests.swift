import Foundation
import Testing

@testable import Workers

@Suite struct JobTimeTests {
    @Test func theTimeIsOverAfterItsLimit() { #expect(JobTime(limit: .zero) { .zero }.isOver) }

    @Test func theTimeIsNotOverBeforeItsLimit() { #expect(!JobTime(limit: .seconds(600)) { .zero }.isOver) }

    @Test func waitingForAProcessorDoesNotCount() {
        var delay = Duration.seconds(700)
        var time = JobTime(limit: .zero) { delay }
        #expect(time.isOver)
        delay += .seconds(600)
        #expect(!time.isOver)
        time.restart(limit: .zero)
        #expect(time.isOver)
    }

    @Test(arguments: [("168861 4857 2\n", 4_857), ("0 0 0", 0), ("", 0), ("1 x", 0)])
    func theSystemRecordsNanoseconds(text: String, nanoseconds: Int) {
        #expect(SchedulingDelay.duration(text) == .nanoseconds(nanoseconds))
    }

    @Test func processesThatAreGoneHaveNoDelay() { #expect(SchedulingDelay.ofMainThread(in: -1) == .zero) }
}
