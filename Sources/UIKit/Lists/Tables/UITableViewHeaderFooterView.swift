import CoreGraphics
import Foundation

/// A header or footer of a section that can be used again.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView, ReusableView {
    /// The view that holds the content.
    public let contentView: UIView
    open private(set) var reuseIdentifier: String?

    /// The title, made when it is first asked for.
    open var textLabel: UILabel? {
        if text == nil { text = makeLabel(.headline, .label) }
        return text
    }

    /// A second text, made when it is first asked for.
    open var detailTextLabel: UILabel? {
        if detail == nil { detail = makeLabel(.subheadline, .secondaryLabel) }
        return detail
    }

    open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }

    private var text: UILabel?
    private var detail: UILabel?

    public required init(reuseIdentifier: String?) {
        contentView = UIView(frame: .zero)
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentView)
    }

    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        contentView = UIView(frame: .zero)
        super.init(coder: coder)
        insertSubview(contentView, at: 0)
    }

    open func prepareForReuse() {}

    private func makeLabel(_ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
        label.textColor = color
        contentView.addSubview(label)
        setNeedsLayout()
        return label
    }

    private func replaceBackground(_ old: UIView?) {
        old?.removeFromSuperview()
        if let backgroundView { insertSubview(backgroundView, at: 0) }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        contentView.frame = bounds
        backgroundView?.frame = bounds
        placeLabels()
        super.layoutSubviews()
    }

    /// The labels stand below each other, centred, between the table's margins.
    private func placeLabels() {
        let labels = [text, detail].compactMap { $0 }.filter { $0.text?.isEmpty == false }
        let margins = (superview as? UITableView)?.cellMargins ?? (left: 16, right: 16)
        let width = max(bounds.width - margins.left - margins.right, 0)
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        let heights = labels.map { $0.sizeThatFits(room).height }
        var y = (bounds.height - heights.reduce(0, +)) / 2
        for (label, height) in zip(labels, heights) {
            label.frame = CGRect(x: margins.left, y: y, width: width, height: height)
                .roundedToPixels(scale: pixelScale)
            y += height
        }
    }
}
