/// An event whose sender awaits a reply.
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
    // Repeated from the inherited protocol, so that the compiler infers it from the method below.
    /// The type of the objects that can reply.
    associatedtype Responder

    /// The type of the reply.
    associatedtype Reply: Sendable

    /// Calls the method of the responder that replies, now or later: `answer(true)`.
    @MainActor func stimulate(responder: Responder, answer: Answer<Reply>)
}

extension AnswerableEvent {
    /// Calls the method of the responder for a sender that does not await the reply.
    @MainActor public func stimulate(responder: Responder) {
        stimulate(responder: responder, answer: Question<Reply>().answer)
    }
}
