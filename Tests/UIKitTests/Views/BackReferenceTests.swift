import CoreGraphics
import QuartzCore
import Testing
import UIKit

/// References up the tree that do not retain.
@MainActor
@Suite struct BackReferenceTests {
    @Test func aViewThatOutlivesItsSuperviewHasNone() {
        let view = UIView()
        var superview: UIView? = UIView()
        superview?.addSubview(view)
        superview = nil
        #expect(view.superview == nil && view.layer.superlayer == nil && view.window == nil)
    }

    @Test func aLayerThatOutlivesItsSuperlayerHasNone() {
        let (layer, mask) = (CALayer(), CALayer())
        var superlayer: CALayer? = CALayer()
        superlayer?.addSublayer(layer)
        superlayer?.mask = mask
        superlayer = nil
        #expect(layer.superlayer == nil && mask.superlayer == nil)
    }

    @Test func aLayerThatOutlivesItsViewHasNoDelegate() {
        var view: UIView? = UIView()
        let layer = view?.layer
        #expect(layer?.delegate === view)
        view = nil
        #expect(layer?.delegate == nil)
    }

    @Test func aLayersDelegateCanBeAnother() {
        let (view, other) = (UIView(), UIView())
        view.layer.delegate = other
        #expect(view.layer.delegate === other)
        view.layer.delegate = nil
        #expect(view.layer.delegate == nil)
    }

    @Test func theShownLayerStandsWhereItsModelStands() throws {
        try VirtualClock.withFresh { clock in
            let layer = CALayer()
            var superlayer: CALayer? = CALayer()
            superlayer?.addSublayer(layer)
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.duration = 1
            layer.add(animation, forKey: "a")
            clock.advance(by: 0.5)
            let shown = try #require(layer.presentation())
            #expect(shown !== layer && shown.superlayer === superlayer)
            superlayer = nil
            #expect(shown.superlayer == nil)
        }
    }

    @Test func aViewThatChangedAndIsDroppedIsFreed() {
        weak var dropped: UIView?
        autoreleasing {
            let (root, view) = (UIView(), UILabel())
            root.addSubview(view)
            root.layoutIfNeeded()
            view.text = "Naha"
            root.bounds.size.width = 10
            root.addSubview(UIView())
            dropped = root
        }
        #expect(dropped == nil)
    }

    @Test func aViewThatIsTakenOutIsNotKeptForTheNextLayout() {
        weak var removed: UIView?
        let root = UIView()
        root.layoutIfNeeded()
        autoreleasing {
            let view = UILabel()
            root.addSubview(view)
            view.text = "Naha"
            view.removeFromSuperview()
            removed = view
        }
        #expect(removed == nil)
    }

    private func autoreleasing(_ work: () -> Void) { work() }

    @Test func recognisersThatAreSetAreAttached() {
        let (view, tap, press) = (UIView(), UITapGestureRecognizer(), UILongPressGestureRecognizer())
        view.addGestureRecognizer(tap)
        view.gestureRecognizers = [press]
        #expect(tap.view == nil && press.view === view && view.gestureRecognizers == [press])
        view.gestureRecognizers = nil
        #expect(press.view == nil)
    }

    @Test func pointsComeThroughPlainAndTurnedLayersAlike() {
        let (root, a, b) = (CALayer(), CALayer(), CALayer())
        for (outer, inner) in [(root, a), (a, b)] { outer.addSublayer(inner) }
        for layer in [root, a, b] { layer.frame = CGRect(x: 10, y: 20, width: 100, height: 100) }
        a.bounds.origin = CGPoint(x: 3, y: 4)
        #expect(b.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 18, y: 37))
        #expect(b.convert(CGPoint(x: 18, y: 37), from: root) == CGPoint(x: 1, y: 1))
        a.setAffineTransform(CGAffineTransform(scaleX: -1, y: 1))
        #expect(b.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 102, y: 37))
        a.setAffineTransform(.identity)
        root.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
        #expect(b.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: -14, y: 24))
    }

    @Test func constraintsOfAViewThatCameLaterAreUpdated() {
        final class Counting: UIView {
            var updates = 0
            override func updateConstraints() {
                updates += 1
                super.updateConstraints()
            }
        }
        let (root, middle, view) = (UIView(), UIView(), Counting())
        root.addSubview(middle)
        root.layoutIfNeeded()
        middle.addSubview(view)
        root.layoutIfNeeded()
        #expect(view.updates == 1)
        view.setNeedsUpdateConstraints()
        view.layoutIfNeeded()
        root.layoutIfNeeded()
        #expect(view.updates == 2)
    }
}
