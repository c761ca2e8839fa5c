import Observation

@available(iOS 17, macCatalyst 17, tvOS 17, visionOS 1, *)
extension ListSource {
    /// Shows what a closure says, now and whenever something observable that it has read changes.
    ///
    /// ```swift
    /// dataSource.observe { [store] in store.users }
    /// ```
    ///
    /// Changes that are made one after the other, without waiting in between, are shown as one.
    @discardableResult
    public func observe(
        animated: Bool = true, _ models: @escaping @MainActor () -> [Model]
    ) -> ListBinding {
        observe(animated: animated) { [.only(models())] }
    }

    /// Shows the sections that a closure says, now and whenever something observable that it has read changes.
    @discardableResult
    public func observe(
        animated: Bool = true, sections: @escaping @MainActor () -> [ListSection<Model>]
    ) -> ListBinding {
        let observer = ListObserver(read: sections) { [weak self] in
            self?.apply(sections: $0, animated: animated, completion: nil)
        }
        let binding = ListBinding { Task { @MainActor in observer.end() } }
        self.binding.current = binding
        observer.follow()
        return binding
    }
}

/// Reads a state again whenever what it was made of has changed.
@available(iOS 17, macCatalyst 17, tvOS 17, visionOS 1, *)
@MainActor
private final class ListObserver<State> {
    private var read: (@MainActor () -> State)?
    private var show: (@MainActor (State) -> Void)?

    init(read: @escaping @MainActor () -> State, show: @escaping @MainActor (State) -> Void) {
        self.read = read
        self.show = show
    }

    /// Reads and shows the state, and waits for the next change. A change is told of before it happens, so that the
    /// state is read a turn later.
    func follow() {
        guard let read, let show else { return }
        let state = withObservationTracking(read) { [weak self] in
            Task { @MainActor in self?.follow() }
        }
        show(state)
    }

    /// Lets go of everything.
    func end() { (read, show) = (nil, nil) }
}
