/// A type-erased publisher.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible,
    CustomPlaygroundDisplayConvertible
{
    private let attach: any AnyPublisherSource<Output, Failure>

    /// Creates a type-erased publisher.
    public init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure {
        // A publisher that is type-erased already is not wrapped again.
        attach = (publisher as? Self)?.attach ?? PublisherSource(publisher: publisher)
    }

    /// "AnyPublisher", for any wrapped publisher.
    public var description: String { "AnyPublisher" }
    /// The description.
    public var playgroundDescription: Any { description }

    /// Attaches a subscriber to the wrapped publisher.
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
    /// Returns a type-erased publisher.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
