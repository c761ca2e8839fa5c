import CoreGraphics
import Foundation

/// The measures of one section of a flow, from the delegate or the layout, in points.
@MainActor
struct FlowMeasures {
    let insets: UIEdgeInsets
    let lineSpacing: CGFloat
    let itemSpacing: CGFloat
    let header: CGSize
    let footer: CGSize

    init(section: Int, of layout: UICollectionViewFlowLayout, in view: UICollectionView) {
        guard let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout else {
            insets = Self.sound(layout.sectionInset) + view.reference(layout.sectionInsetReference)
            lineSpacing = Self.sound(layout.minimumLineSpacing)
            itemSpacing = Self.sound(layout.minimumInteritemSpacing)
            header = Self.sound(layout.headerReferenceSize)
            footer = Self.sound(layout.footerReferenceSize)
            return
        }
        insets =
            Self.sound(delegate.collectionView(view, layout: layout, insetForSectionAt: section))
            + view.reference(layout.sectionInsetReference)
        lineSpacing = Self.sound(
            delegate.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section))
        itemSpacing = Self.sound(
            delegate.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section))
        header = Self.sound(
            delegate.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section))
        footer = Self.sound(
            delegate.collectionView(view, layout: layout, referenceSizeForFooterInSection: section))
    }

    // MARK: Values of authors

    /// Returns a valid length: zero instead of no number, and limited if excessive.
    private static func sound(_ length: CGFloat) -> CGFloat {
        length.isFinite ? min(max(length, -1_000_000), 1_000_000) : 0
    }

    private static func sound(_ size: CGSize) -> CGSize {
        CGSize(width: sound(size.width), height: sound(size.height))
    }

    private static func sound(_ insets: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: sound(insets.top), left: sound(insets.left), bottom: sound(insets.bottom),
            right: sound(insets.right))
    }
}

extension UICollectionView {
    /// Returns the insets to which section insets are added, beyond the content's inset.
    fileprivate func reference(_ reference: UICollectionViewFlowLayout.SectionInsetReference) -> UIEdgeInsets
    {
        switch reference {
        case .fromContentInset: .zero
        case .fromSafeArea: safeAreaInsets.sidesOnly
        case .fromLayoutMargins: layoutMargins.sidesOnly
        }
    }

    /// Returns the sizes of a section's items from the document, the delegate or the layout.
    func flowSizes(inSection section: Int, of layout: UICollectionViewFlowLayout) -> FlowSizes {
        let count = numberOfItems(inSection: section)
        let isVertical = layout.scrollDirection == .vertical
        if documentItems.isShown, isOnCanvas || layout.estimatesSizes {
            return FlowSizes(
                each: (0..<count).map {
                    let size = documentSize(ofItemAt: IndexPath(item: $0, section: section), in: layout)
                    return FlowExtent(size, isVertical: isVertical)
                })
        }
        let standard = FlowSizes(
            count: count, standard: FlowExtent(layout.standardItemSize, isVertical: isVertical))
        guard count > 0, let delegate = delegate as? any UICollectionViewDelegateFlowLayout else {
            return standard
        }
        content.hasDefaultItemSize = false
        let first = askedSize(of: IndexPath(item: 0, section: section), delegate, layout)
        if content.hasDefaultItemSize { return standard }
        let others = (1..<max(count, 1)).map {
            askedSize(of: IndexPath(item: $0, section: section), delegate, layout)
        }
        return FlowSizes(
            each: ([first] + others).map { FlowExtent(layout.resolved($0), isVertical: isVertical) })
    }

    /// Records that the default implementation ran for an object: the delegate does not determine sizes if it is that object.
    func lacksItemSizes(_ object: any UICollectionViewDelegateFlowLayout) {
        if object === delegate { content.hasDefaultItemSize = true }
    }

    /// Returns the delegate's size, as it has one for items of the data source; placeholders have the layout's size.
    private func askedSize(
        of shown: IndexPath, _ delegate: any UICollectionViewDelegateFlowLayout,
        _ layout: UICollectionViewFlowLayout
    ) -> CGSize {
        guard !content.placeholders.isEmpty else {
            return delegate.collectionView(self, layout: layout, sizeForItemAt: shown)
        }
        guard let path = content.placeholders.dataSourcePath(of: shown) else { return layout.itemSize }
        return delegate.collectionView(self, layout: layout, sizeForItemAt: path)
    }

    /// Returns the size in the document, with which items start on a canvas and for samples whose cells size
    /// themselves.
    private func documentSize(ofItemAt path: IndexPath, in layout: UICollectionViewFlowLayout) -> CGSize {
        if let size = documentItems.cell(at: path)?.documentSize { return size }
        guard let delegate = delegate as? any UICollectionViewDelegateFlowLayout else {
            return layout.itemSize
        }
        return layout.resolved(delegate.collectionView(self, layout: layout, sizeForItemAt: path))
    }
}

extension UICollectionViewFlowLayout {
    /// Whether cells determine their own sizes.
    var estimatesSizes: Bool { estimatedItemSize != .zero }

    /// The default size of items.
    var standardItemSize: CGSize {
        resolved(estimatesSizes ? estimatedItemSize : itemSize)
    }

    /// Returns the size, or the layout's item size for `automaticSize`.
    func resolved(_ size: CGSize) -> CGSize { size == Self.automaticSize ? itemSize : size }

    /// Logs UIKit's warning about items that do not fit into a line.
    func reportUnfitItems(in geometry: FlowGeometry) {
        guard collectionView?.isOnCanvas == false, geometry.lineLength > 0 else { return }
        let isUnfit = geometry.sections.contains { section in
            section.sizes.count > 0 && section.room >= 0
                && section.sizes[0].length > section.room + 0.001
        }
        guard isUnfit, !estimatesSizes else { return }
        let (extent, near, far) =
            geometry.isVertical ? ("width", "left", "right") : ("height", "top", "bottom")
        RuntimeDiagnostics.report(
            "The behavior of the UICollectionViewFlowLayout is not defined because: the item \(extent) must be less"
                + " than the \(extent) of the UICollectionView minus the section insets \(near) and \(far) values,"
                + " minus the content insets \(near) and \(far) values. Please check the values returned by the"
                + " delegate.")
    }
}
