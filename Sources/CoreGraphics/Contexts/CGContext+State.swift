import CCairo
import Foundation

/// An entry of a context's stack.
struct SavedState {
    enum Purpose {
        case save
        case layer
    }

    var state: GraphicsState
    var purpose: Purpose
}

extension CGContext {
    /// Saves the transform, the clip and the graphics state.
    public func saveGState() {
        cairo_save(cairo)
        stack.append(SavedState(state: state, purpose: .save))
        state.masks = []
    }

    /// Restores the state that was saved last. Ignored when there is none, or when a transparency layer
    /// has been begun since and not ended.
    public func restoreGState() {
        guard stack.last?.purpose == .save, let saved = stack.popLast() else { return }
        endMasks()
        state = saved.state
        cairo_restore(cairo)
    }

    /// Sets the opacity of all drawing.
    public func setAlpha(_ alpha: CGFloat) {
        state.alpha = alpha.isNaN ? 1 : max(0, min(1, alpha))
    }

    /// Sets the blend mode.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// Sets whether edges are antialiased.
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.antialias = shouldAntialias }

    /// Accepted for source compatibility; antialiasing is set with `setShouldAntialias`.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

    /// The interpolation quality of scaled images.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    /// Sets the line width, in user space at the time of stroking.
    public func setLineWidth(_ width: CGFloat) {
        state.lineWidth = width.isFinite ? max(0, width) : 0
    }

    /// Sets the style of line ends.
    public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }

    /// Sets the style of line joins.
    public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }

    /// Sets the miter limit, in line widths.
    public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit.isFinite ? max(1, limit) : 10 }

    /// Accepted for source compatibility; curves are always flattened to a tenth of a pixel.
    public func setFlatness(_ flatness: CGFloat) {}

    /// Sets the alternating lengths of dashes and gaps; an empty list ends dashing.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        let usable = lengths.allSatisfy { $0.isFinite && $0 >= 0 } && lengths.contains { $0 > 0 }
        state.dashLengths = usable ? lengths : []
        state.dashPhase = phase.isFinite ? phase : 0
    }
}

extension CGContext {
    /// Sets the fill color.
    public func setFillColor(_ color: CGColor) { state.fillColor = color }

    /// Sets the stroke color.
    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

    /// Sets the fill color, in sRGB.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the stroke color, in sRGB.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the fill color to a gray.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(gray: gray, alpha: alpha))
    }

    /// Sets the stroke color to a gray.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(gray: gray, alpha: alpha))
    }

    /// Sets the color space of `setFillColor(_:)` with components.
    public func setFillColorSpace(_ space: CGColorSpace) { state.fillColorSpace = space }

    /// Sets the color space of `setStrokeColor(_:)` with components.
    public func setStrokeColorSpace(_ space: CGColorSpace) { state.strokeColorSpace = space }

    /// Sets the fill color from the components of the fill color space, alpha last.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: state.fillColorSpace, components: components) {
            setFillColor(color)
        }
    }

    /// Sets the stroke color from the components of the stroke color space, alpha last.
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: state.strokeColorSpace, components: components) {
            setStrokeColor(color)
        }
    }

    /// Sets the shadow of subsequent drawing. Offset and blur are measured in the base space: on
    /// contexts with y pointing down a positive height is downwards.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color, color.alpha > 0, offset.width.isFinite, offset.height.isFinite, blur.isFinite else {
            state.shadow = nil
            return
        }
        state.shadow = ShadowStyle(offset: offset, blur: max(0, blur), color: color)
    }

    /// Sets a black shadow with an opacity of a third.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }
}
