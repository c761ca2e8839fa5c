import CoreGraphics
import Foundation

/// The frames of the sections of a compositional layout. Leading is on the left; the result is mirrored afterwards.
@MainActor
struct CompositionalGeometry {
    let room: CompositionalRoom
    private(set) var sections: [CompositionalSection] = []
    /// Headers and footers of the whole layout.
    private(set) var boundary: BoundaryPlacement
    private let spacing: CGFloat

    init(
        of view: UICollectionView, _ configuration: UICollectionViewCompositionalLayoutConfiguration,
        provider: (Int, LayoutEnvironment) -> NSCollectionLayoutSection?
    ) {
        room = CompositionalRoom(of: view, configuration)
        boundary = BoundaryPlacement(
            items: configuration.boundarySupplementaryItems, isVertical: room.isVertical, container: room.size
        )
        spacing = configuration.interSectionSpacing
        let environment = room.environment
        for number in 0..<view.numberOfSections {
            let section = provider(number, environment) ?? Self.emptySection
            sections.append(
                CompositionalSection(section, count: view.numberOfItems(inSection: number), room: room))
        }
        settle()
    }

    /// An empty section, used where the provider returned none.
    private static var emptySection: NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0))
        return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: []))
    }

    private mutating func settle() {
        var position = room.isVertical ? boundary.insets.top : boundary.insets.leading
        for number in sections.indices {
            sections[number].start = position
            position += sections[number].length + spacing
        }
    }

    mutating func measure(_ measured: [CollectionElement: CGSize]) {
        let bySection = Dictionary(grouping: measured.keys, by: \.path.section)
        for (number, elements) in bySection {
            for element in elements.sorted() where element.category != .cell {
                measureTitle(element, measured[element] ?? .zero)
            }
            guard sections.indices.contains(number) else { continue }
            sections[number].measure(
                elements.filter { $0.category == .cell }.sorted().compactMap { element in
                    measured[element].map { (element.path.item, $0) }
                })
        }
        settle()
    }

    private mutating func measureTitle(_ element: CollectionElement, _ size: CGSize) {
        if element.path.count < 2 {
            boundary.measured[element.kind] = size
        } else if sections.indices.contains(element.path.section) {
            sections[element.path.section].measureTitle(element.kind, size)
        }
    }

    // MARK: Sizes

    private var end: CGFloat { sections.last.map { $0.start + $0.length } ?? leadingEnd }
    private var leadingEnd: CGFloat { room.isVertical ? boundary.insets.top : boundary.insets.leading }

    var contentSize: CGSize {
        let insets = boundary.insets
        return room.isVertical
            ? CGSize(width: room.size.width, height: end + insets.bottom)
            : CGSize(width: end + insets.trailing, height: room.size.height)
    }

    /// The rectangle of the whole content.
    var area: CGRect { CGRect(origin: .zero, size: contentSize) }

    /// Whether the layout depends on the content offset.
    var followsBounds: Bool {
        let titles = sections.lazy.map(\.boundary.items) + [boundary.items]
        return titles.contains { $0.contains(where: \.pinToVisibleBounds) } || hasHandlers
    }

    var hasHandlers: Bool { sections.contains { $0.section.visibleItemsInvalidationHandler != nil } }

    // MARK: Finding

    /// Returns the sections that intersect a rectangle.
    func sections(in rect: CGRect) -> Range<Int> {
        let (low, high) = room.isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        let first = sections.partitioningIndex { $0.start + $0.length >= low }
        let end = sections.partitioningIndex { $0.start > high }
        return first..<max(first, end)
    }

    /// Returns the origin of a section in the content.
    func origin(of number: Int) -> CGPoint {
        room.isVertical
            ? CGPoint(x: 0, y: sections[number].start) : CGPoint(x: sections[number].start, y: 0)
    }

    /// Returns the part of a section that scrolls by itself, in the displayed content.
    func orthogonalArea(of number: Int) -> OrthogonalArea? {
        guard sections.indices.contains(number), var area = sections[number].orthogonalArea else {
            return nil
        }
        let origin = origin(of: number)
        area.frame = mirrored(area.frame.offsetBy(dx: origin.x, dy: origin.y))
        return area
    }

    /// Returns a rectangle of the content in right-to-left layout.
    func mirrored(_ rect: CGRect) -> CGRect {
        guard room.isRightToLeft else { return rect }
        return CGRect(
            x: contentSize.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}
