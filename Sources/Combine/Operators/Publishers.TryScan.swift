extension Publishers {
    /// A publisher of the combinations of all values so far, which fails when combining throws.
    public struct TryScan<Upstream: Publisher, Output>: Publisher {
        /// The kind of error that ends publishing.
        public typealias Failure = any Error

        /// The publisher that values come from.
        public let upstream: Upstream
        /// The initial result, with which the first value is combined.
        public let initialResult: Output
        /// Combines a result and a value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Creates a publisher of the combinations of all values so far, which fails when combining throws.
        public init(
            upstream: Upstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(Inner(subscriber, initialResult, nextPartialResult))
        }
    }
}

extension Publishers.TryScan {
    private final class Inner<Downstream: Subscriber>: Stage<Downstream>, Subscriber
    where Downstream.Input == Output, Downstream.Failure == any Error {
        typealias Input = Upstream.Output
        typealias Failure = Upstream.Failure

        private var result: Output
        private let next: (Output, Input) throws -> Output

        init(_ downstream: Downstream, _ result: Output, _ next: @escaping (Output, Input) throws -> Output) {
            self.result = result
            self.next = next
            super.init("TryScan", downstream)
        }

        override var children: [Mirror.Child] {
            [("downstream", downstream), ("status", state), ("result", result)]
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            do {
                result = try next(result, input)
                return downstream.receive(result)
            } catch {
                guard let subscription = end() else { return .none }
                subscription.cancel()
                downstream.receive(completion: .failure(error))
                return .none
            }
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            if end() != nil { downstream.receive(completion: completion.erased) }
        }
    }
}

extension Publisher {
    /// Sends the combinations of all values so far, and fails when combining throws.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        .init(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}
