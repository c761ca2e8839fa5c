import CoreGraphics
import Foundation

/// Determines the positions of the elements of a collection.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// The collection that the layout belongs to. Read-only for subclasses, which may override it with another type.
    open var collectionView: UICollectionView? { owner }
    weak var owner: UICollectionView?

    /// Views of decorations by their kind.
    var decorations: [String: ReuseRegistry<UICollectionReusableView>] = [:]
    /// The updates of the collection's current change; empty between changes.
    var updateItems: [UICollectionViewUpdateItem] = []

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init() }

    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: Decorations

    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind, default: ReuseRegistry()].register(viewClass, elementKind)
    }

    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind, default: ReuseRegistry()].register(nib, elementKind)
    }

    // MARK: Placing

    /// Called before all other methods when the layout may have changed.
    open func prepare() {}

    /// The size of the content in points.
    open var collectionViewContentSize: CGSize { .zero }

    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    // MARK: Invalidation

    /// Recomputes the whole layout in the next layout pass.
    open func invalidateLayout() {
        let context = makeInvalidationContext()
        context.invalidateEverything = true
        invalidateLayout(with: context)
    }

    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything { forgetMeasures() }
        collectionView?.layoutWasInvalidated(context)
    }

    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.invalidate(originalAttributes.element)
        return context
    }

    // MARK: Scrolling

    /// Returns the content offset at which scrolling stops.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }

    /// Returns the content offset after a change of layout or content.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Directions

    /// The direction that the layout's code was written for.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether the collection mirrors the layout in the other direction.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Changes

    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        self.updateItems = updateItems
    }

    open func finalizeCollectionViewUpdates() { updateItems = [] }
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    open func finalizeAnimatedBoundsChange() {}
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    open func finalizeLayoutTransition() {}

    /// Returns the attributes from which an item appears; by default its final ones, transparent if it is inserted.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        faded(
            layoutAttributesForItem(at: itemIndexPath),
            when: updateItems.contains { $0.inserts(itemIndexPath) })
    }

    /// Returns the attributes to which an item disappears; by default its current ones, transparent if it is deleted.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let isDeleted = updateItems.contains { $0.deletes(itemIndexPath) }
        return faded(
            isDeleted ? shown(.cell(itemIndexPath)) : layoutAttributesForItem(at: itemIndexPath),
            when: isDeleted)
    }

    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        faded(
            layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath),
            when: updateItems.contains { $0.inserts(elementIndexPath) })
    }

    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let isDeleted = updateItems.contains { $0.deletes(elementIndexPath) }
        return faded(
            isDeleted
                ? shown(.supplement(elementKind, elementIndexPath))
                : layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath),
            when: isDeleted)
    }

    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)
    }

    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)
    }

    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: Moving items

    /// Returns the index path at which an item held at the position would be dropped; its own if there is no other
    /// item.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }

    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let place = layoutAttributesForItem(at: indexPath)
        let attributes = place?.copied() ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.center = position
        attributes.zIndex = Int(Int16.max)
        return attributes
    }

    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
        context.interactiveMovementTarget = targetPosition
        return context
    }

    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        context.targetIndexPathsForInteractivelyMovingItems = movementCancelled ? nil : indexPaths
        return context
    }

    // MARK: Preferred sizes

    /// Returns whether the element's view is asked for its preferred attributes.
    func asksForPreferredSize(of attributes: UICollectionViewLayoutAttributes) -> Bool { true }

    /// Stores the preferred size of an element's view.
    func keep(
        _ preferred: UICollectionViewLayoutAttributes, for original: UICollectionViewLayoutAttributes
    ) {}

    /// Discards the preferred sizes.
    func forgetMeasures() {}

    /// Moves the preferred sizes of items to their new index paths, and discards those of deleted items.
    func moveMeasures(_ newPlace: (IndexPath) -> IndexPath?) {}

    /// Returns the frame and the content of a section that scrolls by itself.
    func orthogonalArea(of section: Int) -> OrthogonalArea? { nil }

    /// Returns the list configuration of a section; nil for sections that are not lists.
    func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? { nil }

    /// Called with the visible elements before they are displayed.
    func willShow(_ visible: [UICollectionViewLayoutAttributes]) {}
}

extension UICollectionViewLayout {
    func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
        let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return type?.init() ?? UICollectionViewLayoutInvalidationContext()
    }

    /// Attributes of the layout's class for an element.
    func makeAttributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes {
        let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        let attributes = type?.init() ?? UICollectionViewLayoutAttributes()
        attributes.represent(element)
        return attributes
    }

    /// Returns the last attributes of an element that the current change removes.
    private func shown(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        let view = collectionView?.content.departing?[element] ?? collectionView?.content.views[element]
        return view?.shownAttributes
    }

    private func faded(
        _ attributes: UICollectionViewLayoutAttributes?, when isFaded: Bool
    ) -> UICollectionViewLayoutAttributes? {
        guard isFaded, let copy = attributes?.copied() else { return attributes }
        copy.alpha = 0
        return copy
    }
}
