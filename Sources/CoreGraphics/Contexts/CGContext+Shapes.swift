import CCairo
import Foundation

extension CGContext {
    /// Fills the current path and clears it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        drawCurrentPath(fill: rule, stroke: false)
    }

    /// Strokes the current path and clears it.
    public func strokePath() { drawCurrentPath(fill: nil, stroke: true) }

    /// Draws the current path and clears it.
    public func drawPath(using mode: CGPathDrawingMode) {
        drawCurrentPath(fill: mode.fills ? mode.rule : nil, stroke: mode.strokes)
    }

    private func drawCurrentPath(fill rule: CGPathFillRule?, stroke: Bool) {
        defer { cairo_new_path(cairo) }
        guard !state.isCollapsed, !isPathEmpty else { return }
        if state.shadow == nil {
            if let rule { fill(rule, on: cairo) }
            if stroke { self.stroke(on: cairo) }
            return
        }
        guard let path = cairo_copy_path(cairo) else { return }
        defer { cairo_path_destroy(path) }
        let bounds = boundingBoxOfPath
        if let rule {
            composite(bounds: bounds) { target in
                refill(target, with: path)
                fillCurrent(rule, on: target)
            }
        }
        if stroke {
            composite(bounds: bounds.insetBy(dx: -strokeReach, dy: -strokeReach)) { target in
                refill(target, with: path)
                strokeCurrent(on: target)
            }
        }
    }

    private func refill(_ target: OpaquePointer, with path: UnsafeMutablePointer<cairo_path_t>) {
        cairo_new_path(target)
        cairo_append_path(target, path)
    }

    private func fill(_ rule: CGPathFillRule, on target: OpaquePointer) {
        let bounds = state.blendMode.isUnbounded ? boundingBoxOfPath : nil
        composite(bounds: bounds) { fillCurrent(rule, on: $0) }
    }

    private func stroke(on target: OpaquePointer) {
        let reach = -strokeReach
        let bounds = state.blendMode.isUnbounded ? boundingBoxOfPath.insetBy(dx: reach, dy: reach) : nil
        composite(bounds: bounds) { strokeCurrent(on: $0) }
    }

    /// The maximum distance of a stroke's edge from its path.
    var strokeReach: CGFloat {
        state.lineWidth * (state.lineJoin == .miter ? max(1, state.miterLimit) : 1)
    }

    private func fillCurrent(_ rule: CGPathFillRule, on target: OpaquePointer) {
        setSource(state.fillColor, on: target)
        cairo_set_fill_rule(target, rule.cairo)
        cairo_fill_preserve(target)
    }

    private func strokeCurrent(on target: OpaquePointer) {
        setSource(state.strokeColor, on: target)
        applyStrokeStyle(to: target)
        cairo_stroke_preserve(target)
    }

    func applyStrokeStyle(to target: OpaquePointer) {
        cairo_set_line_width(target, state.lineWidth)
        cairo_set_line_cap(target, cairo_line_cap_t(UInt32(state.lineCap.rawValue)))
        cairo_set_line_join(target, cairo_line_join_t(UInt32(state.lineJoin.rawValue)))
        cairo_set_miter_limit(target, state.miterLimit)
        let lengths = usableDash
        cairo_set_dash(target, lengths.map(\.native), Int32(lengths.count), state.dashPhase)
    }

    /// The dash pattern; empty where the path would consist of too many dashes to be drawn in reasonable time.
    private var usableDash: [CGFloat] {
        guard !state.dashLengths.isEmpty, state.dashLengths.count <= 64 else { return [] }
        let period = state.dashLengths.reduce(0, +)
        let box = boundingBoxOfPath
        guard !box.isNull, period > 0 else { return state.dashLengths }
        return (box.width + box.height) / period < 100_000 ? state.dashLengths : []
    }

    /// Fills a rectangle and clears the current path.
    public func fill(_ rect: CGRect) {
        cairo_new_path(cairo)
        addRect(rect)
        fillPath()
    }

    /// Fills rectangles and clears the current path.
    public func fill(_ rects: [CGRect]) {
        cairo_new_path(cairo)
        addRects(rects)
        fillPath()
    }

    /// Strokes a rectangle and clears the current path.
    public func stroke(_ rect: CGRect) {
        cairo_new_path(cairo)
        addRect(rect)
        strokePath()
    }

    /// Strokes a rectangle with a line width and clears the current path.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let before = state.lineWidth
        setLineWidth(width)
        stroke(rect)
        state.lineWidth = before
    }

    /// Clears a rectangle, regardless of the blend mode.
    public func clear(_ rect: CGRect) {
        let before = (state.blendMode, state.shadow)
        (state.blendMode, state.shadow) = (.clear, nil)
        fill(rect)
        (state.blendMode, state.shadow) = before
    }

    /// Fills an ellipse and clears the current path.
    public func fillEllipse(in rect: CGRect) {
        cairo_new_path(cairo)
        addEllipse(in: rect)
        fillPath()
    }

    /// Strokes an ellipse and clears the current path.
    public func strokeEllipse(in rect: CGRect) {
        cairo_new_path(cairo)
        addEllipse(in: rect)
        strokePath()
    }

    /// Strokes the lines between the first two points, the next two and so on.
    public func strokeLineSegments(between points: [CGPoint]) {
        cairo_new_path(cairo)
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            append([.move(points[index]), .line(points[index + 1])])
        }
        strokePath()
    }
}
