extension Publishers {
    /// A publisher of the values of four others.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Output == B.Output,
        A.Output == C.Output, A.Output == D.Output
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

        /// Creates a publisher of the values of four others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let inner = MergeStage(subscriber, count: 4)
            subscriber.receive(subscription: inner)
            inner.attachNext(a)
            inner.attachNext(b)
            inner.attachNext(c)
            inner.attachNext(d)
        }
    }
}

extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
    /// Sends the values of this publisher and of three others.
    public func merge<B: Publisher, C: Publisher, D: Publisher>(
        with b: B, _ c: C, _ d: D
    ) -> Publishers.Merge4<Self, B, C, D>
    where
        Failure == B.Failure, Failure == C.Failure, Failure == D.Failure, Output == B.Output,
        Output == C.Output, Output == D.Output
    {
        .init(self, b, c, d)
    }
}

extension Publishers.Merge4 {
    /// Sends the values of another publisher as well.
    public func merge<Z: Publisher>(
        with other: Z
    ) -> Publishers.Merge5<A, B, C, D, Z> where Failure == Z.Failure, Output == Z.Output {
        .init(self.a, self.b, self.c, self.d, other)
    }
}

extension Publishers.Merge4 {
    /// Sends the values of two publishers as well.
    public func merge<E: Publisher, F: Publisher>(
        with e: E, _ f: F
    ) -> Publishers.Merge6<A, B, C, D, E, F>
    where Failure == E.Failure, Failure == F.Failure, Output == E.Output, Output == F.Output {
        .init(self.a, self.b, self.c, self.d, e, f)
    }
}

extension Publishers.Merge4 {
    /// Sends the values of three publishers as well.
    public func merge<E: Publisher, F: Publisher, G: Publisher>(
        with e: E, _ f: F, _ g: G
    ) -> Publishers.Merge7<A, B, C, D, E, F, G>
    where
        Failure == E.Failure, Failure == F.Failure, Failure == G.Failure, Output == E.Output,
        Output == F.Output, Output == G.Output
    {
        .init(self.a, self.b, self.c, self.d, e, f, g)
    }
}

extension Publishers.Merge4 {
    /// Sends the values of four publishers as well.
    public func merge<E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
        with e: E, _ f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<A, B, C, D, E, F, G, H>
    where
        Failure == E.Failure, Failure == F.Failure, Failure == G.Failure, Failure == H.Failure,
        Output == E.Output, Output == F.Output, Output == G.Output, Output == H.Output
    {
        .init(self.a, self.b, self.c, self.d, e, f, g, h)
    }
}
