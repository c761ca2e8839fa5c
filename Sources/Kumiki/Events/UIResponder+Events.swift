import UIKit

extension UIResponder {
    /// Sends an event up the responder chain, from this object on, and returns who handled it.
    ///
    /// When nobody does, the result is nil and ``UnhandledEvent/handler`` is told where the event came from and
    /// whom it passed.
    @discardableResult
    public func stimulate<E: Event>(
        _ event: E, file: StaticString = #fileID, line: UInt = #line
    ) -> E.Responder? {
        guard let responder = stimulateResponder(event) else {
            reportUnhandled(event, file: file, line: line)
            return nil
        }
        event.stimulate(responder: responder)
        return responder
    }

    /// The object that would handle an event, or nil. Nothing is sent.
    public func stimulateResponder<E: Event>(_ event: E) -> E.Responder? {
        ResponderChain(first: self).firstValue { responder in
            Conformances.handles(responder, E.self) ? responder as? E.Responder : nil
        }
    }

    private func reportUnhandled<E: Event>(_ event: E, file: StaticString, line: UInt) {
        guard let handler = UnhandledEvent.handler else { return }
        let path = ResponderChain(first: self).map { String(describing: type(of: $0)) }
        handler(
            UnhandledEvent(
                event: String(describing: E.self), wanted: String(describing: E.Responder.self), path: path,
                file: String(describing: file), line: line))
    }
}
