import CoreGraphics

/// Room that a bar above the content gives up as the content is scrolled, and takes again at the content's upper edge.
struct CollapsingInset {
    /// Its parts in points, in the order in which they go; the content does not come to rest inside of one.
    var parts: [CGFloat] = []
    /// How much of it has gone.
    var hidden: CGFloat = 0
    /// Is told when the content has moved.
    var didScroll: (() -> Void)?

    var whole: CGFloat { parts.reduce(0, +) }

    /// How much is gone where the content may rest: none of it, the first part, the first two.
    fileprivate var stops: [CGFloat] { parts.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) } }
}

extension UIScrollView {
    /// Lets a bar give up room, or no more.
    func setCollapsingInset(_ bar: CollapsingInset) {
        scrolling.collapsingInset.didScroll = bar.didScroll
        guard scrolling.collapsingInset.parts != bar.parts else { return }
        let more = bar.whole - scrolling.collapsingInset.whole
        let moved = contentOffset.y - offsetLimits.y.lowerBound
        scrolling.collapsingInset.parts = bar.parts
        // Content that has left its edge does not get it back.
        scrolling.collapsingInset.hidden = moved > 0.5 ? min(max(moved + more, 0), bar.whole) : 0
    }

    /// As much goes as the content has moved up from its edge.
    func collapseInset() {
        let room = scrolling.collapsingInset
        guard let didScroll = room.didScroll else { return }
        let moved = min(max(contentOffset.y - offsetLimits.y.lowerBound, 0), room.whole)
        // In parts of a point that add up exactly, so that the edge stays where it is.
        let hidden = (moved * 64).rounded() / 64
        guard hidden != room.hidden else { return didScroll() }
        scrolling.collapsingInset.hidden = hidden
        scrolling.isFollowingInset = true
        didScroll()
        scrolling.isFollowingInset = false
        scrolling.announcedInset = adjustedContentInset
        adjustedContentInsetDidChange()
    }

    /// Whether the content has gone on below what lies above it.
    var isBelowUpperEdge: Bool { contentOffset.y + adjustedContentInset.top > 0.5 }

    /// The content does not come to rest where a part of the room has gone in part.
    func avoidingPartialCollapse(_ offset: CGPoint) -> CGPoint {
        let (top, room) = (offsetLimits.y.lowerBound, scrolling.collapsingInset)
        let moved = offset.y - top
        guard moved > 0, moved < room.whole else { return offset }
        let nearest = room.stops.min { abs($0 - moved) < abs($1 - moved) } ?? 0
        return CGPoint(x: offset.x, y: top + nearest)
    }
}
