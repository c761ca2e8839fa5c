import CoreGraphics

/// Room that a bar above the content gives up as the content is scrolled, and takes again at the content's upper edge.
struct RoomAbove {
    /// How much of it there is in points; 0 for none.
    var whole: CGFloat = 0
    /// How much has gone.
    var hidden: CGFloat = 0
    /// Is told how much has gone.
    var didChange: ((CGFloat) -> Void)?
}

extension UIScrollView {
    /// Lets a bar give up room, or no more.
    func follow(_ bar: RoomAbove) {
        scrolling.roomAbove.didChange = bar.didChange
        guard scrolling.roomAbove.whole != bar.whole else { return }
        scrolling.roomAbove.whole = bar.whole
        scrolling.roomAbove.hidden = min(scrolling.roomAbove.hidden, bar.whole)
    }

    /// As much goes as the content has moved up from its edge.
    func hideRoomAbove() {
        let room = scrolling.roomAbove
        guard room.whole > 0 else { return }
        let moved = min(max(contentOffset.y - offsetLimits.y.lowerBound, 0), room.whole)
        // In parts of a point that add up exactly, so that the edge stays where it is.
        let hidden = (moved * 64).rounded() / 64
        guard hidden != room.hidden else { return }
        scrolling.roomAbove.hidden = hidden
        scrolling.isFollowingInset = true
        room.didChange?(hidden)
        scrolling.isFollowingInset = false
        scrolling.announcedInset = adjustedContentInset
        adjustedContentInsetDidChange()
    }

    /// The content does not come to rest where the room has gone in part.
    func restingBeside(_ offset: CGPoint) -> CGPoint {
        let (top, whole) = (offsetLimits.y.lowerBound, scrolling.roomAbove.whole)
        guard whole > 0, offset.y > top, offset.y < top + whole else { return offset }
        return CGPoint(x: offset.x, y: offset.y < top + whole / 2 ? top : top + whole)
    }
}
