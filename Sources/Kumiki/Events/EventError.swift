/// Why a question got no reply.
public enum EventError: Error, Equatable, Sendable, CustomStringConvertible {
    /// Nobody up the chain handles it.
    case unhandled(UnhandledEvent)
    /// Its handler took it, and went away without a reply.
    case unanswered(event: String)
    /// The task that awaited the reply was cancelled.
    case cancelled(event: String)

    /// What happened, in a line.
    public var description: String {
        switch self {
        case .unhandled(let event): event.description
        case .unanswered(let event): "\(event) was handled, but nobody replied"
        case .cancelled(let event): "nobody waits for the reply to \(event) any longer"
        }
    }
}
