import CoreGraphics

/// The views of a picker's delegate for rows, on the wheels.
@MainActor
struct WheelViews {
    /// A row's view and its container, which fades with the distance from the middle.
    private typealias Row = (view: UIView, holder: UIView)

    private var rows: [Int: [Int: Row]] = [:]
    private var spare: [Int: [UIView]] = [:]

    subscript(component: Int, row: Int) -> UIView? { rows[component]?[row]?.view }

    func hasViews(_ component: Int) -> Bool { rows[component]?.isEmpty == false }

    mutating func removeAll() {
        for row in rows.values.flatMap(\.values) { row.holder.removeFromSuperview() }
        rows = [:]
        spare = [:]
    }

    /// Places the views of visible rows. `make` returns nil if the delegate provides none.
    mutating func place(
        in wheel: WheelScroller, _ component: Int, around middle: (row: Int, turned: CGFloat),
        make: (_ row: Int, _ spare: UIView?) -> UIView?
    ) {
        let seen = (middle.row - WheelPainter.reach...middle.row + WheelPainter.reach)
            .clamped(to: 0...max(wheel.rows - 1, 0))
        for (row, old) in rows[component] ?? [:] where !seen.contains(row) || row >= wheel.rows {
            old.holder.removeFromSuperview()
            rows[component]?[row] = nil
            spare[component, default: []].append(old.view)
        }
        for row in seen where row < wheel.rows {
            guard let place = self.row(row, component, in: wheel, make) else { return }
            place.holder.frame = wheel.place(of: row)
            place.view.frame = place.holder.bounds
            place.holder.alpha = WheelPainter.alpha(CGFloat(row - middle.row) - middle.turned)
        }
    }

    private mutating func row(
        _ row: Int, _ component: Int, in wheel: WheelScroller, _ make: (Int, UIView?) -> UIView?
    ) -> Row? {
        if let known = rows[component]?[row] { return known }
        guard let view = make(row, spare[component]?.popLast()) else { return nil }
        let made: Row = (view, UIView())
        made.holder.isUserInteractionEnabled = false
        made.holder.addSubview(view)
        wheel.addSubview(made.holder)
        rows[component, default: [:]][row] = made
        return made
    }
}
