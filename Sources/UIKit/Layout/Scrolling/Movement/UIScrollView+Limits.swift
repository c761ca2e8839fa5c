import CoreGraphics

/// The axes of a scroll view that its content moves on.
struct ScrollAxes: OptionSet {
    let rawValue: Int
    static let horizontal = ScrollAxes(rawValue: 1)
    static let vertical = ScrollAxes(rawValue: 2)
}

extension UIScrollView {
    /// The axes on which the content is larger than the view, or bounces always.
    var scrollableAxes: ScrollAxes {
        var axes: ScrollAxes = []
        let limits = offsetLimits
        if limits.x.lowerBound < limits.x.upperBound || (bounces && alwaysBounceHorizontal) {
            axes.insert(.horizontal)
        }
        if limits.y.lowerBound < limits.y.upperBound || (bounces && alwaysBounceVertical) {
            axes.insert(.vertical)
        }
        return axes
    }

    /// The offsets between which the content fills the view.
    var offsetLimits: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
        if let place = fixedOffset { return (place.x...place.x, place.y...place.y) }
        let inset = adjustedContentInset
        let lowX = -inset.left
        let lowY = -inset.top - scrolling.collapsingInset.hidden
        let highX = max(contentSize.width + inset.right - bounds.width, lowX)
        let highY = max(contentSize.height + inset.bottom - bounds.height, lowY)
        return (lowX...highX, lowY...highY)
    }

    /// Returns the nearest offset at which the content fills the view.
    func limited(_ offset: CGPoint) -> CGPoint {
        let limits = offsetLimits
        return CGPoint(
            x: min(max(offset.x, limits.x.lowerBound), limits.x.upperBound),
            y: min(max(offset.y, limits.y.lowerBound), limits.y.upperBound))
    }

    /// Returns the nearest offset to the given one that the user could scroll to.
    package func nearestOffset(to offset: CGPoint) -> CGPoint { limited(offset) }

    /// Returns whether there is more content along the axis than is visible.
    package func scrolls(vertically: Bool) -> Bool {
        let limits = vertically ? offsetLimits.y : offsetLimits.x
        return isScrollEnabled && limits.lowerBound < limits.upperBound
    }

    /// Returns whether touches may be cancelled in a view of the content.
    func mayTakeTouches(from content: UIView) -> Bool {
        canCancelContentTouches && touchesShouldCancel(in: content)
    }

    /// Returns whether the content is at its edge in the direction of a touch, and a scroll view around this one can
    /// scroll in it.
    func leavesToOuter(_ translation: CGPoint) -> Bool {
        guard !canFollow(translation) else { return false }
        return sequence(first: superview, next: { $0?.superview }).contains {
            ($0 as? UIScrollView).map { $0.isScrollEnabled && $0.canFollow(translation) } ?? false
        }
    }

    /// Returns whether the content is at its upper edge and the touch moves the sheet that contains it.
    func leavesToSheet(_ translation: CGPoint) -> Bool {
        guard contentOffset.y <= offsetLimits.y.lowerBound + 0.5, refreshControl == nil || translation.y < 0
        else { return false }
        return sheetAround?.takesFromContent(translation) ?? false
    }

    /// The recognizer of the sheet that contains the content.
    var sheetAround: SheetGestureRecognizer? {
        sequence(first: self as UIView, next: \.superview).lazy
            .flatMap { $0.gestureRecognizers ?? [] }.compactMap { $0 as? SheetGestureRecognizer }.first
    }

    /// Returns whether there is more content in the direction from which the touch moves.
    private func canFollow(_ translation: CGPoint) -> Bool {
        let limits = offsetLimits
        let isHorizontal = abs(translation.x) > abs(translation.y)
        let (way, place, range) =
            isHorizontal
            ? (translation.x, contentOffset.x, limits.x) : (translation.y, contentOffset.y, limits.y)
        return way > 0 ? place > range.lowerBound + 0.5 : place < range.upperBound - 0.5
    }
}
