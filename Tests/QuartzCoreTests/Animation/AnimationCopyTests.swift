import Foundation
import QuartzCore
import Testing

@MainActor
@Suite struct AnimationCopyTests {
    private final class Glow: CABasicAnimation {
        var strength = 1

        override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone)
            (copy as? Glow)?.strength = strength
            return copy
        }
    }

    @Test func layersCopyAnimationsByTheMethodOfTheSubclass() throws {
        let glow = Glow(keyPath: "opacity")
        (glow.strength, glow.toValue, glow.duration) = (3, 0.5, 2)
        let layer = CALayer()
        layer.add(glow, forKey: "glow")
        let added = try #require(layer.animation(forKey: "glow") as? Glow)
        #expect(added !== glow && added.strength == 3)
        let copy = try #require(glow.copy() as? Glow)
        #expect(copy.strength == 3 && copy.toValue as? Double == 0.5 && copy.duration == 2)
    }

    @Test func archivesKeepTheTimingAndTheSpring() throws {
        let spring = CASpringAnimation(keyPath: "position.x")
        (spring.fromValue, spring.toValue, spring.damping) = (0, 2.5, 7)
        (spring.duration, spring.repeatCount, spring.fillMode) = (3, 2, .both)
        (spring.isAdditive, spring.isRemovedOnCompletion) = (true, false)
        let data = try NSKeyedArchiver.archivedData(withRootObject: spring, requiringSecureCoding: true)
        let decoded = try NSKeyedUnarchiver.unarchivedObject(ofClass: CASpringAnimation.self, from: data)
        let read = try #require(decoded)
        #expect(read.keyPath == "position.x" && read.damping == 7 && read.mass == 1)
        #expect((read.fromValue as? NSNumber) == 0 && (read.toValue as? NSNumber) == 2.5)
        #expect(read.duration == 3 && read.repeatCount == 2 && read.fillMode == .both && read.speed == 1)
        #expect(read.isAdditive && !read.isRemovedOnCompletion)
    }
}
