import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// A layer with its own drawing, written as for iOS in Swift 6: neither it nor its delegate belongs to the main actor.
private final class StripeLayer: CALayer {
    override func draw(in ctx: CGContext) {
        ctx.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
        ctx.fill(CGRect(x: 0, y: 0, width: 2, height: bounds.height))
    }

    override func addSublayer(_ layer: CALayer) {
        layer.name = "overridden"
        super.addSublayer(layer)
    }
}

private final class Delegate: NSObject, CALayerDelegate, CAAnimationDelegate {
    var laidOut = 0
    var finished: [Bool] = []

    func layoutSublayers(of layer: CALayer) { laidOut += 1 }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { finished.append(flag) }
}

@Suite struct LayerIsolationTests {
    @Test func aLayerIsDrawnOnAnotherThread() async {
        let pixel = await Task.detached { () -> [UInt8]? in
            let layer = StripeLayer()
            layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
            layer.setNeedsDisplay()
            let context = CGContext(
                data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 16,
                space: CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            guard let context else { return nil }
            layer.render(in: context)
            return context.makeImage()?.dataProvider?.data.map { ($0 as Data).prefix(4).sorted() }
        }.value
        #expect(pixel == [0, 0, 255, 255])
    }

    @Test func methodsOfTheTreeCanBeOverridden() {
        let (layer, child) = (StripeLayer(), CALayer())
        layer.addSublayer(child)
        #expect(child.name == "overridden")
        #expect(child.superlayer === layer)
    }

    @Test func aDelegateWithoutAnActorIsCalled() {
        let (layer, delegate) = (CALayer(), Delegate())
        layer.delegate = delegate
        layer.setNeedsLayout()
        layer.layoutIfNeeded()
        #expect(delegate.laidOut == 1)
    }

    @Test @MainActor func theDelegateOfAnAnimationIsCalledWhenTheClockReachesItsEnd() {
        let delegate = Delegate()
        VirtualClock.withFresh { clock in
            let (layer, animation) = (CALayer(), CABasicAnimation(keyPath: "opacity"))
            animation.duration = 1
            animation.delegate = delegate
            layer.add(animation, forKey: "fade")
            clock.advance(by: 0.5)
            #expect(delegate.finished.isEmpty)
            clock.advance(by: 1)
        }
        #expect(delegate.finished == [true])
    }

    @Test func transactionsOfOtherThreadsChangeNothingOnTheMainThread() async {
        await Task.detached {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            CATransaction.commit()
        }.value
        await MainActor.run { #expect(!CATransaction.disableActions()) }
    }
}
