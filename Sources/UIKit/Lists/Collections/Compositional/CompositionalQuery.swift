import CoreGraphics
import Foundation

/// Finds the elements of a compositional layout and their frames.
@MainActor
struct CompositionalQuery {
    let layout: UICollectionViewCompositionalLayout
    let geometry: CompositionalGeometry
    let view: UICollectionView

    func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let content = geometry.mirrored(rect)
        let inSections = geometry.sections(in: content).flatMap { number in
            decorations(of: number) + titles(of: number) + parts(of: number, in: content)
        }
        return (globalTitles + inSections).filter { isSeen($0, in: rect) }
    }

    private func isSeen(_ attributes: UICollectionViewLayoutAttributes, in rect: CGRect) -> Bool {
        view.shownFrame(attributes).intersects(rect)
    }

    // MARK: Items

    private func parts(of number: Int, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let section = geometry.sections[number]
        let origin = geometry.origin(of: number)
        let seen = scrolled(rect.offsetBy(dx: -origin.x, dy: -origin.y), number)
        return section.parts(in: seen).flatMap { part, first in
            part.leaves.map { item($0, first: first, number) }
                + part.badges.map { badge($0, first: first, number) }
        }
    }

    /// Returns the rectangle of a section's scrolled content that is visible in a rectangle of the section.
    private func scrolled(_ rect: CGRect, _ number: Int) -> CGRect {
        guard let area = geometry.orthogonalArea(of: number) else { return rect }
        let offset = view.content.scrollers[number]?.contentOffset ?? startOffset(of: area)
        let unrolled = CGRect(origin: offset, size: area.frame.size)
        guard geometry.room.isRightToLeft, geometry.room.isVertical else {
            return geometry.room.isVertical
                ? CGRect(x: unrolled.minX, y: rect.minY, width: unrolled.width, height: rect.height)
                : CGRect(x: rect.minX, y: unrolled.minY, width: rect.width, height: unrolled.height)
        }
        return CGRect(
            x: area.contentSize.width - unrolled.maxX, y: rect.minY, width: unrolled.width,
            height: rect.height)
    }

    /// Returns the initial offset of a section that scrolls by itself: its beginning.
    private func startOffset(of area: OrthogonalArea) -> CGPoint {
        guard geometry.room.isRightToLeft, geometry.room.isVertical else { return .zero }
        return CGPoint(x: area.contentSize.width - area.frame.width, y: 0)
    }

    /// Returns the frame of a part of a section, in the displayed content.
    private func placed(_ frame: CGRect, _ number: Int) -> CGRect {
        let origin = geometry.origin(of: number)
        let moved = frame.offsetBy(dx: origin.x, dy: origin.y)
        guard geometry.room.isRightToLeft, geometry.room.isVertical,
            let area = geometry.orthogonalArea(of: number)
        else { return geometry.mirrored(moved) }
        return CGRect(
            x: area.contentSize.width - moved.maxX, y: moved.minY, width: moved.width, height: moved.height)
    }

    private func item(
        _ leaf: SolvedGroup.Leaf, first: Int, _ number: Int
    ) -> UICollectionViewLayoutAttributes {
        let path = IndexPath(item: first + leaf.number, section: number)
        let attributes = layout.makeAttributes(.cell(path))
        attributes.frame = placed(leaf.frame, number)
        attributes.zIndex = leaf.zIndex
        (attributes.isWidthEstimated, attributes.isHeightEstimated) =
            (leaf.isWidthEstimated, leaf.isHeightEstimated)
        attributes.orthogonalSection = geometry.sections[number].isOrthogonal ? number : nil
        attributes.list = listPlace(of: path)
        return attributes
    }

    private func badge(
        _ badge: SolvedGroup.Badge, first: Int, _ number: Int
    ) -> UICollectionViewLayoutAttributes {
        let path = IndexPath(item: first + badge.number, section: number)
        let attributes = layout.makeAttributes(.supplement(badge.item.elementKind, path))
        attributes.frame = placed(badge.frame, number)
        attributes.zIndex = badge.item.zIndex
        attributes.orthogonalSection = geometry.sections[number].isOrthogonal ? number : nil
        return attributes
    }

    func item(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard geometry.sections.indices.contains(path.section),
            let (part, first) = geometry.sections[path.section].part(of: path.item),
            let leaf = part.leaves.first(where: { first + $0.number == path.item })
        else { return nil }
        return item(leaf, first: first, path.section)
    }

    private func listPlace(of path: IndexPath) -> ListPlace? {
        let section = geometry.sections[path.section]
        return section.section.list.map { ListPlace($0, at: path, of: section.count) }
    }

    // MARK: Headers, footers and backgrounds

    private func titles(of number: Int) -> [UICollectionViewLayoutAttributes] {
        let section = geometry.sections[number]
        let origin = geometry.origin(of: number)
        let visible = geometry.mirrored(view.visibleContent)
            .offsetBy(dx: -origin.x, dy: -origin.y)
        return section.boundary.items.map { item in
            let frame = section.titleFrame(item, visible: visible)
            let attributes = title(item, IndexPath(item: 0, section: number))
            attributes.frame = geometry.mirrored(frame.offsetBy(dx: origin.x, dy: origin.y))
            attributes.list = section.section.list.map { ListPlace($0, title: item.elementKind) }
            return attributes
        }
    }

    private var globalTitles: [UICollectionViewLayoutAttributes] {
        geometry.boundary.items.map { item in
            let attributes = title(item, IndexPath(index: 0))
            let visible = geometry.mirrored(view.visibleContent)
            attributes.frame = geometry.mirrored(
                geometry.boundary.frame(of: item, in: geometry.area, visible: visible))
            return attributes
        }
    }

    private func title(
        _ item: NSCollectionLayoutBoundarySupplementaryItem, _ path: IndexPath
    ) -> UICollectionViewLayoutAttributes {
        let attributes = layout.makeAttributes(.supplement(item.elementKind, path))
        attributes.zIndex = item.zIndex
        attributes.isWidthEstimated = item.layoutSize.widthDimension.isEstimated
        attributes.isHeightEstimated = item.layoutSize.heightDimension.isEstimated
        return attributes
    }

    func supplement(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        if path.count < 2 { return globalTitles.first { $0.representedElementKind == kind } }
        guard geometry.sections.indices.contains(path.section) else { return nil }
        if path.item == 0,
            let title = titles(of: path.section).first(where: { $0.representedElementKind == kind })
        {
            return title
        }
        guard let (part, first) = geometry.sections[path.section].part(of: path.item) else { return nil }
        return part.badges.first { first + $0.number == path.item && $0.item.elementKind == kind }
            .map { badge($0, first: first, path.section) }
    }

    private func decorations(of number: Int) -> [UICollectionViewLayoutAttributes] {
        let section = geometry.sections[number]
        let origin = geometry.origin(of: number)
        return section.section.decorationItems.map { item in
            let path = IndexPath(item: 0, section: number)
            let attributes = layout.makeAttributes(
                CollectionElement(category: .decorationView, kind: item.elementKind, path: path))
            let frame = section.area.inset(by: item.contentInsets)
            attributes.frame = geometry.mirrored(frame.offsetBy(dx: origin.x, dy: origin.y))
            attributes.zIndex = item.zIndex
            return attributes
        }
    }

    func decoration(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard geometry.sections.indices.contains(path.section) else { return nil }
        return decorations(of: path.section).first { $0.representedElementKind == kind }
    }
}

extension UICollectionView {
    /// The visible rectangle of the content, without the collection's adjusted content inset.
    fileprivate var visibleContent: CGRect { bounds.inset(by: adjustedContentInset).standardizedForLayout }
}
