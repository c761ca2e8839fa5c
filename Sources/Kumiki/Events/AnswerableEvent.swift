/// An event that is a question: the sender awaits the reply.
///
/// ```swift
/// struct Confirm: AnswerableEvent {
///     typealias Responder = Confirming
///     let text: String
///     func stimulate(responder: Confirming, answer: Answer<Bool>) { responder.confirm(text, answer) }
/// }
///
/// let yes = try await button.send(Confirm(text: "Leave now?"))
/// ```
public protocol AnswerableEvent: Event {
    /// What the sender gets back.
    associatedtype Reply: Sendable

    /// Hands the question to the responder that was found, which replies now or later: `answer(true)`.
    @MainActor func stimulate(responder: Responder, answer: Answer<Reply>)
}

extension AnswerableEvent {
    /// Hands the question over for a sender that does not wait for the reply.
    @MainActor public func stimulate(responder: Responder) {
        stimulate(responder: responder, answer: Answer.pair().answer)
    }
}
