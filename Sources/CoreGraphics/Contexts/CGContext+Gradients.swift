import CCairo
import Foundation

extension CGContext {
    /// Fills the clip with a gradient along the line between two points.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
        options: CGGradientDrawingOptions
    ) {
        guard startPoint.isFinite, endPoint.isFinite, startPoint != endPoint else { return }
        let pattern = cairo_pattern_create_linear(startPoint.x, startPoint.y, endPoint.x, endPoint.y)
        paint(gradient, pattern, options)
    }

    /// Fills the clip with a gradient between two circles.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
        endRadius: CGFloat, options: CGGradientDrawingOptions
    ) {
        guard startCenter.isFinite, endCenter.isFinite, startRadius.isFinite, endRadius.isFinite,
            startRadius >= 0, endRadius >= 0
        else { return }
        let pattern = cairo_pattern_create_radial(
            startCenter.x, startCenter.y, startRadius, endCenter.x, endCenter.y, endRadius)
        paint(gradient, pattern, options)
    }

    private func paint(
        _ gradient: CGGradient, _ pattern: OpaquePointer?, _ options: CGGradientDrawingOptions
    ) {
        guard let pattern else { return }
        defer { cairo_pattern_destroy(pattern) }
        // A clear stop at an end keeps the colour there from going on beyond it.
        if !options.contains(.drawsBeforeStartLocation) {
            cairo_pattern_add_color_stop_rgba(pattern, 0, 0, 0, 0, 0)
        }
        for stop in gradient.ends {
            let rgb = stop.color.drawn
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, rgb.red, rgb.green, rgb.blue, stop.color.alpha)
        }
        if !options.contains(.drawsAfterEndLocation) {
            cairo_pattern_add_color_stop_rgba(pattern, 1, 0, 0, 0, 0)
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_new_path(cairo)
        paint(bounds: nil) { target in
            cairo_set_source(target, pattern)
            cairo_paint_with_alpha(target, state.alpha)
        }
    }
}

extension CGGradient {
    /// The stops with one at each end.
    var ends: [Stop] {
        guard let first = stops.first, let last = stops.last else { return [] }
        let head = first.location > 0 ? [Stop(location: 0, color: first.color)] : []
        let tail = last.location < 1 ? [Stop(location: 1, color: last.color)] : []
        return head + stops + tail
    }
}
