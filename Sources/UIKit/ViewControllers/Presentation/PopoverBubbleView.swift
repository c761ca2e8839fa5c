import CoreGraphics
import QuartzCore

/// The bubble of a popover, behind its content: round corners, an arrow to what it points at, and the system's shadow.
@MainActor
final class PopoverBubbleView: UIView {
    /// The arrow's height and the width of its foot in points.
    nonisolated static let arrowHeight: CGFloat = 13
    private static let arrowWidth: CGFloat = 30
    static let cornerRadius: CGFloat = 13

    /// The corners in iOS 26, where the bubble is of glass and has no arrow (an estimate).
    static let glassRadius: CGFloat = 34

    private let shape = CAShapeLayer()
    private let glass = GlassView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.addSublayer(shape)
        (shape.shadowOpacity, shape.shadowRadius, shape.shadowOffset) = (0.22, 32, .zero)
    }

    /// Bubbles are made in code alone.
    required init?(coder: NSCoder) { nil }

    /// Surrounds the popover's frame, in the superview's coordinates, with glass.
    func place(around content: CGRect, glass material: GlassMaterial) {
        frame = content
        shape.path = nil
        shape.shadowPath = nil
        glass.frame = bounds
        glass.material = material
        glass.cornerRadius = Self.glassRadius
        if glass.superview == nil { addSubview(glass) }
    }

    /// Surrounds the popover's frame, in the superview's coordinates, and points in a direction at a place.
    func place(around content: CGRect, pointing direction: UIPopoverArrowDirection, at anchor: CGRect) {
        glass.removeFromSuperview()
        frame = content
        let path = CGMutablePath()
        path.addRoundedRect(
            in: bounds, cornerWidth: Self.cornerRadius, cornerHeight: Self.cornerRadius)
        let middle = CGPoint(x: anchor.midX - content.minX, y: anchor.midY - content.minY)
        addArrow(to: path, direction, toward: middle)
        shape.path = path
        shape.shadowPath = path
    }

    /// Fills the bubble with a color in the view's traits.
    func fill(_ color: UIColor) { shape.fillColor = color.resolvedColor(with: traitCollection).cgColor }

    private func addArrow(
        to path: CGMutablePath, _ direction: UIPopoverArrowDirection, toward middle: CGPoint
    ) {
        let (height, half) = (Self.arrowHeight, Self.arrowWidth / 2)
        let x = along(middle.x, bounds.width)
        let y = along(middle.y, bounds.height)
        switch direction {
        case .up: addTriangle(path, (x - half, 0), (x, -height), (x + half, 0))
        case .down:
            addTriangle(
                path, (x + half, bounds.height), (x, bounds.height + height), (x - half, bounds.height))
        case .left: addTriangle(path, (0, y + half), (-height, y), (0, y - half))
        case .right:
            addTriangle(path, (bounds.width, y - half), (bounds.width + height, y), (bounds.width, y + half))
        default: break
        }
    }

    /// The arrow keeps clear of the corners.
    private func along(_ position: CGFloat, _ length: CGFloat) -> CGFloat {
        let end = Self.cornerRadius + Self.arrowWidth / 2
        return length > 2 * end ? min(max(position, end), length - end) : length / 2
    }

    private func addTriangle(
        _ path: CGMutablePath, _ first: (x: CGFloat, y: CGFloat), _ tip: (x: CGFloat, y: CGFloat),
        _ last: (x: CGFloat, y: CGFloat)
    ) {
        path.move(to: CGPoint(x: first.x, y: first.y))
        path.addLine(to: CGPoint(x: tip.x, y: tip.y))
        path.addLine(to: CGPoint(x: last.x, y: last.y))
        path.closeSubpath()
    }
}
