import CoreGraphics
import Foundation

/// The line below the title of a navigation bar: a text, an attributed one, or a custom view.
@MainActor
final class BarSubtitleView: UIView {
    private let label = UILabel()
    private var custom: UIView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Shows the view, otherwise the attributed text, otherwise the plain one. Without any there is no line.
    func show(_ text: String?, _ attributed: AttributedString?, _ view: UIView?, font: UIFont) {
        if custom !== view {
            custom?.removeFromSuperview()
            custom = view
            if let view { addSubview(view) }
        }
        label.font = font
        label.textColor = .secondaryLabel
        label.lineBreakMode = .byTruncatingTail
        if let attributed {
            label.attributedText = attributed.inUIKit
        } else {
            label.text = text
        }
        label.isHidden = view != nil
        isHidden = view == nil && label.text?.isEmpty != false
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        if isHidden { return .zero }
        guard let custom else { return label.textSize(within: size) }
        if custom.bounds.width > 0, custom.bounds.height > 0 { return custom.bounds.size }
        return custom.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        custom?.frame = bounds
    }
}
