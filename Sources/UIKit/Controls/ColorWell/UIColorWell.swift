import CoreGraphics
import Foundation

/// A control that shows a color, and lets the user choose another one.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
    /// The title of the color picker.
    open var title: String?
    /// Whether colors may be translucent.
    open var supportsAlpha = true
    /// The color that is chosen; nil before the first choice.
    open var selectedColor: UIColor? { didSet { setNeedsDisplay() } }

    private static let side: CGFloat = 28

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
        (coder as? NibDecoder)?.configure(self)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    // MARK: Choosing

    override func userDidRelease(_ touch: UITouch, isInside: Bool, with event: UIEvent?) {
        if isInside { openPicker() }
    }

    private func openPicker() {
        let picker = UIColorPickerViewController()
        picker.title = title
        picker.supportsAlpha = supportsAlpha
        picker.selectedColor = selectedColor ?? .black
        let listener = ColorWellListener(self)
        picker.delegate = listener
        self.listener = listener
        var presenter = window?.rootViewController
        while let next = presenter?.presentedViewController { presenter = next }
        presenter?.present(picker, animated: true)
    }

    private var listener: ColorWellListener?

    fileprivate func take(_ color: UIColor) {
        selectedColor = color
        sendActions(for: .valueChanged)
    }

    // MARK: Drawing

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius = min(bounds.width, bounds.height, Self.side) / 2
        context.setAlpha(isEnabled ? 1 : 0.3)
        drawRing(in: context, center: center, radius: radius)
        let disc = CGRect(x: center.x, y: center.y, width: 0, height: 0).insetBy(
            dx: -(radius - 5), dy: -(radius - 5))
        guard let color = selectedColor?.resolvedCGColor(with: traitCollection) else { return }
        drawSquares(of: color, in: disc, context)
        context.fillRounded(disc, radius: disc.width / 2, color: color)
    }

    /// All hues around the color.
    private func drawRing(in context: CGContext, center: CGPoint, radius: CGFloat) {
        let pieces = 72
        let step = 2 * CGFloat.pi / CGFloat(pieces)
        context.setLineWidth(3)
        for piece in 0..<pieces {
            let start = CGFloat(piece) * step
            let color = UIColor(
                hue: CGFloat(piece) / CGFloat(pieces), saturation: 0.85, brightness: 1, alpha: 1)
            context.beginPath()
            // Each piece reaches under the next, so that no gap shows between them.
            context.addArc(
                center: center, radius: radius - 1.5, startAngle: start, endAngle: start + step * 1.4,
                clockwise: false)
            context.setStrokeColor(color.cgColor)
            context.strokePath()
        }
    }

    /// Squares behind a color that is translucent.
    private func drawSquares(of color: CGColor, in disc: CGRect, _ context: CGContext) {
        guard color.alpha < 1 else { return }
        context.saveGState()
        context.addRounded(disc, radius: disc.width / 2)
        context.clip()
        let side = disc.width / 4
        for row in 0..<4 {
            for column in 0..<4 {
                let isDark = (row + column) % 2 == 1
                context.setFillColor(CGColor(gray: isDark ? 0.75 : 1, alpha: 1))
                context.fill(
                    CGRect(
                        x: disc.minX + CGFloat(column) * side, y: disc.minY + CGFloat(row) * side,
                        width: side,
                        height: side))
            }
        }
        context.restoreGState()
    }
}

/// The delegate of the color picker that a well has opened.
@MainActor
private final class ColorWellListener: NSObject, UIColorPickerViewControllerDelegate {
    private weak var well: UIColorWell?

    init(_ well: UIColorWell) { self.well = well }

    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
        well?.take(viewController.selectedColor)
    }
}
