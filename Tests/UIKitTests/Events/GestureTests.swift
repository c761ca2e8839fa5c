import CoreGraphics
import Testing
import UIKit

@MainActor
@Suite struct GestureTests {
    private let glass = Glass()
    private let view: TouchedView
    private let middle = CGPoint(x: 200, y: 200)

    init() { view = glass.add("view", CGRect(x: 0, y: 0, width: 400, height: 400)) }

    private func attach<R: UIGestureRecognizer>(_ recognizer: R, _ name: String, to other: UIView? = nil) -> R
    {
        glass.attach(recognizer, name, to: other ?? view)
    }

    // MARK: Kinds

    @Test func aTapAndWhatTheViewHears() {
        let tap = attach(UITapGestureRecognizer(), "tap")
        glass.user.tap(view)
        #expect(glass.log.lines == ["view.began", "tap ended", "view.cancelled"])
        #expect(tap.state == .possible && tap.numberOfTouches == 0)
        tap.cancelsTouchesInView = false
        glass.log.removeAll()
        glass.user.tap(view)
        #expect(glass.log.lines == ["view.began", "tap ended", "view.ended"])
    }

    @Test func whatIsCancelledBeforeItIsRecognizedHasFailed() {
        let recognizer = UIGestureRecognizer()
        recognizer.state = .cancelled
        #expect(recognizer.state == .failed)
        recognizer.state = .began
        recognizer.state = .cancelled
        #expect(recognizer.state == .cancelled)
    }

    @Test func tapsThatStrayOrLastAreNone() {
        _ = attach(UITapGestureRecognizer(), "tap")
        glass.user.drag(from: middle, to: CGPoint(x: 260, y: 200))
        glass.user.press(view, duration: 1)
        #expect(!glass.log.lines.contains("tap ended"))
    }

    @Test func doubleTapsAndTwoFingers() {
        attach(UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
        glass.user.tap(view)
        glass.user.wait(1)
        glass.user.tap(view)
        #expect(!glass.log.lines.contains("double ended"))
        glass.user.wait(1)
        glass.user.tap(view, count: 2)
        #expect(glass.log.lines.last { $0.hasPrefix("double") } == "double ended")
        attach(UITapGestureRecognizer(), "touches").numberOfTouchesRequired = 2
        glass.user.wait(1)
        glass.user.tap(at: middle, fingers: 2)
        glass.user.wait(1)
        glass.user.tap(at: middle, fingers: 3)
        #expect(glass.log.lines.count { $0 == "touches ended" } == 1)
    }

    @Test func longPressesBeginOnTheClock() {
        _ = attach(UILongPressGestureRecognizer(), "press")
        glass.user.touchDown(middle)
        glass.user.wait(0.49)
        #expect(glass.log.lines == ["view.began"])
        glass.user.wait(0.02)
        #expect(glass.log.lines == ["view.began", "press began", "view.cancelled"])
        glass.user.touchMove(CGPoint(x: 300, y: 200))
        glass.user.touchUp()
        #expect(glass.log.lines.suffix(2) == ["press changed", "press ended"])
        glass.log.removeAll()
        glass.user.tap(view)
        glass.user.drag(from: middle, to: CGPoint(x: 220, y: 200), duration: 0.1, rest: 1)
        #expect(!glass.log.lines.contains { $0.hasPrefix("press") })
    }

    @Test func pansMeasureWayAndSpeed() {
        let pan = attach(UIPanGestureRecognizer(), "pan")
        glass.user.touchDown(middle)
        glass.user.touchMove(CGPoint(x: 205, y: 200))
        #expect(pan.state == .possible)
        glass.user.wait(0.05)
        glass.user.touchMove(CGPoint(x: 220, y: 200))
        #expect(pan.state == .began && pan.translation(in: view) == CGPoint(x: 20, y: 0))
        glass.user.wait(0.05)
        glass.user.touchMove(CGPoint(x: 250, y: 230))
        #expect(pan.translation(in: view) == CGPoint(x: 50, y: 30))
        #expect(abs(pan.velocity(in: view).x - 500) < 1)
        pan.setTranslation(.zero, in: view)
        glass.user.touchMove(CGPoint(x: 260, y: 230))
        #expect(pan.translation(in: view) == CGPoint(x: 10, y: 0))
        glass.user.touchUp()
        #expect(
            glass.log.lines == [
                "view.began", "view.moved", "pan began", "view.cancelled", "pan changed", "pan changed",
                "pan ended",
            ])
    }

