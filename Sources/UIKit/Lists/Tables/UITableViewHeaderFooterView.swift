import CoreGraphics
import Foundation

/// A header or footer of a section that can be used again.
@MainActor
open class UITableViewHeaderFooterView: UIView, ReusableView {
    public let contentView: UIView
    open private(set) var reuseIdentifier: String?
    open private(set) lazy var textLabel: UILabel? = makeLabel()

    public required init(reuseIdentifier: String?) {
        contentView = UIView(frame: .zero)
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) {
        contentView = UIView(frame: .zero)
        super.init(coder: coder)
        insertSubview(contentView, at: 0)
    }

    open func prepareForReuse() {}

    private func makeLabel() -> UILabel {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .headline, compatibleWith: traitCollection)
        contentView.addSubview(label)
        return label
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
    }
}
