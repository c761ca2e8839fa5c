import CoreGraphics
import Testing

@testable import UIKit

@MainActor
@Suite struct PresentationTests {
    private let log = CallLog()
    private let windows = WindowKeeper()

    private func show(_ controller: UIViewController, _ environment: ScreenEnvironment = ScreenEnvironment())
    {
        let window = UIWindow(screen: UIScreen(environment: environment))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        windows.keep(window)
        log.removeAll()
    }

    private func controller(_ name: String) -> LoggingController { LoggingController(name, log) }

    @Test func fullScreenCallsBothInOrder() {
        let (a, b) = (controller("a"), controller("b"))
        show(a)
        b.modalPresentationStyle = .fullScreen
        a.present(b, animated: false)
        #expect(
            log.withoutLayout == [
                "b.loadView", "b.didLoad", "a.willDisappear", "b.willAppear", "b.isAppearing", "b.didAppear",
                "a.didDisappear",
            ])
        #expect(a.view.window == nil && b.view.window != nil)
    }

    @Test func aNewRootControllerRemovesWhatTheOldOnePresents() throws {
        let (a, b) = (controller("a"), controller("b"))
        show(a)
        a.present(b, animated: false)
        let window = try #require(a.view.window)
        window.rootViewController = controller("c")
        #expect(b.viewIfLoaded?.window == nil && a.presentedViewController == nil)
        #expect(window.subviews == [window.rootViewController?.view])
    }

    @Test func dismissingFullScreenBringsTheOtherBack() {
        let (a, b) = (controller("a"), controller("b"))
        show(a)
        b.modalPresentationStyle = .fullScreen
        a.present(b, animated: false)
        log.removeAll()
        b.dismiss(animated: false)
        #expect(
            log.withoutLayout == [
                "b.willDisappear", "a.willAppear", "a.isAppearing", "a.didAppear", "b.didDisappear",
            ])
        #expect(a.view.window != nil && a.presentedViewController == nil && b.presentingViewController == nil)
    }

    @Test func sheetsLeaveThePresenterInSight() {
        let (a, b) = (controller("a"), controller("b"))
        show(a)
        a.present(b, animated: false)
        #expect(
            log.withoutLayout == ["b.loadView", "b.didLoad", "b.willAppear", "b.isAppearing", "b.didAppear"])
        #expect(a.view.window != nil && b.view.frame.minY == a.view.safeAreaInsets.top + 10)
    }

    @Test func theOutermostContainerPresents() {
        let (a, b) = (controller("a"), controller("b"))
        let stack = UINavigationController(rootViewController: a)
        show(stack)
        a.present(b, animated: false)
        #expect(b.presentingViewController === stack && a.presentedViewController === b)
        #expect(stack.visibleViewController === b)
    }

    @Test func currentContextsKeepToTheirPlace() {
        let (a, b) = (controller("a"), controller("b"))
        let stack = UINavigationController(rootViewController: a)
        show(stack)
        a.definesPresentationContext = true
        b.modalPresentationStyle = .overCurrentContext
        a.present(b, animated: false)
        #expect(b.presentingViewController === a && b.view.isDescendant(of: stack.view))
    }

    @Test func dismissingTheFirstTakesAllAboveIt() {
        let (a, b, c) = (controller("a"), controller("b"), controller("c"))
        show(a)
        a.present(b, animated: false)
        b.present(c, animated: false)
        a.dismiss(animated: false)
        #expect(a.presentedViewController == nil && b.presentedViewController == nil && c.view.window == nil)
    }

    @Test func whatCannotBePresentedIsReportedInUIKitsWords() {
        let (a, b) = (controller("a"), controller("b"))
        let messages = RuntimeDiagnostics.collect { a.present(b, animated: false) }.messages
        #expect(
            messages == [
                "Attempt to present <LoggingController> on <LoggingController> whose view is not in the window hierarchy!"
            ])
    }

    @Test func secondPresentationsAreReported() {
        let (a, b, c) = (controller("a"), controller("b"), controller("c"))
        show(a)
        a.present(b, animated: false)
        let messages = RuntimeDiagnostics.collect { a.present(c, animated: false) }.messages
        #expect(
            messages.first?.contains("which is already presenting") == true
                && c.presentingViewController == nil)
    }

    @Test func presentationsDoNotKeepControllers() {
        weak var gone: UIViewController?
        do {
            let controller = UIViewController()
            controller.modalPresentationStyle = .popover
            _ = controller.popoverPresentationController
            gone = controller
        }
        #expect(gone == nil)
    }

    @Test func popoversStandBesideTheirSource() {
        let place = PopoverPlace(
            anchor: CGRect(x: 300, y: 20, width: 40, height: 20), size: CGSize(width: 200, height: 100),
            space: CGRect(x: 10, y: 10, width: 700, height: 900), distance: 13, permitted: .any)
        #expect(place.direction == .up && place.frame == CGRect(x: 220, y: 53, width: 200, height: 100))
    }

    @Test func popoversWithoutAnArrowStandOverTheMiddleOfTheirSource() {
        let place = PopoverPlace(
            anchor: CGRect(x: 410, y: 590, width: 1, height: 1), size: CGSize(width: 288, height: 248),
            space: CGRect(x: 10, y: 10, width: 800, height: 1160), distance: 13, permitted: [])
        #expect(place.direction == [] && place.frame == CGRect(x: 266, y: 466, width: 288, height: 248))
    }

    @Test func theResponderChainGoesOnAtThePresenter() {
        let (a, b) = (controller("a"), controller("b"))
        show(a)
        a.present(b, animated: false)
        #expect(b.next === a)
    }
}
