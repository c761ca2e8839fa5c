import CoreGraphics
import Foundation
import Testing
import UIKit

@MainActor
@Suite struct ScrollTests {
    private let glass = Glass()
    private let view = UIScrollView(frame: CGRect(x: 0, y: 100, width: 400, height: 500))
    private let delegate: ScrollLog

    init() {
        delegate = ScrollLog(glass.log)
        glass.window.addSubview(view)
        view.contentSize = CGSize(width: 400, height: 2000)
        view.delegate = delegate
    }

    private let start = CGPoint(x: 200, y: 500)

    private func drag(_ dx: CGFloat, _ dy: CGFloat, rest: TimeInterval = 0.2, from: CGPoint? = nil) {
        let from = from ?? start
        glass.user.drag(from: from, to: CGPoint(x: from.x + dx, y: from.y + dy), rest: rest)
    }

    @Test func contentFollowsTheFinger() {
        drag(0, -210)
        #expect(abs(view.contentOffset.y - 200) <= 12)
        #expect(view.contentOffset.x == 0)
        #expect(
            delegate.calls == ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false"])
        #expect(!view.isDragging && !view.isTracking && !view.isDecelerating)
    }

    @Test func aFastFingerLetsItGoOn() {
        glass.user.drag(from: start, to: CGPoint(x: 200, y: 300), duration: 0.2)
        #expect(view.isDecelerating)
        let lifted = view.contentOffset.y
        glass.user.wait(4)
        #expect(!view.isDecelerating)
        // With 1,000 points per second at the normal rate it moves some 500 points.
        #expect(abs(view.contentOffset.y - lifted - 500) < 10)
        #expect(
            delegate.calls == [
                "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true",
                "willBeginDecelerating", "didScroll", "didEndDecelerating",
            ])
    }

    @Test func theFastRateStopsSooner() {
        view.decelerationRate = .fast
        glass.user.drag(from: start, to: CGPoint(x: 200, y: 300), duration: 0.2)
        let lifted = view.contentOffset.y
        glass.user.wait(3)
        #expect(abs(view.contentOffset.y - lifted - 99.5) < 3)
    }

    @Test func edgesGiveAndComeBack() {
        glass.user.touchDown(CGPoint(x: 200, y: 200))
        for y in stride(from: 210.0, through: 410, by: 10) { glass.user.touchMove(CGPoint(x: 200, y: y)) }
        let stretch = -view.contentOffset.y
        #expect(stretch > 60 && stretch < 110)
        glass.user.touchUp()
        glass.user.wait(2)
        #expect(view.contentOffset == .zero)
        view.bounces = false
        drag(0, 200, from: CGPoint(x: 200, y: 200))
        #expect(view.contentOffset == .zero)
    }

    @Test func throwsBeyondTheEdgeBounce() {
        view.contentSize.height = 700
        glass.user.drag(from: start, to: CGPoint(x: 200, y: 300), duration: 0.1)
        var farthest: CGFloat = 0
        for _ in 0..<120 {
            glass.user.wait(1 / 60)
            farthest = max(farthest, view.contentOffset.y)
        }
        #expect(farthest > 210 && view.contentOffset.y == 200)
    }

    @Test func aFingerStopsIt() {
        glass.user.drag(from: start, to: CGPoint(x: 200, y: 300), duration: 0.2)
        glass.user.wait(0.1)
        glass.user.touchDown(start)
        #expect(!view.isDecelerating && view.isTracking)
        let place = view.contentOffset
        glass.user.wait(0.5)
        glass.user.touchUp()
        #expect(view.contentOffset == place && delegate.calls.last == "didEndDecelerating")
    }

    @Test func pagesAreWholeAndOneAtATime() {
        view.isPagingEnabled = true
        view.contentSize = CGSize(width: 2000, height: 500)
        glass.user.drag(from: start, to: CGPoint(x: 100, y: 500), duration: 0.1)
        glass.user.wait(2)
        #expect(view.contentOffset == CGPoint(x: 400, y: 0))
        drag(-100, 0)
        glass.user.wait(2)
        #expect(view.contentOffset.x == 400)
        drag(-250, 0)
        glass.user.wait(2)
        #expect(view.contentOffset.x == 800)
        #expect(!delegate.calls.contains("willEndDragging"))
    }

    @Test func theDelegateChoosesTheTarget() {
        delegate.target = CGPoint(x: 0, y: 300)
        glass.user.drag(from: start, to: CGPoint(x: 200, y: 300), duration: 0.2)
        glass.user.wait(3)
        #expect(view.contentOffset == CGPoint(x: 0, y: 300))
        #expect(abs((delegate.velocity?.y ?? 0) - 1) < 0.05)
    }

    @Test func contentThatFitsStandsStill() {
        view.contentSize.height = 400
        drag(0, -200)
        #expect(view.contentOffset == .zero && delegate.calls.isEmpty)
        view.alwaysBounceVertical = true
        glass.user.touchDown(start)
        glass.user.touchMove(CGPoint(x: 200, y: 480))
        glass.user.touchMove(CGPoint(x: 200, y: 400))
        #expect(view.contentOffset.y > 10)
        glass.user.touchUp()
        glass.user.wait(2)
        #expect(view.contentOffset == .zero)
        view.isScrollEnabled = false
        delegate.calls = []
        drag(0, -200)
        #expect(delegate.calls.isEmpty)
    }

    @Test func locksKeepToOneAxis() {
        view.contentSize = CGSize(width: 2000, height: 2000)
        drag(-30, -200)
        #expect(view.contentOffset.x > 0)
        view.contentOffset = .zero
        view.isDirectionalLockEnabled = true
        drag(-30, -200)
        #expect(view.contentOffset.x == 0 && view.contentOffset.y > 100)
    }

    // MARK: Content

    @Test func buttonsInTheContentAreHeldBackAndLetGo() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 400, height: 500))
        view.addSubview(button)
        glass.record(button)
        delegate.log = nil
        glass.user.touchDown(start)
        #expect(glass.log.lines.isEmpty)
        glass.user.wait(0.2)
        #expect(glass.log.lines == ["down"])
        glass.user.touchUp()
        glass.log.removeAll()
        glass.user.wait(1)
        glass.user.tap(at: start)
        #expect(glass.log.lines == ["down", "upInside", "primary"])
        glass.log.removeAll()
        drag(0, -200)
        #expect(glass.log.lines.isEmpty && view.contentOffset.y > 0)
    }

    @Test func controlsKeepAFingerThatTheyHaveHeardOf() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 400, height: 500))
        view.addSubview(button)
        view.delaysContentTouches = false
        drag(0, -200)
        #expect(view.contentOffset == .zero)
        let plain = glass.add("plain", CGRect(x: 0, y: 0, width: 400, height: 500), in: view)
        drag(0, -200)
        #expect(view.contentOffset.y > 100)
        #expect(glass.log.lines.contains("plain.cancelled"))
        plain.removeFromSuperview()
    }

    @Test func innerScrollViewsLeaveTheirEdgesToOuterOnes() {
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 500))
        inner.contentSize = CGSize(width: 400, height: 600)
        view.addSubview(inner)
        drag(0, -150)
        #expect(inner.contentOffset.y > 80 && view.contentOffset.y == 0)
        glass.user.wait(1)
        inner.contentOffset.y = 100
        drag(0, -150)
        #expect(inner.contentOffset.y == 100 && view.contentOffset.y > 100)
    }

    @Test func crossedScrollViewsShareByDirection() {
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 500))
        inner.contentSize = CGSize(width: 1200, height: 500)
        view.addSubview(inner)
        drag(-150, 10)
        #expect(inner.contentOffset.x > 100 && view.contentOffset.y == 0)
        drag(10, -150)
        #expect(view.contentOffset.y > 100)
    }

    // MARK: By code

    @Test func animatedScrollingTakesTime() {
        view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        #expect(view.contentOffset.y == 0)
        glass.user.wait(0.15)
        #expect(view.contentOffset.y > 50 && view.contentOffset.y < 250)
        glass.user.wait(0.2)
        #expect(view.contentOffset.y == 300)
        #expect(delegate.calls == ["didScroll", "didEndScrollingAnimation"])
        view.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
        glass.user.wait(0.4)
        #expect(view.contentOffset.y == 0)
    }

    @Test func theStatusBarGoesToTheTop() {
        view.contentOffset.y = 500
        delegate.calls = []
        glass.user.tapStatusBar()
        glass.user.wait(0.5)
        #expect(view.contentOffset.y == 0)
        #expect(
            delegate.calls == [
                "shouldScrollToTop", "didScroll", "didEndScrollingAnimation", "didScrollToTop",
            ])
        view.contentOffset.y = 500
        view.scrollsToTop = false
        glass.user.tapStatusBar()
        glass.user.wait(0.5)
        #expect(view.contentOffset.y == 500)
    }

    @Test func fingersZoomAndItSettles() {
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 500))
        view.addSubview(content)
        view.contentSize = content.bounds.size
        delegate.zoomed = content
        view.maximumZoomScale = 2
        glass.user.pinch(around: CGPoint(x: 200, y: 350), from: 50, to: 300)
        glass.user.wait(1)
        #expect(view.zoomScale == 2)
        #expect(abs(view.contentSize.width - 800) < 0.01 && abs(view.contentSize.height - 1000) < 0.01)
        #expect(delegate.calls.first { $0.hasSuffix("Zooming") } == "willBeginZooming")
        #expect(delegate.calls.contains("didZoom") && delegate.calls.contains("didEndZooming 2.0"))
        glass.user.pinch(around: CGPoint(x: 200, y: 350), from: 300, to: 30)
        glass.user.wait(1)
        #expect(view.zoomScale == 1)
    }

    @Test func scrollViewsThatGoInMidMovementStop() {
        glass.user.drag(from: start, to: CGPoint(x: 200, y: 300), duration: 0.2)
        view.removeFromSuperview()
        let place = view.contentOffset
        glass.user.wait(1)
        #expect(view.contentOffset == place && !view.isDecelerating)
    }

    /// The designated initializer has no arguments, which subclasses with others call.
    @Test func refreshControlsAreSubclassed() {
        final class Refresh: UIRefreshControl {
            let handler: () -> Void

            init(handler: @escaping () -> Void) {
                self.handler = handler
                super.init()
            }

            required init?(coder: NSCoder) { nil }
        }
        #expect(Refresh {}.bounds.height == 60 && UIRefreshControl().bounds.height == 60)
    }

    @Test func pullingRefreshes() {
        let refresh = UIRefreshControl(frame: .zero)
        view.refreshControl = refresh
        glass.record(refresh)
        drag(0, 350, from: CGPoint(x: 200, y: 120))
        #expect(refresh.isRefreshing && glass.log.lines.contains("valueChanged"))
    }
}

/// Records a scroll view's delegate calls, repeated ones once.
private final class ScrollLog: NSObject, UIScrollViewDelegate {
    var log: CallLog?
    var calls: [String] = []
    var target: CGPoint?
    var velocity: CGPoint?
    var zoomed: UIView?

    init(_ log: CallLog) { self.log = log }

    private func add(_ call: String) { if calls.last != call { calls.append(call) } }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { add("didScroll") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { add("didZoom") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { add("willBeginDragging") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        add("willEndDragging")
        self.velocity = velocity
        if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        add("didEndDragging \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { add("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { add("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { add("didEndScrollingAnimation") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        add("willBeginZooming")
    }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        add("didEndZooming \(scale)")
    }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        add("shouldScrollToTop")
        return true
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { add("didScrollToTop") }
}
