import CoreGraphics
import Foundation

/// A control with which a value is raised and lowered step by step.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    private var fixedSize: CGSize { CGSize(width: 94, height: controlMetrics.stepperHeight) }

    /// Kept within the range.
    open var value: Double = 0 {
        didSet {
            let limited = min(
                max(value.isNaN ? minimumValue : value, minimumValue), max(minimumValue, maximumValue))
            if limited != value { value = limited }
            setNeedsDisplay()
        }
    }
    open var minimumValue: Double = 0 { didSet { value += 0 } }
    open var maximumValue: Double = 100 { didSet { value += 0 } }
    open var stepValue: Double = 1
    open var isContinuous = true
    /// Whether a button that is held keeps stepping.
    open var autorepeat = true
    /// Whether the value goes on at the other end of the range.
    open var wraps = false { didSet { setNeedsDisplay() } }

    private var increments = ButtonStates<UIImage>()
    private var decrements = ButtonStates<UIImage>()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        self.frame.size = fixedSize
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibDecoder)?.configure(self)
    }

    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) { increments[state] = image }
    open func incrementImage(for state: UIControl.State) -> UIImage? { increments.value(for: state) }
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) { decrements[state] = image }
    open func decrementImage(for state: UIControl.State) -> UIImage? { decrements.value(for: state) }

    open override var intrinsicContentSize: CGSize { fixedSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fixedSize }

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let box = CGRect(origin: bounds.origin, size: fixedSize)
        context.fillRounded(
            box, radius: 8, color: UIColor.tertiarySystemFill.resolvedCGColor(with: traitCollection))
        context.setFillColor(UIColor.tertiaryLabel.resolvedCGColor(with: traitCollection))
        context.fill(CGRect(x: box.midX - 0.5, y: box.minY + 7, width: 1, height: 18))
        let (low, high) = isRightToLeft ? (box.midX, box.minX) : (box.minX, box.midX)
        paint(.minus, decrements, x: low, isUsable: wraps || value > minimumValue, context)
        paint(.plus, increments, x: high, isUsable: wraps || value < maximumValue, context)
    }

    private func paint(
        _ glyph: ControlGlyph, _ images: ButtonStates<UIImage>, x: CGFloat, isUsable: Bool,
        _ context: CGContext
    ) {
        let color = isEnabled && isUsable ? UIColor.label : .tertiaryLabel
        let half = CGRect(x: x, y: bounds.minY, width: fixedSize.width / 2, height: fixedSize.height)
        guard let image = images.value(for: state) else {
            glyph.draw(
                in: half.insetBy(dx: 0, dy: 6.5), color: color.resolvedCGColor(with: traitCollection),
                context: context)
            return
        }
        let place = UIView.ContentMode.center.rect(
            for: image.size(for: traitCollection), in: half, pixels: pixels)
        ImagePainter(context: context, traits: traitCollection, tint: color).draw(image, in: place)
    }
}
