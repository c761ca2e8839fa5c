extension Publishers {
    /// A publisher of another one's values without those that are equal to the one before, which fails when that throws.
    public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
        /// The type of the values that are published.
        public typealias Output = Upstream.Output
        /// The kind of error that ends publishing.
        public typealias Failure = any Error

        /// The publisher that values come from.
        public let upstream: Upstream
        /// Whether two values are equal.
        public let predicate: (Output, Output) throws -> Bool

        /// Creates a publisher of another one's values without those that are equal to the one before, which fails when that throws.
        public init(upstream: Upstream, predicate: @escaping (Output, Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let last = Box<Output?>(nil)
            upstream.subscribe(
                FilterStage<Output, Upstream.Failure, S>(
                    "TryRemoveDuplicates", subscriber, failure: { $0 },
                    children: { [("last", last.value as Any)] }
                ) { value in
                    do {
                        if let last = last.value, try predicate(last, value) { return .drop }
                        last.value = value
                        return .pass(value)
                    } catch {
                        return .fail(error)
                    }
                })
        }
    }
}

extension Publisher {
    /// Leaves out values that are equal to the one before by a condition, and fails when that throws.
    public func tryRemoveDuplicates(
        by predicate: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
        .init(upstream: self, predicate: predicate)
    }
}
