import UIKit

/// Any view as the header or footer of a table's section.
///
/// ```swift
/// tableView.register(headerFooter: WrapperHeaderFooter<TitleMaker>.self)
/// let header = tableView.dequeueReusableHeaderFooterView(WrapperHeaderFooter<TitleMaker>.self)
/// header?.update { $0.title = "Islands" }
/// ```
public final class WrapperHeaderFooter<Maker: BackingViewMaker>: UITableViewHeaderFooterView, ViewWrapper {
    /// The wrapped view with what the toolkit keeps for it.
    public private(set) lazy var hosted = host(in: contentView)

    public override func prepareForReuse() {
        super.prepareForReuse()
        hosted.prepareForReuse()
    }

    public override func updateConfiguration(using state: UIViewConfigurationState) {
        super.updateConfiguration(using: state)
        hosted.updateConfiguration(using: UICellConfigurationState(state))
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
