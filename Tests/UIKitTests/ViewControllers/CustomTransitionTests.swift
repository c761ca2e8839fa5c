import CoreGraphics
import Testing

@testable import UIKit

@MainActor
@Suite struct CustomTransitionTests {
    private let windows = WindowKeeper()
    private let a = UIViewController()
    private let b = UIViewController()

    @MainActor private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        var ended: [Bool] = []
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
            -> TimeInterval
        { 1 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            let view = context.view(forKey: .to) ?? context.view(forKey: .from)
            if let to = context.viewController(forKey: .to), let view = context.view(forKey: .to) {
                view.frame = context.finalFrame(for: to)
                context.containerView.addSubview(view)
                view.alpha = 0
            }
            let isComing = context.view(forKey: .to) != nil
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view?.alpha = isComing ? 1 : 0
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
        func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
    }

    @MainActor private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
        let fade = Fade()
        let hand: UIPercentDrivenInteractiveTransition?
        init(_ hand: UIPercentDrivenInteractiveTransition? = nil) { self.hand = hand }
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { fade }
        func animationController(forDismissed dismissed: UIViewController)
            -> (any UIViewControllerAnimatedTransitioning)?
        { fade }
        func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
            -> (any UIViewControllerInteractiveTransitioning)?
        { hand }
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? { Small(presentedViewController: presented, presenting: presenting) }
    }

    @MainActor private final class Small: UIPresentationController {
        var calls: [String] = []
        override var frameOfPresentedViewInContainerView: CGRect {
            CGRect(x: 10, y: 10, width: 50, height: 50)
        }
        override func presentationTransitionWillBegin() { calls.append("will begin") }
        override func presentationTransitionDidEnd(_ completed: Bool) { calls.append("did end \(completed)") }
        override func dismissalTransitionWillBegin() { calls.append("will dismiss") }
        override func dismissalTransitionDidEnd(_ completed: Bool) {
            calls.append("did dismiss \(completed)")
        }
    }

    private func show() {
        let window = UIWindow(screen: UIScreen(environment: ScreenEnvironment()))
        window.rootViewController = a
        window.makeKeyAndVisible()
        windows.keep(window)
        b.modalPresentationStyle = .custom
    }

    @Test func delegatesGiveAnimatorsAndPresentations() {
        VirtualClock.withFresh { clock in
            show()
            let delegate = Delegate()
            b.transitioningDelegate = delegate
            a.present(b, animated: true)
            let small = b.presentationController as? Small
            clock.advance(by: 0.5)
            #expect(b.view.layer.presentation()?.opacity == 0.5)
            #expect(b.view.frame == CGRect(x: 10, y: 10, width: 50, height: 50))
            #expect(a.view.window != nil)
            clock.advance(by: 0.5)
            #expect(delegate.fade.ended == [true])
            #expect(small?.calls == ["will begin", "did end true"])
            b.dismiss(animated: true)
            clock.advance(by: 1)
            #expect(small?.calls.suffix(2) == ["will dismiss", "did dismiss true"])
            #expect(b.view.window == nil)
        }
    }

    @Test func transitionsAreLedByHandToTheirEnd() {
        VirtualClock.withFresh { clock in
            show()
            let hand = UIPercentDrivenInteractiveTransition()
            let delegate = Delegate(hand)
            b.transitioningDelegate = delegate
            a.present(b, animated: false)
            b.dismiss(animated: true)
            hand.update(0.25)
            clock.advance(by: 10)
            #expect(b.view.layer.presentation()?.opacity == 0.75)
            hand.finish()
            clock.advance(by: 0.5)
            #expect(b.view.layer.presentation()?.opacity == 0.25)
            clock.advance(by: 0.25)
            #expect(b.view.window == nil && a.presentedViewController == nil)
        }
    }

    @Test func transitionsAreLedByHandAndLetGo() {
        VirtualClock.withFresh { clock in
            show()
            let hand = UIPercentDrivenInteractiveTransition()
            let delegate = Delegate(hand)
            b.transitioningDelegate = delegate
            a.present(b, animated: false)
            let small = b.presentationController as? Small
            b.dismiss(animated: true)
            hand.update(0.5)
            hand.cancel()
            clock.advance(by: 0.25)
            #expect(b.view.layer.presentation()?.opacity == 0.75)
            clock.advance(by: 0.25)
            #expect(b.view.window != nil && a.presentedViewController === b)
            #expect(small?.calls.last == "did dismiss false")
            #expect(delegate.fade.ended == [false])
        }
    }
}
