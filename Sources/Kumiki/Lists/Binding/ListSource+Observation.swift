import Observation
import UIKit

@available(iOS 17, macCatalyst 17, tvOS 17, visionOS 1, *)
extension ListSource {
    /// Shows the models that a closure returns, now and whenever an observable property that it has read changes.
    ///
    /// ```swift
    /// dataSource.observe { [store] in store.users }
    /// ```
    ///
    /// Changes in one turn of the main queue are shown as one. This is a binding: see ``bind(_:animated:onFailure:)``.
    public func observe(animated: Bool = true, _ models: @escaping @MainActor () -> [Model]) {
        observe(animated: animated) { [.only(models())] }
    }

    /// Shows the sections that a closure returns, now and whenever an observable property that it has read changes.
    public func observe(
        animated: Bool = true, sections: @escaping @MainActor () -> [ListSection<Model>]
    ) {
        let observer = ListObserver(read: sections) { [weak self] in
            self?.apply(sections: $0, animated: animated, completion: nil)
        }
        binding = observer
        observer.observe()
    }
}

/// Reads a state again whenever what it was made of has changed, until it is released.
@available(iOS 17, macCatalyst 17, tvOS 17, visionOS 1, *)
@MainActor
private final class ListObserver<State> {
    private let read: @MainActor () -> State
    private let show: @MainActor (State) -> Void

    init(read: @escaping @MainActor () -> State, show: @escaping @MainActor (State) -> Void) {
        self.read = read
        self.show = show
    }

    /// Shows the state and waits for the next change. The system calls before a property changes, so that the state is
    /// read in the next turn.
    func observe() {
        let state = withObservationTracking(read) { [weak self] in
            Task { @MainActor in self?.observe() }
        }
        show(state)
    }
}

// MARK: - Rows of observable models

@available(iOS 17, macCatalyst 17, tvOS 17, visionOS 1, *)
extension ListSource {
    /// Whether an object is observable.
    static func isObservable(_ object: AnyObject) -> Bool { object is any Observable }

    /// Configures a row, and configures it again when an observable property that was read changes.
    func observe(_ view: UIView, for model: Model, _ configuration: () -> Void) {
        let row = ObservedRow(self, model.id)
        view.shownItem.observation = row
        withObservationTracking(configuration) { [weak row] in
            Task { @MainActor in row?.refresh() }
        }
    }
}

/// A row that shows observable properties of its model. The row's view holds it until it is configured again.
@MainActor
private final class ObservedRow<Model: DataSourceModel> {
    private weak var source: ListSource<Model>?
    private let id: Model.ID

    init(_ source: ListSource<Model>, _ id: Model.ID) { (self.source, self.id) = (source, id) }

    func refresh() { source?.refresh(id) }
}
