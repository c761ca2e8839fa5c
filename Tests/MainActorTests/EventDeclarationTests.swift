import Kumiki
import Testing
import UIKit

// Events, questions and their responders in a module whose default isolation is the main actor, without annotations.

private protocol NoticeShowing {
    func show(_ notice: ShowNotice)
}

private struct ShowNotice: ResponderEvent {
    let title: String
    func stimulate(responder: any NoticeShowing) { responder.show(self) }
}

private protocol Confirming {
    func confirm(_ text: String, _ answer: Answer<Bool>)
}

private struct Confirm: AnswerableEvent {
    let text: String
    func stimulate(responder: any Confirming, answer: Answer<Bool>) { responder.confirm(text, answer) }
}

private final class NoticeScreen: UIViewController {
    var notices: [String] = []
}

extension NoticeScreen: NoticeShowing {
    func show(_ notice: ShowNotice) { notices.append(notice.title) }
}

extension NoticeScreen: Confirming {
    func confirm(_ text: String, _ answer: Answer<Bool>) { answer(text == "Leave now?") }
}

private final class Logger: UIView, EventObserver {
    var count = 0
    func observe(_ event: some ResponderEvent) { count += 1 }
}

@Suite struct EventDeclarationTests {
    private let screen = NoticeScreen()
    private let logger = Logger()
    private let button = UIButton()

    init() {
        screen.view.addSubview(logger)
        logger.addSubview(button)
    }

    @Test func anEventIsSentAndObserved() {
        button.stimulate(ShowNotice(title: "Naha!"))
        #expect(screen.notices == ["Naha!"] && logger.count == 1)
    }

    @Test func aQuestionIsAnswered() async throws {
        #expect(try await button.stimulate(Confirm(text: "Leave now?")))
    }

    @Test func aControlSendsAnEvent() {
        button.stimulates(on: .touchUpInside) { ShowNotice(title: "Shuri!") }
        button.sendActions(for: .touchUpInside)
        #expect(screen.notices == ["Shuri!"])
    }
}
