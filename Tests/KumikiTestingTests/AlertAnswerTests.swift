import KumikiTesting
import Testing

/// Questions that an alert asks the user: the sender's waiting ends however the alert is closed.
@MainActor @Suite(.serialized) struct AlertAnswerTests {
    private let harness: Harness<Pier>
    private var pier: Pier { harness.root }

    init() throws { harness = try Harness { Pier() } }

    /// Sends the question, and shows the alert.
    private func ask() async -> Task<Void, Never> {
        let task = harness.perform { Task { await pier.askToLeave() } }
        await harness.run(for: 1)
        #expect(harness.shows("Leave now?") && pier.outcome == nil)
        return task
    }

    @Test func theChosenActionIsTheReply() async throws {
        _ = await ask()
        try harness.tap("Leave")
        await harness.run(for: 1)
        #expect(pier.outcome == .success(true))
    }

    @Test func anAlertThatCodeDismissesEndsTheWaiting() async {
        _ = await ask()
        harness.perform { pier.dismiss(animated: true) }
        await harness.run(for: 1)
        #expect(pier.outcome == .failure(.unanswered(event: "MayLeave")))
    }

    @Test func anAlertThatIsReleasedWithItsPresenterEndsTheWaiting() async {
        var outcome: Result<Bool, EventError>?
        harness.perform {
            let (presenter, button) = (Pier(), UIButton())
            harness.window.rootViewController = presenter
            presenter.view.addSubview(button)
            Task {
                do throws(EventError) {
                    outcome = .success(try await button.stimulate(MayLeave()))
                } catch { outcome = .failure(error) }
            }
        }
        await harness.run(for: 1)
        #expect(harness.shows("Leave now?"))
        harness.perform { harness.window.rootViewController = UIViewController() }
        await harness.run(for: 1)
        #expect(outcome == .failure(.unanswered(event: "MayLeave")))
    }

    @Test func anAlertThatIsNeverPresentedEndsTheWaiting() async {
        pier.presents = false
        _ = harness.perform { Task { await pier.askToLeave() } }
        await harness.run(for: 1)
        #expect(pier.outcome == .failure(.unanswered(event: "MayLeave")))
    }

    @Test func anAlertOfAPresentedSheetEndsWithTheSheet() async {
        let sheet = Pier()
        harness.perform { pier.present(sheet, animated: true) }
        await harness.run(for: 1)
        _ = harness.perform { Task { await sheet.askToLeave() } }
        await harness.run(for: 1)
        #expect(harness.shows("Leave now?"))
        harness.perform { pier.dismiss(animated: true) }
        await harness.run(for: 1)
        #expect(sheet.outcome == .failure(.unanswered(event: "MayLeave")))
    }

    @Test func aCancelledSenderDismissesTheAlert() async {
        let task = await ask()
        task.cancel()
        await harness.run(for: 1)
        #expect(pier.outcome == .failure(.cancelled(event: "MayLeave")))
        #expect(!harness.shows("Leave now?") && pier.presentedViewController == nil)
    }

    @Test func theAlertIsReleasedOnceItHasReplied() async throws {
        _ = await ask()
        let leaks = LeakCheck()
        if let alert = pier.presentedViewController { leaks.watch(alert) }
        try harness.tap("Leave")
        await harness.run(for: 1)
        try leaks.expectAllFreed()
    }
}

private struct MayLeave: AnswerableEvent {
    func stimulate(responder: Pier, answer: Answer<Bool>) { responder.confirm(answer) }
}

private final class Pier: UIViewController {
    private(set) var outcome: Result<Bool, EventError>?
    var presents = true

    func askToLeave() async {
        do throws(EventError) {
            outcome = .success(try await view.stimulate(MayLeave()))
        } catch { outcome = .failure(error) }
    }

    func confirm(_ answer: Answer<Bool>) {
        let alert = UIAlertController(title: "Leave now?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Leave", style: .default) { _ in answer(true) })
        alert.addAction(UIAlertAction(title: "Stay", style: .cancel) { _ in answer(false) })
        answer.onCancel(alert) { $0.dismiss(animated: true) }
        if presents { present(alert, animated: true) }
    }
}
