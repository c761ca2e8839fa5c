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
            insets = layout.sectionInset + view.reference(layout.sectionInsetReference)
            (lineSpacing, itemSpacing) = (layout.minimumLineSpacing, layout.minimumInteritemSpacing)
            (header, footer) = (layout.headerReferenceSize, layout.footerReferenceSize)
            return
        }
        insets =
            delegate.collectionView(view, layout: layout, insetForSectionAt: section)
            + view.reference(layout.sectionInsetReference)
        lineSpacing = delegate.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
        itemSpacing = delegate.collectionView(
            view, layout: layout, minimumInteritemSpacingForSectionAt: section)
        header = delegate.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
        footer = delegate.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
    }
}

extension UICollectionView {
    /// What section insets are added to, beyond the content's inset.
    fileprivate func reference(_ reference: UICollectionViewFlowLayout.SectionInsetReference) -> UIEdgeInsets
    {
        let whole: UIEdgeInsets
        switch reference {
        case .fromContentInset: return .zero
        case .fromSafeArea: whole = safeAreaInsets
        case .fromLayoutMargins: whole = layoutMargins
        }
        return UIEdgeInsets(top: 0, left: whole.left, bottom: 0, right: whole.right)
    }

    /// The size of an item: the one that its cell asked for, else the delegate's, the document's or the layout's.
    func size(ofItemAt path: IndexPath, in layout: UICollectionViewFlowLayout) -> CGSize {
        if let fitted = content.fittedSizes[path] { return fitted }
        if documentItems.isShown, let size = documentItems.cell(at: path)?.documentSize,
            showsDocumentSizes(layout)
        {
            return size
        }
        guard let delegate = delegate as? any UICollectionViewDelegateFlowLayout else {
            return layout.itemSize
        }
        return delegate.collectionView(self, layout: layout, sizeForItemAt: path)
    }

    /// On a canvas, and for samples whose cells size themselves, items start with the sizes in the document.
    private func showsDocumentSizes(_ layout: UICollectionViewFlowLayout) -> Bool {
        isOnCanvas || layout.estimatedItemSize != .zero
    }
}
