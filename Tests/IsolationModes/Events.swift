import Kumiki
import UIKit

@MainActor protocol AlertShowing {
    func show(_ alert: ShowAlert)
}

/// An event.
struct ShowAlert: ResponderEvent {
    let title: String
    func stimulate(responder: any AlertShowing) { responder.show(self) }
}

/// An event with a model; the responder decides whether it accepts it.
struct ShowIslander: ResponderEvent {
    let islander: Islander
    func isAccepted(by responder: any IslanderShowing) -> Bool { responder.isOpen }
    func stimulate(responder: any IslanderShowing) { responder.show(islander) }
}

@MainActor protocol IslanderShowing {
    var isOpen: Bool { get }
    func show(_ islander: Islander)
}

@MainActor protocol Confirming {
    func confirm(_ text: String, _ answer: Answer<Bool>)
}

/// A question.
struct Confirm: AnswerableEvent {
    let text: String
    func stimulate(responder: any Confirming, answer: Answer<Bool>) { responder.confirm(text, answer) }
}
