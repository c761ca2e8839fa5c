extension Publishers {
    /// A publisher of the values of two others.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure, A.Output == B.Output {
        /// The type of the values that are published.
        public typealias Output = A.Output
        /// The kind of error that ends publishing.
        public typealias Failure = A.Failure

        /// A publisher that values come from.
        public let a: A
        /// A publisher that values come from.
        public let b: B

        /// Creates a publisher of the values of two others.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let inner = MergeStage(subscriber, count: 2)
            subscriber.receive(subscription: inner)
            inner.attachNext(a)
            inner.attachNext(b)
        }
    }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}

extension Publisher {
    /// Sends the values of this publisher and of another one.
    public func merge<B: Publisher>(
        with other: B
    ) -> Publishers.Merge<Self, B> where Failure == B.Failure, Output == B.Output {
        .init(self, other)
    }
}

extension Publishers.Merge {
    /// Sends the values of another publisher as well.
    public func merge<Z: Publisher>(
        with other: Z
    ) -> Publishers.Merge3<A, B, Z> where Failure == Z.Failure, Output == Z.Output {
        .init(self.a, self.b, other)
    }
}

extension Publishers.Merge {
    /// Sends the values of two publishers as well.
    public func merge<C: Publisher, D: Publisher>(
        with c: C, _ d: D
    ) -> Publishers.Merge4<A, B, C, D>
    where Failure == C.Failure, Failure == D.Failure, Output == C.Output, Output == D.Output {
        .init(self.a, self.b, c, d)
    }
}

extension Publishers.Merge {
    /// Sends the values of three publishers as well.
    public func merge<C: Publisher, D: Publisher, E: Publisher>(
        with c: C, _ d: D, _ e: E
    ) -> Publishers.Merge5<A, B, C, D, E>
    where
        Failure == C.Failure, Failure == D.Failure, Failure == E.Failure, Output == C.Output,
        Output == D.Output, Output == E.Output
    {
        .init(self.a, self.b, c, d, e)
    }
}

extension Publishers.Merge {
    /// Sends the values of four publishers as well.
    public func merge<C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
        with c: C, _ d: D, _ e: E, _ f: F
    ) -> Publishers.Merge6<A, B, C, D, E, F>
    where
        Failure == C.Failure, Failure == D.Failure, Failure == E.Failure, Failure == F.Failure,
        Output == C.Output, Output == D.Output, Output == E.Output, Output == F.Output
    {
        .init(self.a, self.b, c, d, e, f)
    }
}

extension Publishers.Merge {
    /// Sends the values of five publishers as well.
    public func merge<C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
        with c: C, _ d: D, _ e: E, _ f: F, _ g: G
    ) -> Publishers.Merge7<A, B, C, D, E, F, G>
    where
        Failure == C.Failure, Failure == D.Failure, Failure == E.Failure, Failure == F.Failure,
        Failure == G.Failure, Output == C.Output, Output == D.Output, Output == E.Output, Output == F.Output,
        Output == G.Output
    {
        .init(self.a, self.b, c, d, e, f, g)
    }
}

extension Publishers.Merge {
    /// Sends the values of six publishers as well.
    public func merge<C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
        with c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<A, B, C, D, E, F, G, H>
    where
        Failure == C.Failure, Failure == D.Failure, Failure == E.Failure, Failure == F.Failure,
        Failure == G.Failure, Failure == H.Failure, Output == C.Output, Output == D.Output,
        Output == E.Output, Output == F.Output, Output == G.Output, Output == H.Output
    {
        .init(self.a, self.b, c, d, e, f, g, h)
    }
}
