/// An error that explains why a question has no reply.
///
/// ```swift
/// do {
///     if try await button.stimulate(Confirm(text: "Leave now?")) { label.text = "Left" }
/// } catch EventError.cancelled {
///     label.text = nil
/// }
/// ```
public enum EventError: Error, Equatable, Sendable, CustomStringConvertible {
    /// No responder up the chain handles the question.
    case unhandled(UnhandledEvent)
    /// The handler released its ``Answer`` without a reply.
    case unanswered(event: String)
    /// The task that awaits the reply was cancelled.
    case cancelled(event: String)

    /// The reason, on one line.
    public var description: String {
        switch self {
        case .unhandled(let event): event.description
        case .unanswered(let event):
            "\(event) was handled, but its handler released the answer without a reply"
        case .cancelled(let event): "the task that awaits the reply to \(event) was cancelled"
        }
    }
}