    @Test func pansFollowTheScaleOfTheirView() {
        let pan = attach(UIPanGestureRecognizer(), "pan")
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        glass.user.touchDown(middle)
        glass.user.touchMove(CGPoint(x: 240, y: 200))
        #expect(pan.translation(in: view) == CGPoint(x: 20, y: 0))
        #expect(pan.translation(in: nil) == CGPoint(x: 40, y: 0))
        glass.user.touchUp()
    }

    @Test func swipesHaveADirection() {
        attach(UISwipeGestureRecognizer(), "left").direction = .left
        attach(UISwipeGestureRecognizer(), "up").direction = .up
        glass.user.swipe(from: middle, to: CGPoint(x: 100, y: 205))
        #expect(glass.log.lines.filter { $0.hasSuffix("ended") } == ["left ended"])
        glass.log.removeAll()
        glass.user.swipe(from: middle, to: CGPoint(x: 300, y: 205))
        glass.user.drag(from: middle, to: CGPoint(x: 100, y: 205), duration: 2)
        #expect(!glass.log.lines.contains("left ended"))
    }

    @Test func pinchesScaleAndRotationsTurn() {
        let pinch = attach(UIPinchGestureRecognizer(), "pinch")
        var scale: CGFloat = 0
        pinch.onState { if $0.state == .changed { scale = pinch.scale } }
        glass.user.pinch(around: middle, from: 100, to: 208, duration: 0.5)
        #expect(abs(scale - 208.0 / 110.8) < 0.01)
        pinch.isEnabled = false
        let turn = attach(UIRotationGestureRecognizer(), "turn")
        var angle: CGFloat = 0
        turn.onState { if $0.state == .changed { angle = turn.rotation } }
        glass.user.rotate(around: middle, by: .pi / 2)
        #expect(abs(angle - .pi / 2) < 0.01)
        let states = glass.log.lines.filter { $0.hasPrefix("turn") }
        #expect(states.first == "turn began" && states.last == "turn ended")
    }

