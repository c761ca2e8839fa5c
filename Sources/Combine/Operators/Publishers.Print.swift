extension Publishers {
    /// A publisher that prints another one's events.
    public struct Print<Upstream: Publisher>: Publisher {
        /// The type of the values that are published.
        public typealias Output = Upstream.Output
        /// The kind of error that ends publishing.
        public typealias Failure = Upstream.Failure

        /// The prefix of the lines.
        public let prefix: String
        /// The publisher that values come from.
        public let upstream: Upstream
        /// The stream for the lines; nil for the standard output.
        public let stream: (any TextOutputStream)?

        /// Creates a publisher that prints another one's events.
        public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
            self.prefix = prefix
            self.upstream = upstream
            self.stream = stream
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(Inner(self, subscriber))
        }
    }
}

extension Publishers.Print {
    private final class Inner<Downstream: Subscriber>: Stage<Downstream>, Subscriber
    where Downstream.Input == Output, Downstream.Failure == Failure {
        typealias Input = Upstream.Output
        typealias Failure = Upstream.Failure

        private let prefix: String
        private var stream: (any TextOutputStream)?

        init(_ print: Publishers.Print<Upstream>, _ downstream: Downstream) {
            prefix = print.prefix.isEmpty ? "" : print.prefix + ": "
            stream = print.stream
            super.init("Print", downstream)
        }

        private func log(_ text: String) {
            lock.withLock {
                if stream == nil {
                    Swift.print(prefix + text)
                } else {
                    // As the standard library's `print` writes to a stream.
                    for piece in ["", prefix + text, "\n"] { stream?.write(piece) }
                }
            }
        }

        private func text(_ demand: Subscribers.Demand) -> String {
            demand.max.map { "max: (\($0))" } ?? "unlimited"
        }

        override func receive(subscription: any Subscription) {
            log("receive subscription: (\(subscription))")
            super.receive(subscription: subscription)
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            log("receive value: (\(input))")
            let more = downstream.receive(input)
            if more > 0 { log("request \(text(more)) (synchronous)") }
            return more
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            switch completion {
            case .finished: log("receive finished")
            case .failure(let error): log("receive error: (\(error))")
            }
            _ = lock.withLock { state.finish() }
            downstream.receive(completion: completion)
        }

        override func request(_ demand: Subscribers.Demand) {
            log("request \(text(demand))")
            super.request(demand)
        }

        override func cancel() {
            log("receive cancel")
            super.cancel()
        }
    }
}

extension Publisher {
    /// Prints all events, to the standard output or to a stream.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil)
        -> Publishers.Print<Self>
    {
        .init(upstream: self, prefix: prefix, to: stream)
    }
}
