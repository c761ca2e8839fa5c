import CoreGraphics
import Foundation

/// The rows of a wheel that are views of the app's own: those that can be seen, turned as the rows of text are.
@MainActor
final class WheelRowViews: UIView {
    private var shown: [Int: UIView] = [:]
    /// Rows that went out of sight, to be filled anew.
    private var spare: [UIView] = []

    convenience init() {
        self.init(frame: .zero)
        isOpaque = false
        clipsToBounds = true
        isUserInteractionEnabled = false
    }

    /// The view of a row that can be seen.
    subscript(row: Int) -> UIView? { shown[row] }

    /// Takes all rows away.
    func clear() {
        for view in shown.values { view.removeFromSuperview() }
        (shown, spare) = ([:], [])
    }

    /// Shows the rows around the middle one, from which the wheel may have turned a part of the way to the next.
    func show(
        middle: Int, turned: CGFloat, rows: Int, rowHeight: CGFloat, make: (Int, UIView?) -> UIView
    ) {
        let visible = WheelPose.rows(around: middle).filter { (0..<rows).contains($0) }
        for row in shown.keys.sorted() where !visible.contains(row) { retire(row) }
        for row in visible {
            let view = shown[row] ?? make(row, spare.popLast())
            if shown.updateValue(view, forKey: row) == nil, view.superview !== self { addSubview(view) }
            let pose = WheelPose(distance: CGFloat(row - middle) - turned, rowHeight: rowHeight)
            view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
            view.center = CGPoint(x: bounds.midX, y: bounds.midY + pose.offset)
            view.transform = CGAffineTransform(scaleX: 1, y: pose.scale)
            view.alpha = pose.alpha
        }
    }

    private func retire(_ row: Int) {
        guard let view = shown.removeValue(forKey: row) else { return }
        view.removeFromSuperview()
        view.transform = .identity
        spare.append(view)
    }
}

/// How a row looks that has turned away from the middle of its wheel.
struct WheelPose {
    /// Rows that can be seen above and below the middle.
    private static let reach = 3
    /// The angle from one row to the next on the wheel.
    private static let step: CGFloat = 0.34

    /// How far it stands below the middle, in points.
    let offset: CGFloat
    /// How much of its height is seen.
    let scale: CGFloat
    let alpha: CGFloat

    /// - Parameters:
    ///   - distance: How many rows it is below the middle.
    ///   - rowHeight: Between the middles of two rows in the middle of the wheel, in points.
    init(distance: CGFloat, rowHeight: CGFloat) {
        let angle = distance * Self.step
        offset = sin(angle) * rowHeight / Self.step
        scale = cos(angle)
        alpha = abs(distance) < 0.5 ? 1 : max(cos(angle) - 0.15 * abs(distance), 0.1)
    }

    /// The rows that can be seen around the one in the middle.
    static func rows(around middle: Int) -> [Int] {
        (-reach...reach).compactMap { distance in
            let (row, overflow) = middle.addingReportingOverflow(distance)
            return overflow ? nil : row
        }
    }
}
