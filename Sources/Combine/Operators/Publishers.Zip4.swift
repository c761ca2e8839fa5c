extension Publishers {
    /// A publisher of the values of four others that have the same number.
    public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        /// The type of the values that are published.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        /// The kind of error that ends publishing.
        public typealias Failure = A.Failure

        /// A publisher that values come from.
        public let a: A
        /// A publisher that values come from.
        public let b: B
        /// A publisher that values come from.
        public let c: C
        /// A publisher that values come from.
        public let d: D

        /// Creates a publisher of the values of four others that have the same number.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let latestA = Box<[A.Output]>([])
            let latestB = Box<[B.Output]>([])
            let latestC = Box<[C.Output]>([])
            let latestD = Box<[D.Output]>([])
            let ends: (Set<Int>) -> Bool = { finished in
                (finished.contains(0) && latestA.value.isEmpty)
                    || (finished.contains(1) && latestB.value.isEmpty)
                    || (finished.contains(2) && latestC.value.isEmpty)
                    || (finished.contains(3) && latestD.value.isEmpty)
            }
            let inner = Combination("Zip", subscriber, count: 4, isZip: true, isAtEnd: ends) {
                () -> Output? in
                guard let a = latestA.value.first, let b = latestB.value.first, let c = latestC.value.first,
                    let d = latestD.value.first
                else { return nil }
                latestA.value.removeFirst()
                latestB.value.removeFirst()
                latestC.value.removeFirst()
                latestD.value.removeFirst()
                return (a, b, c, d)
            }
            inner.attach(a, 0) { latestA.value.append($0) }
            inner.attach(b, 1) { latestB.value.append($0) }
            inner.attach(c, 2) { latestC.value.append($0) }
            inner.attach(d, 3) { latestD.value.append($0) }
            inner.begin()
        }
    }
}

extension Publishers.Zip4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
    /// Sends the values that have the same number of this and three other publishers.
    public func zip<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.Zip4<Self, P, Q, R>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        .init(self, publisher1, publisher2, publisher3)
    }

    /// Sends the values with the same index of this and three other publishers combined by a closure.
    public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        zip(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}
