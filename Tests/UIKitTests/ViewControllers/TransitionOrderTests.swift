import CoreGraphics
import Testing

@testable import UIKit

/// The order of the calls of animated transitions.
@MainActor
@Suite struct TransitionOrderTests {
    private let log = CallLog()
    private let windows = WindowKeeper()

    @MainActor private final class StackDelegate: NSObject, UINavigationControllerDelegate {
        let log: CallLog
        init(_ log: CallLog) { self.log = log }
        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController,
            animated: Bool
        ) { log.add("delegate.willShow") }
        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController,
            animated: Bool
        ) { log.add("delegate.didShow") }
    }

    private func show(_ controller: UIViewController) {
        let window = UIWindow(screen: UIScreen(environment: ScreenEnvironment()))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        windows.keep(window)
        log.removeAll()
    }

    private func controller(_ name: String) -> LoggingController { LoggingController(name, log) }

    @Test func pushing() {
        VirtualClock.withFresh { clock in
            let (a, b) = (controller("a"), controller("b"))
            let stack = UINavigationController(rootViewController: a)
            let delegate = StackDelegate(log)
            show(stack)
            stack.delegate = delegate
            stack.pushViewController(b, animated: true)
            #expect(
                log.withoutLayout == [
                    "b.willMoveIn", "b.loadView", "b.didLoad", "a.willDisappear", "b.willAppear",
                    "delegate.willShow", "b.isAppearing",
                ])
            #expect(a.view.superview === stack.view && b.view.superview === stack.view)
            #expect(b.transitionCoordinator != nil)
            log.removeAll()
            clock.advance(by: 0.34)
            #expect(log.withoutLayout.isEmpty)
            clock.advance(by: 0.01)
            #expect(
                log.withoutLayout == ["a.didDisappear", "b.didAppear", "b.didMoveIn", "delegate.didShow"])
            #expect(a.view.superview == nil && b.transitionCoordinator == nil)
            #expect(b.view.frame == stack.view.bounds)
        }
    }

    @Test func popping() {
        VirtualClock.withFresh { clock in
            let (a, b) = (controller("a"), controller("b"))
            let stack = UINavigationController(rootViewController: a)
            show(stack)
            stack.pushViewController(b, animated: false)
            let delegate = StackDelegate(log)
            stack.delegate = delegate
            log.removeAll()
            stack.popViewController(animated: true)
            clock.runUntilIdle()
            #expect(
                log.withoutLayout == [
                    "b.willMoveOut", "b.willDisappear", "a.willAppear", "delegate.willShow", "a.isAppearing",
                    "b.didDisappear", "a.didAppear", "delegate.didShow", "b.didMoveOut",
                ])
            #expect(a.view.frame == stack.view.bounds && b.view.superview == nil)
        }
    }

    @Test func presentingFullScreen() {
        VirtualClock.withFresh { clock in
            let (a, b) = (controller("a"), controller("b"))
            show(a)
            b.modalPresentationStyle = .fullScreen
            a.present(b, animated: true) { log.add("completion") }
            #expect(
                log.withoutLayout == [
                    "b.loadView", "b.didLoad", "a.willDisappear", "b.willAppear", "b.isAppearing",
                ])
            #expect(b.isBeingPresented && a.view.window != nil)
            log.removeAll()
            clock.runUntilIdle()
            #expect(log.withoutLayout == ["b.didAppear", "a.didDisappear", "completion"])
            #expect(a.view.window == nil && !b.isBeingPresented)
        }
    }

    @Test func dismissingFullScreen() {
        VirtualClock.withFresh { clock in
            let (a, b) = (controller("a"), controller("b"))
            show(a)
            b.modalPresentationStyle = .fullScreen
            a.present(b, animated: false)
            log.removeAll()
            b.dismiss(animated: true) { log.add("completion") }
            #expect(log.withoutLayout == ["b.willDisappear", "a.willAppear", "a.isAppearing"])
            log.removeAll()
            clock.runUntilIdle()
            #expect(log.withoutLayout == ["a.didAppear", "b.didDisappear", "completion"])
            #expect(a.presentedViewController == nil && b.view.window == nil)
        }
    }

    @Test(arguments: [
        UIModalPresentationStyle.pageSheet, .formSheet, .automatic, .overFullScreen, .overCurrentContext,
        .popover, .custom,
    ])
    func presentingOver(_ style: UIModalPresentationStyle) {
        VirtualClock.withFresh { clock in
            let (a, b) = (controller("a"), controller("b"))
            show(a)
            b.modalPresentationStyle = style
            a.present(b, animated: true)
            clock.runUntilIdle()
            b.dismiss(animated: true)
            clock.runUntilIdle()
            #expect(
                log.withoutLayout == [
                    "b.loadView", "b.didLoad", "b.willAppear", "b.isAppearing", "b.didAppear",
                    "b.willDisappear",
                    "b.didDisappear",
                ])
        }
    }

    @Test func coordinatorsAnimateAlongsideAndComplete() {
        VirtualClock.withFresh { clock in
            let (a, b) = (controller("a"), controller("b"))
            let stack = UINavigationController(rootViewController: a)
            show(stack)
            stack.pushViewController(b, animated: true)
            b.transitionCoordinator?.animate(alongsideTransition: nil) { context in
                log.add("completion \(context.isCancelled)")
            }
            log.removeAll()
            clock.runUntilIdle()
            #expect(log.withoutLayout.last == "completion false")
        }
    }

    @Test func anotherTransitionEndsTheOneThatRuns() {
        VirtualClock.withFresh { clock in
            let (a, b, c) = (controller("a"), controller("b"), controller("c"))
            let stack = UINavigationController(rootViewController: a)
            show(stack)
            stack.pushViewController(b, animated: true)
            clock.advance(by: 0.1)
            stack.pushViewController(c, animated: true)
            clock.runUntilIdle()
            #expect(stack.viewControllers == [a, b, c])
            #expect(log.lines.filter { $0.hasSuffix("didAppear") } == ["b.didAppear", "c.didAppear"])
            #expect(a.view.superview == nil && b.view.superview == nil)
        }
    }

    @Test func whatHasGoneIsFreed() {
        VirtualClock.withFresh { clock in
            let a = controller("a")
            let stack = UINavigationController(rootViewController: a)
            show(stack)
            weak var pushed: UIViewController?
            weak var presented: UIViewController?
            do {
                let (b, c) = (UIViewController(), UIViewController())
                (pushed, presented) = (b, c)
                stack.pushViewController(b, animated: true)
                clock.runUntilIdle()
                b.present(c, animated: true)
                clock.runUntilIdle()
                c.dismiss(animated: true)
                clock.runUntilIdle()
                stack.popViewController(animated: true)
                clock.runUntilIdle()
            }
            #expect(pushed == nil && presented == nil)
        }
    }
}
