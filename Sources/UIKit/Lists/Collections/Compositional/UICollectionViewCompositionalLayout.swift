import CoreGraphics
import Foundation

/// Returns the section with a number for the available space.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout of items in groups, groups in sections, and sections one after the other.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        didSet { invalidateLayout() }
    }
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    var geometry: CompositionalGeometry?
    /// The preferred sizes of views, in points.
    private var measured: [CollectionElement: CGSize] = [:]
    /// The sizes that have not been applied to the geometry yet.
    private var news: [CollectionElement: CGSize] = [:]

    public init(section: NSCollectionLayoutSection) {
        (provider, configuration) = ({ _, _ in section }, UICollectionViewCompositionalLayoutConfiguration())
        super.init()
    }

    public init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        (provider, self.configuration) = ({ _, _ in section }, configuration)
        super.init()
    }

    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        (provider, configuration) = (sectionProvider, UICollectionViewCompositionalLayoutConfiguration())
        super.init()
    }

    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        (provider, self.configuration) = (sectionProvider, configuration)
        super.init()
    }

    /// Creates a layout without sections, which only code can define.
    public required init?(coder: NSCoder) {
        provider = { _, _ in nil }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init(coder: coder)
    }

    // MARK: Placing

    open override func prepare() {
        guard let view = collectionView else { return }
        if geometry == nil {
            geometry = CompositionalGeometry(of: view, configuration, provider: section)
            if !measured.isEmpty { geometry?.measure(measured) }
        } else if !news.isEmpty {
            geometry?.measure(news)
        }
        news = [:]
        view.adoptListBackground(geometry?.sections.lazy.compactMap(\.section.list).first)
    }

    private func section(_ number: Int, _ environment: LayoutEnvironment) -> NSCollectionLayoutSection? {
        let section = provider(number, environment)
        if section == nil {
            RuntimeDiagnostics.report(
                "UICollectionViewCompositionalLayout's section provider returned nil for index \(number)")
        }
        return section
    }

    open override var collectionViewContentSize: CGSize { geometry?.contentSize ?? .zero }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let geometry, let view = collectionView else { return nil }
        let query = CompositionalQuery(layout: self, geometry: geometry, view: view)
        return query.attributes(in: rect)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        query?.item(at: indexPath)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { query?.supplement(elementKind, at: indexPath) }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { query?.decoration(elementKind, at: indexPath) }

    private var query: CompositionalQuery? {
        guard let geometry, let view = collectionView else { return nil }
        return CompositionalQuery(layout: self, geometry: geometry, view: view)
    }

    // MARK: Invalidation

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        if context.invalidateEverything || context.invalidateDataSourceCounts { geometry = nil }
    }

    /// Returns true if the size of the bounds changes, an element is pinned, or a section's handler observes scrolling.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let geometry else { return true }
        return geometry.followsBounds || newBounds.size != collectionView?.bounds.size
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if newBounds.size != collectionView?.bounds.size { context.invalidateEverything = true }
        return context
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        let (new, old) = (preferredAttributes.size, originalAttributes.size)
        return (originalAttributes.isWidthEstimated && abs(new.width - old.width) > 0.001)
            || (originalAttributes.isHeightEstimated && abs(new.height - old.height) > 0.001)
    }

    /// Returns a context that keeps the visible content in place when elements above it change their sizes.
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        guard let view = collectionView, originalAttributes.orthogonalSection == nil,
            configuration.scrollDirection == .vertical
        else { return context }
        if originalAttributes.frame.minY < view.bounds.minY, view.bounds.minY > 0 {
            context.contentOffsetAdjustment.y =
                preferredAttributes.size.height - originalAttributes.size.height
        }
        return context
    }

    // MARK: Preferred sizes

    override func asksForPreferredSize(of attributes: UICollectionViewLayoutAttributes) -> Bool {
        attributes.isEstimated
    }

    override func keep(
        _ preferred: UICollectionViewLayoutAttributes, for original: UICollectionViewLayoutAttributes
    ) {
        measured[original.element] = preferred.size
        news[original.element] = preferred.size
    }

    override func forgetMeasures() { (measured, news, geometry) = ([:], [:], nil) }

    override func moveMeasures(_ newPlace: (IndexPath) -> IndexPath?) {
        let moved = measured.compactMap { element, size -> (CollectionElement, CGSize)? in
            guard element.category == .cell else { return (element, size) }
            return newPlace(element.path).map { (.cell($0), size) }
        }
        measured = Dictionary(moved) { first, _ in first }
        (news, geometry) = ([:], nil)
    }

    // MARK: Scrolling sections

    override func orthogonalArea(of section: Int) -> OrthogonalArea? { geometry?.orthogonalArea(of: section) }

    override func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
        guard let sections = geometry?.sections, sections.indices.contains(section) else { return nil }
        return sections[section].section.list
    }

    override func willShow(_ visible: [UICollectionViewLayoutAttributes]) {
        guard let geometry, geometry.hasHandlers, let view = collectionView else { return }
        let bySection = Dictionary(grouping: visible, by: \.indexPath.section)
        for (number, items) in bySection.sorted(by: { $0.key < $1.key })
        where geometry.sections.indices.contains(number) {
            let offset = view.content.scrollers[number]?.contentOffset ?? view.contentOffset
            geometry.sections[number].section.visibleItemsInvalidationHandler?(
                items, offset, geometry.room.environment)
        }
    }
}
