extension Publishers {
    /// A publisher of the values of another one whose numbers are in a range.
    public struct Output<Upstream: Publisher>: Publisher {
        /// The type of the values that are published.
        public typealias Output = Upstream.Output
        /// The kind of error that ends publishing.
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream
        /// The numbers of the values, from 0.
        public let range: CountableRange<Int>

        /// Creates a publisher of the values of another one whose numbers are in a range.
        public init(upstream: Upstream, range: CountableRange<Int>) {
            self.upstream = upstream
            precondition(range.lowerBound >= 0, "lowerBound must not be negative")
            self.range = range
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(Inner(subscriber, range))
        }
    }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}

extension Publishers.Output {
    private final class Inner<Downstream: Subscriber>: Stage<Downstream>, Subscriber
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
        typealias Input = Upstream.Output
        typealias Failure = Upstream.Failure

        private var toSkip: Int
        private var toSend: Int

        init(_ downstream: Downstream, _ range: CountableRange<Int>) {
            toSkip = range.lowerBound
            toSend = range.count
            super.init("Output", downstream)
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            if toSkip > 0 {
                toSkip -= 1
                return .max(1)
            }
            guard toSend > 0 else { return .none }
            toSend -= 1
            let more = downstream.receive(input)
            if toSend == 0 { finish() }
            return more
        }

        private func finish() {
            guard let subscription = end() else { return }
            subscription.cancel()
            downstream.receive(completion: .finished)
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            if end() != nil { downstream.receive(completion: completion) }
        }

        override func request(_ demand: Subscribers.Demand) {
            if toSend == 0 { finish() } else { super.request(demand) }
        }
    }
}

extension Publisher {
    /// Sends the value with a number, from 0.
    public func output(at index: Int) -> Publishers.Output<Self> {
        precondition(index >= 0, "index must not be negative")
        return output(in: index...index)
    }

    /// Sends the values whose numbers are in a range.
    public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
        let range = range.relative(to: 0..<Int.max)
        precondition(range.lowerBound >= 0, "lowerBound must not be negative")
        return .init(upstream: self, range: range)
    }

    /// Sends at most a number of values.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
        precondition(maxLength >= 0, "maxLength must not be negative")
        return output(in: 0..<maxLength)
    }
}
