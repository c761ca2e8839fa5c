import UIKit

/// Any view as the cell of a collection view.
///
/// ```swift
/// typealias CommentCell = WrapperCell<CommentView.Maker>
///
/// collectionView.register(CommentCell.self)
/// let cell = collectionView.dequeueReusableCell(CommentCell.self, for: indexPath)
/// cell.update { $0.show(comment) }
/// ```
public final class WrapperCell<Maker: BackingViewMaker>: UICollectionViewCell, ViewWrapper {
    public private(set) lazy var hosted = host(in: contentView)

    public override func prepareForReuse() {
        super.prepareForReuse()
        hosted.prepareForReuse()
    }

    public override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        hosted.follow(HostedState(state))
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
