extension Publishers {
    /// A publisher of the values of five others.
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Failure == E.Failure,
        A.Output == B.Output, A.Output == C.Output, A.Output == D.Output, A.Output == E.Output
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

        /// Creates a publisher of the values of five others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let inner = MergeStage(subscriber, count: 5)
            subscriber.receive(subscription: inner)
            inner.attachNext(a)
            inner.attachNext(b)
            inner.attachNext(c)
            inner.attachNext(d)
            inner.attachNext(e)
        }
    }
}

extension Publishers.Merge5: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}

extension Publisher {
    /// Sends the values of this publisher and of four others.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E
    ) -> Publishers.Merge5<Self, B, C, D, E>
    where
        Failure == B.Failure, Failure == C.Failure, Failure == D.Failure, Failure == E.Failure,
        Output == B.Output, Output == C.Output, Output == D.Output, Output == E.Output
    {
        .init(self, b, c, d, e)
    }
}

extension Publishers.Merge5 {
    /// Sends the values of another publisher as well.
    public func merge<Z: Publisher>(
        with other: Z
    ) -> Publishers.Merge6<A, B, C, D, E, Z> where Failure == Z.Failure, Output == Z.Output {
        .init(self.a, self.b, self.c, self.d, self.e, other)
    }
}

extension Publishers.Merge5 {
    /// Sends the values of two publishers as well.
    public func merge<F: Publisher, G: Publisher>(
        with f: F, _ g: G
    ) -> Publishers.Merge7<A, B, C, D, E, F, G>
    where Failure == F.Failure, Failure == G.Failure, Output == F.Output, Output == G.Output {
        .init(self.a, self.b, self.c, self.d, self.e, f, g)
    }
}

extension Publishers.Merge5 {
    /// Sends the values of three publishers as well.
    public func merge<F: Publisher, G: Publisher, H: Publisher>(
        with f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<A, B, C, D, E, F, G, H>
    where
        Failure == F.Failure, Failure == G.Failure, Failure == H.Failure, Output == F.Output,
        Output == G.Output, Output == H.Output
    {
        .init(self.a, self.b, self.c, self.d, self.e, f, g, h)
    }
}
