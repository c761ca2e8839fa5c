import CoreGraphics
import Foundation

/// The back button of a navigation bar: a chevron and the title of the previous screen.
@MainActor
final class BackButtonView: UIControl {
    private let label = UILabel()
    private let chevron = UIImageView()

    /// "Back" in the language of the interface.
    static var plainTitle: String { SystemWord.back.text }

    /// Called when the user taps the button.
    var onTap: () -> Void = {}

    override func userDidRelease(_ touch: UITouch, isInside: Bool, with event: UIEvent?) {
        if isInside { onTap() }
    }

    var title = BackButtonView.plainTitle { didSet { setNeedsLayout() } }

    /// The image that replaces the chevron.
    var indicator: UIImage? {
        didSet { if indicator !== oldValue { chevron.image = indicator ?? Self.chevronImage } }
    }

    /// The offset of the title, in points.
    var titleOffset = UIOffset.zero { didSet { setNeedsLayout() } }

    /// Whether the button is a chevron in a circle of glass, as in iOS 26.
    var isOnGlass = false {
        didSet {
            guard isOnGlass != oldValue else { return }
            chevron.preferredSymbolConfiguration = .init(
                pointSize: isOnGlass ? 17 : 19, weight: .medium, scale: .large)
            if isOnGlass { insertSubview(glass, at: 0) } else { glass.removeFromSuperview() }
            tintColorDidChange()
        }
    }
    /// The tint of the bar itself, which the chevron on glass has in place of the text's color.
    var glassTint: UIColor? { didSet { tintColorDidChange() } }
    private let glass = GlassView(frame: .zero)

    /// The attributes of the title.
    var titleAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet {
            label.font = titleAttributes[.font] as? UIFont ?? .systemFont(ofSize: 17)
            tintColorDidChange()
            setNeedsLayout()
        }
    }

    private static let chevronImage = UIImage(systemName: "chevron.backward")

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: 17)
        chevron.image = Self.chevronImage
        chevron.preferredSymbolConfiguration = .init(pointSize: 19, weight: .medium, scale: .large)
        chevron.contentMode = .center
        addSubview(chevron)
        addSubview(label)
        tintColorDidChange()
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func tintColorDidChange() {
        label.textColor = titleAttributes[.foregroundColor] as? UIColor ?? tintColor
        chevron.tintColor = isOnGlass ? glassTint ?? .label : nil
    }

    private static let chevronSize = CGSize(width: 13, height: 21)
    private static let gap: CGFloat = 6

    /// Displays what fits: the title, "Back", or the chevron alone. Returns the size.
    func fit(_ room: CGSize) -> CGSize {
        guard !isOnGlass else {
            label.text = nil
            return CGSize(width: GlassItemRow.height, height: GlassItemRow.height)
        }
        for text in [title, Self.plainTitle] {
            label.text = text
            let width = label.sizeThatFits(CGSize(width: 1000, height: room.height)).width
            let whole = Self.chevronSize.width + (width > 0 ? Self.gap + width : 0)
            if whole <= room.width { return CGSize(width: whole, height: room.height) }
        }
        label.text = nil
        return CGSize(width: Self.chevronSize.width, height: room.height)
    }

    override func layoutSubviews() {
        guard !isOnGlass else {
            glass.frame = bounds
            chevron.frame = bounds
            return
        }
        let size = Self.chevronSize
        let textStart = size.width + Self.gap
        let height = label.sizeThatFits(bounds.size).height
        let width = max(bounds.width - textStart, 0)
        chevron.frame = CGRect(
            x: isRightToLeft ? bounds.width - size.width : 0, y: (bounds.height - size.height) / 2,
            width: size.width, height: size.height)
        label.frame = CGRect(
            x: isRightToLeft ? 0 : textStart, y: pixels.down((bounds.height - height) / 2), width: width,
            height: height
        ).offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical)
    }
}
