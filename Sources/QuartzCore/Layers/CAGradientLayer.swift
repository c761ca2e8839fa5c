import CoreGraphics

/// The shape of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// Apple's name for it.
    public let rawValue: String
    /// Creates a type with Apple's name for it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// Outwards from a point, in an ellipse.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around a point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer filled with a gradient.
open class CAGradientLayer: CALayer {
    /// The colors, `CGColor`s.
    open var colors: [Any]? {
        willSet { if LayerActions.areOn { willChange("colors") } }
        didSet { if LayerActions.areOn { didChange("colors") } }
    }
    /// The location of each color, from 0 to 1; evenly spaced by default.
    open var locations: [NSNumber]? {
        willSet { if LayerActions.areOn { willChange("locations") } }
        didSet { if LayerActions.areOn { didChange("locations") } }
    }
    /// The start point, as fractions of the layer's size.
    open var startPoint = CGPoint(x: 0.5, y: 0) {
        willSet { if LayerActions.areOn { willChange("startPoint") } }
        didSet { if LayerActions.areOn { didChange("startPoint") } }
    }
    /// The end point, as fractions of the layer's size.
    open var endPoint = CGPoint(x: 0.5, y: 1) {
        willSet { if LayerActions.areOn { willChange("endPoint") } }
        didSet { if LayerActions.areOn { didChange("endPoint") } }
    }
    /// The shape.
    open var type = CAGradientLayerType.axial

    private static let properties: [String: LayerProperties.Property] = [
        "colors": LayerProperties.optional(\CAGradientLayer.colors),
        "locations": LayerProperties.optional(\CAGradientLayer.locations),
        "startPoint": LayerProperties.exact(\CAGradientLayer.startPoint),
        "endPoint": LayerProperties.exact(\CAGradientLayer.endPoint),
    ]

    override func property(named key: String) -> LayerProperties.Property? {
        Self.properties[key] ?? super.property(named: key)
    }

    override func copyAppearance(of other: CALayer) {
        super.copyAppearance(of: other)
        guard let other = other as? CAGradientLayer else { return }
        (colors, locations, type) = (other.colors, other.locations, other.type)
        (startPoint, endPoint) = (other.startPoint, other.endPoint)
    }

    override var hasContents: Bool { colors?.isEmpty == false || super.hasContents }

    override func drawContents(in ctx: CGContext) {
        if let gradient {
            ctx.saveGState()
            ctx.beginPath()
            outline().add(to: ctx)
            ctx.clip()
            draw(gradient, in: ctx)
            ctx.restoreGState()
        }
        if super.hasContents { super.drawContents(in: ctx) }
    }

    private var gradient: CGGradient? {
        guard var colors = colors?.compactMap({ $0 as? CGColor }), let first = colors.first else {
            return nil
        }
        if colors.count == 1 { colors.append(first) }
        guard let places = locations?.map({ CGFloat($0.doubleValue) }), places.count == colors.count else {
            return CGGradient(space: nil, colors: colors, locations: nil)
        }
        return CGGradient(space: nil, colors: colors, locations: places)
    }

    private func draw(_ gradient: CGGradient, in ctx: CGContext) {
        let all: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        let (start, end) = (place(startPoint), place(endPoint))
        switch type {
        case .radial:
            let (rx, ry) = (abs(end.x - start.x), abs(end.y - start.y))
            guard rx > 0, ry > 0 else { return }
            ctx.translateBy(x: start.x, y: start.y)
            ctx.scaleBy(x: rx, y: ry)
            ctx.drawRadialGradient(
                gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1, options: all)
        case .conic:
            let away = [bounds.minX, bounds.maxX].flatMap { x in
                [bounds.minY, bounds.maxY].map { hypot(x - start.x, $0 - start.y) }
            }
            ctx.drawConicGradient(
                gradient, center: start, angle: atan2(end.y - start.y, end.x - start.x),
                radius: away.max() ?? 0)
        default:
            // The line is defined in the unit space of the layer's size, and so are the right angles to it.
            ctx.translateBy(x: bounds.minX, y: bounds.minY)
            ctx.scaleBy(x: bounds.width, y: bounds.height)
            ctx.drawLinearGradient(gradient, start: startPoint, end: endPoint, options: all)
        }
    }

    private func place(_ part: CGPoint) -> CGPoint {
        CGPoint(x: bounds.minX + part.x * bounds.width, y: bounds.minY + part.y * bounds.height)
    }
}
