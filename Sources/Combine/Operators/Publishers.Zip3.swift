extension Publishers {
    /// A publisher of the values of three others that have the same number.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        /// The type of the values that are published.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// The kind of error that ends publishing.
        public typealias Failure = A.Failure

        /// A publisher that values come from.
        public let a: A
        /// A publisher that values come from.
        public let b: B
        /// A publisher that values come from.
        public let c: C

        /// Creates a publisher of the values of three others that have the same number.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let latestA = Box<[A.Output]>([])
            let latestB = Box<[B.Output]>([])
            let latestC = Box<[C.Output]>([])
            let ends: (Set<Int>) -> Bool = { finished in
                (finished.contains(0) && latestA.value.isEmpty)
                    || (finished.contains(1) && latestB.value.isEmpty)
                    || (finished.contains(2) && latestC.value.isEmpty)
            }
            let inner = Combination("Zip", subscriber, count: 3, isZip: true, isAtEnd: ends) {
                () -> Output? in
                guard let a = latestA.value.first, let b = latestB.value.first, let c = latestC.value.first
                else { return nil }
                latestA.value.removeFirst()
                latestB.value.removeFirst()
                latestC.value.removeFirst()
                return (a, b, c)
            }
            inner.attach(a, 0) { latestA.value.append($0) }
            inner.attach(b, 1) { latestB.value.append($0) }
            inner.attach(c, 2) { latestC.value.append($0) }
            inner.begin()
        }
    }
}

extension Publishers.Zip3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publisher {
    /// Sends the values that have the same number of this and two other publishers.
    public func zip<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers.Zip3<Self, P, Q> where Failure == P.Failure, P.Failure == Q.Failure {
        .init(self, publisher1, publisher2)
    }

    /// Sends the values with the same index of this and two other publishers combined by a closure.
    public func zip<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T> where Failure == P.Failure, P.Failure == Q.Failure {
        zip(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }
}
