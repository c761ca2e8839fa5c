extension Publishers {
    /// A publisher of the combinations of all values so far.
    public struct Scan<Upstream: Publisher, Output>: Publisher {
        /// The kind of error that ends publishing.
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream
        /// The initial result, with which the first value is combined.
        public let initialResult: Output
        /// Combines a result and a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Creates a publisher of the combinations of all values so far.
        public init(
            upstream: Upstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let result = Box(initialResult)
            upstream.subscribe(ScanRelay(subscriber, result, nextPartialResult))
        }
    }
}

extension Publishers.Scan {
    private final class ScanRelay<Downstream: Subscriber>: Subscriber, Described
    where Downstream.Input == Output, Downstream.Failure == Failure {
        typealias Input = Upstream.Output
        typealias Failure = Upstream.Failure

        private let downstream: Downstream
        private let result: Box<Output>
        private let next: (Output, Input) -> Output

        init(_ downstream: Downstream, _ result: Box<Output>, _ next: @escaping (Output, Input) -> Output) {
            self.downstream = downstream
            self.result = result
            self.next = next
        }

        var name: String { "Scan" }
        var children: [Mirror.Child] { [("downstream", downstream), ("result", result.value)] }

        func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

        func receive(_ input: Input) -> Subscribers.Demand {
            result.value = next(result.value, input)
            return downstream.receive(result.value)
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            downstream.receive(completion: completion)
        }
    }
}

extension Publisher {
    /// Sends the combinations of all values so far.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Scan<Self, T> {
        .init(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}
