import CoreGraphics
import Foundation

/// The title in the row of a bar's buttons, with a subtitle below it.
@MainActor
final class BarTitleView: UIView {
    let title = UILabel()
    private let subtitle = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        for label in [title, subtitle] {
            label.textAlignment = .center
            addSubview(label)
        }
        subtitle.font = Self.subtitleFont
        subtitle.textColor = .secondaryLabel
        subtitle.lineBreakMode = .byTruncatingTail
    }

    required init?(coder: NSCoder) { nil }

    /// The font of subtitles (an estimate: Apple documents no figure).
    private static let subtitleFont = UIFont.systemFont(ofSize: 12)

    func show(subtitle text: String?) {
        subtitle.text = text
        subtitle.isHidden = text?.isEmpty != false
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let titleSize = title.sizeThatFits(size)
        guard !subtitle.isHidden else { return titleSize }
        let subtitleSize = subtitle.sizeThatFits(size)
        return CGSize(
            width: max(titleSize.width, subtitleSize.width), height: titleSize.height + subtitleSize.height)
    }

    override func layoutSubviews() {
        guard !subtitle.isHidden else { return title.frame = bounds }
        let height = min(title.sizeThatFits(bounds.size).height, bounds.height)
        title.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        subtitle.frame = CGRect(x: 0, y: height, width: bounds.width, height: bounds.height - height)
    }
}
