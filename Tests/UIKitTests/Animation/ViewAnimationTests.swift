import Testing

@testable import CoreGraphics
@testable import UIKit

@MainActor
@Suite struct ViewAnimationTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    private final class Log { var lines: [String] = [] }
    private let log = Log()

    private var shown: CALayer { view.layer.presentation() ?? view.layer }

    @Test func blocksAnimateAndComplete() {
        VirtualClock.withFresh { clock in
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.center.x = 105
            } completion: { [log] in
                log.lines.append("done \($0)")
            }
            #expect(view.center.x == 105)
            #expect(shown.position.x == 5)
            clock.advance(by: 0.5)
            #expect(shown.position.x == 55)
            clock.advance(by: 0.5)
            #expect(log.lines == ["done true"])
            #expect(view.layer.animationKeys() == nil)
        }
    }

    @Test func delaysHoldTheOldValue() {
        VirtualClock.withFresh { clock in
            UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) { view.alpha = 0 }
            clock.advance(by: 0.9)
            #expect(shown.opacity == 1)
            clock.advance(by: 0.6)
            #expect(shown.opacity == 0.5)
            #expect(clock.runUntilIdle())
            #expect(clock.now == VirtualClock.start + 2)
        }
    }

    @Test func animationsAddUp() {
        VirtualClock.withFresh { clock in
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 105 }
            clock.advance(by: 0.5)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 5 }
            #expect(shown.position.x == 55)
            clock.advance(by: 0.25)
            #expect(shown.position.x == 55)
            clock.advance(by: 0.5)
            #expect(shown.position.x == 30)
        }
    }

    @Test func emptyBlocksCompleteInALaterTurn() {
        VirtualClock.withFresh { clock in
            UIView.animate(withDuration: 5, animations: {}) { [log] _ in log.lines.append("done") }
            #expect(log.lines.isEmpty)
            clock.advance(by: 0)
            #expect(log.lines == ["done"])
        }
    }

    @Test func nothingAnimatesOutsideOrWithout() {
        VirtualClock.withFresh { clock in
            view.alpha = 0.5
            UIView.animate(withDuration: 1) {
                #expect(UIView.inheritedAnimationDuration == 1)
                UIView.performWithoutAnimation { view.center.x = 50 }
            }
            UIView.setAnimationsEnabled(false)
            UIView.animate(withDuration: 1) { view.alpha = 1 }
            UIView.setAnimationsEnabled(true)
            #expect(view.layer.animationKeys() == nil)
            #expect(clock.runUntilIdle())
        }
    }

    @Test func withoutAnimationsTheCompletionRunsInALaterTurn() {
        VirtualClock.withFresh { clock in
            var isDone = false
            UIView.setAnimationsEnabled(false)
            UIView.animate(withDuration: 1, animations: { view.alpha = 0.5 }) { isDone = $0 }
            UIView.setAnimationsEnabled(true)
            #expect(!isDone && view.alpha == 0.5)
            clock.advance(by: 0)
            #expect(isDone)
        }
    }

    @Test func constraintsAnimateByLayoutInBlocks() {
        VirtualClock.withFresh { clock in
            let child = UIView()
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
            let width = child.widthAnchor.constraint(equalToConstant: 10)
            NSLayoutConstraint.activate([
                width, child.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                child.topAnchor.constraint(equalTo: view.topAnchor),
                child.heightAnchor.constraint(equalToConstant: 4),
            ])
            view.layoutIfNeeded()
            width.constant = 30
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.layoutIfNeeded() }
            clock.advance(by: 0.5)
            #expect(child.bounds.width == 30)
            #expect(child.layer.presentation()?.bounds.width == 20)
            #expect(child.layer.presentation()?.frame.minX == 0)
        }
    }

    @Test func springsGoBeyondAndComplete() {
        VirtualClock.withFresh { clock in
            UIView.animate(
                withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0
            ) {
                view.center.x = 105
            } completion: { [log] _ in
                log.lines.append("done")
            }
            var most: CGFloat = 0
            for _ in 0..<60 {
                clock.advance(by: 1.0 / 60)
                most = max(most, shown.position.x)
            }
            clock.advance(by: 0.01)
            #expect(most > 110)
            #expect(log.lines == ["done"])
            #expect(shown.position.x == 105)
        }
    }

    @Test func keyframesFollowEachOther() {
        VirtualClock.withFresh { clock in
            let linear = UIView.KeyframeAnimationOptions(
                rawValue: UIView.AnimationOptions.curveLinear.rawValue)
            UIView.animateKeyframes(withDuration: 4, delay: 0, options: linear) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 45 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 5 }
            }
            clock.advance(by: 0.5)
            #expect(shown.position.x == 25)
            clock.advance(by: 1)
            #expect(shown.position.x == 45)
            clock.advance(by: 1.5)
            #expect(shown.position.x == 25)
            #expect(clock.runUntilIdle())
        }
    }

    @Test func repeatingAnimationsEndWhenTheyAreTakenAway() {
        VirtualClock.withFresh { clock in
            UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
                view.alpha = 0
            } completion: { [log] in
                log.lines.append("done \($0)")
            }
            #expect(clock.isIdle)
            clock.advance(by: 1.5)
            #expect(shown.opacity == 0.5)
            view.layer.removeAllAnimations()
            #expect(log.lines == ["done false"])
        }
    }

    @Test func transitionsLeadFromTheOldPicture() {
        VirtualClock.withFresh { clock in
            view.backgroundColor = .red
            UIView.transition(with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
                view.backgroundColor = .blue
            } completion: { [log] _ in
                log.lines.append("done")
            }
            clock.advance(by: 0.5)
            #expect(Pixels(of: view).at(5, 5).map { $0 / 8 } == [16, 0, 16])
            clock.advance(by: 0.5)
            #expect(log.lines == ["done"])
            #expect(Pixels(of: view).at(5, 5) == [0, 0, 255])
        }
    }

    @Test func framesOfAMomentAreDrawn() {
        VirtualClock.withFresh { clock in
            let child = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 10))
            child.backgroundColor = .black
            view.backgroundColor = .white
            view.addSubview(child)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { child.center.x += 10 }
            clock.advance(by: 0.5)
            #expect(Pixels(of: view).at(2, 5) == [255, 255, 255])
            #expect(Pixels(of: view).at(7, 5) == [0, 0, 0])
        }
    }
}

/// Returns the current presentation of a view.
@MainActor
struct Pixels {
    private let pixels: [UInt32]
    private let width: Int

    init(of view: UIView) {
        width = Int(view.bounds.width)
        let context = CGContext.bitmap(
            width: width, height: Int(view.bounds.height), scale: 1, opaque: false)
        if let context { view.layer.renderShown(in: context) }
        guard case .pixels(let buffer)? = context?.makeImage()?.source else {
            pixels = []
            return
        }
        pixels = buffer.pixels
    }

    /// Returns red, green and blue.
    func at(_ x: Int, _ y: Int) -> [UInt32] {
        guard pixels.indices.contains(y * width + x) else { return [] }
        return [16, 8, 0].map { pixels[y * width + x] >> $0 & 255 }
    }
}
