extension Publishers {
    /// A publisher of the latest values of two others.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        /// The type of the values that are published.
        public typealias Output = (A.Output, B.Output)
        /// The kind of error that ends publishing.
        public typealias Failure = A.Failure

        /// A publisher that values come from.
        public let a: A
        /// A publisher that values come from.
        public let b: B

        /// Creates a publisher of the latest values of two others.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let latestA = Box<A.Output?>(nil)
            let latestB = Box<B.Output?>(nil)
            let isNew = Box(false)
            let inner = Combination("CombineLatest", subscriber, count: 2, isAtEnd: { $0.count == 2 }) {
                () -> Output? in
                guard isNew.value, let a = latestA.value, let b = latestB.value else { return nil }
                isNew.value = false
                return (a, b)
            }
            inner.attach(a, 0) {
                latestA.value = $0
                isNew.value = true
            }
            inner.attach(b, 1) {
                latestB.value = $0
                isNew.value = true
            }
            inner.begin()
        }
    }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}

extension Publisher {
    /// Sends the latest values of this and another publisher.
    public func combineLatest<P: Publisher>(
        _ other: P
    ) -> Publishers.CombineLatest<Self, P> where Failure == P.Failure {
        .init(self, other)
    }

    /// Sends the latest values of this and another publisher combined by a closure.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Failure == P.Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }
}
