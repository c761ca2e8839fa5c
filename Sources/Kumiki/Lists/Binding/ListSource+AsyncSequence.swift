extension ListSource {
    /// Shows every state of a sequence, as one section of models each.
    ///
    /// ```swift
    /// dataSource.bind(server.users)
    /// ```
    ///
    /// The binding ends with the data source, which its controller owns. A data source has one binding at a time: a new one
    /// replaces the last, and ``unbind()`` ends it.
    ///
    /// - Parameters:
    ///   - states: The states, each with all models.
    ///   - animated: Whether changes are animated.
    ///   - onFailure: Called with the error that the sequence throws, as ``onProblem`` is.
    public func bind<States: AsyncSequence>(
        _ states: States, animated: Bool = true, onFailure: (@MainActor (any Error) -> Void)? = nil
    ) where States.Element == [Model] {
        bind(states, animated: animated, onFailure: onFailure) { [.only($0)] }
    }

    /// Shows every state of a sequence of sections; see ``bind(_:animated:onFailure:)``.
    public func bind<States: AsyncSequence>(
        sections states: States, animated: Bool = true, onFailure: (@MainActor (any Error) -> Void)? = nil
    ) where States.Element == [ListSection<Model>] {
        bind(states, animated: animated, onFailure: onFailure) { $0 }
    }

    /// Shows every state of a sequence as the sections that a closure makes of it.
    ///
    /// ```swift
    /// dataSource.bind(game.rounds) { round in [ListSection(id: "round", models: round.players)] }
    /// ```
    public func bind<States: AsyncSequence>(
        _ states: States, animated: Bool = true, onFailure: (@MainActor (any Error) -> Void)? = nil,
        as sections: @escaping @MainActor (States.Element) -> [ListSection<Model>]
    ) {
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
        binding = BoundTask(task)
    }

    /// Ends the binding to a sequence, a publisher or observed state. The list keeps what it shows.
    public func unbind() { binding = nil }
}

/// A task that is cancelled when it is released.
private final class BoundTask: Sendable {
    private let task: Task<Void, Never>

    init(_ task: Task<Void, Never>) { self.task = task }

    deinit { task.cancel() }
}
