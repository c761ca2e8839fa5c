#if canImport(Combine)
    import Combine

    extension ListSource {
        /// Shows the models that a publisher publishes, the newest where they come faster than they can be shown.
        @discardableResult
        public func bind<States: Publisher>(
            publisher states: States, animated: Bool = true,
            onFailure: (@MainActor (any Error) -> Void)? = nil
        ) -> ListBinding where States.Output == [Model] {
            bind(states.newest, animated: animated, onFailure: onFailure)
        }

        /// Shows the sections that a publisher publishes, the newest where they come faster than they can be shown.
        @discardableResult
        public func bind<States: Publisher>(
            publisherOfSections states: States, animated: Bool = true,
            onFailure: (@MainActor (any Error) -> Void)? = nil
        ) -> ListBinding where States.Output == [ListSection<Model>] {
            bind(sections: states.newest, animated: animated, onFailure: onFailure)
        }
    }

    extension Publisher {
        /// The outputs as a sequence that keeps the newest while nobody asks for one.
        fileprivate var newest:
            AsyncThrowingPublisher<Publishers.MapError<Publishers.Buffer<Self>, any Error>>
        {
            buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest).mapError { $0 as any Error }.values
        }
    }
#endif
