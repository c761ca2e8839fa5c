import CoreGraphics
import Foundation
import QuartzCore

extension UICollectionView {
    /// Places the views of visible elements and removes the others.
    func layoutItems() {
        placeBackground()
        loadContentIfNeeded()
        let visible = visibleAttributes()
        collectionViewLayout.willShow(visible)
        recycle(keeping: visible)
        for attributes in visible { show(attributes) }
        placeHeldItem()
        placeSwipeActions()
        placeIndex()
        prefetch()
    }

    private func placeBackground() {
        guard let backgroundView else { return }
        backgroundView.frame = bounds
        if subviews.first !== backgroundView { insertSubview(backgroundView, at: 0) }
    }

    // MARK: The layout

    func adoptLayout(insteadOf old: UICollectionViewLayout?) {
        if let old, old.owner === self { old.owner = nil }
        collectionViewLayout.owner = self
        content.isPrepared = false
        content.asked = []
        removeScrollers()
        setNeedsLayout()
    }

    func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything || context.invalidateDataSourceCounts { content.asked = [] }
        content.offsetAdjustment.x += context.contentOffsetAdjustment.x
        content.offsetAdjustment.y += context.contentOffsetAdjustment.y
        content.isPrepared = false
        setNeedsLayout()
    }

    func boundsWillChange(to new: CGRect) {
        guard content.isPrepared, new != bounds,
            collectionViewLayout.shouldInvalidateLayout(forBoundsChange: new)
        else { return }
        collectionViewLayout.invalidateLayout(
            with: collectionViewLayout.invalidationContext(forBoundsChange: new))
    }

    /// Has the layout prepared for what there is now.
    func layoutIsCurrent() {
        loadContentIfNeeded()
        prepareIfNeeded()
    }

    func prepareIfNeeded() {
        let room = isOnCanvas ? bounds.size : bounds.inset(by: adjustedContentInset).size
        guard !content.isPrepared || content.room != room else { return }
        if content.room != room, content.room.width > 0 {
            collectionViewLayout.forgetMeasures()
            content.asked = []
        }
        content.isPrepared = true
        content.room = room
        collectionViewLayout.prepare()
        let size = collectionViewLayout.collectionViewContentSize.finite
        if contentSize != size { take(size) }
        let adjustment = content.offsetAdjustment
        content.offsetAdjustment = .zero
        if adjustment != .zero {
            contentOffset = CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
        }
    }

    /// Sets the content size; content that ends before the visible area is scrolled to its end.
    private func take(_ size: CGSize) {
        contentSize = size
        guard !isDragging, !isDecelerating else { return }
        let bounded = bounded(contentOffset)
        if bounded != contentOffset { contentOffset = bounded }
    }

    // MARK: What is visible

    /// Returns the attributes of the visible elements. Preferred sizes of views may make others visible.
    private func visibleAttributes() -> [UICollectionViewLayoutAttributes] {
        let rounds = 100
        var visible: [UICollectionViewLayoutAttributes] = []
        for _ in 0..<rounds {
            prepareIfNeeded()
            visible = attributes(in: visibleRect).filter(meetsBounds)
            guard fit(visible) else { return visible }
        }
        return visible
    }

    /// Returns whether the element needs a view: layouts may return more elements than requested, of which only those
    /// that intersect the bounds have views. Transformed elements may be visible wherever their frames are, as may
    /// those of a section that scrolls by itself.
    private func meetsBounds(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        !CATransform3DIsAffine(attributes.transform3D) || attributes.orthogonalSection != nil
            || attributes.frame.overlaps(visibleRect)
    }

    /// The bounds, after a batch at least a point; on a canvas, all that the document has.
    private var visibleRect: CGRect {
        guard isOnCanvas, documentItems.isShown else {
            guard content.fillsEmptyBounds else { return bounds }
            let size = CGSize(width: max(bounds.width, 1), height: max(bounds.height, 1))
            return CGRect(origin: bounds.origin, size: size)
        }
        return CGRect(origin: .zero, size: collectionViewLayout.collectionViewContentSize).union(bounds)
    }

    /// Returns the layout's attributes in a rectangle, without elements that the content does not have.
    func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let found = collectionViewLayout.layoutAttributesForElements(in: flipped(rect)) ?? []
        return found.filter(isSound).compactMap(flipped)
    }

    private func isSound(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        let path = attributes.indexPath
        guard attributes.isFinite else {
            RuntimeDiagnostics.report(
                "UICollectionView received layout attributes whose frame is not finite, for the index path"
                    + " \(path.map(String.init).joined(separator: " - "))")
            return false
        }
        guard attributes.representedElementCategory == .cell, !content.contains(path) else { return true }
        RuntimeDiagnostics.report(
            "UICollectionView received layout attributes for a cell with an index path that does not exist:"
                + " {length = \(path.count), path = \(path.map(String.init).joined(separator: " - "))}")
        return false
    }

    /// Requests the preferred sizes of views. Returns whether one of them changes the layout.
    private func fit(_ visible: [UICollectionViewLayoutAttributes]) -> Bool {
        guard !(isOnCanvas && documentItems.isShown) else { return false }
        var isNew = false
        for attributes in visible where collectionViewLayout.asksForPreferredSize(of: attributes) {
            let element = attributes.element
            guard !content.asked.contains(element),
                let view = content.views[element] ?? makeView(attributes)
            else { continue }
            content.asked.insert(element)
            if content.views[element] == nil { content.waiting[element] = view }
            if fit(view, attributes) { isNew = true }
        }
        return isNew
    }

    private func fit(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) -> Bool
    {
        let layout = collectionViewLayout
        if view.superview == nil { view.applyTraits(from: traitCollection) }
        let preferred = view.preferredLayoutAttributesFitting(attributes.copied())
        guard
            layout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        else { return false }
        layout.keep(preferred, for: attributes)
        let context = layout.invalidationContext(
            forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        layout.invalidateLayout(with: context)
        content.isPrepared = false
        return true
    }

    // MARK: Views

    private func recycle(keeping visible: [UICollectionViewLayoutAttributes]) {
        var kept = Set(visible.map(\.element))
        if let held = content.movement?.current { kept.insert(.cell(held)) }
        for element in content.views.keys.sorted() where !kept.contains(element) { endShowing(element) }
        for element in content.waiting.keys.sorted() where !kept.contains(element) {
            guard let view = content.waiting.removeValue(forKey: element) else { continue }
            content.asked.remove(element)
            retire(view, element)
        }
        recycleScrollers(keeping: Set(visible.compactMap(\.orthogonalSection)))
    }

    private func show(_ attributes: UICollectionViewLayoutAttributes) {
        let element = attributes.element
        let shown = content.views[element]
        guard let view = shown ?? makeView(attributes) else { return }
        if shown == nil {
            content.views[element] = view
            announce(view, element)
        }
        let host = attributes.orthogonalSection.flatMap { scroller(of: $0) } ?? self
        let stacking = Stacking(attributes)
        if view.superview !== host || view.stacking != stacking { host.stack(view, stacking) }
        view.take(attributes, origin: host === self ? .zero : host.frame.origin)
        if element.category == .cell { pushAside(view, element.path) }
    }

    /// Shifts a row whose swipe actions are visible.
    private func pushAside(_ view: UIView, _ path: IndexPath) {
        let offset = swipeOffset(at: path)
        if offset != 0 { view.center.x += offset }
    }

    private func announce(_ view: UICollectionReusableView, _ element: CollectionElement) {
        if let cell = view as? UICollectionViewCell, element.category == .cell {
            collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: element.path)
        } else {
            collectionDelegate?.collectionView(
                self, willDisplaySupplementaryView: view, forElementKind: element.kind, at: element.path)
        }
    }

    // MARK: Directions

    /// Whether the collection mirrors the layout.
    private var isFlipped: Bool {
        guard collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection else { return false }
        return isRightToLeft != (collectionViewLayout.developmentLayoutDirection == .rightToLeft)
    }

    private func flipped(_ rect: CGRect) -> CGRect {
        guard isFlipped else { return rect }
        let width = max(contentSize.width, bounds.width)
        return CGRect(origin: CGPoint(x: width - rect.maxX, y: rect.minY), size: rect.size)
    }

    func flipped(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
        guard isFlipped, let copy = attributes?.copied() else { return attributes }
        copy.center.x = max(contentSize.width, bounds.width) - copy.center.x
        return copy
    }
}
