import UIKit

/// Any view as the cell of a collection view, or as a header, footer or other supplementary view of one.
///
/// ```swift
/// typealias CommentCell = WrapperCell<CommentMaker>
///
/// collectionView.register(CommentCell.self)
/// let cell = collectionView.dequeueReusableCell(CommentCell.self, for: indexPath)
/// cell.update { $0.show(comment) }
/// ```
///
/// UIKit's collection views accept cells as supplementary views:
///
/// ```swift
/// collectionView.register(WrapperCell<TitleMaker>.self, ofKind: UICollectionView.elementKindSectionHeader)
/// ```
public final class WrapperCell<Maker: BackingViewMaker>: UICollectionViewCell, ViewWrapper {
    /// The wrapped view with what the toolkit keeps for it.
    public private(set) lazy var hosted = host(in: contentView)

    public override func prepareForReuse() {
        super.prepareForReuse()
        hosted.prepareForReuse()
    }

    public override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        hosted.updateConfiguration(using: state)
    }

    public override func systemLayoutSizeFitting(
        _ size: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        hosted.fittingSize(for: size, horizontal, vertical) {
            super.systemLayoutSizeFitting(
                size, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        }
    }
}
