extension Result {
    /// A publisher of the value or the error.
    public var publisher: Publisher { Publisher(self) }

    /// A publisher that sends one value and finishes, or fails.
    public struct Publisher: Combine.Publisher {
        /// The value.
        public typealias Output = Success

        /// The value or the error.
        public let result: Result<Success, Failure>

        /// Creates a publisher of a result.
        public init(_ result: Result<Success, Failure>) { self.result = result }
        /// Creates a publisher of a value.
        public init(_ output: Success) { result = .success(output) }
        /// Creates a publisher that fails.
        public init(_ failure: Failure) { result = .failure(failure) }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Success == S.Input, Failure == S.Failure {
            switch result {
            case .success(let output):
                subscriber.receive(subscription: OnceSubscription("Once", output, subscriber))
            case .failure(let error):
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(completion: .failure(error))
            }
        }
    }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
extension Result.Publisher: Sendable where Success: Sendable {}
