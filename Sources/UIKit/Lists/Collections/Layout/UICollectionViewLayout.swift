import CoreGraphics
import Foundation

/// Decides where the elements of a collection stand.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    open internal(set) weak var collectionView: UICollectionView?

    /// Views of decorations by their kind.
    var decorations: [String: ReuseRegistry<UICollectionReusableView>] = [:]
    /// What the collection's present change comprises; empty between changes.
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

    /// Called before anything is asked, when the layout may have changed.
    open func prepare() {}

    /// In points.
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

    /// Has everything placed anew in the next layout pass.
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

    /// Where scrolling comes to rest.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }

    /// Where the content stands after a change of layout or content.
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

    /// Where an item comes from when it appears; unless overridden, from its place, transparent where it is new.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        faded(
            layoutAttributesForItem(at: itemIndexPath),
            when: updateItems.contains { $0.inserts(itemIndexPath) })
    }

    /// Where an item goes when it disappears; unless overridden, it stays and fades where it is deleted.
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

    /// Where an item that is held at the position would be dropped; its own place where no other item is there.
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

    // MARK: Sizes that views ask for

    /// Whether the element's view is asked for the size it would like to have.
    func asksForPreferredSize(of attributes: UICollectionViewLayoutAttributes) -> Bool { true }

    /// Keeps what an element's view has asked for.
    func keep(
        _ preferred: UICollectionViewLayoutAttributes, for original: UICollectionViewLayoutAttributes
    ) {}

    /// Forgets what the views have asked for.
    func forgetMeasures() {}

    /// Items have other places now; those without one are gone.
    func moveMeasures(_ newPlace: (IndexPath) -> IndexPath?) {}

    /// The place and the content of a section that scrolls by itself.
    func orthogonalArea(of section: Int) -> OrthogonalArea? { nil }

    /// The list that a section is; nil for sections of other kinds.
    func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? { nil }

    /// Called with what is on the screen before it is shown.
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

    /// How an element was shown that the present change takes away.
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
