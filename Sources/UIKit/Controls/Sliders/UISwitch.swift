import CoreGraphics
import Foundation

/// A control that is on or off.
@MainActor
open class UISwitch: UIControl {
    /// 51×31 points; other sizes are not taken (Apple: UISwitch).
    private static let size = CGSize(width: 51, height: 31)

    open var isOn: Bool {
        get { value }
        set { setOn(newValue, animated: false) }
    }
    private var value = false

    /// The colour of the track while the switch is on; green where it is nil.
    open var onTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// Kept; not shown since iOS 7.
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
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibDecoder)?.configure(self)
    }

    open func setOn(_ on: Bool, animated: Bool) {
        value = on
        setNeedsDisplay()
    }

    /// The alignment rectangle, two points narrower than the frame (frames that Interface Builder saves).
    open override var intrinsicContentSize: CGSize { CGSize(width: 49, height: 31) }
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if !isEnabled {
            // As one, so that the track does not shine through the thumb.
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
        }
        defer { if !isEnabled { context.endTransparencyLayer() } }
        let track = CGRect(origin: bounds.origin, size: Self.size)
        let color = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
        context.fillRounded(track, radius: 15.5, color: color.resolvedCGColor(with: traitCollection))
        let isRight = isOn != isRightToLeft
        let thumb = CGRect(x: track.minX + (isRight ? 22 : 2), y: track.minY + 2, width: 27, height: 27)
        paintThumb(thumb, context)
    }

    private func paintThumb(_ rect: CGRect, _ context: CGContext) {
        context.saveGState()
        context.setShadow(
            offset: CGSize(width: 0, height: 3), blur: 8, color: CGColor(gray: 0, alpha: 0.15))
        let color = (thumbTintColor ?? .white).resolvedCGColor(with: traitCollection)
        context.fillRounded(rect, radius: 13.5, color: color)
        context.restoreGState()
    }
}
