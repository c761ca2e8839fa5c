import CoreGraphics
import Foundation

/// A drag of the content.
struct ScrollDrag {
    /// The position that the content would have without edges when the drag began.
    var origin: CGPoint
    /// The translation of the touch until then.
    var base: CGPoint
    var axes: ScrollAxes
}

extension UIScrollView {
    /// Stops all movement when a touch begins.
    func fingerCame() {
        scrolling.isTracking = true
        stopMovement()
    }

    func fingersWent() { scrolling.isTracking = false }

    func panDidChange(_ state: UIGestureRecognizer.State) {
        switch state {
        case .began: beginDragging()
        case .changed: drag()
        case .ended: endDragging(velocity: panGestureRecognizer.velocity(in: superview))
        case .cancelled: endDragging(velocity: .zero)
        default: break
        }
    }

    private var fingerWay: CGPoint { panGestureRecognizer.translation(in: superview) }

    private func beginDragging() {
        stopMovement()
        let limits = offsetLimits
        let way = fingerWay
        scrolling.drag = ScrollDrag(
            origin: CGPoint(
                x: RubberBand.origin(of: contentOffset.x, in: limits.x, length: bounds.width),
                y: RubberBand.origin(of: contentOffset.y, in: limits.y, length: bounds.height)),
            base: way, axes: axes(for: way))
        scrolling.isTracking = true
        showIndicators()
        if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory {
            window?.endEditing(true)
        }
        delegate?.scrollViewWillBeginDragging(self)
    }

    /// Returns the axes of a drag: if directional lock is enabled, a touch that clearly moves along one axis scrolls
    /// along that alone.
    private func axes(for way: CGPoint) -> ScrollAxes {
        guard isDirectionalLockEnabled else { return scrollableAxes }
        if abs(way.x) > 2 * abs(way.y) { return scrollableAxes.intersection(.horizontal) }
        if abs(way.y) > 2 * abs(way.x) { return scrollableAxes.intersection(.vertical) }
        return scrollableAxes
    }

    private func drag() {
        guard let drag = scrolling.drag else { return }
        if isZooming {
            // The zoom moves the content; the drag continues from there.
            scrolling.drag = ScrollDrag(origin: contentOffset, base: fingerWay, axes: drag.axes)
            return
        }
        let way = fingerWay - drag.base
        var offset = contentOffset
        let limits = offsetLimits
        if drag.axes.contains(.horizontal) {
            offset.x = place(drag.origin.x - way.x, limits.x, bounds.width)
        }
        if drag.axes.contains(.vertical) {
            offset.y = place(drag.origin.y - way.y, limits.y, bounds.height)
            if leadsSheet(by: limits.y.lowerBound - (drag.origin.y - way.y)) {
                offset.y = max(offset.y, limits.y.lowerBound)
            }
        }
        scroll(to: offset)
        dismissKeyboardUnderFinger()
        refreshIfPulled()
    }

    private func place(_ wanted: CGFloat, _ limits: ClosedRange<CGFloat>, _ length: CGFloat) -> CGFloat {
        bounces
            ? RubberBand.place(wanted, in: limits, length: length)
            : min(max(wanted, limits.lowerBound), limits.upperBound)
    }

    /// Dismisses an interactive keyboard when the touch reaches it.
    private func dismissKeyboardUnderFinger() {
        guard keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory,
            let window, let keyboard = window.keyboardFrame,
            panGestureRecognizer.location(in: nil).y >= keyboard.minY
        else { return }
        window.endEditing(true)
    }

    // MARK: The end

    private func endDragging(velocity finger: CGPoint) {
        guard let drag = scrolling.drag else { return }
        scrolling.drag = nil
        scrolling.isTracking = false
        let finger = releaseSheet(drag, finger)
        let velocity = CGPoint(
            x: drag.axes.contains(.horizontal) ? -finger.x : 0,
            y: drag.axes.contains(.vertical) ? -finger.y : 0)
        let aim = aim(velocity)
        let decelerates = aim.distance(to: contentOffset) > 0.5 || limited(contentOffset) != contentOffset
        delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
        if decelerates { decelerate(to: aim) } else { hideIndicatorsSoon() }
    }

    /// Returns the offset at which scrolling is to stop: on a page, or as the delegate determines.
    private func aim(_ velocity: CGPoint) -> CGPoint {
        if isPagingEnabled { return limited(page(velocity)) }
        let free = CGPoint(
            x: contentOffset.x + ScrollAxis.way(of: velocity.x, rate: decelerationRate),
            y: contentOffset.y + ScrollAxis.way(of: velocity.y, rate: decelerationRate))
        let nearest = limited(free)
        let proposed = avoidingPartialCollapse(nearest)
        let velocity = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
        var target = restingOffset(for: proposed, velocity: velocity)
        delegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &target)
        guard target.x.isFinite, target.y.isFinite else { return free }
        return target == nearest ? free : target
    }

    /// Returns the nearest page, or the next one in the direction of a fast touch, in points per second.
    private func page(_ velocity: CGPoint) -> CGPoint {
        CGPoint(
            x: page(contentOffset.x, bounds.width, velocity.x),
            y: page(contentOffset.y, bounds.height, velocity.y))
    }

    private func page(_ offset: CGFloat, _ length: CGFloat, _ velocity: CGFloat) -> CGFloat {
        guard length > 0 else { return offset }
        let place = offset / length
        let fast: CGFloat = 200
        let page =
            velocity > fast ? place.rounded(.up) : velocity < -fast ? place.rounded(.down) : place.rounded()
        return page * length
    }

    // MARK: Refreshing

    /// Begins refreshing when the content is dragged down far enough.
    private func refreshIfPulled() {
        guard let refreshControl,
            offsetLimits.y.lowerBound - contentOffset.y >= refreshControl.pullDistance
        else { return }
        refreshControl.pull()
    }
}
