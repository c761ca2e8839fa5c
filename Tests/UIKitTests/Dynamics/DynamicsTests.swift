import CoreGraphics
import Foundation
import Testing
import UIKit

@MainActor
@Suite struct DynamicsTests {
    private let clock = VirtualClock()
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    private let box = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    private let other = UIView(frame: CGRect(x: 100, y: 400, width: 100, height: 100))

    init() {
        view.addSubview(box)
        view.addSubview(other)
    }

    private func run(_ seconds: TimeInterval, _ behaviors: UIDynamicBehavior...) -> UIDynamicAnimator {
        clock.asMain {
            let animator = UIDynamicAnimator(referenceView: view)
            for behavior in behaviors { animator.addBehavior(behavior) }
            clock.advance(by: seconds)
            return animator
        }
    }

    private func isNear(_ one: CGFloat, _ other: CGFloat, _ distance: CGFloat = 1) -> Bool {
        abs(one - other) < distance
    }

    @Test func gravityAcceleratesByAThousandPointsASecond() {
        _ = run(0.5, UIGravityBehavior(items: [box]))
        #expect(isNear(box.center.y, 50 + 125, 5) && box.center.x == 150)
    }

    @Test func gravityHasADirection() {
        let gravity = UIGravityBehavior(items: [box])
        gravity.setAngle(0, magnitude: 0.5)
        _ = run(0.5, gravity)
        #expect(isNear(box.center.x, 150 + 62.5, 3) && box.center.y == 50)
        #expect(isNear(gravity.gravityDirection.dx, 0.5, 0.001) && gravity.magnitude == 0.5)
    }

    @Test func itemsComeToRestOnTheViewsEdge() {
        let collision = UICollisionBehavior(items: [box])
        collision.translatesReferenceBoundsIntoBoundary = true
        let animator = run(5, UIGravityBehavior(items: [box]), collision)
        #expect(isNear(box.frame.maxY, 600) && !animator.isRunning)
        #expect(clock.isIdle)
    }

    @Test func itemsRestOnEachOther() {
        let collision = UICollisionBehavior(items: [box, other])
        collision.translatesReferenceBoundsIntoBoundary = true
        let animator = run(8, UIGravityBehavior(items: [box, other]), collision)
        #expect(isNear(other.frame.maxY, 600) && isNear(box.frame.maxY, 500, 2) && !animator.isRunning)
    }

    @Test func elasticItemsBounce() {
        let (collision, matter) = (UICollisionBehavior(items: [box]), UIDynamicItemBehavior(items: [box]))
        collision.translatesReferenceBoundsIntoBoundary = true
        matter.elasticity = 0.8
        let animator = run(1.3, UIGravityBehavior(items: [box]), collision, matter)
        #expect(box.frame.maxY < 550 && animator.isRunning)
        #expect(matter.linearVelocity(for: box).y < 0)
    }

