import CoreGraphics
import Testing
import UIKit

/// Animations between a start and an end state.
@MainActor @Suite struct AnimationBlockTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    private func inTurns(_ work: (VirtualClock) -> Void) {
        VirtualClock.withFresh { clock in
            window.addSubview(view)
            window.makeKeyAndVisible()
            clock.endTurn()
            work(clock)
            window.isHidden = true
        }
    }

    private var shown: CGFloat { view.layer.presentation()?.position.x ?? -1 }

    @Test func changesUpToTheCommitAreAnimated() {
        inTurns { clock in
            UIView.beginAnimations("move", context: nil)
            UIView.setAnimationDuration(1)
            UIView.setAnimationCurve(.linear)
            view.center.x = 65
            UIView.commitAnimations()
            view.center.y = 50
            clock.advance(by: 0.5)
            #expect(abs(shown - 35) < 0.01 && view.layer.presentation()?.position.y == 50)
            clock.advance(by: 0.6)
            #expect(shown == 65)
        }
    }

    @Test func withoutADurationItIsAFifthOfASecond() {
        inTurns { clock in
            UIView.beginAnimations(nil, context: nil)
            view.center.x = 65
            UIView.commitAnimations()
            clock.advance(by: 0.19)
            #expect(shown < 65)
            clock.advance(by: 0.02)
            #expect(shown == 65)
        }
    }

    @Test func aSettingHoldsForWhatFollows() {
        inTurns { clock in
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationCurve(.linear)
            UIView.setAnimationDuration(1)
            view.center.x = 65
            UIView.setAnimationDuration(2)
            view.alpha = 0
            UIView.commitAnimations()
            clock.advance(by: 1)
            #expect(shown == 65 && abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.01)
        }
    }

    @Test func aBlockWithinABlockEndsAlone() {
        inTurns { clock in
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationDuration(1)
            UIView.beginAnimations(nil, context: nil)
            UIView.commitAnimations()
            view.center.x = 65
            UIView.commitAnimations()
            clock.advance(by: 0.5)
            #expect(shown > 5 && shown < 65)
        }
    }

    /// Objective-C's enumerations have all numbers; the keyboard's notifications have 7.
    @Test func curvesHaveAllNumbers() {
        #expect((0...3).map { UIView.AnimationCurve(rawValue: $0)?.rawValue } == [0, 1, 2, 3])
        #expect(UIView.AnimationCurve(rawValue: 7) == .easeInOut)
    }
}
