import UIKit

extension ListSource {
    /// Returns the callbacks of a model's row.
    func behavior(_ model: Model) -> RowBehavior {
        RowBehavior(
            leadingActions: { [leadingSwipeActions] in leadingSwipeActions?(model) },
            trailingActions: { [trailingSwipeActions] in trailingSwipeActions?(model) },
            menu: { [contextMenu] in contextMenu?(model) },
            canSelect: canSelect?(model) ?? true,
            canDelete: onDelete != nil,
            canMove: onReorder != nil && canMove?(model) ?? true,
            canSwipe: leadingSwipeActions != nil || trailingSwipeActions != nil)
    }

    /// Adopts an order that one list displays, and updates the other lists.
    func adoptMove(from origin: IndexPath, to destination: IndexPath, in list: UIScrollView) {
        guard let model = model(at: origin), sections.indices.contains(destination.section) else { return }
        var moved = sections
        moved[origin.section].models.remove(at: origin.item)
        let end = moved[destination.section].models.count
        moved[destination.section].models.insert(model, at: min(destination.item, end))
        sections = moved
        for other in attachments.lists(of: self) where other.view !== list { other.reload() }
        onReorder?(moved)
    }
}
