import CoreGraphics
import Testing

@testable import UIKit

/// Bars that are hidden by a tap or a swipe.
@MainActor
@Suite struct BarHidingTests {
    private final class Content: UIViewController {
        override func loadView() {
            let scroll = UIScrollView()
            scroll.contentSize = CGSize(width: 300, height: 3000)
            view = scroll
        }
    }

    private func run(_ work: (LifeStage, UINavigationController) -> Void) {
        let stack = UINavigationController(rootViewController: Content())
        LifeStage.run(stack) { work($0, stack) }
    }

    @Test func aTapTakesThemAwayAndBringsThemBack() {
        run { stage, stack in
            stack.hidesBarsOnTap = true
            for isHidden in [true, false] {
                stage.user.tap(at: CGPoint(x: 200, y: 500))
                stage.settle()
                #expect(stack.isNavigationBarHidden == isHidden)
            }
            stack.hidesBarsOnTap = false
            stage.user.tap(at: CGPoint(x: 200, y: 500))
            stage.settle()
            #expect(!stack.isNavigationBarHidden)
        }
    }

    @Test(arguments: [true, false])
    func aBarThatHidesItselfTakesNoRoom(isTranslucent: Bool) {
        run { stage, stack in
            stack.navigationBar.isTranslucent = isTranslucent
            stack.navigationBar.isHidden = true
            stack.setToolbarHidden(false, animated: false)
            stage.settle()
            #expect(stack.navigationBar.isHidden && !stack.isNavigationBarHidden)
            #expect(stack.topViewController?.view.frame.minY == 0)
            #expect(stack.topViewController?.view.safeAreaInsets.top == stack.view.safeAreaInsets.top)
            stack.setNavigationBarHidden(false, animated: false)
            stage.settle()
            #expect(!stack.navigationBar.isHidden)
        }
    }

    @Test func aBarThatHidesItselfCanBeShownAgain() {
        run { stage, stack in
            stage.settle()
            let whole = stack.topViewController?.view.safeAreaInsets.top
            for isHidden in [true, false] {
                stack.navigationBar.isHidden = isHidden
                stage.settle()
            }
            #expect(stack.topViewController?.view.safeAreaInsets.top == whole)
        }
    }

    @Test func aSwipeDoesBesideWhatItScrolls() {
        run { stage, stack in
            stack.hidesBarsOnSwipe = true
            let scroll = stack.topViewController?.view as? UIScrollView
            let top = scroll?.contentOffset.y ?? 0
            stage.user.drag(
                from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), duration: 0.3, rest: 0.2)
            stage.settle()
            #expect(stack.isNavigationBarHidden && (scroll?.contentOffset.y ?? 0) > top + 100)
            stage.user.drag(
                from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 500), duration: 0.3, rest: 0.2)
            stage.settle()
            #expect(!stack.isNavigationBarHidden)
        }
    }
}
