import UIKit

/// Passes the calls of `UIScrollViewDelegate` on, and sends them to observers.
open class RxScrollViewDelegateProxy: ListProxy, UIScrollViewDelegate {
    private final class Standard: NSObject, UIScrollViewDelegate {
    }
    /// Has the methods that UIKit provides where a delegate has none.
    private let standard = Standard()
    private var scroll: any UIScrollViewDelegate { forward as? any UIScrollViewDelegate ?? standard }

    open func scrollViewDidScroll(_ scrollView: UIScrollView) {
        send("scrollViewDidScroll:", [scrollView])
        scroll.scrollViewDidScroll(scrollView)
    }
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {
        send("scrollViewDidZoom:", [scrollView])
        scroll.scrollViewDidZoom(scrollView)
    }
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        send("scrollViewWillBeginDragging:", [scrollView])
        scroll.scrollViewWillBeginDragging(scrollView)
    }
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        send(
            "scrollViewWillEndDragging:withVelocity:targetContentOffset:",
            [scrollView, velocity, targetContentOffset])
        scroll.scrollViewWillEndDragging(
            scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        send("scrollViewDidEndDragging:willDecelerate:", [scrollView, decelerate])
        scroll.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        send("scrollViewWillBeginDecelerating:", [scrollView])
        scroll.scrollViewWillBeginDecelerating(scrollView)
    }
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        send("scrollViewDidEndDecelerating:", [scrollView])
        scroll.scrollViewDidEndDecelerating(scrollView)
    }
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        send("scrollViewDidEndScrollingAnimation:", [scrollView])
        scroll.scrollViewDidEndScrollingAnimation(scrollView)
    }
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { scroll.viewForZooming(in: scrollView) }
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        send("scrollViewWillBeginZooming:with:", [scrollView, view])
        scroll.scrollViewWillBeginZooming(scrollView, with: view)
    }
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    {
        send("scrollViewDidEndZooming:with:atScale:", [scrollView, view, scale])
        scroll.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        scroll.scrollViewShouldScrollToTop(scrollView)
    }
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        send("scrollViewDidScrollToTop:", [scrollView])
        scroll.scrollViewDidScrollToTop(scrollView)
    }
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        send("scrollViewDidChangeAdjustedContentInset:", [scrollView])
        scroll.scrollViewDidChangeAdjustedContentInset(scrollView)
    }
}
