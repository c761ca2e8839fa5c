import CoreGraphics

/// The part of a wheel that touches turn: an invisible scroll view whose offset determines the row in the middle.
@MainActor
final class WheelScroller: UIScrollView, UIScrollViewDelegate {
    /// The number of rows, and the height of one, in points.
    private(set) var rows = 0
    private(set) var rowHeight: CGFloat = 32
    /// The row that the wheel rests on, or is to rest on.
    private var row = 0
    /// Called when the wheel has turned.
    var turned: () -> Void = {}
    /// Called with the row on which the wheel has stopped after a touch.
    var rested: (Int) -> Void = { _ in }
    /// Whether a touch has turned the wheel since it last stopped.
    private var isTurning = false

    convenience init() {
        self.init(frame: .zero)
        isOpaque = false
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        scrollsToTop = false
        contentInsetAdjustmentBehavior = .never
        delegate = self
        addGestureRecognizer(WheelTapRecognizer())
    }

    /// Sets the frame and the rows, with the chosen one in the middle.
    func take(_ place: CGRect, rows: Int, rowHeight: CGFloat, chosen: Int) {
        let isNew = (self.rows, self.rowHeight) != (rows, rowHeight) || row != chosen
        (self.rows, self.rowHeight) = (rows, rowHeight)
        if frame != place { frame = place }
        let height = place.height + rowHeight * CGFloat(max(rows - 1, 0))
        let size = CGSize(width: place.width, height: height)
        if contentSize != size { contentSize = size }
        if isNew, !isTurning { choose(chosen, animated: false) }
    }

    /// Returns the frame of a row in the content.
    func place(of row: Int) -> CGRect {
        let top = CGFloat(row) * rowHeight + (bounds.height - rowHeight) / 2
        return CGRect(x: 0, y: top, width: bounds.width, height: rowHeight)
    }

    /// The row in the middle, plus the fraction to the next one.
    var middle: CGFloat { rowHeight > 0 ? bounds.minY / rowHeight : 0 }

    /// Turns the wheel to a row without a notification.
    func choose(_ row: Int, animated: Bool) {
        self.row = max(row, 0)
        isTurning = false
        let offset = CGPoint(x: 0, y: CGFloat(self.row) * rowHeight)
        if contentOffset != offset { setContentOffset(offset, animated: animated && window != nil) }
    }

    override var bounds: CGRect {
        get { super.bounds }
        set {
            let isMoving = newValue.origin != bounds.origin
            super.bounds = newValue
            if isMoving { turned() }
        }
    }

    /// Wheels rest on a row.
    override func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        CGPoint(x: 0, y: CGFloat(row(at: proposed.y)) * rowHeight)
    }

    private func row(at offset: CGFloat) -> Int {
        guard rowHeight > 0, rows > 0, offset.isFinite else { return 0 }
        return Int(min(max((offset / rowHeight).rounded(), 0), CGFloat(rows - 1)))
    }

    /// Turns the wheel to the row at a tap beside the middle.
    func tap(at y: CGFloat) {
        let place = CGFloat(row(at: y - bounds.height / 2)) * rowHeight
        guard place != contentOffset.y else { return }
        isTurning = true
        setContentOffset(CGPoint(x: 0, y: place), animated: true)
        if window == nil { rest() }
    }

    private func rest() {
        guard isTurning else { return }
        isTurning = false
        row = row(at: contentOffset.y)
        rested(row)
    }

    // MARK: Delegate

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isTurning = true }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { rest() }
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { if !isDragging { rest() } }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { rest() }
}

/// A tap on a row of a wheel.
@MainActor
private final class WheelTapRecognizer: UITapGestureRecognizer {
    init() { super.init(target: nil, action: nil) }
    required init?(coder: NSCoder) { nil }

    override func tellTargets() {
        if state == .ended, let wheel = view as? WheelScroller { wheel.tap(at: location(in: wheel).y) }
        super.tellTargets()
    }
}
