import CoreGraphics
import Testing

@testable import UIKit

/// Columns that collapse and expand with the available width.
@MainActor
@Suite struct SplitTests {
    private final class Delegate: UISplitViewControllerDelegate {
        var lines: [String] = []
        var putsAway = false
        func splitViewController(
            _ splitViewController: UISplitViewController,
            collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool {
            lines.append("collapse")
            return putsAway
        }
        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { lines.append("did collapse") }
        func splitViewControllerDidExpand(_ svc: UISplitViewController) { lines.append("did expand") }
    }

    private let list = LifeRecorder("list")
    private let detail = LifeRecorder("detail")
    private let split = UISplitViewController()
    private let delegate = Delegate()

    private func run(_ work: (LifeStage, UINavigationController) -> Void) {
        let (left, right) = (
            UINavigationController(rootViewController: list),
            UINavigationController(rootViewController: detail)
        )
        split.preferredDisplayMode = .oneBesideSecondary
        split.viewControllers = [left, right]
        split.delegate = delegate
        LifeStage.run(split, on: "iPad") { work($0, left) }
    }

    private func go(to device: String, _ stage: LifeStage) {
        let model = DeviceModel.named(device) ?? .standard
        stage.window.transition(to: UIScreen(environment: ScreenEnvironment(device: model)))
        stage.settle()
    }

    @Test func columnsAppearWithTheirContainer() {
        split.preferredDisplayMode = .oneBesideSecondary
        split.viewControllers = [list, detail].map { UINavigationController(rootViewController: $0) }
        LifeStage.run(on: "iPad") { stage in
            stage.window.rootViewController = split
            stage.window.makeKeyAndVisible()
            stage.settle()
            for name in ["list", "detail"] {
                let calls = stage.calls.filter { $0.hasPrefix(name) && $0.hasSuffix("ppear") }
                #expect(calls == ["\(name).willAppear", "\(name).didAppear"])
                #expect(stage.calls.count { $0 == "\(name).isAppearing" } == 1)
            }
        }
    }

    @Test func theDetailGoesOntoTheStackAndBack() {
        run { stage, left in
            go(to: "iPhone 16", stage)
            #expect(left.viewControllers == [list, detail] && detail.view.window != nil)
            #expect(delegate.lines == ["collapse", "did collapse"])
            go(to: "iPad", stage)
            let right = split.viewControllers.last as? UINavigationController
            #expect(left.viewControllers == [list] && right?.viewControllers == [detail])
            #expect(detail.view.window != nil && list.view.window != nil)
            #expect(delegate.lines.last == "did expand")
        }
    }

    @Test func theDelegateMayPutTheDetailAway() {
        run { stage, left in
            delegate.putsAway = true
            go(to: "iPhone 16", stage)
            #expect(left.viewControllers == [list] && detail.view.window == nil)
            go(to: "iPad", stage)
            #expect(split.viewControllers.count == 2 && detail.view.window != nil)
        }
    }
}
