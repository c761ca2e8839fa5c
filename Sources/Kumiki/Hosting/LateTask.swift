import UIKit

/// The call in the code that started a task.
struct TaskPlace: Equatable {
    let line: Int
    let column: Int
    let file: String
}

/// A task of a view, which runs until it is released.
@MainActor
class RunningTask {
    let id: AnyHashable
    let place: TaskPlace
    /// Whether the last configuration of the view called the task.
    var isCurrent = true
    fileprivate var task: Task<Void, Never>?

    init(id: AnyHashable, place: TaskPlace) { (self.id, self.place) = (id, place) }

    deinit { task?.cancel() }
}

/// A task with the type of its result.
///
/// Only the view's ``ShownItem`` holds it, so that the result of a cancelled task is never shown.
final class LateTask<View: UIView, Value>: RunningTask {
    private weak var view: View?
    private var show: @MainActor (View, Value) -> Void

    init(id: AnyHashable, place: TaskPlace, view: View, show: @escaping @MainActor (View, Value) -> Void) {
        (self.view, self.show) = (view, show)
        super.init(id: id, place: place)
    }

    func start(_ load: @escaping @MainActor () async -> Value) {
        task = Task { [weak self] in
            let value = await load()
            self?.end(with: value)
        }
    }

    /// Continues for a later configuration, whose closure shows the result.
    func proceed(as other: LateTask) {
        isCurrent = true
        show = other.show
    }

    private func end(with value: Value) {
        guard isCurrent, let view else { return }
        view.attachedItem?.remove(self)
        show(view, value)
    }
}
