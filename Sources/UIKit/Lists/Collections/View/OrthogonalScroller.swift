import CoreGraphics
import Foundation

/// The frame and the content of a section that scrolls by itself.
struct OrthogonalArea {
    /// The frame in the collection's content, in points.
    var frame: CGRect
    var contentSize: CGSize
    var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    /// The offsets at which a group is at the beginning, in ascending order; used for snapping.
    var stops: (_ around: CGFloat) -> [CGFloat]
}

/// Contains the items of a section that scrolls across the collection's direction.
@MainActor
final class OrthogonalScroller: UIScrollView, Stacked {
    var stacking = Stacking(zIndex: 0, rank: 1)
    private var area: OrthogonalArea?
    private weak var collection: UICollectionView?

    convenience init(in collection: UICollectionView) {
        self.init(frame: .zero)
        self.collection = collection
        clipsToBounds = false
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        scrollsToTop = false
        contentInsetAdjustmentBehavior = .never
    }

    func take(_ area: OrthogonalArea) {
        self.area = area
        if frame != area.frame { frame = area.frame }
        if contentSize != area.contentSize { contentSize = area.contentSize }
        isPagingEnabled = area.behavior == .paging
        decelerationRate = area.behavior.snaps ? .fast : .normal
    }

    /// Scrolling makes other items visible, which the collection creates.
    override var bounds: CGRect {
        get { super.bounds }
        set {
            let isMoving = newValue.origin != bounds.origin
            super.bounds = newValue
            if isMoving { collection?.setNeedsLayout() }
        }
    }

    private var isHorizontal: Bool { contentSize.width - bounds.width > contentSize.height - bounds.height }

    override func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        guard let area, area.behavior.snaps else { return proposed }
        let place = isHorizontal ? proposed.x : proposed.y
        let end = isHorizontal ? contentSize.width - bounds.width : contentSize.height - bounds.height
        let stop = area.stops(place).min { abs($0 - place) < abs($1 - place) } ?? place
        let bounded = max(min(stop, end), 0)
        return isHorizontal ? CGPoint(x: bounded, y: 0) : CGPoint(x: 0, y: bounded)
    }

    /// Scrolls until a rectangle of the content is at the position.
    func show(_ rect: CGRect, at position: UICollectionView.ScrollPosition) {
        var offset = contentOffset
        if position.contains(.left) { offset.x = rect.minX }
        if position.contains(.centeredHorizontally) { offset.x = rect.midX - bounds.width / 2 }
        if position.contains(.right) { offset.x = rect.maxX - bounds.width }
        if position.contains(.top) { offset.y = rect.minY }
        if position.contains(.centeredVertically) { offset.y = rect.midY - bounds.height / 2 }
        if position.contains(.bottom) { offset.y = rect.maxY - bounds.height }
        contentOffset = CGPoint(
            x: max(min(offset.x, contentSize.width - bounds.width), 0),
            y: max(min(offset.y, contentSize.height - bounds.height), 0))
    }
}

extension UICollectionLayoutSectionOrthogonalScrollingBehavior {
    /// Whether scrolling stops at the beginning or middle of a group.
    var snaps: Bool {
        switch self {
        case .none, .continuous, .paging: false
        case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered: true
        }
    }
}

extension UICollectionView {
    /// Returns the view that scrolls a section's items.
    func scroller(of section: Int) -> OrthogonalScroller? {
        guard let area = collectionViewLayout.orthogonalArea(of: section) else { return nil }
        let known = content.scrollers[section]
        let scroller = known ?? OrthogonalScroller(in: self)
        content.scrollers[section] = scroller
        scroller.take(area)
        if known == nil, isRightToLeft {
            scroller.contentOffset.x = max(area.contentSize.width - area.frame.width, 0)
        }
        if scroller.superview !== self { stack(scroller, scroller.stacking) }
        return scroller
    }

    /// Removes scrollers of sections that are not visible; their offsets are kept.
    func recycleScrollers(keeping sections: Set<Int>) {
        for (section, scroller) in content.scrollers where !sections.contains(section) {
            if scroller.superview != nil { scroller.removeFromSuperview() }
        }
    }

    /// Moves scrollers to the new indexes of their sections; those of deleted sections are removed.
    func moveScrollers(_ newPlace: (Int) -> Int?) {
        var moved: [Int: OrthogonalScroller] = [:]
        for (section, scroller) in content.scrollers {
            if let place = newPlace(section) {
                moved[place] = scroller
            } else {
                scroller.removeFromSuperview()
            }
        }
        content.scrollers = moved
    }

    func removeScrollers() {
        for scroller in content.scrollers.values { scroller.removeFromSuperview() }
        content.scrollers = [:]
    }

    /// Returns the frame of an element in the content, including its section's own scrolling.
    func shownFrame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
        guard let section = attributes.orthogonalSection, let scroller = content.scrollers[section] else {
            return attributes.frame
        }
        return attributes.frame.offsetBy(dx: -scroller.contentOffset.x, dy: -scroller.contentOffset.y)
    }
}
