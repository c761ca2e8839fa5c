/// A publisher that publishes nothing before `connect()` is called.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Starts publishing, until the result is cancelled.
    func connect() -> any Cancellable
}
