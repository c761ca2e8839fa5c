import UIKit

extension ListSource {
    /// The models that are selected in any of the lists, in order.
    public var selectedModels: [Model] {
        let paths = Set(attachments.lists(of: self).flatMap(\.selectedPaths))
        return paths.sorted().compactMap(model)
    }

    /// Selects or deselects the model with an `id` in all lists. ``onSelect`` and ``onDeselect`` are not called.
    public func select(_ id: Model.ID, _ isSelected: Bool = true, animated: Bool = false) {
        guard let path = indexPath(of: id) else { return }
        for list in attachments.lists(of: self) { list.select(path, isSelected, animated: animated) }
    }

    /// Sends an event up the responder chain, from the cell on, for a model that the user selects.
    ///
    /// ```swift
    /// dataSource.stimulates { user in ShowUser(user) }
    /// ```
    public func stimulates<E: ResponderEvent>(
        file: StaticString = #fileID, line: UInt = #line, onSelect event: @escaping @MainActor (Model) -> E
    ) {
        sendSelection = { $0.stimulate(event($1), file: file, line: line) }
    }

    /// Calls the closures for a selection by the user, and sends its event.
    func notifySelection(_ isSelected: Bool, at path: IndexPath, in view: UIView) {
        guard let model = model(at: path) else { return }
        guard isSelected else { return onDeselect?(model) ?? () }
        let list = attachments.lists(of: self).first { $0.view === view }
        if deselectsAtOnce { list?.select(path, false, animated: true) }
        onSelect?(model)
        sendSelection?(list?.cellView(at: path) ?? view, model)
    }
}
