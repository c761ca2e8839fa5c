import CoreGraphics
import Foundation
import QuartzCore

/// A control with which a value is raised and lowered step by step.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    private var fixedSize: CGSize { CGSize(width: 94, height: controlMetrics.stepperHeight) }

    /// The value, limited to the range.
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
    /// Whether holding a button repeats its step.
    open var autorepeat = true
    /// Whether the value wraps around at the ends of the range.
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

    private var backgrounds = ButtonStates<UIImage>()
    private var dividers: [DividerStates: UIImage] = [:]

    private struct DividerStates: Hashable {
        var left: UInt
        var right: UInt
    }

    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        backgrounds[state] = image
        setNeedsDisplay()
    }
    open func backgroundImage(for state: UIControl.State) -> UIImage? { backgrounds.value(for: state) }

    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) {
        dividers[DividerStates(left: leftState.rawValue, right: rightState.rawValue)] = image
        setNeedsDisplay()
    }
    open func dividerImage(
        forLeftSegmentState state: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? {
        dividers[DividerStates(left: state.rawValue, right: rightState.rawValue)]
    }

    // MARK: Touches

    /// The delay before a held button repeats its step, and between repetitions, in seconds (estimates).
    private static let repeatDelay: TimeInterval = 0.5
    private static let repeatPause: TimeInterval = 0.1
    private var repetition: VirtualClock.Event?

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let isRight = touch.location(in: self).x > bounds.minX + fixedSize.width / 2
        step(up: isRight != isRightToLeft, event)
        if autorepeat { stepOn(after: Self.repeatDelay, up: isRight != isRightToLeft) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        VirtualClock.main.cancel(repetition)
    }
    open override func cancelTracking(with event: UIEvent?) { VirtualClock.main.cancel(repetition) }

    override func userDidRelease(_ touch: UITouch, isInside: Bool, with event: UIEvent?) {
        if !isContinuous { sendValueChanged(event) }
    }

    private func stepOn(after delay: TimeInterval, up: Bool) {
        repetition = VirtualClock.main.schedule(after: delay) { [weak self] in
            guard let self, isTracking else { return }
            step(up: up, nil)
            stepOn(after: Self.repeatPause, up: up)
        }
    }

    private func step(up: Bool, _ event: UIEvent?) {
        let old = value
        let next = up ? value + stepValue : value - stepValue
        if wraps, next > maximumValue {
            value = minimumValue
        } else if wraps, next < minimumValue {
            value = maximumValue
        } else {
            value = next
        }
        if value != old, isContinuous { sendValueChanged(event) }
    }

    open override var intrinsicContentSize: CGSize { fixedSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fixedSize }

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let box = CGRect(origin: bounds.origin, size: fixedSize)
        paintGround(in: box, context)
        let (low, high) = isRightToLeft ? (box.midX, box.minX) : (box.minX, box.midX)
        paint(.minus, decrements, x: low, isUsable: wraps || value > minimumValue, context)
        paint(.plus, increments, x: high, isUsable: wraps || value < maximumValue, context)
    }

    private func paintGround(in box: CGRect, _ context: CGContext) {
        let painter = ImagePainter(context: context, traits: traitCollection, tint: tintColor)
        if let image = backgroundImage(for: state) {
            painter.draw(image, in: box)
        } else {
            context.fillRounded(
                box, radius: controlMetrics.areCapsules ? box.height / 2 : 8,
                color: UIColor.tertiarySystemFill.resolvedCGColor(with: traitCollection))
        }
        if let image = dividerImage(forLeftSegmentState: state, rightSegmentState: state) {
            let size = image.size(for: traitCollection)
            return painter.draw(image, in: UIView.ContentMode.center.rect(for: size, in: box, pixels: pixels))
        }
        context.setFillColor(UIColor.tertiaryLabel.resolvedCGColor(with: traitCollection))
        context.fill(CGRect(x: box.midX - 0.5, y: box.minY + 7, width: 1, height: 18))
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