    @Test func edgePansComeFromTheEdge() {
        attach(UIScreenEdgePanGestureRecognizer(), "edge").edges = .left
        glass.user.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100))
        glass.user.drag(from: CGPoint(x: 5, y: 100), to: CGPoint(x: 5, y: 200))
        #expect(!glass.log.lines.contains("edge began"))
        glass.user.drag(from: CGPoint(x: 5, y: 100), to: CGPoint(x: 200, y: 100))
        #expect(glass.log.lines.contains("edge began"))
    }

    // MARK: Precedence

    @Test func theInnerViewsRecogniserComesFirst() {
        let inner = glass.add("inner", CGRect(x: 0, y: 0, width: 400, height: 400), in: view)
        _ = attach(UITapGestureRecognizer(), "outer")
        _ = attach(UITapGestureRecognizer(), "inner", to: inner)
        glass.user.tap(inner)
        #expect(glass.log.lines == ["inner.began", "inner ended", "inner.cancelled"])
    }

    @Test func delegatesAllowBoth() {
        let delegate = Judge()
        let inner = glass.add("inner", CGRect(x: 0, y: 0, width: 400, height: 400), in: view)
        attach(UITapGestureRecognizer(), "outer").delegate = delegate
        _ = attach(UITapGestureRecognizer(), "inner", to: inner)
        delegate.allowsBoth = true
        glass.user.tap(inner)
        #expect(glass.log.lines == ["inner.began", "inner ended", "outer ended", "inner.cancelled"])
    }

    @Test func aSingleTapWaitsForADoubleTapToFail() {
        let single = attach(UITapGestureRecognizer(), "single")
        let double = attach(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        glass.user.tap(view)
        #expect(glass.log.lines == ["view.began"])
        glass.user.wait(0.4)
        #expect(glass.log.lines == ["view.began", "single ended", "view.cancelled"])
        glass.log.removeAll()
        glass.user.tap(view, count: 2)
        glass.user.wait(1)
        #expect(!glass.log.lines.contains("single ended") && glass.log.lines.contains("double ended"))
    }

    @Test func delegatesRequireFailure() {
        let delegate = Judge()
        let single = attach(UITapGestureRecognizer(), "single")
        attach(UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
        single.delegate = delegate
        delegate.waits = true
        glass.user.tap(view)
        #expect(!glass.log.lines.contains("single ended"))
        glass.user.wait(0.4)
        #expect(glass.log.lines.contains("single ended"))
    }

    @Test func delegatesRefuse() {
        let delegate = Judge()
        attach(UITapGestureRecognizer(), "tap").delegate = delegate
        delegate.begins = false
        glass.user.tap(view)
        #expect(glass.log.lines == ["view.began", "view.ended"])
        delegate.begins = true
        delegate.receives = false
        glass.user.tap(view)
        #expect(!glass.log.lines.contains("tap ended"))
    }

    @Test func aControlsTapIsItsOwn() {
        _ = attach(UITapGestureRecognizer(), "tap")
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        glass.record(button)
        view.addSubview(button)
        glass.user.tap(button)
        #expect(glass.log.lines == ["down", "upInside", "primary"])
    }

    @Test func aPanTakesTheFingerFromAControl() {
        _ = attach(UIPanGestureRecognizer(), "pan")
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        glass.record(button)
        view.addSubview(button)
        glass.user.touchDown(CGPoint(x: 50, y: 50))
        glass.user.touchMove(CGPoint(x: 80, y: 50))
        glass.user.touchUp()
        #expect(glass.log.lines == ["down", "pan began", "cancel", "pan ended"])
    }

    // MARK: Delays

    @Test func beginningsAreHeldBack() {
        attach(UILongPressGestureRecognizer(), "press").delaysTouchesBegan = true
        glass.user.touchDown(middle)
        #expect(glass.log.lines.isEmpty)
        glass.user.touchUp()
        #expect(glass.log.lines == ["view.began", "view.ended"])
    }

    @Test func endsAreHeldBackUntilItIsKnown() {
        let double = attach(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        glass.user.tap(view)
        #expect(glass.log.lines == ["view.began"])
        glass.user.wait(0.4)
        #expect(glass.log.lines == ["view.began", "view.ended"])
        double.delaysTouchesEnded = false
        glass.log.removeAll()
        glass.user.tap(view)
        #expect(glass.log.lines == ["view.began", "view.ended"])
    }

    // MARK: Ends

    @Test func recognisersThatAreSwitchedOffOrTakenAwayAreCancelled() {
        let changes: [(UIGestureRecognizer) -> Void] = [
            { $0.isEnabled = false }, { $0.view?.removeGestureRecognizer($0) },
            { $0.view?.removeFromSuperview() },
        ]
        for change in changes {
            let glass = Glass()
            let view = glass.add("view", CGRect(x: 0, y: 0, width: 400, height: 400))
            let pan = glass.attach(UIPanGestureRecognizer(), "pan", to: view)
            glass.user.touchDown(middle)
            glass.user.touchMove(CGPoint(x: 300, y: 200))
            change(pan)
            glass.user.touchUp()
            #expect(glass.log.lines == ["view.began", "pan began", "view.cancelled", "pan cancelled"])
        }
    }

    @Test func customRecognisersHaveTheFullStateMachine() {
        let custom = attach(FirstMove(), "custom")
        glass.user.touchDown(middle)
        glass.user.touchMove(CGPoint(x: 201, y: 200))
        glass.user.touchMove(CGPoint(x: 202, y: 200))
        glass.user.touchUp()
        #expect(
            glass.log.lines == [
                "view.began", "custom began", "view.cancelled", "custom changed", "custom ended",
            ])
        #expect(custom.resets == 1 && custom.state == .possible)
    }

    @Test func recognisersThatForgetTheirEndBlockNobodyForever() {
        _ = attach(UIGestureRecognizer(), "idle")
        for _ in 0..<3 { glass.user.tap(view) }
        #expect(glass.log.lines == Array(repeating: ["view.began", "view.ended"], count: 3).flatMap { $0 })
    }
}

private final class FirstMove: UIGestureRecognizer {
    var resets = 0
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .began : .changed
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    override func reset() { resets += 1 }
}

@MainActor
private final class Judge: UIGestureRecognizerDelegate {
    var (begins, allowsBoth, waits, receives) = (true, false, false, true)
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { allowsBoth }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { waits }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        receives
    }
}

@MainActor
private final class StateTarget {
    let report: (UIGestureRecognizer) -> Void
    init(_ report: @escaping (UIGestureRecognizer) -> Void) { self.report = report }
    static var kept: [StateTarget] = []
}

extension UIGestureRecognizer {
    /// Calls the closure with each state.
    fileprivate func onState(_ report: @escaping (UIGestureRecognizer) -> Void) {
        ActionTable.register(StateTarget.self, "report:") {
            (target: StateTarget, sender: UIGestureRecognizer) in
            target.report(sender)
        }
        let target = StateTarget(report)
        StateTarget.kept.append(target)
        addTarget(target, action: "report:")
    }
}
