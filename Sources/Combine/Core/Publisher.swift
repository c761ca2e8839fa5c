/// A type that delivers a sequence of values over time to its subscribers.
public protocol Publisher<Output, Failure> {
    /// The type of the values that are published.
    associatedtype Output
    /// The type of the error that ends publishing; `Never` where there is none.
    associatedtype Failure: Error

    /// Attaches a subscriber. It is called by `subscribe(_:)`, which is the method to call.
    func receive<S: Subscriber>(subscriber: S) where Self.Failure == S.Failure, Self.Output == S.Input
}

extension Publisher {
    /// Attaches a subscriber to this publisher.
    public func subscribe<S: Subscriber>(_ subscriber: S) where Failure == S.Failure, Output == S.Input {
        receive(subscriber: subscriber)
    }

    /// Attaches a subject, which passes on what this publisher sends.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
    where Failure == S.Failure, Output == S.Output {
        let subscriber = SubjectSubscriber(subject)
        subscribe(subscriber)
        return AnyCancellable(subscriber)
    }
}
