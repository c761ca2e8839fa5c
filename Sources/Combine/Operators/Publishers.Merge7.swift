extension Publishers {
    /// A publisher of the values of seven others.
    public struct Merge7<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
    >: Publisher
    where
        A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Failure == E.Failure,
        A.Failure == F.Failure, A.Failure == G.Failure, A.Output == B.Output, A.Output == C.Output,
        A.Output == D.Output, A.Output == E.Output, A.Output == F.Output, A.Output == G.Output
    {
        /// The type of the values that are published.
        public typealias Output = A.Output
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
        /// A publisher that values come from.
        public let e: E
        /// A publisher that values come from.
        public let f: F
        /// A publisher that values come from.
        public let g: G

        /// Creates a publisher of the values of seven others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let inner = MergeStage(subscriber, count: 7)
            subscriber.receive(subscription: inner)
            inner.attachNext(a)
            inner.attachNext(b)
            inner.attachNext(c)
            inner.attachNext(d)
            inner.attachNext(e)
            inner.attachNext(f)
            inner.attachNext(g)
        }
    }
}

extension Publishers.Merge7: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable {}

extension Publisher {
    /// Sends the values of this publisher and of six others.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
    ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
    where
        Failure == B.Failure, Failure == C.Failure, Failure == D.Failure, Failure == E.Failure,
        Failure == F.Failure, Failure == G.Failure, Output == B.Output, Output == C.Output,
        Output == D.Output, Output == E.Output, Output == F.Output, Output == G.Output
    {
        .init(self, b, c, d, e, f, g)
    }
}

extension Publishers.Merge7 {
    /// Sends the values of another publisher as well.
    public func merge<Z: Publisher>(
        with other: Z
    ) -> Publishers.Merge8<A, B, C, D, E, F, G, Z> where Failure == Z.Failure, Output == Z.Output {
        .init(self.a, self.b, self.c, self.d, self.e, self.f, self.g, other)
    }
}
