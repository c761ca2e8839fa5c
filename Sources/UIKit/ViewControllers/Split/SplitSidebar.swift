import CoreGraphics

/// The panel of glass that holds the primary column in iOS 26, above the column beside it.
@MainActor
final class SplitSidebar: UIView {
    /// The radius of its corners in points (an estimate; Apple documents none).
    private static let radius: CGFloat = 22

    private let glass = GlassView(frame: .zero)
    private let clip = UIView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        glass.cornerRadius = Self.radius
        clip.layer.cornerRadius = Self.radius
        clip.clipsToBounds = true
        for view in [glass, clip] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// Moves the view of a column into the panel.
    func hold(_ view: UIView) {
        if view.superview !== clip { clip.addSubview(view) }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in [glass, clip] + clip.subviews { view.frame = bounds }
    }
}

extension UIView {
    /// Whether the view lies on the glass of a sidebar.
    var isInSidebar: Bool {
        sequence(first: self, next: \.superview).contains { $0 is SplitSidebar }
    }
}
