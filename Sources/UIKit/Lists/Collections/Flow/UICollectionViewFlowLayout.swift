import CoreGraphics
import Foundation

/// Fills line after line with items.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The size of items in points; 50 × 50 unless set.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { changed(itemSize != oldValue) } }
    /// The estimated size of cells that determine their own sizes; zero if they do not.
    open var estimatedItemSize: CGSize = .zero { didSet { changed(estimatedItemSize != oldValue) } }
    open var minimumLineSpacing: CGFloat = 10 { didSet { changed(minimumLineSpacing != oldValue) } }
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { changed(minimumInteritemSpacing != oldValue) } }
    open var headerReferenceSize: CGSize = .zero { didSet { changed(headerReferenceSize != oldValue) } }
    open var footerReferenceSize: CGSize = .zero { didSet { changed(footerReferenceSize != oldValue) } }
    open var sectionInset: UIEdgeInsets = .zero { didSet { changed(sectionInset != oldValue) } }
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { changed(sectionInsetReference != oldValue) }
    }
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
        didSet { changed(scrollDirection != oldValue) }
    }
    /// Whether headers stay at the top of what is visible while their section is.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { changed(sectionHeadersPinToVisibleBounds != oldValue) }
    }
    /// Whether footers stay at the bottom of what is visible while their section is.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { changed(sectionFootersPinToVisibleBounds != oldValue) }
    }

    public enum SectionInsetReference: Int, Sendable {
        case fromContentInset = 0
        case fromSafeArea = 1
        case fromLayoutMargins = 2
    }

    /// A size that is determined by the cells.
    public static let automaticSize = CGSize(width: CGFloat(Float.greatestFiniteMagnitude), height: 0)

    private var geometry: FlowGeometry?
    /// The geometry, which is computed when it is first needed after an invalidation, as code that reads the size of the content
    /// at once expects.
    private var current: FlowGeometry? {
        if geometry == nil { arrange() }
        return geometry
    }
    /// The preferred sizes of cells, in points.
    private var measured: [IndexPath: CGSize] = [:]
    /// The sizes that have not been applied to the geometry yet.
    private var news: [IndexPath: CGSize] = [:]

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibDecoder)?.configure(self)
    }

    open override class var invalidationContextClass: AnyClass {
        UICollectionViewFlowLayoutInvalidationContext.self
    }

    private func changed(_ isDifferent: Bool) {
        if isDifferent { invalidateLayout() }
    }

    // MARK: Placing

    open override func prepare() { arrange() }

    private func arrange() {
        guard let view = collectionView else { return }
        let empty = FlowGeometry(in: view, self)
        if let geometry, geometry.isSame(as: empty) {
            if !news.isEmpty { self.geometry?.measure(news) }
        } else {
            geometry = filled(empty, from: view)
        }
        news = [:]
    }

    private func filled(_ empty: FlowGeometry, from view: UICollectionView) -> FlowGeometry {
        var filled = empty
        for section in 0..<view.numberOfSections {
            filled.append(
                FlowMeasures(section: section, of: self, in: view),
                view.flowSizes(inSection: section, of: self))
        }
        if !measured.isEmpty { filled.measure(measured) }
        reportUnfitItems(in: filled)
        return filled
    }

    open override var collectionViewContentSize: CGSize { current?.contentSize ?? .zero }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let geometry = current else { return nil }
        let stretch = geometry.stretch(of: rect)
        return geometry.sections(in: stretch).flatMap { section in
            let items = geometry.items(in: stretch, of: section).map {
                attributes(.cell(IndexPath(item: $0.item, section: section)), $0.frame)
            }
            let titles = [
                UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
            ]
            .compactMap { title($0, of: section, in: geometry) }
            return (titles + items).filter { $0.frame.overlaps(rect) }
        }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        current?.frame(ofItemAt: indexPath).map { attributes(.cell(indexPath), $0) }
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let geometry = current, geometry.sections.indices.contains(indexPath.section),
            indexPath.item == 0
        else { return nil }
        return title(elementKind, of: indexPath.section, in: geometry)
    }

    private func attributes(
        _ element: CollectionElement, _ frame: CGRect
    ) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes(element)
        attributes.frame = frame
        attributes.isWidthEstimated = estimatesSizes && element.category == .cell
        attributes.isHeightEstimated = attributes.isWidthEstimated
        return attributes
    }

    /// Returns the attributes of a section's header or footer, if it has one.
    private func title(
        _ kind: String, of number: Int, in geometry: FlowGeometry
    ) -> UICollectionViewLayoutAttributes? {
        let section = geometry.sections[number]
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
        var place = isHeader ? section.headerPlace : section.footerPlace
        guard !place.isEmpty else { return nil }
        let isPinned = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
        if isPinned { place = pinned(place, isHeader: isHeader, section, geometry) }
        let path = IndexPath(item: 0, section: number)
        let attributes = attributes(.supplement(kind, path), geometry.band(place))
        if isPinned { attributes.zIndex = 10 }
        return attributes
    }

    /// Returns a position at the edge of the visible area, within the section.
    private func pinned(
        _ place: Range<CGFloat>, isHeader: Bool, _ section: FlowSection, _ geometry: FlowGeometry
    ) -> Range<CGFloat> {
        guard let view = collectionView else { return place }
        let visible = geometry.stretch(of: view.bounds.inset(by: view.adjustedContentInset))
        let thickness = place.upperBound - place.lowerBound
        let start =
            isHeader
            ? max(place.lowerBound, min(visible.lowerBound, section.contentEnd - thickness))
            : min(place.lowerBound, max(visible.upperBound - thickness, section.headerPlace.upperBound))
        return start..<start + thickness
    }

    // MARK: Invalidation

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        let flow = context as? UICollectionViewFlowLayoutInvalidationContext
        let keepsPlaces =
            flow?.invalidateFlowLayoutAttributes == false
            && flow?.invalidateFlowLayoutDelegateMetrics == false
        if context.invalidateEverything || context.invalidateDataSourceCounts || !keepsPlaces {
            geometry = nil
        }
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds || isResized(by: newBounds)
    }

    private func isResized(by newBounds: CGRect) -> Bool {
        guard let view = collectionView, let geometry else { return true }
        return FlowGeometry.lineLength(of: newBounds.size, in: view, self) != geometry.lineLength
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        partial(super.invalidationContext(forBoundsChange: newBounds), isResized(by: newBounds))
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        originalAttributes.isEstimated && preferredAttributes.size != originalAttributes.size
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        return partial(context, false)
    }

    /// Returns the context, which states whether all items are to be placed again.
    private func partial(
        _ context: UICollectionViewLayoutInvalidationContext, _ isWhole: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let flow = context as? UICollectionViewFlowLayoutInvalidationContext
        flow?.invalidateFlowLayoutDelegateMetrics = isWhole
        flow?.invalidateFlowLayoutAttributes = isWhole
        return context
    }

    // MARK: Preferred sizes

    override func asksForPreferredSize(of attributes: UICollectionViewLayoutAttributes) -> Bool {
        attributes.isEstimated
    }

    override func keep(
        _ preferred: UICollectionViewLayoutAttributes, for original: UICollectionViewLayoutAttributes
    ) {
        measured[original.indexPath] = preferred.size
        news[original.indexPath] = preferred.size
    }

    override func forgetMeasures() { (measured, news, geometry) = ([:], [:], nil) }

    override func moveMeasures(_ newPlace: (IndexPath) -> IndexPath?) {
        let moved = measured.compactMap { path, size in newPlace(path).map { ($0, size) } }
        measured = Dictionary(moved) { first, _ in first }
        (news, geometry) = ([:], nil)
    }
}
