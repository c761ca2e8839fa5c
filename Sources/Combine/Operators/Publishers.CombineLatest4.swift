extension Publishers {
    /// A publisher of the latest values of four others.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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

        /// Creates a publisher of the latest values of four others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let latestA = Box<A.Output?>(nil)
            let latestB = Box<B.Output?>(nil)
            let latestC = Box<C.Output?>(nil)
            let latestD = Box<D.Output?>(nil)
            let isNew = Box(false)
            let inner = Combination("CombineLatest", subscriber, count: 4, isAtEnd: { $0.count == 4 }) {
                () -> Output? in
                guard isNew.value, let a = latestA.value, let b = latestB.value, let c = latestC.value,
                    let d = latestD.value
                else { return nil }
                isNew.value = false
                return (a, b, c, d)
            }
            inner.attach(a, 0) {
                latestA.value = $0
                isNew.value = true
            }
            inner.attach(b, 1) {
                latestB.value = $0
                isNew.value = true
            }
            inner.attach(c, 2) {
                latestC.value = $0
                isNew.value = true
            }
            inner.attach(d, 3) {
                latestD.value = $0
                isNew.value = true
            }
            inner.begin()
        }
    }
}

extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
    /// Sends the latest values of this and three other publishers.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        .init(self, publisher1, publisher2, publisher3)
    }

    /// Sends the latest values of this and three other publishers combined by a closure.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}
