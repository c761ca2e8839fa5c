@_exported import Foundation
import UIKit

/// The places of the two rings. Dashed, dotted and bordered outer rings are drawn as solid ones.
public enum UICircularRingStyle {
    case inside, ontop, dotted
    case dashed(pattern: [CGFloat])
    case bordered(width: CGFloat, color: UIColor)
}

public enum UICircularRingGradientPosition: Sendable {
    case top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

    /// The point in a unit square.
    var unit: CGPoint {
        switch self {
        case .top: CGPoint(x: 0.5, y: 0)
        case .bottom: CGPoint(x: 0.5, y: 1)
        case .left: CGPoint(x: 0, y: 0.5)
        case .right: CGPoint(x: 1, y: 0.5)
        case .topLeft: .zero
        case .topRight: CGPoint(x: 1, y: 0)
        case .bottomLeft: CGPoint(x: 0, y: 1)
        case .bottomRight: CGPoint(x: 1, y: 1)
        }
    }
}

/// The colors along the inner ring.
public struct UICircularRingGradientOptions {
    public let startPosition: UICircularRingGradientPosition
    public let endPosition: UICircularRingGradientPosition
    public let colors: [UIColor]
    public let colorLocations: [CGFloat]

    public init(
        startPosition: UICircularRingGradientPosition, endPosition: UICircularRingGradientPosition,
        colors: [UIColor], colorLocations: [CGFloat]
    ) {
        (self.startPosition, self.endPosition) = (startPosition, endPosition)
        (self.colors, self.colorLocations) = (colors, colorLocations)
    }

    public static var `default`: UICircularRingGradientOptions {
        UICircularRingGradientOptions(
            startPosition: .topRight, endPosition: .topLeft, colors: [.red, .blue], colorLocations: [0, 1])
    }
}

/// The knob at the end of the inner ring.
public struct UICircularRingValueKnobStyle {
    public let size: CGFloat
    public let color: UIColor

    public init(size: CGFloat, color: UIColor) { (self.size, self.color) = (size, color) }

    public static var `default`: UICircularRingValueKnobStyle {
        UICircularRingValueKnobStyle(size: 15, color: .lightGray)
    }
}

/// The text of a value.
public protocol UICircularRingValueFormatter {
    func string(for value: Any) -> String?
}

/// Two rings: the inner one covers a part of the outer.
@IBDesignable open class UICircularRing: UIView {
    /// Whether the outer ring is closed rather than between the angles.
    @IBInspectable open var fullCircle = true { didSet { setNeedsDisplay() } }
    /// The angle of the beginning, in degrees clockwise from the right.
    @IBInspectable open var startAngle: CGFloat = 0 { didSet { setNeedsDisplay() } }
    @IBInspectable open var endAngle: CGFloat = 360 { didSet { setNeedsDisplay() } }
    @IBInspectable open var outerRingWidth: CGFloat = 10 { didSet { setNeedsDisplay() } }
    @IBInspectable open var outerRingColor: UIColor = .gray { didSet { setNeedsDisplay() } }
    @IBInspectable open var innerRingWidth: CGFloat = 5 { didSet { setNeedsDisplay() } }
    @IBInspectable open var innerRingColor: UIColor = .blue { didSet { setNeedsDisplay() } }
    /// The distance between the rings, where one is inside the other.
    @IBInspectable open var innerRingSpacing: CGFloat = 1 { didSet { setNeedsDisplay() } }
    @IBInspectable open var shouldShowValueText: Bool = true { didSet { setNeedsDisplay() } }
    @IBInspectable open var fontColor: UIColor = .black { didSet { setNeedsDisplay() } }
    @IBInspectable open var isClockwise: Bool = true { didSet { setNeedsDisplay() } }

