import UIKit

/// Any view as a supplementary view of a collection view.
///
/// ```swift
/// collectionView.register(WrapperReusableView<TitleMaker>.self, ofKind: UICollectionView.elementKindSectionHeader)
/// ```
public final class WrapperReusableView<Maker: BackingViewMaker>: UICollectionReusableView, ViewWrapper {
    public private(set) lazy var hosted = host(in: self)

    public override func prepareForReuse() {
        super.prepareForReuse()
        hosted.prepareForReuse()
    }

    public override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        hosted.fittingSize(
            for: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
            ?? super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
    }
}
