/// A publisher that hides the type of another.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible,
    CustomPlaygroundDisplayConvertible
{
    private let attach: any AnyPublisherSource<Output, Failure>

    /// A publisher that hides the type of another.
    public init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure {
        // One that hides a type already is not hidden once more.
        attach = (publisher as? Self)?.attach ?? PublisherSource(publisher: publisher)
    }

    /// "AnyPublisher", whatever is hidden.
    public var description: String { "AnyPublisher" }
    /// The same as the description.
    public var playgroundDescription: Any { description }

    /// Attaches a subscriber to the hidden publisher.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        attach.receive(subscriber: subscriber)
    }
}

private protocol AnyPublisherSource<Output, Failure>: Publisher {}

private struct PublisherSource<P: Publisher>: AnyPublisherSource {
    typealias Output = P.Output
    typealias Failure = P.Failure

    let publisher: P

    func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        publisher.receive(subscriber: subscriber)
    }
}

extension Publisher {
    /// Hides the type of this publisher.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
