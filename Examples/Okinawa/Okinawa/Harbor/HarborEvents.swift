import Kumiki

/// A boat asks whether it may leave; the harbour master answers.
struct AskToLeave: Event {
    typealias Responder = HarborMaster

    let boat: String

    @MainActor func stimulate(responder: HarborMaster) {
        responder.answer(self)
    }
}

/// A boat asks for the state of the sea.
struct AskForWeather: Event {
    typealias Responder = HarborMaster

    @MainActor func stimulate(responder: HarborMaster) {
        responder.answer(self)
    }
}

@MainActor
protocol HarborMaster {
    func answer(_ question: AskToLeave)
    func answer(_ question: AskForWeather)
}
