import CoreGraphics
import Testing
import UIKit

@MainActor
@Suite struct HierarchyTests {
    @Test func addingCallsInOrder() {
        let log = CallLog()
        LoggingView("a", log).addSubview(LoggingView("b", log))
        #expect(log.lines == ["b.willMoveIn", "b.didMoveIn", "a.didAdd"])
    }

    @Test func removingCallsInOrder() {
        let log = CallLog()
        let (a, b) = (LoggingView("a", log), LoggingView("b", log))
        a.addSubview(b)
        log.removeAll()
        b.removeFromSuperview()
        #expect(log.lines == ["b.willMoveOut", "a.willRemove", "b.didMoveOut"])
    }

    @Test func windowIsAnnouncedToTheWholeTree() {
        let log = CallLog()
        let (a, b) = (LoggingView("a", log), LoggingView("b", log))
        a.addSubview(b)
        log.removeAll()
        let window = UIWindow(frame: .zero)
        window.addSubview(a)
        let windows = log.lines.filter { $0.hasSuffix("Window") }
        #expect(
            windows == ["a.willEnterWindow", "b.willEnterWindow", "b.didEnterWindow", "a.didEnterWindow"])
    }

    private final class Framed: UIView {
        var changes = 0
        override var frame: CGRect { didSet { changes += 1 } }
    }

    @Test func theFirstFrameIsNotReportedToSubclasses() {
        let view = Framed(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(view.changes == 0 && view.bounds.width == 10)
        view.frame.size.width = 20
        #expect(view.changes == 1)
    }

    @Test func aViewMovesFromOneSuperviewToAnother() {
        let (a, b, child) = (UIView(), UIView(), UIView())
        a.addSubview(child)
        b.addSubview(child)
        #expect(a.subviews.isEmpty)
        #expect(child.superview === b)
    }

    @Test func aViewCannotHoldItself() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        let (_, messages) = RuntimeDiagnostics.collect { inner.addSubview(outer) }
        #expect(messages.count == 1)
        #expect(outer.superview == nil)
    }

    @Test func siblingsAreInsertedBelowAndAbove() {
        let (root, a, b, c) = (UIView(), UIView(), UIView(), UIView())
        root.addSubview(a)
        root.insertSubview(b, belowSubview: a)
        root.insertSubview(c, aboveSubview: b)
        #expect(root.subviews == [b, c, a])
    }

    @Test func insertingMovesASibling() {
        let (root, a, b) = (UIView(), UIView(), UIView())
        root.addSubview(a)
        root.addSubview(b)
        root.insertSubview(a, aboveSubview: b)
        #expect(root.subviews == [b, a])
    }

    @Test(arguments: [-5, 0, 1, 99])
    func anyIndexIsAccepted(_ index: Int) {
        let root = UIView()
        root.addSubview(UIView())
        root.insertSubview(UIView(), at: index)
        #expect(root.subviews.count == 2)
    }

    @Test func sublayersFollowTheOrderOfSubviews() {
        let (root, a, b) = (UIView(), UIView(), UIView())
        root.addSubview(a)
        root.addSubview(b)
        root.sendSubviewToBack(b)
        #expect(root.layer.sublayers?.first === b.layer)
    }

    @Test func viewsAreFoundByTagBeforeTheirSiblingsChildren() {
        let (root, a, b, deep) = (UIView(), UIView(), UIView(), UIView())
        root.addSubview(a)
        root.addSubview(b)
        a.addSubview(deep)
        (deep.tag, b.tag) = (7, 7)
        #expect(root.viewWithTag(7) === deep)
    }

    @Test func theFrontmostViewIsHit() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (back, front) = (UIView(frame: root.bounds), UIView(frame: root.bounds))
        root.addSubview(back)
        root.addSubview(front)
        #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === front)
    }

    @Test func hiddenClearAndDisabledViewsAreNotHit() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (hidden, clear, off) = (
            UIView(frame: root.bounds), UIView(frame: root.bounds), UIView(frame: root.bounds)
        )
        for view in [hidden, clear, off] { root.addSubview(view) }
        hidden.isHidden = true
        clear.alpha = 0.005
        off.isUserInteractionEnabled = false
        #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
    }

    @Test func pointsAreConvertedThroughFrames() {
        let (root, child) = (UIView(), UIView(frame: CGRect(x: 10, y: 20, width: 5, height: 5)))
        root.addSubview(child)
        #expect(child.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 11, y: 21))
    }

    @Test func subviewsAreAboveTheLayersThatWereAddedBefore() {
        let (view, first, second) = (UIView(), UIView(), UIView())
        let gradient = CAGradientLayer()
        view.layer.addSublayer(gradient)
        view.addSubview(first)
        view.addSubview(second)
        #expect(view.layer.sublayers == [gradient, first.layer, second.layer])
    }

    @Test func reorderedSubviewsPassTheLayersBetweenThem() {
        let (view, first, second) = (UIView(), UIView(), UIView())
        let shape = CAShapeLayer()
        view.addSubview(first)
        view.layer.addSublayer(shape)
        view.addSubview(second)
        view.bringSubviewToFront(first)
        #expect(view.layer.sublayers == [shape, second.layer, first.layer])
        view.sendSubviewToBack(first)
        #expect(view.layer.sublayers == [shape, first.layer, second.layer])
        view.exchangeSubview(at: 0, withSubviewAt: 1)
        #expect(view.layer.sublayers == [shape, second.layer, first.layer])
    }
}
