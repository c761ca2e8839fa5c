import CoreGraphics

/// The controls that a row has while its table is edited.
struct EditingControls: Equatable {
    /// The control at the leading edge.
    enum Leading: Equatable {
        case delete
        case insert
        case mark
    }

    var style = UITableViewCell.EditingStyle.none
    /// Whether rows are marked for multiple selection rather than deleted individually.
    var selectsSeveral = false
    var moves = false
    var indents = false

    /// The width that a control takes up, in points.
    static let width: CGFloat = 40

    var leading: Leading? {
        if selectsSeveral { return .mark }
        switch style {
        case .none: return nil
        case .delete: return .delete
        case .insert: return .insert
        }
    }
}

/// The appearance of the controls, from the leading edge.
struct EditingLook: Equatable {
    var leading: EditingControls.Leading?
    var isMarked = false
    var moves = false
    /// The insets at which the content of a row starts and ends, in points from the edges.
    var start: CGFloat = 0
    var end: CGFloat = 0

    private static let radius: CGFloat = 11

    @MainActor
    func draw(in context: CGContext, bounds: CGRect, tint: UIColor, traits: UITraitCollection) {
        if moves { drawGrip(context, bounds, UIColor.systemGray3.resolvedCGColor(with: traits)) }
        guard let leading else { return }
        let centre = CGPoint(x: start + Self.radius, y: bounds.midY)
        switch leading {
        case .delete:
            fillCircle(context, centre, UIColor.systemRed.resolvedCGColor(with: traits))
            drawBars(context, centre, crossed: false)
        case .insert:
            fillCircle(context, centre, UIColor.systemGreen.resolvedCGColor(with: traits))
            drawBars(context, centre, crossed: true)
        case .mark: drawMark(context, centre, tint, traits)
        }
    }

    private func circle(_ centre: CGPoint) -> CGRect {
        CGRect(
            x: centre.x - Self.radius, y: centre.y - Self.radius, width: 2 * Self.radius,
            height: 2 * Self.radius)
    }

    private func fillCircle(_ context: CGContext, _ centre: CGPoint, _ color: CGColor) {
        context.setFillColor(color)
        context.fillEllipse(in: circle(centre))
    }

    @MainActor
    private func drawBars(_ context: CGContext, _ centre: CGPoint, crossed: Bool) {
        context.setFillColor(UIColor.white.cgColor)
        context.fill(CGRect(x: centre.x - 6, y: centre.y - 1, width: 12, height: 2))
        if crossed { context.fill(CGRect(x: centre.x - 1, y: centre.y - 6, width: 2, height: 12)) }
    }

    @MainActor
    private func drawMark(
        _ context: CGContext, _ centre: CGPoint, _ tint: UIColor, _ traits: UITraitCollection
    ) {
        guard isMarked else {
            context.setStrokeColor(UIColor.systemGray3.resolvedCGColor(with: traits))
            context.setLineWidth(1.5)
            return context.strokeEllipse(in: circle(centre).insetBy(dx: 0.75, dy: 0.75))
        }
        fillCircle(context, centre, tint.resolvedCGColor(with: traits))
        context.setStrokeColor(UIColor.white.cgColor)
        context.setLineWidth(2)
        context.addLines(between: [
            CGPoint(x: centre.x - 5, y: centre.y), CGPoint(x: centre.x - 1.5, y: centre.y + 4),
            CGPoint(x: centre.x + 5, y: centre.y - 4),
        ])
        context.strokePath()
    }

    /// Draws three lines, by which a row is dragged.
    private func drawGrip(_ context: CGContext, _ bounds: CGRect, _ color: CGColor) {
        context.setFillColor(color)
        for line in -1...1 {
            context.fill(
                CGRect(
                    x: bounds.width - end - 20, y: bounds.midY + CGFloat(line) * 6 - 0.75, width: 20,
                    height: 1.5))
        }
    }
}
