extension Publishers {
    /// A publisher of the values of six others.
    public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>:
        Publisher
    where
        A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Failure == E.Failure,
        A.Failure == F.Failure, A.Output == B.Output, A.Output == C.Output, A.Output == D.Output,
        A.Output == E.Output, A.Output == F.Output
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

        /// Creates a publisher of the values of six others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let inner = MergeStage(subscriber, count: 6)
            subscriber.receive(subscription: inner)
            inner.attachNext(a)
            inner.attachNext(b)
            inner.attachNext(c)
            inner.attachNext(d)
            inner.attachNext(e)
            inner.attachNext(f)
        }
    }
}

extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}

extension Publisher {
    /// Sends the values of this publisher and of five others.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> Publishers.Merge6<Self, B, C, D, E, F>
    where
        Failure == B.Failure, Failure == C.Failure, Failure == D.Failure, Failure == E.Failure,
        Failure == F.Failure, Output == B.Output, Output == C.Output, Output == D.Output, Output == E.Output,
        Output == F.Output
    {
        .init(self, b, c, d, e, f)
    }
}

extension Publishers.Merge6 {
    /// Sends the values of another publisher as well.
    public func merge<Z: Publisher>(
        with other: Z
    ) -> Publishers.Merge7<A, B, C, D, E, F, Z> where Failure == Z.Failure, Output == Z.Output {
        .init(self.a, self.b, self.c, self.d, self.e, self.f, other)
    }
}

extension Publishers.Merge6 {
    /// Sends the values of two publishers as well.
    public func merge<G: Publisher, H: Publisher>(
        with g: G, _ h: H
    ) -> Publishers.Merge8<A, B, C, D, E, F, G, H>
    where Failure == G.Failure, Failure == H.Failure, Output == G.Output, Output == H.Output {
        .init(self.a, self.b, self.c, self.d, self.e, self.f, g, h)
    }
}
