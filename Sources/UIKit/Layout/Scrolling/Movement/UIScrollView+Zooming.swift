import CoreGraphics
import Foundation

/// The recognizer that zooms a scroll view.
@MainActor
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
    override func tellTargets() {
        (view as? UIScrollView)?.pinchDidChange(self)
        super.tellTargets()
    }

    /// Touches may scroll the content while they zoom it.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer.view !== view
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventingGestureRecognizer.view !== view
    }
}

extension UIScrollView {
    /// Enables zooming, unless there is only one scale.
    func zoomRangeDidChange() {
        let isOn = minimumZoomScale < maximumZoomScale
        if isOn, scrolling.pinch == nil {
            let pinch = ScrollPinchGestureRecognizer(target: nil, action: nil)
            scrolling.pinch = pinch
            addGestureRecognizer(pinch)
        } else if !isOn, let pinch = scrolling.pinch {
            scrolling.pinch = nil
            removeGestureRecognizer(pinch)
        }
    }

    /// The zoomed view; nil if zooming is not possible.
    private var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

    private var zoomLimits: ClosedRange<CGFloat> {
        minimumZoomScale...max(maximumZoomScale, minimumZoomScale)
    }

    func pinchDidChange(_ pinch: UIPinchGestureRecognizer) {
        switch pinch.state {
        case .began:
            guard let view = zoomedView else { return }
            stopMovement()
            scrolling.zoomStart = zoomScale
            showIndicators()
            delegate?.scrollViewWillBeginZooming(self, with: view)
        case .changed: follow(pinch)
        case .ended, .cancelled: endZooming(around: pinch.location(in: self) - contentOffset)
        default: break
        }
    }

    private func follow(_ pinch: UIPinchGestureRecognizer) {
        guard let start = scrolling.zoomStart else { return }
        let wanted = start * pinch.scale
        let scale =
            bouncesZoom
            ? RubberBand.place(wanted, in: zoomLimits, length: max(zoomLimits.upperBound, 0.01))
            : min(max(wanted, zoomLimits.lowerBound), zoomLimits.upperBound)
        zoom(to: scale, around: pinch.location(in: self) - contentOffset)
    }

    private func endZooming(around anchor: CGPoint) {
        guard scrolling.zoomStart != nil else { return }
        scrolling.zoomStart = nil
        let allowed = min(max(zoomScale, zoomLimits.lowerBound), zoomLimits.upperBound)
        if allowed == zoomScale { return zoomingDidEnd() }
        animateZoom(to: allowed, around: anchor)
    }

    private func zoomingDidEnd() {
        hideIndicatorsSoon()
        scroll(to: limited(contentOffset))
        delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScale)
    }

    /// Zooms in a short time around a point of the view's rectangle.
    func animateZoom(to scale: CGFloat, around anchor: CGPoint) {
        let start = zoomScale
        move(.zoom) { view, time in
            let part = Self.progress(time)
            view.zoom(to: part < 1 ? start + (scale - start) * part : scale, around: anchor)
            return part >= 1
        } finish: {
            $0.zoomingDidEnd()
        }
    }

    /// Sets the scale of the content, keeping the point of the view's rectangle in place.
    private func zoom(to scale: CGFloat, around anchor: CGPoint) {
        guard scale.isFinite, scale > 0, scale != zoomScale, let view = zoomedView else { return }
        let ratio = scale / zoomScale
        let offset = contentOffset
        show(view, at: scale)
        scroll(
            to: CGPoint(
                x: (offset.x + anchor.x) * ratio - anchor.x, y: (offset.y + anchor.y) * ratio - anchor.y))
        delegate?.scrollViewDidZoom(self)
    }

    private func show(_ view: UIView, at scale: CGFloat) {
        scrolling.zoomScale = scale
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        view.frame.origin = .zero
        contentSize = view.frame.size
    }

    // MARK: In code

    func applyZoom(_ scale: CGFloat, animated: Bool) {
        guard scale.isFinite else { return }
        let scale = min(max(scale, zoomLimits.lowerBound), zoomLimits.upperBound)
        guard scale != zoomScale, let view = zoomedView else { return }
        if animated, window != nil {
            delegate?.scrollViewWillBeginZooming(self, with: view)
            return animateZoom(to: scale, around: CGPoint(x: bounds.width / 2, y: bounds.height / 2))
        }
        show(view, at: scale)
        delegate?.scrollViewDidZoom(self)
    }

    /// Shows the rectangle of the content as large as the view allows.
    func applyZoom(to rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0 else { return }
        let scale = zoomScale * min(bounds.width / rect.width, bounds.height / rect.height)
        applyZoom(scale, animated: false)
        let place = CGPoint(x: rect.minX * zoomScale, y: rect.minY * zoomScale)
        if animated { animate(to: place) } else { scroll(to: place) }
    }
}
