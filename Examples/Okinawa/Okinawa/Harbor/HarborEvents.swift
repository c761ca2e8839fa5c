import Kumiki

/// A boat asks whether it may leave, and waits for the harbour master's answer.
struct AskToLeave: AnswerableEvent {
    typealias Responder = HarborMaster
    typealias Reply = String

    let boat: String

    @MainActor func stimulate(responder: HarborMaster, answer: Answer<String>) {
        answer(responder.answer(self))
    }
}

/// A boat asks for the state of the sea; the harbour master shows it to everyone.
struct AskForWeather: ResponderEvent {
    typealias Responder = HarborMaster

    @MainActor func stimulate(responder: HarborMaster) {
        responder.answer(self)
    }
}

@MainActor
protocol HarborMaster {
    func answer(_ question: AskToLeave) -> String
    func answer(_ question: AskForWeather)
}
