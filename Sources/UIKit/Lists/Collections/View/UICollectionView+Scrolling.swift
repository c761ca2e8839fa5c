import CoreGraphics
import Foundation

extension UICollectionView {
    /// Scrolls until the item is at the position. Sizes of items in between are estimated; the target is corrected once
    /// they have been measured.
    func scroll(to path: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
        layoutIfNeeded()
        layoutIsCurrent()
        guard content.contains(path) else {
            return RuntimeDiagnostics.report(
                "Attempted to scroll the collection view to an out-of-bounds item (\(path.item)) when there are only"
                    + " \(numberOfItems(inSection: path.section)) items in section \(path.section).")
        }
        let rounds = 8
        for _ in 0..<rounds {
            guard let place = layoutAttributesForItem(at: path), place.isFinite else { return }
            let offset = offset(
                showing: scrollOrthogonally(to: path, position, place.frame) ?? place.frame, at: position)
            guard offset != contentOffset else { return }
            setContentOffset(offset, animated: animated)
            guard !animated else { return }
            setNeedsLayout()
            layoutIfNeeded()
        }
    }

    /// Scrolls a section that scrolls by itself until the item is at the position. Returns the frame of the section, which the
    /// collection shows as a whole (inferred from a public calendar, each of whose months is such a section); nil for others.
    private func scrollOrthogonally(
        to path: IndexPath, _ position: ScrollPosition, _ frame: CGRect
    ) -> CGRect? {
        guard let area = collectionViewLayout.orthogonalArea(of: path.section),
            let scroller = scroller(of: path.section)
        else { return nil }
        scroller.show(frame.offsetBy(dx: -area.frame.minX, dy: -area.frame.minY), at: position)
        return area.frame
    }

    /// Returns the nearest offset at which the rectangle is at the position.
    private func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
        let insets = adjustedContentInset
        let room = bounds.inset(by: insets)
        var offset = contentOffset
        if position.contains(.top) { offset.y = frame.minY - insets.top }
        if position.contains(.centeredVertically) { offset.y = frame.midY - room.height / 2 - insets.top }
        if position.contains(.bottom) { offset.y = frame.maxY - bounds.height + insets.bottom }
        if position.contains(.left) { offset.x = frame.minX - insets.left }
        if position.contains(.centeredHorizontally) { offset.x = frame.midX - room.width / 2 - insets.left }
        if position.contains(.right) { offset.x = frame.maxX - bounds.width + insets.right }
        return bounded(offset)
    }

    /// Returns the nearest offset at which only content is visible, if there is enough.
    func bounded(_ offset: CGPoint) -> CGPoint {
        let insets = adjustedContentInset
        return CGPoint(
            x: Self.bounded(offset.x, contentSize.width, bounds.width, insets.left, insets.right),
            y: Self.bounded(offset.y, contentSize.height, bounds.height, insets.top, insets.bottom))
    }

    private static func bounded(
        _ offset: CGFloat, _ content: CGFloat, _ visible: CGFloat, _ before: CGFloat, _ after: CGFloat
    ) -> CGFloat { max(min(offset, content + after - visible), -before) }
}