    @Test func linesHoldItemsBack() {
        let collision = UICollisionBehavior(items: [box])
        let name = "shelf" as NSString
        collision.addBoundary(withIdentifier: name, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 300, y: 300))
        _ = run(5, UIGravityBehavior(items: [box]), collision)
        #expect(isNear(box.frame.maxY, 300, 2) && collision.boundary(withIdentifier: name) != nil)
    }

    @Test func collisionsAreReported() {
        final class Log: NSObject, UICollisionBehaviorDelegate {
            var lines: [String] = []

            func collisionBehavior(
                _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
                withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
            ) { lines.append("began \(identifier == nil ? "edge" : "line") \(Int(p.y.rounded()))") }
        }
        let (collision, log) = (UICollisionBehavior(items: [box]), Log())
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.collisionDelegate = log
        _ = run(4, UIGravityBehavior(items: [box]), collision)
        #expect(log.lines == ["began edge 600"])
    }

    @Test func aPushGivesVelocityByMass() {
        let push = UIPushBehavior(items: [box], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 1, dy: 0)
        _ = run(1, push)
        #expect(isNear(box.center.x, 250, 3) && !push.active)
    }

    @Test func resistanceSlows() {
        let (push, matter) = (
            UIPushBehavior(items: [box], mode: .instantaneous), UIDynamicItemBehavior(items: [box])
        )
        push.pushDirection = CGVector(dx: 1, dy: 0)
        matter.resistance = 2
        _ = run(1, matter, push)
        #expect(box.center.x > 180 && box.center.x < 220)
    }

    @Test func aSnapEndsAtItsPoint() {
        let animator = run(4, UISnapBehavior(item: box, snapTo: CGPoint(x: 200, y: 300)))
        #expect(box.center == CGPoint(x: 200, y: 300) && !animator.isRunning)
        #expect(box.transform == .identity)
    }

    @Test func anAttachmentKeepsItsLength() {
        let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 250, y: 50))
        _ = run(0.6, UIGravityBehavior(items: [box]), attachment)
        let distance = hypot(box.center.x - 250, box.center.y - 50)
        #expect(isNear(distance, 100, 3) && box.center.y > 80 && attachment.length == 100)
    }

    @Test func aSpringSwingsAroundItsLength() {
        let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 150, y: 0))
        (attachment.frequency, attachment.damping, attachment.length) = (2, 1, 200)
        _ = run(4, attachment)
        #expect(isNear(box.center.y, 200, 2))
    }

    @Test func anAttachedItemFollowsTheOther() {
        let matter = UIDynamicItemBehavior(items: [box])
        matter.isAnchored = true
        let attachment = UIAttachmentBehavior(item: other, attachedTo: box)
        _ = run(3, matter, attachment, UIGravityBehavior(items: [other]))
        #expect(
            isNear(hypot(other.center.x - box.center.x, other.center.y - box.center.y), attachment.length, 3))
        #expect(box.center == CGPoint(x: 150, y: 50))
    }

    @Test func aPushBesideTheCenterTurnsTheItem() {
        let push = UIPushBehavior(items: [box], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0, dy: 1)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: box)
        _ = run(0.3, push)
        #expect(box.transform.b > 0.1)
    }

    @Test func itemsThatDoNotRotateStayUpright() {
        let (push, matter) = (
            UIPushBehavior(items: [box], mode: .instantaneous), UIDynamicItemBehavior(items: [box])
        )
        push.pushDirection = CGVector(dx: 0, dy: 1)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: box)
        matter.allowsRotation = false
        _ = run(0.3, matter, push)
        #expect(box.transform == .identity)
    }

    @Test func movingByCodeGoesOnFromThere() {
        let animator = run(0.2, UIGravityBehavior(items: [box]))
        clock.asMain {
            box.center = CGPoint(x: 50, y: 200)
            animator.updateItem(usingCurrentState: box)
            clock.advance(by: 0.1)
        }
        #expect(isNear(box.center.x, 50) && box.center.y > 200)
    }

    @Test func theDelegateIsCalledWhenItemsMoveAndRest() {
        final class Log: NSObject, UIDynamicAnimatorDelegate {
            var lines: [String] = []
            func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { lines.append("resume") }
            func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { lines.append("pause") }
        }
        let log = Log()
        clock.asMain {
            let animator = UIDynamicAnimator(referenceView: view)
            animator.delegate = log
            animator.addBehavior(UISnapBehavior(item: box, snapTo: CGPoint(x: 200, y: 300)))
            clock.advance(by: 4)
        }
        #expect(log.lines == ["resume", "pause"])
    }

    @Test func actionsRunAtEachStep() {
        var steps = 0
        let gravity = UIGravityBehavior(items: [box])
        gravity.action = { steps += 1 }
        let animator = run(0.5, gravity)
        #expect(steps == 30 && isNear(CGFloat(animator.elapsedTime), 0.5, 0.02))
    }

    @Test func withoutBehaviorsNothingMoves() {
        let animator = run(0.1, UIGravityBehavior(items: [box]))
        clock.asMain {
            animator.removeAllBehaviors()
            clock.advance(by: 0.1)
        }
        #expect(!animator.isRunning && animator.behaviors.isEmpty)
    }
}
