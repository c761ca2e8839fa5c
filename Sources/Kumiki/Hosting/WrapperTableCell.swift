import UIKit

/// Any view as the cell of a table.
///
/// ```swift
/// tableView.register(WrapperTableCell<CommentMaker>.self)
/// let cell = tableView.dequeueReusableCell(WrapperTableCell<CommentMaker>.self, for: indexPath)
/// cell.update { $0.show(comment) }
/// ```
public final class WrapperTableCell<Maker: BackingViewMaker>: UITableViewCell, ViewWrapper {
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
