import UIKit

/// Any view as the header or footer of a table's section.
///
/// ```swift
/// tableView.register(headerFooter: WrapperHeaderFooter<TitleMaker>.self)
/// let header = tableView.dequeueReusableHeaderFooterView(WrapperHeaderFooter<TitleMaker>.self)
/// header?.update { $0.title = "Islands" }
/// ```
public final class WrapperHeaderFooter<Maker: BackingViewMaker>: UITableViewHeaderFooterView, ViewWrapper {
    public private(set) lazy var hosted = host(in: contentView)

    public override func prepareForReuse() {
        super.prepareForReuse()
        hosted.prepareForReuse()
    }

    public override func updateConfiguration(using state: UIViewConfigurationState) {
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
