import CoreGraphics
import Testing
import UIKit

@MainActor
@Suite struct TouchTests {
    private let glass = Glass()

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    @Test func aTouchBelongsToTheViewThatItCameDownOn() {
        _ = glass.add("a", rect(0, 0, 100, 100))
        _ = glass.add("b", rect(100, 0, 100, 100))
        glass.user.touchDown(CGPoint(x: 50, y: 50))
        glass.user.touchMove(CGPoint(x: 150, y: 50))
        glass.user.touchUp()
        #expect(glass.log.lines == ["a.began", "a.moved", "a.ended"])
    }

    @Test(arguments: [true, false]) func whatGoesInMidTouchIsFreed(hasControl: Bool) {
        weak var window: UIWindow?
        weak var control: UIControl?
        do {
            let glass = Glass()
            window = glass.window
            if hasControl {
                let touched = UIControl(frame: rect(0, 0, 100, 100))
                glass.window.addSubview(touched)
                control = touched
            }
            glass.user.touchDown(CGPoint(x: 50, y: 50))
            #expect(control?.isTracking == (hasControl ? true : nil))
        }
        #expect(window == nil && control == nil)
    }

    @Test func aTouchKeepsItsView() {
        let events = EventView(frame: rect(0, 0, 100, 100))
        glass.window.addSubview(events)
        glass.user.touchDown(CGPoint(x: 50, y: 50))
        events.removeFromSuperview()
        #expect(events.event?.allTouches?.first?.view === events)
    }

    @Test func viewsThatTakeNoTouchesLetThemThrough() {
        for (name, change) in Self.obstacles {
            let glass = Glass()
            _ = glass.add("below", rect(0, 0, 100, 100))
            let above = glass.add("above", rect(0, 0, 100, 100))
            change(above)
            glass.user.tap(at: CGPoint(x: 50, y: 50))
            #expect(glass.log.lines == ["below.began", "below.ended"], "\(name)")
        }
    }

    private static let obstacles: [(String, @MainActor (UIView) -> Void)] = [
        ("hidden", { $0.isHidden = true }), ("interaction off", { $0.isUserInteractionEnabled = false }),
        ("nearly clear", { $0.alpha = 0.005 }),
        ("turned away", { $0.transform = CGAffineTransform(translationX: 200, y: 0) }),
    ]

    @Test func placesFollowTransforms() {
        let view = glass.add("a", rect(100, 100, 100, 100))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        glass.user.touchDown(CGPoint(x: 60, y: 60))
        let place = view.place(of: glass.user)
        #expect(place == CGPoint(x: 5, y: 5))
    }

    @Test func subviewsOutsideOfBoundsAreNotFound() {
        let outer = glass.add("outer", rect(0, 0, 100, 100))
        _ = glass.add("inner", rect(90, 0, 100, 100), in: outer)
        glass.user.tap(at: CGPoint(x: 150, y: 50))
        #expect(glass.log.lines.isEmpty)
    }

    @Test func viewsTakeOneTouchUnlessTheyWantMore() {
        let view = glass.add("a", rect(0, 0, 300, 300))
        glass.user.touchDown(CGPoint(x: 50, y: 50), CGPoint(x: 100, y: 100))
        glass.user.touchUp()
        #expect(glass.log.lines == ["a.began", "a.ended"])
        glass.log.removeAll()
        view.isMultipleTouchEnabled = true
        glass.user.touchDown(CGPoint(x: 50, y: 50), CGPoint(x: 100, y: 100))
        glass.user.touchMove(CGPoint(x: 60, y: 50))
        glass.user.touchUp(0)
        glass.user.touchUp()
        #expect(glass.log.lines == ["a.began 2", "a.moved", "a.ended", "a.ended"])
    }

