import Kumiki

/// Asks whether a boat may leave; the boat awaits the harbor master's answer.
struct AskToLeave: AnswerableEvent {
    typealias Responder = HarborMaster
    typealias Reply = String

    let boat: String

    @MainActor func stimulate(responder: HarborMaster, answer: Answer<String>) {
        answer(responder.answer(self))
    }
}

/// Asks for the state of the sea, which the harbor master displays to everyone.
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
