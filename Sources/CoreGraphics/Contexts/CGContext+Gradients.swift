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
        fillClip(gradient, pattern, options)
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
        fillClip(gradient, pattern, options)
    }

    /// Fills a circle with a conic gradient around its center that starts at an angle, in the direction of y. It is
    /// drawn as wedges of half a degree, each of one color.
    public func drawConicGradient(
        _ gradient: CGGradient, center: CGPoint, angle: CGFloat, radius: CGFloat
    ) {
        guard center.isFinite, angle.isFinite, radius.isFinite, radius > 0 else { return }
        let count = 720
        saveGState()
        setShouldAntialias(false)
        for index in 0..<count {
            // Each wedge extends below the next ones, and edges are not antialiased, so that there are no seams.
            let from = angle + 2 * .pi * CGFloat(index) / CGFloat(count)
            let reach = 2 * CGFloat.pi * CGFloat(min(4, count - index)) / CGFloat(count)
            setFillColor(gradient.color(at: (CGFloat(index) + 0.5) / CGFloat(count)))
            cairo_new_path(cairo)
            append([.move(center)])
            append(
                PathShapes.arc(
                    center: center, radius: radius * 1.01, startAngle: from, delta: reach, joined: true))
            closePath()
            fillPath()
        }
        restoreGState()
    }

    private func fillClip(
        _ gradient: CGGradient, _ pattern: OpaquePointer?, _ options: CGGradientDrawingOptions
    ) {
        guard let pattern else { return }
        defer { cairo_pattern_destroy(pattern) }
        // A clear stop at an end prevents the color there from extending beyond it.
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
        composite(bounds: nil) { target in
            cairo_set_source(target, pattern)
            cairo_paint_with_alpha(target, state.alpha)
        }
    }
}

extension CGGradient {
    /// Returns the color at a location from 0 to 1.
    func color(at place: CGFloat) -> CGColor {
        let stops = ends
        guard let next = stops.firstIndex(where: { $0.location > place }), next > 0 else {
            return stops.last?.color ?? .clear
        }
        let (low, high) = (stops[next - 1], stops[next])
        let share = (place - low.location) / (high.location - low.location)
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
        let (a, b) = (low.color.drawn, high.color.drawn)
        return CGColor(
            red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue),
            alpha: mix(low.color.alpha, high.color.alpha))
    }

    /// The stops, completed at both ends.
    var ends: [Stop] {
        guard let first = stops.first, let last = stops.last else { return [] }
        let head = first.location > 0 ? [Stop(location: 0, color: first.color)] : []
        let tail = last.location < 1 ? [Stop(location: 1, color: last.color)] : []
        return head + stops + tail
    }
}
