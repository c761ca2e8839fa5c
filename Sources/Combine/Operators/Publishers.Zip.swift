extension Publishers {
    /// A publisher of the values of two others that have the same number.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        /// The type of the values that are published.
        public typealias Output = (A.Output, B.Output)
        /// The kind of error that ends publishing.
        public typealias Failure = A.Failure

        /// A publisher that values come from.
        public let a: A
        /// A publisher that values come from.
        public let b: B

        /// Creates a publisher of the values of two others that have the same number.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let latestA = Box<[A.Output]>([])
            let latestB = Box<[B.Output]>([])
            let ends: (Set<Int>) -> Bool = { finished in
                (finished.contains(0) && latestA.value.isEmpty)
                    || (finished.contains(1) && latestB.value.isEmpty)
            }
            let inner = Combination("Zip", subscriber, count: 2, isZip: true, isAtEnd: ends) {
                () -> Output? in
                guard let a = latestA.value.first, let b = latestB.value.first else { return nil }
                latestA.value.removeFirst()
                latestB.value.removeFirst()
                return (a, b)
            }
            inner.attach(a, 0) { latestA.value.append($0) }
            inner.attach(b, 1) { latestB.value.append($0) }
            inner.begin()
        }
    }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}

extension Publisher {
    /// Sends the values that have the same number of this and another publisher.
    public func zip<P: Publisher>(
        _ other: P
    ) -> Publishers.Zip<Self, P> where Failure == P.Failure {
        .init(self, other)
    }

    /// Sends the values with the same index of this and another publisher combined by a closure.
    public func zip<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where Failure == P.Failure {
        zip(other).map { transform($0.0, $0.1) }
    }
}