    @Test func exclusiveViewsAreAlone() {
        let alone = glass.add("alone", rect(0, 0, 100, 100))
        _ = glass.add("other", rect(100, 0, 100, 100))
        alone.isExclusiveTouch = true
        glass.user.touchDown(CGPoint(x: 50, y: 50))
        glass.user.touchDown(CGPoint(x: 150, y: 50))
        glass.user.touchUp()
        #expect(glass.log.lines == ["alone.began", "alone.ended"])
        glass.log.removeAll()
        glass.user.touchDown(CGPoint(x: 150, y: 50))
        glass.user.touchDown(CGPoint(x: 50, y: 50))
        glass.user.touchUp()
        #expect(glass.log.lines == ["other.began", "other.ended"])
    }

    @Test func tapsInShortSuccessionAreCounted() {
        let view = CountingView(frame: rect(0, 0, 200, 200))
        glass.window.addSubview(view)
        glass.user.tap(view, count: 3)
        glass.user.wait(1)
        glass.user.tap(view)
        #expect(view.counts == [1, 2, 3, 1])
    }

    @Test func viewsThatLeaveInMidTouchHearThatItIsCancelled() {
        let holder = UIView(frame: rect(0, 0, 200, 200))
        glass.window.addSubview(holder)
        let view = glass.add("a", rect(0, 0, 100, 100), in: holder)
        glass.user.touchDown(CGPoint(x: 50, y: 50))
        holder.removeFromSuperview()
        #expect(glass.log.lines == ["a.began", "a.cancelled"])
        glass.user.touchMove(CGPoint(x: 60, y: 50))
        glass.user.touchUp()
        #expect(glass.log.lines == ["a.began", "a.cancelled"])
        #expect(view.window == nil)
    }

    @Test func viewsThatAreHiddenInMidTouchKeepIt() {
        let view = glass.add("a", rect(0, 0, 100, 100))
        glass.user.touchDown(CGPoint(x: 50, y: 50))
        view.isHidden = true
        glass.user.touchUp()
        #expect(glass.log.lines == ["a.began", "a.ended"])
    }

    @Test func viewsThatAreFreedInMidTouchDoNoHarm() {
        glass.add("a", rect(0, 0, 100, 100)).tag = 7
        glass.user.touchDown(CGPoint(x: 50, y: 50))
        glass.window.viewWithTag(7)?.removeFromSuperview()
        glass.user.touchUp()
        #expect(glass.log.lines == ["a.began", "a.cancelled"])
    }

    @Test func theNextRespondersHearWhatNobodyTakes() {
        let outer = glass.add("outer", rect(0, 0, 200, 200))
        outer.addSubview(UIView(frame: rect(0, 0, 100, 100)))
        glass.user.tap(at: CGPoint(x: 50, y: 50))
        #expect(glass.log.lines == ["outer.began", "outer.ended"])
    }

    @Test func theEventKnowsItsTouches() {
        let view = EventView(frame: rect(0, 0, 200, 200))
        view.isMultipleTouchEnabled = true
        glass.window.addSubview(view)
        glass.user.touchDown(CGPoint(x: 50, y: 50))
        glass.user.touchDown(CGPoint(x: 100, y: 50))
        #expect(view.event?.type == .touches && view.event?.allTouches?.count == 2)
        #expect(view.event?.touches(for: view)?.count == 2)
        #expect(view.event?.touches(for: glass.window)?.count == 2)
        glass.user.touchUp()
    }
}

extension UIView {
    /// Returns the position of the only touch in the view.
    fileprivate func place(of user: UserActions) -> CGPoint {
        var place = CGPoint.zero
        let probe = PlaceProbe { place = $0 }
        addGestureRecognizer(probe)
        user.touchUp()
        user.touchDown(CGPoint(x: 60, y: 60))
        user.touchUp()
        removeGestureRecognizer(probe)
        return place
    }
}

private final class PlaceProbe: UIGestureRecognizer {
    private let tell: (CGPoint) -> Void
    init(_ tell: @escaping (CGPoint) -> Void) {
        self.tell = tell
        super.init(target: nil, action: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { tell(location(in: view)) }
}

private final class CountingView: UIView {
    var counts: [Int] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        counts.append(touches.first?.tapCount ?? 0)
    }
}

private final class EventView: UIView {
    var event: UIEvent?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.event = event }
}
