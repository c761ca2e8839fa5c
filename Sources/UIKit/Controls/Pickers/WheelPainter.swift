import CoreGraphics
import Foundation
import TextLayout

/// Draws wheels of text seen from the front: rows rotate and fade above and below the middle.
@MainActor
struct WheelPainter {
    let context: CGContext
    let view: UIView
    /// Whether the wheels are drawn as those of a disabled control.
    var isDisabled = false

    /// Between the middles of two rows in the middle of the wheel, in points.
    static let rowHeight: CGFloat = 32
    /// The number of visible rows above and below the middle.
    static let reach = 3
    /// The angle from one row to the next on the wheel.
    private static let step: CGFloat = 0.34

    /// Returns the opacity of a row at a distance from the middle, in rows.
    static func alpha(_ distance: CGFloat) -> CGFloat {
        abs(distance) < 0.5 ? 1 : max(cos(distance * step) - 0.15 * abs(distance), 0.1)
    }

    /// Draws the gray band behind the chosen rows.
    func paintBand() {
        let bounds = view.bounds
        let band = CGRect(
            x: bounds.minX + 9, y: bounds.midY - 16, width: max(bounds.width - 18, 0), height: 32)
        let color = UIColor.tertiarySystemFill.resolvedCGColor(with: view.traitCollection)
        context.fillRounded(band, radius: 8, color: color)
    }

    /// Draws the rows around the middle one, from which the wheel may be turned by a fraction of a row. Rows outside of
    /// `rows` stay empty.
    func paint(
        in rect: CGRect, middle: Int, turned: CGFloat = 0, rows: Range<Int>,
        alignment: NSTextAlignment = .center, title: (Int) -> NSAttributedString?
    ) {
        for distance in -Self.reach...Self.reach {
            let (row, overflow) = middle.addingReportingOverflow(distance)
            guard !overflow, rows.contains(row), let text = title(row) else { continue }
            paint(text, in: rect, distance: CGFloat(distance) - turned, alignment)
        }
    }

    private func paint(
        _ text: NSAttributedString, in rect: CGRect, distance: CGFloat, _ alignment: NSTextAlignment
    ) {
        let angle = distance * Self.step
        let radius = Self.rowHeight / Self.step
        let builder = AttributedTextBuilder(
            font: .systemFont(ofSize: 21), color: color(at: distance), alignment: alignment,
            isRightToLeft: view.isRightToLeft,
            traits: view.traitCollection)
        let block = TextBlock(
            builder.text(text), width: max(rect.width - 8, 1), maximumLines: 1,
            lineBreakMode: .byTruncatingTail)
        context.saveGState()
        context.setAlpha(Self.alpha(distance))
        context.translateBy(x: 0, y: rect.midY + sin(angle) * radius)
        context.scaleBy(x: 1, y: cos(angle))
        TextPainter(context: context).draw(
            block, at: CGPoint(x: rect.minX + 4, y: -block.size.height / 2))
        context.restoreGState()
    }

    private func color(at distance: CGFloat) -> UIColor {
        guard !isDisabled else { return .tertiaryLabel }
        return abs(distance) < 0.5 ? .label : .secondaryLabel
    }
}
