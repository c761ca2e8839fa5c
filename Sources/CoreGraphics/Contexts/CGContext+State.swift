import CCairo
import Foundation

/// One entry of a context's stack.
struct SavedState {
    enum Purpose {
        case save
        case layer
    }

    var state: GraphicsState
    var purpose: Purpose
}

extension CGContext {
    /// Remembers the map, the clip and everything that is set.
    public func saveGState() {
        cairo_save(cairo)
        stack.append(SavedState(state: state, purpose: .save))
        state.masks = []
    }

    /// Goes back to what was last remembered. Ignored when there is nothing, or when a transparency layer
    /// was begun since and not ended.
    public func restoreGState() {
        guard stack.last?.purpose == .save, let saved = stack.popLast() else { return }
        endMasks()
        state = saved.state
        cairo_restore(cairo)
    }

    /// Sets the opacity of everything drawn.
    public func setAlpha(_ alpha: CGFloat) {
        state.alpha = alpha.isNaN ? 1 : max(0, min(1, alpha))
    }

    /// Sets how what is drawn is mixed with what is there.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// Whether edges are smoothed.
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.antialias = shouldAntialias }

    /// Accepted for its callers; smoothing is set with `setShouldAntialias`.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

    /// How carefully images are resized.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    /// Sets the width of lines, in the units of the space they are stroked in.
    public func setLineWidth(_ width: CGFloat) {
        state.lineWidth = width.isFinite ? max(0, width) : 0
    }

    /// Sets how open lines end.
    public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }

    /// Sets how lines meet.
    public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }

    /// Sets up to how many line widths a mitre may reach.
    public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit.isFinite ? max(1, limit) : 10 }

    /// Accepted for its callers; curves are always flattened to a tenth of a pixel.
    public func setFlatness(_ flatness: CGFloat) {}

    /// Sets the lengths of dashes and gaps in turn; an empty list ends dashing.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        let usable = lengths.allSatisfy { $0.isFinite && $0 >= 0 } && lengths.contains { $0 > 0 }
        state.dashLengths = usable ? lengths : []
        state.dashPhase = phase.isFinite ? phase : 0
    }
}

extension CGContext {
    /// Sets the color of fills.
    public func setFillColor(_ color: CGColor) { state.fillColor = color }

    /// Sets the color of lines.
    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

    /// Sets the color of fills, in sRGB.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the color of lines, in sRGB.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the color of fills to a gray.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(gray: gray, alpha: alpha))
    }

    /// Sets the color of lines to a gray.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(gray: gray, alpha: alpha))
    }

    /// Sets the space that `setFillColor(_:)` with components means.
    public func setFillColorSpace(_ space: CGColorSpace) { state.fillColorSpace = space }

    /// Sets the space that `setStrokeColor(_:)` with components means.
    public func setStrokeColorSpace(_ space: CGColorSpace) { state.strokeColorSpace = space }

    /// Sets the color of fills from the components of the fill space, alpha last.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: state.fillColorSpace, components: components) {
            setFillColor(color)
        }
    }

    /// Sets the color of lines from the components of the stroke space, alpha last.
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: state.strokeColorSpace, components: components) {
            setStrokeColor(color)
        }
    }

    /// Draws a shadow under everything that follows. Offset and blur are measured in the base space: on
    /// contexts with y pointing down a positive height goes down.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color, color.alpha > 0, offset.width.isFinite, offset.height.isFinite, blur.isFinite else {
            state.shadow = nil
            return
        }
        state.shadow = ShadowStyle(offset: offset, blur: max(0, blur), color: color)
    }

    /// Draws a black shadow of a third's opacity under everything that follows.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }
}
