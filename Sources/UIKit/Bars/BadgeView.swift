import CoreGraphics

/// The badge of a bar's button: a capsule around a short text, which may be empty, or a dot without one.
@MainActor
final class BadgeView: UILabel {
    /// The height around a text, and the diameter of a dot, in points.
    static let usualHeight: CGFloat = 18
    /// In a tab bar of iOS 26 (printed by a public project).
    static let glassHeight: CGFloat = 20
    var height = usualHeight
    private static let dot: CGFloat = 10
    /// Of both sides together: a digit of 13 points is in a circle (pictures of iOS 18.5), two are 24 points wide (a public log).
    private static let margins: CGFloat = 8

    override init(frame: CGRect) {
        super.init(frame: frame)
        textAlignment = .center
        clipsToBounds = true
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Sets colors and font; those that are nil are the system's.
    func style(background: UIColor?, foreground: UIColor?, font: UIFont?) {
        backgroundColor = background ?? .systemRed
        textColor = foreground ?? .white
        self.font = font ?? .systemFont(ofSize: 13)
    }

    /// The size of the capsule, in which a single digit is in a circle.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard text != nil else { return CGSize(width: Self.dot, height: Self.dot) }
        let width = super.sizeThatFits(size).width.rounded(.up) + Self.margins
        return CGSize(width: max(width, height), height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
    }
}
