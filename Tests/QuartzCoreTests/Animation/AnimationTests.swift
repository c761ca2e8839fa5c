import CoreGraphics
import QuartzCore
import Testing

@MainActor
@Suite struct AnimationTests {
    private let layer = CALayer()

    private func basic(_ path: String, _ from: Any?, _ to: Any?, _ duration: Double = 1) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: path)
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, duration)
        return animation
    }

    @Test func theModelStaysWhileThePresentationMoves() {
        VirtualClock.withFresh { clock in
            layer.add(basic("position.x", 0, 100), forKey: "move")
            clock.advance(by: 0.25)
            #expect(layer.presentation()?.position.x == 25)
            #expect(layer.position.x == 0)
            #expect(layer.presentation()?.model() === layer)
            clock.advance(by: 0.75)
            #expect(layer.animationKeys() == nil)
            #expect(layer.presentation() === layer)
        }
    }

    @Test func timesRepeatReverseAndFill() {
        VirtualClock.withFresh { clock in
            let animation = basic("opacity", 0, 1)
            animation.autoreverses = true
            animation.repeatCount = 2
            animation.fillMode = .both
            animation.isRemovedOnCompletion = false
            animation.beginTime = clock.now + 1
            animation.speed = 2
            layer.opacity = 0.5
            layer.add(animation, forKey: nil)
            let times = [0.5, 1.25, 1.75, 2.25, 2.75, 4]
            var seen: [Float] = []
            for time in times {
                clock.advance(by: VirtualClock.start + time - clock.now)
                seen.append(layer.presentation()?.opacity ?? -1)
            }
            #expect(seen == [0, 0.5, 0.5, 0.5, 0.5, 0])
        }
    }

    @Test func stoppedLayersStandStill() {
        VirtualClock.withFresh { clock in
            let root = CALayer()
            root.addSublayer(layer)
            layer.add(basic("position.x", 0, 100), forKey: "move")
            clock.advance(by: 0.5)
            root.timeOffset = root.convertTime(clock.now, from: nil)
            root.speed = 0
            clock.advance(by: 10)
            #expect(layer.presentation()?.position.x == 50)
            #expect(clock.isIdle)
            root.beginTime = clock.now
            root.speed = 1
            clock.advance(by: 0.25)
            #expect(abs((layer.presentation()?.position.x ?? 0) - 75) < 1e-9)
            #expect(clock.runUntilIdle())
            #expect(layer.animationKeys() == nil)
        }
    }

    @Test func keyframesStepAtTheirTimes() {
        VirtualClock.withFresh { clock in
            let animation = CAKeyframeAnimation(keyPath: "position.x")
            animation.values = [0, 10, 30]
            animation.keyTimes = [0, 0.5, 1]
            animation.duration = 2
            layer.add(animation, forKey: nil)
            clock.advance(by: 0.5)
            #expect(layer.presentation()?.position.x == 5)
            clock.advance(by: 1)
            #expect(layer.presentation()?.position.x == 20)
        }
    }

    @Test func pathsLeadPoints() {
        VirtualClock.withFresh { clock in
            let path = CGMutablePath()
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 10, y: 0))
            path.addLine(to: CGPoint(x: 10, y: 90))
            let animation = CAKeyframeAnimation(keyPath: "position")
            animation.path = path
            animation.calculationMode = .paced
            animation.duration = 1
            layer.add(animation, forKey: nil)
            clock.advance(by: 0.55)
            #expect(layer.presentation()?.position.x == 10)
            #expect(abs((layer.presentation()?.position.y ?? 0) - 45) < 1e-9)
        }
    }

    @Test func groupsShareTheirTime() {
        VirtualClock.withFresh { clock in
            let late = basic("opacity", 0, 1, 0.5)
            late.beginTime = 0.5
            let group = CAAnimationGroup()
            group.animations = [basic("position.x", 0, 100, 0), late]
            group.duration = 1
            layer.add(group, forKey: "both")
            clock.advance(by: 0.75)
            #expect(layer.presentation()?.position.x == 75)
            #expect(layer.presentation()?.opacity == 0.5)
        }
    }

    @Test func transformsTurnBetweenAngles() {
        VirtualClock.withFresh { clock in
            layer.transform = CATransform3DMakeScale(2, 3, 1)
            layer.add(basic("transform.rotation.z", 0, Double.pi / 2), forKey: nil)
            clock.advance(by: 0.5)
            let map = layer.presentation()?.affineTransform() ?? .identity
            let half = 0.5.squareRoot()
            #expect(abs(map.a - 2 * half) < 1e-9 && abs(map.b - 2 * half) < 1e-9)
            #expect(abs(map.c + 3 * half) < 1e-9 && abs(map.d - 3 * half) < 1e-9)
        }
    }

    @Test func wholeTransformsAreLedOnPartByPart() {
        VirtualClock.withFresh { clock in
            let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
            layer.add(basic("transform", CATransform3DIdentity, turn), forKey: nil)
            clock.advance(by: 0.5)
            let map = layer.presentation()?.affineTransform() ?? .identity
            #expect(abs(map.a - 0.5.squareRoot()) < 1e-9 && abs(map.b - 0.5.squareRoot()) < 1e-9)
        }
    }

    @Test func springsSettle() {
        let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0)
        #expect(abs(spring.perceptualDuration - 0.5) < 1e-9)
        #expect(spring.bounce == 0)
        #expect(spring.settlingDuration > 0.5 && spring.settlingDuration < 1)
        let loose = CASpringAnimation(keyPath: "position.x")
        (loose.fromValue, loose.toValue) = (0, 100)
        loose.duration = loose.settlingDuration
        VirtualClock.withFresh { clock in
            layer.add(loose, forKey: nil)
            clock.advance(by: 0.36)
            #expect((layer.presentation()?.position.x ?? 0) > 100)
            clock.advance(by: loose.duration - 0.361)
            #expect(abs((layer.presentation()?.position.x ?? 0) - 100) < 0.5)
        }
    }

    private final class Listener: CAAnimationDelegate {
        var calls: [String] = []
        func animationDidStart(_ anim: CAAnimation) { calls.append("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { calls.append("stop \(flag)") }
    }

    @Test func delegatesAreToldOfStartAndEnd() {
        VirtualClock.withFresh { clock in
            let listener = Listener()
            let animation = basic("opacity", 0, 1)
            animation.delegate = listener
            layer.add(animation, forKey: "a")
            #expect(layer.animation(forKey: "a") !== animation)
            clock.advance(by: 1)
            layer.add(animation, forKey: "a")
            layer.add(basic("opacity", 1, 0), forKey: "a")
            #expect(listener.calls == ["start", "stop true", "stop false"])
        }
    }

    @Test func changesOfSeenLayersAnimate() {
        VirtualClock.withFresh { clock in
            let (root, layer) = (CALayer(), CALayer())
            root.addSublayer(layer)
            layer.opacity = 0
            #expect(layer.animationKeys() == nil)
            clock.endTurn()
            CATransaction.begin()
            var isDone = false
            CATransaction.setAnimationDuration(1)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            CATransaction.setCompletionBlock { isDone = true }
            layer.opacity = 1
            CATransaction.commit()
            clock.advance(by: 0.5)
            #expect(layer.presentation()?.opacity == 0.5)
            #expect(!isDone)
            clock.advance(by: 0.5)
            #expect(isDone)
        }
    }

    @Test func disabledActionsChangeAtOnce() {
        VirtualClock.withFresh { clock in
            let (root, layer) = (CALayer(), CALayer())
            root.addSublayer(layer)
            clock.endTurn()
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.opacity = 0
            CATransaction.commit()
            #expect(layer.animationKeys() == nil)
            layer.actions = ["position": NSNull()]
            layer.position.x = 5
            #expect(layer.animationKeys() == nil)
            layer.cornerRadius = 5
            #expect(layer.animationKeys() == ["cornerRadius"])
        }
    }

    @Test func strangeFiguresNeitherTrapNorShow() {
        VirtualClock.withFresh { clock in
            for (from, to) in [("a", 3.0), (Double.nan, 1), (CGPoint.zero, CGSize.zero)] as [(Any, Any)] {
                let animation = basic("position", from, to)
                (animation.repeatCount, animation.speed, animation.timeOffset) = (.infinity, -3, .nan)
                layer.add(animation, forKey: nil)
            }
            let frames = CAKeyframeAnimation(keyPath: "nothing.here")
            frames.values = []
            frames.keyTimes = [5, -1]
            layer.add(frames, forKey: nil)
            clock.advance(by: 0.1)
            _ = layer.presentation()
            layer.removeAllAnimations()
            #expect(clock.runUntilIdle())
        }
    }
}
