/// A type that receives input from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The kind of values that are received.
    associatedtype Input
    /// The kind of error that may be received.
    associatedtype Failure: Error

    /// Receives the subscription through which values are requested.
    func receive(subscription: any Subscription)
    /// Receives a value and returns how many more are requested.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Receives the end of publishing.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Receives a value that carries nothing.
    public func receive() -> Subscribers.Demand { receive(()) }
}
