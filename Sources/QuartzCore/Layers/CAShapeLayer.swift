import CoreGraphics

/// The fill rule of a shape layer.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// Apple's name for it.
    public let rawValue: String
    /// Creates a rule with Apple's name for it.
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The line join of a shape layer.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// Apple's name for it.
    public let rawValue: String
    /// Creates a join with Apple's name for it.
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The line cap of a shape layer.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// Apple's name for it.
    public let rawValue: String
    /// Creates a cap with Apple's name for it.
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// A layer that draws a path.
open class CAShapeLayer: CALayer {
    /// The path, in the layer's coordinates.
    open var path: CGPath? {
        willSet { if LayerActions.areOn { willChange("path") } }
        didSet { if LayerActions.areOn { didChange("path") } }
    }
    /// The fill color; nil for no fill.
    open var fillColor: CGColor? = .black {
        willSet { if LayerActions.areOn { willChange("fillColor") } }
        didSet { if LayerActions.areOn { didChange("fillColor") } }
    }
    /// The fill rule.
    open var fillRule = CAShapeLayerFillRule.nonZero
    /// The stroke color; nil for no stroke.
    open var strokeColor: CGColor? {
        willSet { if LayerActions.areOn { willChange("strokeColor") } }
        didSet { if LayerActions.areOn { didChange("strokeColor") } }
    }
    /// The fraction of the path's length at which the stroke starts.
    open var strokeStart: CGFloat = 0 {
        willSet { if LayerActions.areOn { willChange("strokeStart") } }
        didSet { if LayerActions.areOn { didChange("strokeStart") } }
    }
    /// The fraction of the path's length at which the stroke ends.
    open var strokeEnd: CGFloat = 1 {
        willSet { if LayerActions.areOn { willChange("strokeEnd") } }
        didSet { if LayerActions.areOn { didChange("strokeEnd") } }
    }
    /// The line width.
    open var lineWidth: CGFloat = 1 {
        willSet { if LayerActions.areOn { willChange("lineWidth") } }
        didSet { if LayerActions.areOn { didChange("lineWidth") } }
    }
    /// The miter limit, in line widths.
    open var miterLimit: CGFloat = 10 {
        willSet { if LayerActions.areOn { willChange("miterLimit") } }
        didSet { if LayerActions.areOn { didChange("miterLimit") } }
    }
    /// The style of line ends.
    open var lineCap = CAShapeLayerLineCap.butt
    /// The style of line joins.
    open var lineJoin = CAShapeLayerLineJoin.miter
    /// The offset into the dash pattern at which the stroke starts.
    open var lineDashPhase: CGFloat = 0 {
        willSet { if LayerActions.areOn { willChange("lineDashPhase") } }
        didSet { if LayerActions.areOn { didChange("lineDashPhase") } }
    }
    /// The alternating lengths of dashes and gaps.
    open var lineDashPattern: [NSNumber]?

    private static let properties: [String: LayerProperties.Property] = [
        "path": LayerProperties.optional(\CAShapeLayer.path),
        "fillColor": LayerProperties.optional(\CAShapeLayer.fillColor),
        "strokeColor": LayerProperties.optional(\CAShapeLayer.strokeColor),
        "strokeStart": LayerProperties.number(\CAShapeLayer.strokeStart),
        "strokeEnd": LayerProperties.number(\CAShapeLayer.strokeEnd),
        "lineWidth": LayerProperties.number(\CAShapeLayer.lineWidth),
        "miterLimit": LayerProperties.number(\CAShapeLayer.miterLimit),
        "lineDashPhase": LayerProperties.number(\CAShapeLayer.lineDashPhase),
    ]

    override func property(named key: String) -> LayerProperties.Property? {
        Self.properties[key] ?? super.property(named: key)
    }

    override func copyAppearance(of other: CALayer) {
        super.copyAppearance(of: other)
        guard let other = other as? CAShapeLayer else { return }
        (path, fillColor, fillRule, strokeColor) = (
            other.path, other.fillColor, other.fillRule, other.strokeColor
        )
        (strokeStart, strokeEnd, lineWidth) = (other.strokeStart, other.strokeEnd, other.lineWidth)
        (miterLimit, lineCap, lineJoin) = (other.miterLimit, other.lineCap, other.lineJoin)
        (lineDashPhase, lineDashPattern) = (other.lineDashPhase, other.lineDashPattern)
    }

    override var hasContents: Bool { path != nil || super.hasContents }

    override var contentsReach: CGRect {
        guard let path else { return bounds }
        let reach = strokeColor == nil ? 0 : lineWidth * (lineJoin == .miter ? max(1, miterLimit) : 1)
        return bounds.union(path.boundingBox.insetBy(dx: -reach, dy: -reach))
    }

    override var hasSeveralParts: Bool { super.hasSeveralParts || (fillColor != nil && strokeColor != nil) }

    override func drawContents(in ctx: CGContext) {
        if super.hasContents {
            ctx.saveGState()
            super.drawContents(in: ctx)
            ctx.restoreGState()
        }
        guard let path else { return }
        if let fillColor, fillColor.alpha > 0 {
            ctx.setFillColor(fillColor)
            ctx.beginPath()
            ctx.addPath(path)
            ctx.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
        }
        stroke(path, in: ctx)
    }

    private func stroke(_ path: CGPath, in ctx: CGContext) {
        guard let strokeColor, strokeColor.alpha > 0, lineWidth > 0, strokeStart < strokeEnd else { return }
        ctx.setStrokeColor(strokeColor)
        ctx.setLineWidth(lineWidth)
        ctx.setMiterLimit(miterLimit)
        ctx.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
        ctx.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
        ctx.setLineDash(
            phase: lineDashPhase, lengths: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
        ctx.beginPath()
        let isWhole = strokeStart <= 0 && strokeEnd >= 1
        ctx.addPath(isWhole ? path : path.trimmed(from: strokeStart, to: strokeEnd))
        ctx.strokePath()
    }
}
