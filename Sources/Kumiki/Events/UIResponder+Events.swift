import UIKit

extension UIResponder {
    /// Sends an event up the responder chain and returns who handled it.
    ///
    /// When nobody does, the result is nil and ``UnhandledEvent/handler`` is told where the event came from, whom it
    /// passed and who could have handled it.
    ///
    /// - Parameter skippingSelf: Whether the walk begins above this object, for one that handles such events from its
    ///   children and sends one itself.
    @inlinable
    @discardableResult
    public func stimulate<E: ResponderEvent>(
        _ event: E, skippingSelf: Bool = false, file: StaticString = #fileID, line: UInt = #line
    ) -> E.Responder? {
        let chain = ResponderChain(first: self, skippingFirst: skippingSelf)
        guard let responder = chain.pass(event) else {
            UnhandledEvent.report(event, EventOrigin(chain: chain, file: file, line: line))
            return nil
        }
        event.stimulate(responder: responder)
        return responder
    }

    /// The object that would handle an event, or nil. Nothing is sent, and nobody observes it.
    @inlinable
    public func stimulateResponder<E: ResponderEvent>(_ event: E, skippingSelf: Bool = false) -> E.Responder?
    {
        let chain = ResponderChain(first: self, skippingFirst: skippingSelf)
        return HandlerTable<E>.shared.find(event, on: chain, telling: false)
    }

    /// Sends a question up the responder chain and awaits the reply.
    ///
    /// - Throws: ``EventError`` when nobody handles it, when its handler goes away without a reply, and when the task
    ///   that waits is cancelled.
    @inlinable
    public func stimulate<E: AnswerableEvent>(
        _ event: E, skippingSelf: Bool = false, file: StaticString = #fileID, line: UInt = #line
    ) async throws(EventError) -> E.Reply {
        let replies = try ask(event, skippingSelf: skippingSelf, file: file, line: line)
        for await reply in replies { return reply }
        let name = String(describing: E.self)
        throw Task.isCancelled ? .cancelled(event: name) : .unanswered(event: name)
    }

    /// Hands a question over. The answer is the handler's alone from then on, so that it ends with the handler.
    @usableFromInline
    func ask<E: AnswerableEvent>(
        _ event: E, skippingSelf: Bool, file: StaticString, line: UInt
    ) throws(EventError) -> AsyncStream<E.Reply> {
        let chain = ResponderChain(first: self, skippingFirst: skippingSelf)
        guard let responder = chain.pass(event) else {
            let origin = EventOrigin(chain: chain, file: file, line: line)
            throw .unhandled(UnhandledEvent(event, sentBy: origin))
        }
        let pair = Answer<E.Reply>.pair()
        event.stimulate(responder: responder, answer: pair.answer)
        return pair.replies
    }
}

extension ResponderChain {
    /// Takes an event past its observers to the first responder that handles and accepts it.
    @inlinable
    func pass<E: ResponderEvent>(_ event: E) -> E.Responder? {
        let handler = HandlerTable<E>.shared.find(event, on: self, telling: true)
        if EventGate.memory.pointee.isRecorded { EventTrace.note(event, self, handler: handler) }
        return handler
    }
}

extension UnhandledEvent {
    @usableFromInline
    @MainActor static func report(_ event: some ResponderEvent, _ origin: EventOrigin) {
        guard let handler else { return }
        handler(UnhandledEvent(event, sentBy: origin))
    }
}