    open var style: UICircularRingStyle = .inside { didSet { setNeedsDisplay() } }
    open var gradientOptions: UICircularRingGradientOptions? { didSet { setNeedsDisplay() } }
    open var valueKnobStyle: UICircularRingValueKnobStyle? { didSet { setNeedsDisplay() } }
    open var outerCapStyle: CGLineCap = .butt { didSet { setNeedsDisplay() } }
    open var innerCapStyle: CGLineCap = .round { didSet { setNeedsDisplay() } }
    open var font: UIFont = .systemFont(ofSize: 18) { didSet { setNeedsDisplay() } }
    open var animationTimingFunction: CAMediaTimingFunctionName = .easeInEaseOut
    /// Whether a value is being shown, which happens at once.
    open var isAnimating: Bool { false }

    /// The part of the ring that is covered, from 0 to 1.
    var fraction: CGFloat { 0 }
    /// The text in the middle.
    var text: String? { nil }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
    }

    open override func draw(_ rect: CGRect) {
        super.draw(rect)
        drawOuterRing()
        drawInnerRing()
        if shouldShowValueText { drawText() }
    }
}

extension UICircularRing {
    private var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }

    private var outerRadius: CGFloat {
        let width = max(outerRingWidth, innerRingWidth, valueKnobStyle?.size ?? 0)
        return max(0, (min(bounds.width, bounds.height) - width) / 2)
    }

    private var innerRadius: CGFloat {
        guard case .inside = style else { return outerRadius }
        return max(0, outerRadius - outerRingWidth / 2 - innerRingSpacing - innerRingWidth / 2)
    }

    /// The angle of the covered part, in degrees.
    private var valueAngle: CGFloat { (endAngle - startAngle) * fraction * (isClockwise ? 1 : -1) }

    private func arc(
        _ radius: CGFloat, from start: CGFloat, by angle: CGFloat, _ width: CGFloat, _ cap: CGLineCap
    )
        -> UIBezierPath
    {
        let path = UIBezierPath(
            arcCenter: middle, radius: radius, startAngle: start * .pi / 180,
            endAngle: (start + angle) * .pi / 180,
            clockwise: angle >= 0)
        path.lineWidth = width
        path.lineCapStyle = cap
        return path
    }

    private func drawOuterRing() {
        guard outerRingWidth > 0 else { return }
        let angle = fullCircle ? 360 : endAngle - startAngle
        outerRingColor.setStroke()
        arc(outerRadius, from: startAngle, by: angle, outerRingWidth, outerCapStyle).stroke()
    }

    private func drawInnerRing() {
        guard innerRingWidth > 0, fraction > 0 else { return }
        let path = arc(innerRadius, from: startAngle, by: valueAngle, innerRingWidth, innerCapStyle)
        if let gradientOptions {
            draw(gradientOptions, along: path)
        } else {
            innerRingColor.setStroke()
            path.stroke()
        }
        guard let knob = valueKnobStyle else { return }
        let angle = (startAngle + valueAngle) * .pi / 180
        let place = CGPoint(x: middle.x + innerRadius * cos(angle), y: middle.y + innerRadius * sin(angle))
        knob.color.setFill()
        UIBezierPath(
            ovalIn: CGRect(origin: place, size: .zero).insetBy(dx: -knob.size / 2, dy: -knob.size / 2)
        )
        .fill()
    }

    private func draw(_ options: UICircularRingGradientOptions, along path: UIBezierPath) {
        let colors = options.colors.map(\.cgColor) as CFArray
        guard let context = UIGraphicsGetCurrentContext(),
            let gradient = CGGradient(
                colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: options.colorLocations)
        else { return }
        func point(_ position: UICircularRingGradientPosition) -> CGPoint {
            CGPoint(x: bounds.width * position.unit.x, y: bounds.height * position.unit.y)
        }
        context.saveGState()
        let ring = path.cgPath.copy(
            strokingWithWidth: path.lineWidth, lineCap: path.lineCapStyle, lineJoin: .round, miterLimit: 10)
        context.addPath(ring)
        context.clip()
        context.drawLinearGradient(
            gradient, start: point(options.startPosition), end: point(options.endPosition),
            options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        context.restoreGState()
    }

    private func drawText() {
        guard let text else { return }
        let words = NSAttributedString(string: text, attributes: [.font: font, .foregroundColor: fontColor])
        let size = words.size()
        words.draw(at: CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2))
    }
}
