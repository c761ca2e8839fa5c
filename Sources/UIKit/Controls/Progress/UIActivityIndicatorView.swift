import CoreGraphics
import Foundation

/// A rotating wheel of spokes that indicates an activity.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case whiteLarge = 0
        case white = 1
        case gray = 2
        case medium = 100
        case large = 101
    }

    open var style: Style = .medium { didSet { styleDidChange() } }

    /// The color of the spokes; the style's if nil.
    open var color: UIColor! {
        get { ownColor ?? styleColor }
        set {
            ownColor = newValue
            setNeedsDisplay()
        }
    }
    private var ownColor: UIColor?

    open var hidesWhenStopped = true { didSet { updateHidden() } }
    open private(set) var isAnimating = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isHidden = true
    }

    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
        isOpaque = false
        isHidden = true
        frame.size = intrinsicContentSize
    }

    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        load(from: coder)
        (coder as? NibDecoder)?.configure(self)
    }

    open func startAnimating() {
        isAnimating = true
        updateHidden()
        setNeedsDisplay()
    }

    open func stopAnimating() {
        isAnimating = false
        updateHidden()
        setNeedsDisplay()
    }

    private func updateHidden() {
        if hidesWhenStopped { isHidden = !isAnimating } else if isHidden { isHidden = false }
    }

    private func styleDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    private var styleColor: UIColor {
        switch style {
        case .white, .whiteLarge: .white
        case .gray: .gray
        case .medium, .large: Self.spokeColor
        }
    }

    private static let spokeColor = UIColor {
        $0.userInterfaceStyle == .dark ? UIColor(white: 0.9, alpha: 0.75) : UIColor(white: 0.25, alpha: 0.75)
    }

    /// 20 points, or 37 for the large styles.
    private var side: CGFloat { style == .large || style == .whiteLarge ? 37 : 20 }

    open override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Draws eight spokes, the brightest at the top as at the beginning of a rotation.
    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let color = self.color.resolvedCGColor(with: traitCollection)
        let unit = side / 20
        context.translateBy(x: bounds.midX, y: bounds.midY)
        for spoke in 0..<8 {
            let fade = isAnimating ? 1 - CGFloat(spoke) / 8 * 0.8 : 0.5
            context.saveGState()
            context.rotate(by: -CGFloat(spoke) * .pi / 4)
            let shape = CGRect(x: -1.2 * unit, y: -9.6 * unit, width: 2.4 * unit, height: 5.6 * unit)
            context.fillRounded(
                shape, radius: 1.2 * unit, color: color.copy(alpha: color.alpha * fade) ?? color)
            context.restoreGState()
        }
    }
}
