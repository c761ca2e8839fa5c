import UIKit

// Members of a protocol's extension, unlike those of a class's, may be declared by an app's own views too.
@MainActor
extension NSObjectProtocol where Self: UIView {
    /// Loads what the view shows later than the rest, such as a picture, and shows it when it is there.
    ///
    /// ```swift
    /// dataSource.register(row: UserCell.self) { cell, user in
    ///     cell.textLabel?.text = user.name
    ///     cell.imageView?.image = nil
    ///     cell.task(for: user.id) { await loader.image(of: user) } show: { cell, image in
    ///         cell.imageView?.image = image
    ///     }
    /// }
    /// ```
    ///
    /// Cells are reused, so that a result may arrive after its cell shows another item. Such a result is never shown, even
    /// if `load` ignores cancellation: `load` returns a value, and only `show` changes the view. Do not change the view in
    /// `load`.
    ///
    /// A task is cancelled
    /// - when the same line is called with another `id` for the view,
    /// - when the view is reused, or configured again, and the line is not called: in a ``ListSource``, in a wrapper, and in
    ///   other data sources that call the toolkit's `dequeueReusableCell(_:for:)`,
    /// - when the view is deallocated, or `cancelTasks()` is called.
    ///
    /// Called again with the same `id`, a task that runs continues, and one that has ended starts again. A task continues
    /// while its cell is off screen, since UIKit may show the cell again without configuring it.
    ///
    /// UIKit notifies only a cell's own class of its reuse. Where a data source calls UIKit's
    /// `dequeueReusableCell(withIdentifier:for:)` and calls `task` for some items only, call `cancelTasks()` in the cell's
    /// `prepareForReuse()`.
    ///
    /// - Parameters:
    ///   - id: What the result depends on, such as a URL or the item's `id`.
    ///   - file: The file of the call. Each call in the code is a task of its own for the view.
    ///   - line: The line of the call.
    ///   - column: The column of the call.
    ///   - load: Returns what is to be shown. It runs on the main actor, and has to deal with errors itself.
    ///   - show: Shows it in the view. Not called once the task is cancelled.
    public func task<ID: Hashable, Value>(
        for id: ID, file: String = #fileID, line: Int = #line, column: Int = #column,
        _ load: @escaping @MainActor () async -> Value,
        show: @escaping @MainActor (Self, Value) -> Void
    ) {
        let place = TaskPlace(line: line, column: column, file: file)
        shownItem.run(LateTask(id: id, place: place, view: self, show: show), load)
    }

    /// Cancels the view's tasks, as before it shows another item. Their results are not shown.
    public func cancelTasks() { attachedItem?.cancelTasks() }
}

extension UIView {
    /// Calls a closure that configures the view for an item, and cancels those tasks that it does not call again.
    func configure(_ configuration: () -> Void) {
        guard let item = attachedItem else { return configuration() }
        item.beginConfiguration()
        configuration()
        item.endConfiguration()
    }
}
