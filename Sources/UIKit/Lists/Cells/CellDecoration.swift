import CoreGraphics

/// The accessory and the separator of a cell, drawn above its content.
@MainActor
final class CellDecoration: UIView {
    struct Line: Equatable {
        var rect: CGRect
        var color: UIColor
    }

    var accessory = UITableViewCell.AccessoryType.none {
        didSet { if accessory != oldValue { setNeedsDisplay() } }
    }
    var editing = EditingLook() { didSet { if editing != oldValue { setNeedsDisplay() } } }
    var separators: [Line] = [] { didSet { if separators != oldValue { setNeedsDisplay() } } }
    /// The distance from the accessory's trailing end to the cell's trailing edge, in points.
    var margin: CGFloat = 16 { didSet { if margin != oldValue { setNeedsDisplay() } } }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        for separator in separators {
            context.setFillColor(separator.color.resolvedCGColor(with: traitCollection))
            context.fill(separator.rect)
        }
        context.saveGState()
        if isRightToLeft {
            context.translateBy(x: bounds.width, y: 0)
            context.scaleBy(x: -1, y: 1)
        }
        drawAccessory(context)
        editing.draw(in: context, bounds: bounds, tint: tintColor, traits: traitCollection)
        context.restoreGState()
    }

    private var edge: CGFloat { bounds.width - margin }

    private func drawAccessory(_ context: CGContext) {
        switch accessory {
        case .none: return
        case .disclosureIndicator: drawChevron(context, endingAt: edge)
        case .checkmark: drawCheckmark(context)
        case .detailButton: drawDetail(context, endingAt: edge)
        case .detailDisclosureButton:
            drawChevron(context, endingAt: edge)
            drawDetail(context, endingAt: edge - 19)
        }
    }

    private func drawChevron(_ context: CGContext, endingAt end: CGFloat) {
        stroke(
            context, .tertiaryLabel, width: 2.2,
            [
                CGPoint(x: end - 7, y: bounds.midY - 6), CGPoint(x: end - 1, y: bounds.midY),
                CGPoint(x: end - 7, y: bounds.midY + 6),
            ])
    }

    /// Draws a checkmark, which is the same in both directions (Apple: Human Interface Guidelines, Right to left), so
    /// that it is mirrored again in the mirrored coordinates.
    private func drawCheckmark(_ context: CGContext) {
        let points = [CGPoint(x: 14, y: 0.5), CGPoint(x: 9.5, y: 6), CGPoint(x: 1.5, y: -6)]
        stroke(
            context, tintColor, width: 2.2,
            points.map { point in
                CGPoint(x: edge - (isRightToLeft ? 15.5 - point.x : point.x), y: bounds.midY + point.y)
            })
    }

    private func stroke(_ context: CGContext, _ color: UIColor, width: CGFloat, _ points: [CGPoint]) {
        context.setStrokeColor(color.resolvedCGColor(with: traitCollection))
        context.setLineWidth(width)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        context.addLines(between: points)
        context.strokePath()
    }

    /// Draws the circled "i".
    private func drawDetail(_ context: CGContext, endingAt end: CGFloat) {
        let color = tintColor.resolvedCGColor(with: traitCollection)
        let centre = CGPoint(x: end - 11, y: bounds.midY)
        context.setStrokeColor(color)
        context.setFillColor(color)
        context.setLineWidth(1.5)
        context.strokeEllipse(in: CGRect(x: centre.x - 10, y: centre.y - 10, width: 20, height: 20))
        context.fillEllipse(in: CGRect(x: centre.x - 1.5, y: centre.y - 6, width: 3, height: 3))
        context.fill(CGRect(x: centre.x - 1, y: centre.y - 1.5, width: 2, height: 7.5))
    }
}
