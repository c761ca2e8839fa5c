import UIKit

extension UIResponder {
    /// Sends an event up the responder chain, from this object on, and returns its handler.
    ///
    /// When no responder handles it, the result is nil and ``UnhandledEvent/handler`` is called.
    ///
    /// - Parameter skippingSelf: Whether the search begins above this object, for one that handles such events from its
    ///   children and sends one itself.
    @inlinable
    @discardableResult
    public func stimulate<E: ResponderEvent>(
        _ event: E, skippingSelf: Bool = false, file: StaticString = #fileID, line: UInt = #line
    ) -> E.Responder? {
        let first = skippingSelf ? nextForEvents : self
        guard let responder = HandlerTable<E>.shared.send(event, from: first) else {
            UnhandledEvent.report(event, from: first, file: file, line: line)
            return nil
        }
        event.stimulate(responder: responder)
        return responder
    }

    /// Returns the object that would handle an event, or nil. Nothing is sent and nothing is observed.
    @inlinable
    public func stimulateResponder<E: ResponderEvent>(_ event: E, skippingSelf: Bool = false) -> E.Responder?
    {
        HandlerTable<E>.shared.handler(of: event, from: skippingSelf ? nextForEvents : self)
    }

    /// Sends a question up the responder chain, from this object on, and awaits the reply.
    ///
    /// In a function that is not asynchronous the same call sends the question without waiting, and returns its handler.
    ///
    /// - Parameter skippingSelf: Whether the search begins above this object.
    /// - Throws: ``EventError`` when no responder handles the question, when its handler releases the answer without a
    ///   reply, and when the task is cancelled. In a task that is already cancelled no handler is called.
    public func stimulate<E: AnswerableEvent>(
        _ event: E, skippingSelf: Bool = false, file: StaticString = #fileID, line: UInt = #line
    ) async throws(EventError) -> E.Reply {
        if Task.isCancelled { throw .cancelled(event: String(describing: E.self)) }
        let waiting = try ask(event, from: skippingSelf ? nextForEvents : self, file: file, line: line)
        for await reply in waiting.replies { return reply }
        guard Task.isCancelled else { throw .unanswered(event: String(describing: E.self)) }
        waiting.answer?.cancel()
        throw .cancelled(event: String(describing: E.self))
    }

    private func ask<E: AnswerableEvent>(
        _ event: E, from first: UIResponder?, file: StaticString, line: UInt
    ) throws(EventError) -> Waiting<E.Reply> {
        guard let responder = HandlerTable<E>.shared.send(event, from: first) else {
            throw .unhandled(UnhandledEvent(event, from: first, file: file, line: line))
        }
        let question = Question<E.Reply>()
        event.stimulate(responder: responder, answer: question.answer)
        return Waiting(replies: question.replies, answer: question.answer)
    }
}

/// The sender's end of a question. Only the handler retains the answer, so that the waiting ends with the handler.
private struct Waiting<Reply: Sendable> {
    let replies: AsyncStream<Reply>
    weak var answer: Answer<Reply>?
}
