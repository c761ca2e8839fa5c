import Testing
import UIKit

@testable import Kumiki

private struct Confirm: AnswerableEvent {
    func stimulate(responder: any Confirming, answer: Answer<Bool>) { responder.confirm(answer) }
}

@MainActor private protocol Confirming {
    func confirm(_ answer: Answer<Bool>)
}

/// Handles an answer in a way that a test chooses.
private final class Clerk: UIResponder, Confirming {
    var work: (Answer<Bool>) -> Void
    var nods = 0
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

    @Test func inACancelledTaskNoHandlerIsCalled() async {
        var calls = 0
        let clerk = Clerk { _ in calls += 1 }
        let task = Task { try await clerk.stimulate(Confirm()) }
        task.cancel()
        await #expect(throws: EventError.cancelled(event: "Confirm")) { try await task.value }
        #expect(calls == 0)
    }

    @Test func theHandlerLearnsOfTheCancellation() async throws {
        var kept: Answer<Bool>?
        var dismissed = 0
        let clerk = Clerk { kept = $0 }
        let task = Task { try await clerk.stimulate(Confirm()) }
        await Task.yield()
        let answer = try #require(kept)
        answer.onCancel(clerk) { _ in dismissed += 1 }
        #expect(!answer.isCancelled && dismissed == 0)
        task.cancel()
        _ = await task.result
        #expect(answer.isCancelled && dismissed == 1)
        answer.onCancel(clerk) { _ in dismissed += 1 }
        #expect(dismissed == 2)
    }

    @Test func aReplyIsNoCancellation() async throws {
        var dismissed = false
        let desk = NSObject()
        let clerk = Clerk { answer in
            answer.onCancel(desk) { _ in dismissed = true }
            answer(true)
        }
        #expect(try await clerk.stimulate(Confirm()))
        #expect(!dismissed)
    }

    @Test func anAsynchronousHandlerIsCancelledWithItsSender() async throws {
        var wasCancelled: Bool?
        let clerk = Clerk { answer in
            answer.from {
                while !Task.isCancelled { await Task.yield() }
                wasCancelled = true
                return true
            }
        }
        let task = Task { try await clerk.stimulate(Confirm()) }
        await Task.yield()
        task.cancel()
        await #expect(throws: EventError.cancelled(event: "Confirm")) { try await task.value }
        for _ in 0..<1_000 where wasCancelled == nil { try await Task.sleep(for: .milliseconds(1)) }
        #expect(wasCancelled == true)
    }

    @Test func whatIsDismissedOnCancellationIsNotRetained() async {
        final class Sheet { var answer: Answer<Bool>? }
        let clerk = Clerk { answer in
            let sheet = Sheet()
            sheet.answer = answer
            answer.onCancel(sheet) { _ in }
        }
        await #expect(throws: EventError.unanswered(event: "Confirm")) {
            try await clerk.stimulate(Confirm())
        }
    }
}

/// The overload resolution between the two ways of sending.
@MainActor @Suite struct QuestionOverloadTests {
    @Test func outsideAsynchronousCodeAQuestionIsSentWithoutWaiting() {
        var asked = false
        let clerk = Clerk { _ in asked = true }
        let handler = clerk.stimulate(Confirm())
        #expect(asked && handler is Clerk)
    }

    @Test func aSynchronousClosureInAsynchronousCodeDoesNotWait() async {
        let clerk = Clerk { _ in }
        let send: () -> (any Confirming)? = { clerk.stimulate(Confirm()) }
        #expect(send() is Clerk)
    }

    @Test func inAsynchronousCodeItsReplyIsAwaited() async throws {
        let reply = try await Clerk { $0(true) }.stimulate(Confirm())
        #expect(type(of: reply) == Bool.self)
    }

    @Test func aTaskInSynchronousCodeAwaitsTheReply() async throws {
        func start(_ clerk: Clerk) -> Task<Bool, any Error> { Task { try await clerk.stimulate(Confirm()) } }
        #expect(try await start(Clerk { $0(true) }).value)
    }

    @Test func aPlainEventIsSentAtOnceInAsynchronousCodeToo() async {
        let clerk = Clerk { _ in }
        #expect(clerk.stimulate(Nod()) === clerk)
        #expect(clerk.nods == 1)
    }

    @Test func findingAsksNothing() async {
        var asked = false
        let clerk = Clerk { _ in asked = true }
        #expect(clerk.stimulateResponder(Confirm()) is Clerk)
        #expect(!asked)
    }
}

private struct Nod: ResponderEvent {
    func stimulate(responder: Clerk) { responder.nods += 1 }
}
