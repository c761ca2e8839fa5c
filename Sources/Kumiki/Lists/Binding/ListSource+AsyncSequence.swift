extension ListSource {
    /// Shows every state that a sequence brings, one section of models each time.
    ///
    /// ```swift
    /// dataSource.bind(server.users)
    /// ```
    ///
    /// The binding ends with the data source, which its controller owns. A data source follows one source at a time:
    /// binding another ends the last.
    ///
    /// - Parameters:
    ///   - states: The states, each with all models.
    ///   - animated: Whether changes are animated.
    ///   - onFailure: Told of the error that the sequence ends with; ``onProblem`` is too.
    @discardableResult
    public func bind<States: AsyncSequence>(
        _ states: States, animated: Bool = true, onFailure: (@MainActor (any Error) -> Void)? = nil
    ) -> ListBinding where States.Element == [Model] {
        bind(states, animated: animated, onFailure: onFailure) { [.only($0)] }
    }

    /// Shows every state that a sequence brings, section by section.
    @discardableResult
    public func bind<States: AsyncSequence>(
        sections states: States, animated: Bool = true, onFailure: (@MainActor (any Error) -> Void)? = nil
    ) -> ListBinding where States.Element == [ListSection<Model>] {
        bind(states, animated: animated, onFailure: onFailure) { $0 }
    }

    /// Shows every state that a sequence brings as the sections that an adapter makes of it.
    ///
    /// ```swift
    /// dataSource.bind(game.rounds) { round in [ListSection(id: "round", models: round.players)] }
    /// ```
    @discardableResult
    public func bind<States: AsyncSequence>(
        _ states: States, animated: Bool = true, onFailure: (@MainActor (any Error) -> Void)? = nil,
        as sections: @escaping @MainActor (States.Element) -> [ListSection<Model>]
    ) -> ListBinding {
        let task = Task { [weak self] in
            do {
                for try await state in states {
                    guard let self, !Task.isCancelled else { return }
                    self.apply(sections: sections(state), animated: animated, completion: nil)
                }
            } catch is CancellationError {
            } catch {
                self?.onProblem(.bindingFailed(error))
                onFailure?(error)
            }
        }
        let binding = ListBinding { task.cancel() }
        self.binding.current = binding
        return binding
    }
}
