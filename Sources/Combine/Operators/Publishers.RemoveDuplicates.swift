extension Publishers {
    /// A publisher of another one's values without those that are equal to the one before.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        /// The type of the values that are published.
        public typealias Output = Upstream.Output
        /// The kind of error that ends publishing.
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream
        /// Whether two values are equal.
        public let predicate: (Output, Output) -> Bool

        /// Creates a publisher of another one's values without those that are equal to the one before.
        public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let last = Box<Output?>(nil)
            upstream.subscribe(
                FilterStage<Output, Upstream.Failure, S>(
                    "RemoveDuplicates", subscriber, failure: { $0 },
                    children: { [("last", last.value as Any)] }
                ) { value in
                    if let last = last.value, predicate(last, value) { return .drop }
                    last.value = value
                    return .pass(value)
                })
        }
    }
}

extension Publisher where Output: Equatable {
    /// Leaves out values that are equal to the one before.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}

extension Publisher {
    /// Leaves out values that are equal to the one before by a condition.
    public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> Publishers.RemoveDuplicates<Self> {
        .init(upstream: self, predicate: predicate)
    }
}
