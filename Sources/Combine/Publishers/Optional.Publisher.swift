extension Optional {
    /// A publisher of the value, if there is one.
    public var publisher: Publisher { Publisher(self) }

    /// A publisher that sends one value, or none, and finishes.
    public struct Publisher: Combine.Publisher {
        /// The value.
        public typealias Output = Wrapped
        /// It never fails.
        public typealias Failure = Never

        /// The value to send.
        public let output: Wrapped?

        /// Creates a publisher of a value, if there is one.
        public init(_ output: Wrapped?) { self.output = output }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Wrapped == S.Input, Never == S.Failure {
            if let output {
                subscriber.receive(subscription: OnceSubscription("Optional", output, subscriber))
            } else {
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(completion: .finished)
            }
        }
    }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
extension Optional.Publisher: Sendable where Wrapped: Sendable {}
