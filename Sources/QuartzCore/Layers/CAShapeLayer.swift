import CoreGraphics

/// How a shape layer fills.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// Apple's name for it.
    public let rawValue: String
    /// A rule by Apple's name for it.
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How a shape layer's lines meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// Apple's name for it.
    public let rawValue: String
    /// A join by Apple's name for it.
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// How a shape layer's lines end.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// Apple's name for it.
    public let rawValue: String
    /// A cap by Apple's name for it.
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// A layer that shows a path.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
    /// The shape, in the layer's coordinates.
    open var path: CGPath? {
        willSet { if LayerActions.areOn { willChange("path") } }
        didSet { if LayerActions.areOn { didChange("path") } }
    }
    /// The color of the inside; nil leaves it clear.
    open var fillColor: CGColor? = .black {
        willSet { if LayerActions.areOn { willChange("fillColor") } }
        didSet { if LayerActions.areOn { didChange("fillColor") } }
    }
    /// Which places are inside.
    open var fillRule = CAShapeLayerFillRule.nonZero
    /// The color of the line; nil draws none.
    open var strokeColor: CGColor? {
        willSet { if LayerActions.areOn { willChange("strokeColor") } }
        didSet { if LayerActions.areOn { didChange("strokeColor") } }
    }
    /// At which part of its length the line starts.
    open var strokeStart: CGFloat = 0 {
        willSet { if LayerActions.areOn { willChange("strokeStart") } }
        didSet { if LayerActions.areOn { didChange("strokeStart") } }
    }
    /// At which part of its length the line ends.
    open var strokeEnd: CGFloat = 1 {
        willSet { if LayerActions.areOn { willChange("strokeEnd") } }
        didSet { if LayerActions.areOn { didChange("strokeEnd") } }
    }
    /// The width of the line.
    open var lineWidth: CGFloat = 1 {
        willSet { if LayerActions.areOn { willChange("lineWidth") } }
        didSet { if LayerActions.areOn { didChange("lineWidth") } }
    }
    /// Up to how many line widths a mitre may reach.
    open var miterLimit: CGFloat = 10 {
        willSet { if LayerActions.areOn { willChange("miterLimit") } }
        didSet { if LayerActions.areOn { didChange("miterLimit") } }
    }
    /// How lines end.
    open var lineCap = CAShapeLayerLineCap.butt
    /// How lines meet.
    open var lineJoin = CAShapeLayerLineJoin.miter
    /// Where in the dashes the line starts.
    open var lineDashPhase: CGFloat = 0 {
        willSet { if LayerActions.areOn { willChange("lineDashPhase") } }
        didSet { if LayerActions.areOn { didChange("lineDashPhase") } }
    }
    /// The lengths of dashes and gaps in turn.
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
