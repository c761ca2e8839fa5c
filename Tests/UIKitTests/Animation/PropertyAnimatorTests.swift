import Testing
import UIKit

@MainActor
@Suite struct PropertyAnimatorTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    private final class Log { var lines: [String] = [] }
    private let log = Log()

    private var x: CGFloat { view.layer.presentation()?.position.x ?? 0 }

    private func makeAnimator() -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 105 }
        animator.addCompletion { [log] position in log.lines.append("\(position)") }
        return animator
    }

    @Test func runsToItsEnd() {
        VirtualClock.withFresh { clock in
            let animator = makeAnimator()
            #expect(view.center.x == 5)
            animator.startAnimation()
            #expect(animator.state == .active && animator.isRunning)
            clock.advance(by: 0.25)
            #expect(x == 30)
            #expect(animator.fractionComplete == 0.25)
            clock.advance(by: 0.75)
            #expect(log.lines == ["end"])
            #expect(animator.state == .inactive)
            #expect(x == 105)
        }
    }

    @Test func withoutArgumentsItsChangesAreImmediate() {
        VirtualClock.withFresh { clock in
            let animator = UIViewPropertyAnimator()
            animator.addAnimations { view.alpha = 0 }
            animator.startAnimation()
            clock.runUntilIdle()
            #expect(animator.duration == 0 && animator.state == .inactive && view.alpha == 0)
        }
    }

    @Test func isLedByHandAndGoesOn() {
        VirtualClock.withFresh { clock in
            let animator = makeAnimator()
            animator.fractionComplete = 0.4
            #expect(animator.state == .active && !animator.isRunning)
            clock.advance(by: 5)
            #expect(x == 45)
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 2)
            clock.advance(by: 1)
            #expect(abs(x - 75) < 1e-9)
            clock.advance(by: 1)
            #expect(log.lines == ["end"])
        }
    }

    @Test func goesBackToItsStart() {
        VirtualClock.withFresh { clock in
            let animator = makeAnimator()
            animator.startAnimation()
            clock.advance(by: 0.5)
            animator.isReversed = true
            clock.advance(by: 0.25)
            #expect(abs(x - 30) < 1e-9)
            clock.advance(by: 0.25)
            #expect(log.lines == ["start"])
            #expect(view.center.x == 5)
        }
    }

    @Test func stopsWhereItIs() {
        VirtualClock.withFresh { clock in
            let animator = makeAnimator()
            animator.startAnimation()
            clock.advance(by: 0.5)
            animator.stopAnimation(true)
            #expect(view.center.x == 55)
            #expect(animator.state == .inactive)
            #expect(clock.runUntilIdle())
            #expect(log.lines.isEmpty)
        }
    }

    @Test(arguments: [UIViewAnimatingPosition.start, .current, .end])
    func finishesWhereItIsTold(_ position: UIViewAnimatingPosition) {
        VirtualClock.withFresh { clock in
            let animator = makeAnimator()
            animator.startAnimation()
            clock.advance(by: 0.5)
            animator.stopAnimation(false)
            #expect(animator.state == .stopped)
            animator.finishAnimation(at: position)
            #expect(view.center.x == [.start: 5, .current: 55, .end: 105][position])
            #expect(log.lines == ["\(position)"])
        }
    }

    @Test func addedAnimationsWaitForTheirShare() {
        VirtualClock.withFresh { clock in
            let animator = makeAnimator()
            animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
            animator.startAnimation(afterDelay: 1)
            clock.advance(by: 1.5)
            #expect(view.layer.presentation()?.opacity == 1)
            clock.advance(by: 0.25)
            #expect(view.layer.presentation()?.opacity == 0.5)
        }
    }

    @Test func isFreedWithWhatItAnimates() {
        weak var freed: UIViewPropertyAnimator?
        VirtualClock.withFresh { clock in
            let animator = makeAnimator()
            freed = animator
            animator.startAnimation()
            clock.advance(by: 2)
        }
        #expect(freed == nil)
    }
}
