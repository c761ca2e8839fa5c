extension Publishers {
    /// A publisher of the values of three others.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, A.Failure == C.Failure, A.Output == B.Output, A.Output == C.Output {
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

        /// Creates a publisher of the values of three others.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let inner = MergeStage(subscriber, count: 3)
            subscriber.receive(subscription: inner)
            inner.attachNext(a)
            inner.attachNext(b)
            inner.attachNext(c)
        }
    }
}

extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publisher {
    /// Sends the values of this publisher and of two others.
    public func merge<B: Publisher, C: Publisher>(
        with b: B, _ c: C
    ) -> Publishers.Merge3<Self, B, C>
    where Failure == B.Failure, Failure == C.Failure, Output == B.Output, Output == C.Output {
        .init(self, b, c)
    }
}

extension Publishers.Merge3 {
    /// Sends the values of another publisher as well.
    public func merge<Z: Publisher>(
        with other: Z
    ) -> Publishers.Merge4<A, B, C, Z> where Failure == Z.Failure, Output == Z.Output {
        .init(self.a, self.b, self.c, other)
    }
}

extension Publishers.Merge3 {
    /// Sends the values of two publishers as well.
    public func merge<D: Publisher, E: Publisher>(
        with d: D, _ e: E
    ) -> Publishers.Merge5<A, B, C, D, E>
    where Failure == D.Failure, Failure == E.Failure, Output == D.Output, Output == E.Output {
        .init(self.a, self.b, self.c, d, e)
    }
}

extension Publishers.Merge3 {
    /// Sends the values of three publishers as well.
    public func merge<D: Publisher, E: Publisher, F: Publisher>(
        with d: D, _ e: E, _ f: F
    ) -> Publishers.Merge6<A, B, C, D, E, F>
    where
        Failure == D.Failure, Failure == E.Failure, Failure == F.Failure, Output == D.Output,
        Output == E.Output, Output == F.Output
    {
        .init(self.a, self.b, self.c, d, e, f)
    }
}

extension Publishers.Merge3 {
    /// Sends the values of four publishers as well.
    public func merge<D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
        with d: D, _ e: E, _ f: F, _ g: G
    ) -> Publishers.Merge7<A, B, C, D, E, F, G>
    where
        Failure == D.Failure, Failure == E.Failure, Failure == F.Failure, Failure == G.Failure,
        Output == D.Output, Output == E.Output, Output == F.Output, Output == G.Output
    {
        .init(self.a, self.b, self.c, d, e, f, g)
    }
}

extension Publishers.Merge3 {
    /// Sends the values of five publishers as well.
    public func merge<D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
        with d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<A, B, C, D, E, F, G, H>
    where
        Failure == D.Failure, Failure == E.Failure, Failure == F.Failure, Failure == G.Failure,
        Failure == H.Failure, Output == D.Output, Output == E.Output, Output == F.Output, Output == G.Output,
        Output == H.Output
    {
        .init(self.a, self.b, self.c, d, e, f, g, h)
    }
}
