import CoreGraphics
import QuartzCore

/// A piece of glass behind floating bars and controls, as in iOS 26. Its corners are round as a capsule's unless it has a radius.
@MainActor
final class GlassView: UIView {
    /// The color of prominent glass; nil for clear glass.
    var color: UIColor? { didSet { setNeedsDisplay() } }
    /// The radius of the corners; nil for a capsule.
    var cornerRadius: CGFloat? { didSet { setNeedsDisplay() } }
    var material = GlassMaterial.bar { didSet { setNeedsDisplay() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
        layer.shadowColor = CGColor(gray: 0, alpha: 1)
        layer.shadowOpacity = 0.1
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 2)
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let radius = cornerRadius ?? min(bounds.width, bounds.height) / 2
        context.drawGlass(material, in: bounds, radius: radius, color: color, traits: traitCollection)
    }
}

extension CGContext {
    /// Draws glass: the blurred content behind it below a light veil and an edge that catches the light, an estimate.
    func drawGlass(
        _ material: GlassMaterial, in rect: CGRect, radius: CGFloat, color: UIColor? = nil,
        traits: UITraitCollection
    ) {
        guard rect.width > 0, rect.height > 0 else { return }
        let isDark = traits.userInterfaceStyle == .dark
        saveGState()
        addRounded(rect, radius: radius)
        clip()
        drawBackdrop(material.backdrop(isDark: isDark), in: rect)
        if let color {
            setFillColor(color.resolvedCGColor(with: traits))
            fill(rect)
        }
        restoreGState()
        saveGState()
        setLineWidth(0.5)
        setStrokeColor(isDark ? CGColor(gray: 1, alpha: 0.18) : CGColor(gray: 0, alpha: 0.06))
        addRounded(rect.insetBy(dx: 0.25, dy: 0.25), radius: radius - 0.25)
        strokePath()
        restoreGState()
    }
}
