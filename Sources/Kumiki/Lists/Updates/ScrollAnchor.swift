import UIKit

/// A visible row that keeps its position while rows above it are inserted and deleted.
@MainActor
struct ScrollAnchor {
    private let list: any AttachedList
    private let place: IndexPath
    /// The distance of the row from the list's edges, in points.
    private let distance: CGPoint
    /// Whether rows above are inserted or deleted.
    let isShifted: Bool

    /// Finds the first visible row that remains; nil for a list that is scrolled to its very beginning.
    init?<Model: DataSourceModel>(
        of list: any AttachedList, from old: [ListSection<Model>], to new: [ListSection<Model>]
    ) {
        guard let view = list.view, view.isScrolledAway else { return nil }
        let visible = list.visiblePaths.filter {
            old.indices.contains($0.section) && old[$0.section].models.indices.contains($0.item)
        }
        let places = Self.places(of: visible.map { old[$0.section].models[$0.item].id }, in: new)
        for path in visible {
            guard let place = places[old[path.section].models[path.item].id],
                let frame = list.frame(at: path)
            else { continue }
            self.list = list
            self.place = place
            distance = CGPoint(x: frame.minX - view.contentOffset.x, y: frame.minY - view.contentOffset.y)
            isShifted = place != path
            return
        }
        return nil
    }

    /// Scrolls so that the row has its position again.
    func restore() {
        guard isShifted, let view = list.view, let frame = list.frame(at: place) else { return }
        let offset = view.nearestOffset(CGPoint(x: frame.minX - distance.x, y: frame.minY - distance.y))
        if offset != view.contentOffset { view.contentOffset = offset }
    }

    /// Returns the index paths of models.
    private static func places<Model: DataSourceModel>(
        of ids: [Model.ID], in sections: [ListSection<Model>]
    ) -> [Model.ID: IndexPath] {
        var missing = Set(ids)
        var places: [Model.ID: IndexPath] = [:]
        for (section, models) in sections.lazy.map(\.models).enumerated() {
            for (item, model) in models.enumerated() where missing.remove(model.id) != nil {
                places[model.id] = IndexPath(item: item, section: section)
                if missing.isEmpty { return places }
            }
        }
        return places
    }
}

extension UIScrollView {
    /// Whether the content is not at its very beginning.
    fileprivate var isScrolledAway: Bool {
        contentOffset.y > -adjustedContentInset.top || contentOffset.x > -adjustedContentInset.left
    }

    /// Returns the nearest offset at which only content is visible.
    fileprivate func nearestOffset(_ offset: CGPoint) -> CGPoint {
        let inset = adjustedContentInset
        let farthest = CGPoint(
            x: contentSize.width + inset.right - bounds.width,
            y: contentSize.height + inset.bottom - bounds.height)
        return CGPoint(
            x: max(-inset.left, min(offset.x, farthest.x)), y: max(-inset.top, min(offset.y, farthest.y)))
    }
}
