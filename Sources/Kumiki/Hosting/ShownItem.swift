import UIKit

/// The toolkit's record of the item that a view shows.
///
/// It is an interaction because a view owns its interactions: any view can have one, cells of an app's custom classes
/// included, and it is deallocated with its view.
@MainActor
final class ShownItem: NSObject, UIInteraction {
    private(set) weak var view: UIView?
    private var tasks: [RunningTask] = []
    /// Notified when what the view was configured with changes; replaced at each configuration.
    var observation: AnyObject?
    /// The model object that the view was configured with, in builds for debugging.
    var snapshot: ObjectSnapshot?

    func willMove(to view: UIView?) {}
    func didMove(to view: UIView?) { self.view = view }

    /// Starts a task, unless the same one runs.
    func run<View: UIView, Value>(
        _ task: LateTask<View, Value>, _ load: @escaping @MainActor () async -> Value
    ) {
        let known = tasks.first { $0.place == task.place }
        if let known = known as? LateTask<View, Value>, known.id == task.id {
            return known.proceed(as: task)
        }
        tasks.removeAll { $0 === known }
        tasks.append(task)
        task.start(load)
    }

    func remove(_ task: RunningTask) { tasks.removeAll { $0 === task } }

    func cancelTasks() { tasks = [] }

    /// Marks all tasks as those of an earlier configuration: their results are not shown unless they are called again.
    func beginConfiguration() {
        for task in tasks { task.isCurrent = false }
    }

    /// Cancels the tasks that were not called again.
    func endConfiguration() { tasks.removeAll { !$0.isCurrent } }
}

extension UIView {
    /// The toolkit's record for the view, if any.
    var attachedItem: ShownItem? {
        for interaction in interactions {
            if let item = interaction as? ShownItem { return item }
        }
        return nil
    }

    /// The toolkit's record for the view.
    var shownItem: ShownItem {
        if let attachedItem { return attachedItem }
        let item = ShownItem()
        addInteraction(item)
        return item
    }

    /// Notes that the view is dequeued, for an item that is not known here. Tasks that are not called again in this turn of
    /// the main queue are cancelled.
    func beginReuse() {
        guard let item = attachedItem else { return }
        item.beginConfiguration()
        Task { [weak item] in item?.endConfiguration() }
    }
}
