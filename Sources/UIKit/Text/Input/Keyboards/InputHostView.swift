import CoreGraphics

/// The view at the bottom of a window while text is edited: the first responder's own views, or the system's keyboard.
@MainActor
final class InputHostView: UIView {
    private weak var input: UIView?
    private weak var accessory: UIView?
    /// The responder that the system's keyboard is shown for.
    weak var writer: UIResponder? {
        didSet { setNeedsDisplay() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    /// Draws the system's keyboard. The plan is made for each picture, since the text decides which letters are capitals.
    override func draw(_ rect: CGRect) {
        let isDark = self.isDark
        KeyboardPainter.background(isDark: isDark).setFill()
        UIRectFill(bounds)
        guard let writer, let window, input == nil else { return }
        let top = accessory?.frame.maxY ?? 0
        let size = CGSize(width: bounds.width, height: bounds.height - top)
        let plan = KeyboardPlan(KeyboardRequest(writer), KeyboardMetrics.measures(in: window, size: size))
        KeyboardPainter(plan: plan, isDark: isDark).paint(at: CGPoint(x: 0, y: top))
    }

    /// Whether the keyboard is dark, as the writer says or else the interface.
    private var isDark: Bool {
        switch (writer as? any UITextInputTraits)?.keyboardAppearance {
        case .dark: true
        case .light: false
        default: traitCollection.userInterfaceStyle == .dark
        }
    }

    func show(_ input: UIView?, _ accessory: UIView?) {
        for view in subviews where view !== input && view !== accessory { view.removeFromSuperview() }
        (self.input, self.accessory) = (input, accessory)
        for view in [input, accessory].compactMap({ $0 }) where view.superview !== self { addSubview(view) }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var top: CGFloat = 0
        if let accessory {
            let height =
                accessory.bounds.height > 0 ? accessory.bounds.height : accessory.intrinsicContentSize.height
            accessory.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(height, 0))
            top = max(height, 0)
        }
        input?.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top, 0))
    }
}
