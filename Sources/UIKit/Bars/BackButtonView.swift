import CoreGraphics

/// The way back in a navigation bar: a chevron and where it leads.
@MainActor
final class BackButtonView: UIView {
    private let label = UILabel()
    private let chevron = UIImageView()

    /// Nil reads "Back".
    var title: String? {
        didSet {
            label.text = title?.isEmpty == false ? title : "Back"
            setNeedsLayout()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: 17)
        label.text = "Back"
        chevron.image = UIImage(systemName: "chevron.backward")
        chevron.contentMode = .scaleAspectFit
        addSubview(chevron)
        addSubview(label)
        tintColorDidChange()
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func tintColorDidChange() { label.textColor = tintColor }

    private static let chevronSize = CGSize(width: 13, height: 21)
    private static let gap: CGFloat = 6

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.sizeThatFits(size)
        return CGSize(width: min(Self.chevronSize.width + Self.gap + text.width, size.width), height: size.height)
    }

    override func layoutSubviews() {
        let size = Self.chevronSize
        let textStart = size.width + Self.gap
        let height = label.sizeThatFits(bounds.size).height
        let width = max(bounds.width - textStart, 0)
        chevron.frame = CGRect(
            x: isRightToLeft ? bounds.width - size.width : 0, y: (bounds.height - size.height) / 2,
            width: size.width, height: size.height)
        label.frame = CGRect(
            x: isRightToLeft ? 0 : textStart, y: (bounds.height - height) / 2, width: width, height: height)
    }
}
