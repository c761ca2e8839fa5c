/// A publisher that values can be sent to from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to the subscribers.
    func send(_ value: Output)
    /// Sends the end to the subscribers.
    func send(completion: Subscribers.Completion<Failure>)
    /// Sends a subscription that this subject requests values from.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Sends a value that carries nothing.
    public func send() { send(()) }
}
