extension Publishers {
    /// A publisher of the latest values of three others.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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

        /// Creates a publisher of the latest values of three others.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let latestA = Box<A.Output?>(nil)
            let latestB = Box<B.Output?>(nil)
            let latestC = Box<C.Output?>(nil)
            let isNew = Box(false)
            let inner = Combination("CombineLatest", subscriber, count: 3, isAtEnd: { $0.count == 3 }) {
                () -> Output? in
                guard isNew.value, let a = latestA.value, let b = latestB.value, let c = latestC.value else {
                    return nil
                }
                isNew.value = false
                return (a, b, c)
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
            inner.begin()
        }
    }
}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publisher {
    /// Sends the latest values of this and two other publishers.
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> where Failure == P.Failure, P.Failure == Q.Failure {
        .init(self, publisher1, publisher2)
    }

    /// Sends the latest values of this and two other publishers combined by a closure.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
    where Failure == P.Failure, P.Failure == Q.Failure {
        combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }
}
