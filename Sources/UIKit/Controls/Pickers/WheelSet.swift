import CoreGraphics

/// The wheels of a picker, side by side.
@MainActor
struct WheelSet {
    private(set) var wheels: [WheelScroller] = []

    /// Creates a wheel for each frame; their changes are reported with their indexes.
    mutating func place(
        in view: UIView, _ places: [CGRect], turned: @escaping () -> Void,
        rested: @escaping (_ wheel: Int, _ row: Int) -> Void
    ) {
        while wheels.count > places.count { wheels.removeLast().removeFromSuperview() }
        while wheels.count < places.count {
            let (wheel, number) = (WheelScroller(), wheels.count)
            wheel.turned = turned
            wheel.rested = { rested(number, $0) }
            view.addSubview(wheel)
            wheels.append(wheel)
        }
    }

    subscript(number: Int) -> WheelScroller? {
        wheels.indices.contains(number) ? wheels[number] : nil
    }

    /// Returns the row in the middle of a wheel and the fraction by which it is turned to the next one.
    func middle(_ number: Int, else row: Int) -> (row: Int, turned: CGFloat) {
        guard let wheel = self[number], wheel.rows > 0, wheel.middle.isFinite else { return (row, 0) }
        let nearest = min(max(wheel.middle.rounded(), 0), CGFloat(wheel.rows - 1))
        return (Int(nearest), wheel.middle - nearest)
    }
}
