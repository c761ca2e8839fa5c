import CoreGraphics

/// The height that a bar above the content gives up as the content is scrolled, and regains at the content's upper
/// edge.
struct CollapsingInset {
    /// The parts in points, in the order in which they are hidden; scrolling does not stop inside of one.
    var parts: [CGFloat] = []
    /// The hidden height.
    var hidden: CGFloat = 0
    /// Called when the content has moved.
    var didScroll: (() -> Void)?

    var whole: CGFloat { parts.reduce(0, +) }

    /// The hidden heights at which scrolling may stop: none, the first part, the first two.
    fileprivate var stops: [CGFloat] { parts.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) } }
}

extension UIScrollView {
    /// Sets the bar whose height follows scrolling, or none.
    func setCollapsingInset(_ bar: CollapsingInset) {
        scrolling.collapsingInset.didScroll = bar.didScroll
        guard scrolling.collapsingInset.parts != bar.parts else { return }
        let more = bar.whole - scrolling.collapsingInset.whole
        let moved = contentOffset.y - offsetLimits.y.lowerBound
        scrolling.collapsingInset.parts = bar.parts
        // Content that has left its edge does not regain it.
        scrolling.collapsingInset.hidden = moved > 0.5 ? min(max(moved + more, 0), bar.whole) : 0
    }

    /// Hides as much of the height as the content has moved up from its edge.
    func collapseInset() {
        let room = scrolling.collapsingInset
        guard let didScroll = room.didScroll else { return }
        let moved = min(max(contentOffset.y - offsetLimits.y.lowerBound, 0), room.whole)
        // Fractions of a point that add up exactly, so that the edge does not move.
        let hidden = (moved * 64).rounded() / 64
        guard hidden != room.hidden else { return didScroll() }
        scrolling.collapsingInset.hidden = hidden
        scrolling.isFollowingInset = true
        didScroll()
        scrolling.isFollowingInset = false
        scrolling.announcedInset = adjustedContentInset
        adjustedContentInsetDidChange()
    }

    /// Whether the content is scrolled below the bar above it.
    var isBelowUpperEdge: Bool { contentOffset.y + adjustedContentInset.top > 0.5 }

    /// Returns an offset at which no part is hidden only partly.
    func avoidingPartialCollapse(_ offset: CGPoint) -> CGPoint {
        let (top, room) = (offsetLimits.y.lowerBound, scrolling.collapsingInset)
        let moved = offset.y - top
        guard moved > 0, moved < room.whole else { return offset }
        let nearest = room.stops.min { abs($0 - moved) < abs($1 - moved) } ?? 0
        return CGPoint(x: offset.x, y: top + nearest)
    }
}
