/// The values of a publisher, or its error, as an asynchronous sequence.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    /// The type of the values.
    public typealias Element = P.Output

    private let publisher: P

    /// Creates a sequence of a publisher's values.
    public init(_ publisher: P) { self.publisher = publisher }

    /// Subscribes to the publisher.
    public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

    /// Requests values one by one.
    public struct Iterator: AsyncIteratorProtocol {
        private let queue: ValueQueue<P.Output, P.Failure>
        private let token: AnyCancellable

        fileprivate init(_ publisher: P) {
            let queue = ValueQueue<P.Output, P.Failure>()
            publisher.subscribe(ValueSubscriber(queue))
            self.queue = queue
            token = AnyCancellable(queue.cancel)
        }

        /// Returns the next value; nil at the end.
        public mutating func next() async throws -> P.Output? {
            try await queue.next().get()
        }
    }
}

extension Publisher {
    /// The values as an asynchronous sequence, which throws the error.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
