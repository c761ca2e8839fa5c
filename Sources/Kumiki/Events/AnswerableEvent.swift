/// An event that is a question: the sender awaits the reply.
///
/// ```swift
/// @MainActor protocol Confirming { func confirm(_ text: String, _ answer: Answer<Bool>) }
///
/// struct Confirm: AnswerableEvent {
///     let text: String
///     func stimulate(responder: any Confirming, answer: Answer<Bool>) { responder.confirm(text, answer) }
/// }
///
/// let yes = try await button.stimulate(Confirm(text: "Leave now?"))
/// ```
public protocol AnswerableEvent: ResponderEvent {
    // Told again, so that the compiler finds it out from the method below.
    /// What an object must be to reply; as a rule a protocol of one method.
    associatedtype Responder

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
