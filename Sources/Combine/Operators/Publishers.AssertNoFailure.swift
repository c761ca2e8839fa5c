extension Publishers {
    /// A publisher that traps when another one fails.
    public struct AssertNoFailure<Upstream: Publisher>: Publisher {
        /// The type of the values that are published.
        public typealias Output = Upstream.Output
        /// The kind of error that ends publishing.
        public typealias Failure = Never

        /// The publisher that values come from.
        public let upstream: Upstream
        /// The file that the message names.
        public let file: StaticString
        /// The line that the message names.
        public let line: UInt
        /// The beginning of the message.
        public let prefix: String

        /// Creates a publisher that traps when another one fails.
        public init(upstream: Upstream, file: StaticString, line: UInt, prefix: String) {
            self.upstream = upstream
            self.file = file
            self.line = line
            self.prefix = prefix
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let children: [Mirror.Child] = [("file", file), ("line", line), ("prefix", prefix)]
            let (prefix, file, line) = (prefix, file, line)
            upstream.subscribe(
                Relay<Output, Upstream.Failure, S>(
                    "AssertNoFailure", subscriber, children: children, value: { subscriber.receive($0) }
                ) {
                    switch $0 {
                    case .finished: subscriber.receive(completion: .finished)
                    case .failure(let error):
                        preconditionFailure(
                            prefix.isEmpty ? "\(error)" : "\(prefix): \(error)", file: file, line: line)
                    }
                })
        }
    }
}

extension Publisher {
    /// Traps when there is a failure; for errors that only programming errors can cause.
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
        .init(upstream: self, file: file, line: line, prefix: prefix)
    }
}
