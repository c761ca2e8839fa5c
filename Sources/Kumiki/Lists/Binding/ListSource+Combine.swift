#if canImport(Combine)
    import Combine

    extension ListSource {
        /// Shows the models of a publisher. Where they arrive faster than they can be shown, only the newest are.
        public func bind<States: Publisher>(
            publisher states: States, animated: Bool = true,
            onFailure: (@MainActor (any Error) -> Void)? = nil
        ) where States.Output == [Model] {
            bind(states.newest, animated: animated, onFailure: onFailure)
        }

        /// Shows the sections of a publisher. Where they arrive faster than they can be shown, only the newest are.
        public func bind<States: Publisher>(
            publisherOfSections states: States, animated: Bool = true,
            onFailure: (@MainActor (any Error) -> Void)? = nil
        ) where States.Output == [ListSection<Model>] {
            bind(sections: states.newest, animated: animated, onFailure: onFailure)
        }
    }

    extension Publisher {
        /// The outputs as a sequence that keeps only the newest until it is requested.
        fileprivate var newest:
            AsyncThrowingPublisher<Publishers.MapError<Publishers.Buffer<Self>, any Error>>
        {
            buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest).mapError { $0 as any Error }.values
        }
    }
#endif
