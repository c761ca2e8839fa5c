import CoreGraphics
import Foundation
import QuartzCore

/// A control that is on or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    /// The size: 51×31 points on iOS 15 to 18; it cannot be changed (Apple: UISwitch).
    private var fixedSize: CGSize { controlMetrics.switchSize }

    open var isOn: Bool {
        get { value }
        set { setOn(newValue, animated: false) }
    }
    private var value = false
    /// The position at which the touch began.
    private var touchStart: CGFloat?

    /// The color of the track while the switch is on; green if nil.
    open var onTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// A layer of its own, since its shadow falls beyond the switch.
    private let thumb = PartLayer.thumb()
    /// The image of the switch that is on. Stored; not displayed since iOS 7.
    open var onImage: UIImage?
    open var offImage: UIImage?
    open var title: String?
    open var preferredStyle = Style.automatic
    open var style: Style { .sliding }

    public enum Style: Int, Sendable {
        case automatic = 0
        case checkbox = 1
        case sliding = 2
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        self.frame.size = fixedSize
        isOpaque = false
        layer.addSublayer(thumb)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        layer.addSublayer(thumb)
        (coder as? NibDecoder)?.configure(self)
    }

    open func setOn(_ on: Bool, animated: Bool) {
        value = on
        setNeedsDisplay()
        setNeedsLayout()
        if animated { UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() } }
    }

    // MARK: Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        touchStart = touch.location(in: self).x
        return super.beginTracking(touch, with: event)
    }

    /// Toggles the switch on a tap; a touch that drags the thumb leaves it on the side where it ends.
    override func userDidRelease(_ touch: UITouch, isInside: Bool, with event: UIEvent?) {
        let end = touch.location(in: self).x
        let isDrawn = abs(end - (touchStart ?? end)) > UIPanGestureRecognizer.hysteresis
        guard isDrawn || isInside else { return }
        let new = isDrawn ? (end > bounds.midX) != isRightToLeft : !isOn
        guard new != isOn else { return }
        setOn(new, animated: true)
        sendValueChanged(event)
    }

    /// The alignment rectangle, two points narrower than the frame (frames that Interface Builder saves).
    open override var intrinsicContentSize: CGSize {
        CGSize(width: fixedSize.width - alignmentRectInsets.right, height: fixedSize.height)
    }
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fixedSize }

    private var track: CGRect { CGRect(origin: bounds.origin, size: fixedSize) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        thumb.frame = thumbRect(in: track, isRight: isOn != isRightToLeft)
        thumb.cornerRadius = thumb.bounds.height / 2
        thumb.backgroundColor = (thumbTintColor ?? .white).resolvedCGColor(with: traitCollection)
        thumb.opacity = isEnabled ? 1 : 0.5
    }

    override func stateDidChange() {
        super.stateDidChange()
        setNeedsLayout()
    }

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let color = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
        context.saveGState()
        if !isEnabled {
            context.setAlpha(0.5)
            // The track must not shine through the thumb.
            context.addRect(bounds)
            context.addRounded(thumb.frame, radius: thumb.cornerRadius)
            context.clip(using: .evenOdd)
        }
        context.fillRounded(
            track, radius: track.height / 2, color: color.resolvedCGColor(with: traitCollection))
        context.restoreGState()
    }

    /// Returns a circle; a capsule in a track that is more than twice as wide as high (iOS 26).
    private func thumbRect(in track: CGRect, isRight: Bool) -> CGRect {
        let height = track.height - 4
        let width = track.width > 2 * track.height ? track.width * 0.6 : height
        return CGRect(
            x: isRight ? track.maxX - 2 - width : track.minX + 2, y: track.minY + 2, width: width,
            height: height)
    }
}
