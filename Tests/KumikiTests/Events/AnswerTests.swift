import Testing
import UIKit

@testable import Kumiki

private struct Confirm: AnswerableEvent {
    typealias Responder = Confirming
    typealias Reply = Bool

    func stimulate(responder: any Confirming, answer: Answer<Bool>) { responder.confirm(answer) }
}

@MainActor private protocol Confirming {
    func confirm(_ answer: Answer<Bool>)
}

/// Does with an answer what a test tells it to.
private final class Clerk: UIResponder, Confirming {
    var work: (Answer<Bool>) -> Void
    init(_ work: @escaping (Answer<Bool>) -> Void) { self.work = work }
    func confirm(_ answer: Answer<Bool>) { work(answer) }
}

@MainActor @Suite struct AnswerTests {
    @Test func theReplyComesBack() async throws {
        #expect(try await Clerk { $0(true) }.stimulate(Confirm()))
    }

    @Test func theReplyMayComeLater() async throws {
        let clerk = Clerk { answer in Task { answer(false) } }
        #expect(try await clerk.stimulate(Confirm()) == false)
    }

    @Test func anAsynchronousHandlerReplies() async throws {
        let clerk = Clerk { answer in
            answer.from {
                await Task.yield()
                return true
            }
        }
        #expect(try await clerk.stimulate(Confirm()))
    }

    @Test func theFirstReplyCounts() async throws {
        let clerk = Clerk { answer in
            answer(true)
            answer(false)
        }
        #expect(try await clerk.stimulate(Confirm()))
    }

    @Test func aHandlerThatForgetsItEndsTheWaiting() async {
        await #expect(throws: EventError.unanswered(event: "Confirm")) {
            try await Clerk { _ in }.stimulate(Confirm())
        }
    }

    @Test func aHandlerThatVanishesEndsTheWaiting() async {
        final class Desk { var answer: Answer<Bool>? }
        var desk: Desk? = Desk()
        let clerk = Clerk { desk?.answer = $0 }
        Task { desk = nil }
        await #expect(throws: EventError.unanswered(event: "Confirm")) {
            try await clerk.stimulate(Confirm())
        }
    }

    @Test func nobodyThereIsAnErrorWithThePath() async throws {
        let error = await #expect(throws: EventError.self) { try await UIResponder().stimulate(Confirm()) }
        guard case .unhandled(let event) = try #require(error) else { return #expect(Bool(false)) }
        #expect(event.path == ["UIResponder"])
    }

    @Test func aCancelledTaskWaitsNoLonger() async {
        var kept: Answer<Bool>?
        let clerk = Clerk { kept = $0 }
        let task = Task { try await clerk.stimulate(Confirm()) }
        await Task.yield()
        task.cancel()
        await #expect(throws: EventError.cancelled(event: "Confirm")) { try await task.value }
        kept?(true)
    }

    @Test func aQuestionMayBeSentWithoutWaiting() {
        var asked = false
        Clerk { _ in asked = true }.stimulate(Confirm())
        #expect(asked)
    }
}
