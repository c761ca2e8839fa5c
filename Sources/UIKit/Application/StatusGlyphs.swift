import CoreGraphics

/// Draws the status bar's symbols on one line, in the context's colors.
@MainActor
struct StatusGlyphs {
    let context: CGContext
    /// Middle line of the bar, in points from its top.
    let middle: CGFloat
    /// The scale: 1 beside a Dynamic Island on a display of 6.1 inches.
    let scale: CGFloat

    func draw(battery: CGFloat, wiFi: CGFloat, signal: CGFloat?) {
        drawBattery(from: battery)
        drawWiFi(centre: wiFi)
        if let signal { drawSignal(from: signal) }
    }

    private func drawBattery(from x: CGFloat) {
        let body = CGRect(x: x, y: middle - 6 * scale, width: 24 * scale, height: 12 * scale)
        context.setAlpha(0.35)
        context.setLineWidth(1)
        context.addPath(rounded(body, 3.8 * scale))
        context.strokePath()
        context.addPath(rounded(CGRect(x: body.maxX + 1.5, y: middle - 2, width: 1.4, height: 4), 0.7))
        context.fillPath()
        context.setAlpha(1)
        context.addPath(rounded(body.insetBy(dx: 2, dy: 2), 2.2 * scale))
        context.fillPath()
    }

    private func drawSignal(from start: CGFloat) {
        for bar in 0..<4 {
            let height = (4.4 + CGFloat(bar) * 2.6) * scale
            let x = start + CGFloat(bar) * 5.3 * scale
            context.addPath(
                rounded(CGRect(x: x, y: middle + 6.2 * scale - height, width: 3.3 * scale, height: height), 1)
            )
            context.fillPath()
        }
    }

    private func drawWiFi(centre x: CGFloat) {
        let foot = CGPoint(x: x, y: middle + 6.1 * scale)
        let (start, end): (CGFloat, CGFloat) = (-.pi * 0.75, -.pi * 0.25)
        context.setLineWidth(2.2 * scale)
        for radius in [6.7 * scale, 10.9 * scale] {
            context.addArc(center: foot, radius: radius, startAngle: start, endAngle: end, clockwise: false)
            context.strokePath()
        }
        context.move(to: foot)
        context.addArc(center: foot, radius: 3.6 * scale, startAngle: start, endAngle: end, clockwise: false)
        context.closePath()
        context.fillPath()
    }

    private func rounded(_ rect: CGRect, _ radius: CGFloat) -> CGPath {
        CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
    }
}
