import CoreGraphics
import Testing

@testable import UIKit

/// Pushing and popping, in code and by touches.
@MainActor
@Suite struct NavigationOrderTests {
    private let a = LifeRecorder("a")
    private let b = LifeRecorder("b")
    private let c = LifeRecorder("c")

    private func run(_ controllers: [UIViewController], _ work: (LifeStage, UINavigationController) -> Void) {
        let stack = UINavigationController()
        stack.setViewControllers(controllers, animated: false)
        for controller in controllers { controller.loadViewIfNeeded() }
        LifeStage.run(stack) { work($0, stack) }
    }

    @Test func pushing() {
        run([a]) { stage, stack in
            stack.pushViewController(b, animated: true)
            #expect(
                stage.next() == [
                    "b.willMove(parent)", "b.loadView", "b.didLoad", "a.willDisappear", "b.willAppear",
                    "b.isAppearing",
                ])
            stage.settle()
            #expect(stage.next() == ["a.didDisappear", "b.didAppear", "b.didMove(parent)"])
        }
    }

    private final class Told: NSObject, UINavigationControllerDelegate {
        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController,
            animated: Bool
        ) { LifeRecorder.log.add("delegate.willShow \((viewController as? LifeRecorder)?.name ?? "")") }
        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController,
            animated: Bool
        ) { LifeRecorder.log.add("delegate.didShow \((viewController as? LifeRecorder)?.name ?? "")") }
    }

    @Test func theDelegateHearsOfPushesAndPops() {
        let told = Told()
        run([a]) { stage, stack in
            stack.delegate = told
            stack.pushViewController(b, animated: true)
            stage.settle()
            #expect(
                stage.next() == [
                    "b.willMove(parent)", "b.loadView", "b.didLoad", "a.willDisappear", "b.willAppear",
                    "delegate.willShow b", "b.isAppearing", "a.didDisappear", "b.didAppear",
                    "b.didMove(parent)", "delegate.didShow b",
                ])
            stack.popViewController(animated: true)
            stage.settle()
            #expect(
                stage.next() == [
                    "b.willMove(nil)", "b.willDisappear", "a.willAppear", "delegate.willShow a",
                    "a.isAppearing", "b.didDisappear", "a.didAppear", "delegate.didShow a", "b.didMove(nil)",
                ])
        }
    }

    @Test func popping() {
        run([a, b]) { stage, stack in
            stack.popViewController(animated: true)
            #expect(
                stage.next() == ["b.willMove(nil)", "b.willDisappear", "a.willAppear", "a.isAppearing"])
            stage.settle()
            #expect(stage.next() == ["b.didDisappear", "a.didAppear", "b.didMove(nil)"])
        }
    }

    @Test func poppingByAFinger() {
        run([a, b]) { stage, stack in
            stage.user.touchDown(CGPoint(x: 3, y: 400))
            for x in stride(from: 20, through: 300, by: 40) { stage.user.touchMove(CGPoint(x: x, y: 400)) }
            #expect(
                stage.next() == ["b.willMove(nil)", "b.willDisappear", "a.willAppear", "a.isAppearing"])
            #expect(b.transitionCoordinator?.isInteractive == true)
            stage.user.touchUp()
            stage.settle()
            #expect(stage.next() == ["b.didDisappear", "a.didAppear", "b.didMove(nil)"])
            #expect(stack.viewControllers == [a] && a.view.frame == stack.view.bounds)
        }
    }

    @Test func aFingerThatGoesBackLeavesAllAsItWas() {
        run([a, b]) { stage, stack in
            stack.popViewController(animated: false)
            stack.pushViewController(b, animated: false)
            stage.forget()
            stage.user.touchDown(CGPoint(x: 3, y: 400))
            for x in [20, 60, 100] { stage.user.touchMove(CGPoint(x: x, y: 400)) }
            stage.user.wait(0.5)
            stage.user.touchUp()
            stage.settle()
            #expect(
                stage.calls == [
                    "b.willMove(nil)", "b.willDisappear", "a.willAppear", "a.isAppearing", "a.willDisappear",
                    "a.didDisappear", "b.willAppear", "b.isAppearing", "b.didAppear",
                ])
            #expect(stack.viewControllers == [a, b] && b.view.frame == stack.view.bounds)
            #expect(a.view.superview == nil && b.parent === stack)
        }
    }

    @Test(arguments: ["one", "hidden", "replaced"])
    func aFingerDoesNothingWhereThereIsNoWayBack(_ reason: String) {
        run(reason == "one" ? [a] : [a, b]) { stage, stack in
            if reason == "hidden" { b.navigationItem.hidesBackButton = true }
            if reason == "replaced" {
                b.navigationItem.leftBarButtonItem = UIBarButtonItem(
                    title: "x", style: .plain, target: nil, action: nil)
            }
            let before = stack.viewControllers
            stage.user.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 350, y: 400))
            stage.settle()
            #expect(stack.viewControllers == before && stage.calls.isEmpty)
        }
    }

    @Test func poppingToTheRootTellsThoseBetweenThatTheyGo() {
        run([a, b, c]) { stage, stack in
            stack.popToRootViewController(animated: false)
            #expect(
                stage.calls == [
                    "b.willMove(nil)", "c.willMove(nil)", "c.willDisappear", "a.willAppear", "a.isAppearing",
                    "c.didDisappear", "a.didAppear", "b.didMove(nil)",
                    "c.didMove(nil)",
                ])
        }
    }

    @Test func showIsAPushInAStack() {
        run([a]) { stage, stack in
            a.show(b, sender: nil)
            stage.settle()
            #expect(stack.viewControllers == [a, b])
        }
    }

    @Test func showPresentsWhereNobodyElseDoes() {
        LifeStage.run(a) { stage in
            a.show(b, sender: nil)
            stage.settle()
            #expect(a.presentedViewController === b)
        }
    }
}
