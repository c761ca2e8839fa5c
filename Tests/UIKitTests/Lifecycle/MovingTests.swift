import CoreGraphics
import Testing

@testable import UIKit

/// `isMovingToParent` and `isMovingFromParent` of controllers that appear and disappear.
@MainActor
@Suite struct MovingTests {
    private final class Mover: LifeRecorder {
        private func tell(_ call: String) {
            let way = isMovingToParent ? "to" : isMovingFromParent ? "from" : "stays"
            add("\(call) \(way)")
        }
        override func viewWillAppear(_ animated: Bool) { tell("willAppear") }
        override func viewIsAppearing(_ animated: Bool) {}
        override func viewDidAppear(_ animated: Bool) { tell("didAppear") }
        override func viewWillDisappear(_ animated: Bool) { tell("willDisappear") }
        override func viewDidDisappear(_ animated: Bool) { tell("didDisappear") }
        override func viewDidLoad() {}
        override func loadView() { view = UIView() }
        override func willMove(toParent parent: UIViewController?) {}
        override func didMove(toParent parent: UIViewController?) {}
    }

    private let a = Mover("a")
    private let b = Mover("b")

    @Test(arguments: [true, false]) func pushedAndPopped(animated: Bool) {
        let stack = UINavigationController(rootViewController: a)
        LifeStage.run(stack) { stage in
            stack.pushViewController(b, animated: animated)
            stage.settle()
            #expect(
                stage.next() == [
                    "a.willDisappear stays", "b.willAppear to", "a.didDisappear stays", "b.didAppear to",
                ])
            stack.popViewController(animated: animated)
            stage.settle()
            #expect(
                stage.next() == [
                    "b.willDisappear from", "a.willAppear stays", "b.didDisappear from", "a.didAppear stays",
                ])
            #expect(!b.isMovingFromParent && !b.isMovingToParent)
        }
    }

    @Test func aPopThatIsCancelledLeavesNothing() {
        let stack = UINavigationController()
        stack.setViewControllers([a, b], animated: false)
        LifeStage.run(stack) { stage in
            stage.user.touchDown(CGPoint(x: 3, y: 400))
            for x in [20, 60, 100] { stage.user.touchMove(CGPoint(x: x, y: 400)) }
            stage.user.wait(0.5)
            stage.user.touchUp()
            stage.settle()
            #expect(!b.isMovingFromParent && stack.topViewController === b)
        }
    }

    @Test func presentationsMoveNobody() {
        LifeStage.run(a) { stage in
            b.modalPresentationStyle = .fullScreen
            a.present(b, animated: false)
            #expect(
                stage.next() == [
                    "a.willDisappear stays", "b.willAppear stays", "b.didAppear stays",
                    "a.didDisappear stays",
                ])
        }
    }

    @Test func childrenThatAreAddedAre() {
        LifeStage.run(a) { stage in
            a.addChild(b)
            a.view.addSubview(b.view)
            b.didMove(toParent: a)
            #expect(stage.next() == ["b.willAppear to", "b.didAppear to"])
        }
    }
}
