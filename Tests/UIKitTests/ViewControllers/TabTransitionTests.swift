import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Tab transitions with an animator of the delegate.
@MainActor
@Suite struct TabTransitionTests {
    @MainActor private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
            -> TimeInterval
        { 1 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let view = context.view(forKey: .to) else { return }
            context.containerView.addSubview(view)
            view.alpha = 0
            UIView.animate(withDuration: 1) {
                view.alpha = 1
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    @MainActor private final class Delegate: NSObject, UITabBarControllerDelegate {
        var hand: UIPercentDrivenInteractiveTransition?
        func tabBarController(
            _ tabBarController: UITabBarController,
            animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Slide() }
        func tabBarController(
            _ tabBarController: UITabBarController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
    }

    private let delegate = Delegate()
    private let a = LifeRecorder("a")
    private let b = LifeRecorder("b")

    private func run(_ work: (LifeStage, UITabBarController) -> Void) {
        let tabs = UITabBarController()
        tabs.viewControllers = [a, b]
        tabs.delegate = delegate
        LifeStage.run(tabs) { work($0, tabs) }
    }

    @Test func theNewTabComesInTheAnimatorsTime() {
        run { stage, tabs in
            tabs.selectedIndex = 1
            stage.clock.advance(by: 0.5)
            #expect(a.view.window != nil && b.view.window != nil && tabs.transitionCoordinator != nil)
            #expect(tabs.view.subviews.last === tabs.tabBar)
            stage.settle()
            #expect(a.view.window == nil && b.view.window != nil && tabs.transitionCoordinator == nil)
        }
    }

    @Test func bothAreToldAsInOtherTransitions() {
        run { stage, tabs in
            tabs.selectedIndex = 1
            stage.settle()
            #expect(
                stage.calls.filter { !$0.contains("oad") } == [
                    "a.willDisappear", "b.willAppear", "b.isAppearing", "a.didDisappear", "b.didAppear",
                ])
        }
    }

    @Test func aCancelledChangeGoesBack() {
        let hand = UIPercentDrivenInteractiveTransition()
        delegate.hand = hand
        run { stage, tabs in
            tabs.selectedIndex = 1
            hand.update(0.4)
            hand.cancel()
            stage.settle()
            #expect(tabs.selectedIndex == 0 && a.view.window != nil && b.view.window == nil)
        }
    }

    @Test func anotherChoiceEndsTheOneUnderWay() {
        run { stage, tabs in
            tabs.selectedIndex = 1
            stage.clock.advance(by: 0.5)
            tabs.selectedIndex = 0
            stage.settle()
            #expect(a.view.window != nil && b.view.window == nil)
        }
    }
}
