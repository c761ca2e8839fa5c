import UIKit

extension UIControl {
    /// Sends an event up the responder chain, from this control on, at each control event.
    ///
    /// ```swift
    /// button.stimulates(on: .touchUpInside) { AskToLeave(boat: "Umikaji") }
    /// ```
    ///
    /// - Parameters:
    ///   - controlEvents: The control events; the primary action by default.
    ///   - event: Makes the event.
    public func stimulates<E: ResponderEvent>(
        on controlEvents: UIControl.Event = .primaryActionTriggered, file: StaticString = #fileID,
        line: UInt = #line, _ event: @escaping @MainActor () -> E
    ) {
        let action = UIAction { action in
            (action.sender as? UIResponder)?.stimulate(event(), file: file, line: line)
        }
        addAction(action, for: controlEvents)
    }
}
