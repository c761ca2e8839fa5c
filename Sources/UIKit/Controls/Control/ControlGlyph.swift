import CoreGraphics

/// Symbols of controls, drawn as lines in a square of 24 units and in one color.
enum ControlGlyph {
    case infoCircle, plusCircle, closeCircle, clearCircle, magnifier, minus, plus
    case chevronUp, chevronDown, chevronLeft, chevronRight, chevronUpDown, microphone

    /// The size of a legacy button that shows the sign (what Interface Builder saves).
    var buttonSize: CGSize {
        self == .closeCircle ? CGSize(width: 30, height: 30) : CGSize(width: 25, height: 24)
    }

    /// Draws the sign in the middle of the rectangle, as large as its shorter side.
    func draw(in rect: CGRect, color: CGColor, context: CGContext) {
        let side = min(rect.width, rect.height)
        guard side > 0 else { return }
        context.saveGState()
        context.translateBy(x: rect.midX - side / 2, y: rect.midY - side / 2)
        context.scaleBy(x: side / 24, y: side / 24)
        context.setStrokeColor(color)
        context.setFillColor(color)
        context.setLineWidth(lineWidth)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        paint(context)
        context.restoreGState()
    }

    private var lineWidth: CGFloat {
        switch self {
        case .infoCircle, .plusCircle: 1.6
        case .plus, .minus: 2
        default: 2.6
        }
    }

    private func paint(_ context: CGContext) {
        switch self {
        case .infoCircle: paintInfo(context)
        case .plusCircle:
            context.strokeEllipse(in: CGRect(x: 2, y: 2, width: 20, height: 20))
            lines(context, [[(7, 12), (17, 12)], [(12, 7), (12, 17)]])
        case .closeCircle: lines(context, [[(8, 8), (16, 16)], [(16, 8), (8, 16)]])
        case .clearCircle: paintClear(context)
        case .magnifier: paintMagnifier(context)
        case .minus: lines(context, [[(4.5, 12), (19.5, 12)]])
        case .plus: lines(context, [[(4.5, 12), (19.5, 12)], [(12, 4.5), (12, 19.5)]])
        case .chevronUp: lines(context, [[(4, 16), (12, 8), (20, 16)]])
        case .chevronDown: lines(context, [[(4, 8), (12, 16), (20, 8)]])
        case .chevronLeft: lines(context, [[(16, 3), (7.5, 12), (16, 21)]])
        case .chevronRight: lines(context, [[(8, 3), (16.5, 12), (8, 21)]])
        case .chevronUpDown: lines(context, [[(6, 9), (12, 3), (18, 9)], [(6, 15), (12, 21), (18, 15)]])
        case .microphone: paintMicrophone(context)
        }
    }

    private func lines(_ context: CGContext, _ strokes: [[(CGFloat, CGFloat)]]) {
        for stroke in strokes {
            context.addLines(between: stroke.map { CGPoint(x: $0.0, y: $0.1) })
        }
        context.strokePath()
    }

    private func paintInfo(_ context: CGContext) {
        context.strokeEllipse(in: CGRect(x: 2, y: 2, width: 20, height: 20))
        context.fillEllipse(in: CGRect(x: 10.6, y: 6, width: 2.8, height: 2.8))
        lines(context, [[(10.4, 11), (12.3, 11), (12.3, 17)], [(10, 17.2), (14.6, 17.2)]])
    }

    /// Draws a disc from which a cross is cut out.
    private func paintClear(_ context: CGContext) {
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.fillEllipse(in: CGRect(x: 1, y: 1, width: 22, height: 22))
        context.setBlendMode(.clear)
        context.setLineWidth(1.9)
        lines(context, [[(8, 8), (16, 16)], [(16, 8), (8, 16)]])
        context.endTransparencyLayer()
    }

    /// Draws a ring and a handle that begins at its edge, so that a translucent color is the same everywhere.
    private func paintMagnifier(_ context: CGContext) {
        context.setLineWidth(1.93)
        context.strokeEllipse(in: CGRect(x: 0.87, y: 2.11, width: 15.86, height: 15.86))
        let (start, end) = (CGPoint(x: 15, y: 16.24), CGPoint(x: 20.4, y: 21.64))
        let side: CGFloat = 0.94
        context.move(to: CGPoint(x: start.x - side, y: start.y + side))
        context.addLine(to: CGPoint(x: end.x - side, y: end.y + side))
        context.addArc(
            center: end, radius: 1.33, startAngle: .pi * 0.75, endAngle: -.pi * 0.25, clockwise: true)
        context.addLine(to: CGPoint(x: start.x + side, y: start.y - side))
        context.closePath()
        context.fillPath()
    }

    private func paintMicrophone(_ context: CGContext) {
        context.addPath(
            CGPath(
                roundedRect: CGRect(x: 8.5, y: 2, width: 7, height: 12), cornerWidth: 3.5, cornerHeight: 3.5,
                transform: nil))
        context.fillPath()
        context.setLineWidth(1.6)
        context.addArc(
            center: CGPoint(x: 12, y: 10.5), radius: 6.5, startAngle: 0, endAngle: .pi, clockwise: false)
        context.strokePath()
        lines(context, [[(12, 17), (12, 21)], [(8.5, 21), (15.5, 21)]])
    }
}

extension CGContext {
    /// Fills a rectangle with rounded corners.
    func fillRounded(_ rect: CGRect, radius: CGFloat, color: CGColor) {
        setFillColor(color)
        addRounded(rect, radius: radius)
        fillPath()
    }

    func addRounded(_ rect: CGRect, radius: CGFloat) {
        guard rect.width > 0, rect.height > 0 else { return }
        let radius = min(max(radius, 0), min(rect.width, rect.height) / 2)
        addPath(CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil))
    }
}
