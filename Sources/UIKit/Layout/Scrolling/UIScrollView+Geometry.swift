import CoreGraphics

/// The state of a scroll view besides its properties.
struct ScrollStorage {
    var zoomScale: CGFloat = 1
    var announcedInset = UIEdgeInsets.zero
    /// Whether the view is moving its own content, for which it needs no notification.
    var isFollowingInset = false

    // MARK: Touches and movement

    /// The space above the content that is hidden by scrolling, such as a search bar.
    var collapsingInset = CollapsingInset()

    /// Whether there is a touch on the content.
    var isTracking = false
    /// The sheet that the touch moves after it has scrolled the content to its edge.
    weak var sheet: SheetGestureRecognizer?
    /// The current drag, if there is one.
    var drag: ScrollDrag?
    /// The current animation of the content.
    var movement: ScrollMovement?
    var isGoingToTop = false
    /// The scroll indicators; nil before the first scrolling.
    var indicators: ScrollIndicators?
    var pinch: UIPinchGestureRecognizer?
    /// The scale at the beginning of a pinch.
    var zoomStart: CGFloat?
}

extension UIScrollView {
    func scroll(to offset: CGPoint) {
        guard offset.x.isFinite, offset.y.isFinite, offset != bounds.origin else { return }
        let distance = offset.y - bounds.origin.y
        bounds.origin = offset
        collapseInset()
        if scrolling.isTracking || scrolling.movement != nil { moveTabBar(by: distance) }
        setNeedsLayout()
        scrollDelegate?.scrollViewDidScroll(self)
    }

    /// Scrolls no further than is needed to show the rectangle.
    func reveal(_ rect: CGRect, animated: Bool) {
        let inset = adjustedContentInset
        let visible = CGRect(origin: contentOffset, size: bounds.size).inset(by: inset)
        setContentOffset(
            CGPoint(
                x: contentOffset.x + shift(rect.minX, rect.maxX, visible.minX, visible.maxX),
                y: contentOffset.y + shift(rect.minY, rect.maxY, visible.minY, visible.maxY)),
            animated: animated)
    }

    private func shift(_ low: CGFloat, _ high: CGFloat, _ visibleLow: CGFloat, _ visibleHigh: CGFloat)
        -> CGFloat
    {
        if low < visibleLow { return low - visibleLow }
        return high > visibleHigh ? min(high - visibleHigh, low - visibleLow) : 0
    }

    // MARK: Inset

    /// The part of the safe area that is added to the content's inset.
    var safeAreaShare: UIEdgeInsets {
        let safeArea = safeAreaInsets
        let isVertical: Bool
        let isHorizontal: Bool
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: return safeArea
        case .scrollableAxes, .automatic:
            isVertical = scrollsVertically || (contentInsetAdjustmentBehavior == .automatic && isBelowBars)
            isHorizontal = scrollsHorizontally
        }
        return UIEdgeInsets(
            top: isVertical ? safeArea.top : 0, left: isHorizontal ? safeArea.left : 0,
            bottom: isVertical ? safeArea.bottom : 0, right: isHorizontal ? safeArea.right : 0)
    }

    private var scrollsVertically: Bool {
        alwaysBounceVertical || contentSize.height + contentInset.top + contentInset.bottom > bounds.height
    }

    private var scrollsHorizontally: Bool {
        alwaysBounceHorizontal || contentSize.width + contentInset.left + contentInset.right > bounds.width
    }

    /// Whether the controller's view is in a navigation controller.
    private var isBelowBars: Bool {
        let controller = enclosingController
        return controller?.automaticallyAdjustsScrollViewInsets == true
            && controller?.parent is UINavigationController
    }

    /// Keeps content that is at its top or left edge there when the inset changes.
    func contentGeometryDidChange() {
        let inset = adjustedContentInset
        let old = scrolling.announcedInset
        guard inset != old, !scrolling.isFollowingInset else { return }
        scrolling.isFollowingInset = true
        defer { scrolling.isFollowingInset = false }
        scrolling.announcedInset = inset
        var offset = contentOffset
        if offset.x == -old.left { offset.x = -inset.left }
        if offset.y == -old.top { offset.y = -inset.top }
        contentOffset = offset
        adjustedContentInsetDidChange()
        scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    // MARK: Content

    /// Adopts the content size determined by constraints, if there are any on it.
    func adoptContentSize(_ engine: LayoutEngine) {
        guard let guide = layoutState.systemGuides.first(where: { $0.kind == .content }),
            let rect = engine.rect(of: guide)
        else { return }
        let size = rect.roundedToPixels(scale: pixelScale).standardizedForLayout.size
        if size != contentSize { contentSize = size }
    }
}
