import CoreGraphics
import Testing

@testable import UIKit

/// Columns that are set one by one.
@MainActor
@Suite struct SplitColumnTests {
    private final class Delegate: UISplitViewControllerDelegate {
        var lines: [String] = []
        var top: UISplitViewController.Column?
        func splitViewController(
            _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
        ) { lines.append("mode \(displayMode)") }
        func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
        {
            lines.append("show \(column)")
        }
        func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
        {
            lines.append("hide \(column)")
        }
        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            lines.append("proposed \(proposedTopColumn)")
            return top ?? proposedTopColumn
        }
        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { lines.append("did collapse") }
        func splitViewControllerDidExpand(_ svc: UISplitViewController) { lines.append("did expand") }
    }

    private let primary = LifeRecorder("p")
    private let middle = LifeRecorder("m")
    private let secondary = LifeRecorder("s")
    private let compact = LifeRecorder("c")
    private let delegate = Delegate()

    private func run(
        _ style: UISplitViewController.Style = .doubleColumn, on device: String = "iPad",
        landscape: Bool = true,
        _ change: (UISplitViewController) -> Void = { _ in },
        _ work: (LifeStage, UISplitViewController) -> Void
    ) {
        let split = UISplitViewController(style: style)
        split.setViewController(primary, for: .primary)
        if style == .tripleColumn { split.setViewController(middle, for: .supplementary) }
        split.setViewController(secondary, for: .secondary)
        split.delegate = delegate
        change(split)
        LifeStage.run(on: device) { stage in
            if landscape { stage.window.turn(animated: false) }
            stage.show(split)
            work(stage, split)
        }
    }

    private func shown(_ split: UISplitViewController) -> String {
        [("p", primary), ("m", middle), ("s", secondary), ("c", compact)]
            .filter { $0.1.viewIfLoaded?.window != nil }.map(\.0).joined()
    }

    private func frame(_ controller: UIViewController) -> CGRect {
        controller.navigationController?.view.frame ?? .null
    }

    private func go(to device: String, _ stage: LifeStage) {
        let model = DeviceModel.named(device) ?? .standard
        stage.window.transition(to: UIScreen(environment: ScreenEnvironment(device: model)))
        stage.settle()
    }

    @Test func eachColumnIsAStack() {
        run { _, split in
            #expect(primary.navigationController?.parent === split)
            #expect(secondary.navigationController !== primary.navigationController)
            #expect(split.viewController(for: .primary) === primary && split.viewControllers.count == 2)
        }
    }

    @Test func twoColumnsStandSideBySideInAWideWindow() {
        run { _, split in
            #expect(split.displayMode == .oneBesideSecondary && split.splitBehavior == .tile)
            #expect(frame(primary) == CGRect(x: 0, y: 0, width: 320, height: 820))
            #expect(frame(secondary) == CGRect(x: 320.5, y: 0, width: 1180 - 320.5, height: 820))
            #expect(split.primaryColumnWidth == 320)
        }
    }

    @Test func thePrimaryColumnLiesOverTheOtherInAHighWindow() {
        run(landscape: false) { stage, split in
            #expect(shown(split) == "s" && split.displayMode == .secondaryOnly)
            split.show(.primary)
            stage.settle()
            #expect(split.displayMode == .oneOverSecondary && shown(split) == "ps")
            #expect(frame(primary).width == 320 && frame(secondary).width == 820)
            stage.user.tap(at: CGPoint(x: 700, y: 600))
            stage.settle()
            #expect(shown(split) == "s")
            #expect(
                delegate.lines == [
                    "mode oneOverSecondary", "show primary", "mode secondaryOnly", "hide primary",
                ])
        }
    }

    @Test func aFingerFromTheEdgeBringsItIn() {
        run(landscape: false) { stage, split in
            stage.user.drag(from: CGPoint(x: 3, y: 500), to: CGPoint(x: 300, y: 500))
            stage.settle()
            #expect(shown(split) == "ps")
        }
        run(landscape: false, { $0.presentsWithGesture = false }) { stage, split in
            stage.user.drag(from: CGPoint(x: 3, y: 500), to: CGPoint(x: 300, y: 500))
            stage.settle()
            #expect(shown(split) == "s")
        }
    }

    @Test func aColumnComesAndGoesWithItsCalls() {
        run { stage, split in
            split.hide(.primary)
            stage.settle()
            #expect(shown(split) == "s" && frame(secondary).width == 1180)
            #expect(stage.next() == ["p.willDisappear", "p.didDisappear"])
            split.show(.primary)
            stage.settle()
            #expect(stage.next() == ["p.willAppear", "p.isAppearing", "p.didAppear"])
        }
    }

    @Test func itMovesInOnTheClock() {
        run { stage, split in
            split.hide(.primary)
            stage.settle()
            split.show(.primary)
            let view = primary.navigationController?.view
            let first = view?.layer.presentation()?.frame.minX ?? 0
            stage.clock.advance(by: 0.1)
            let later = view?.layer.presentation()?.frame.minX ?? 0
            #expect(first == -320 && later > -320 && later < 0)
        }
    }

    @Test func threeColumnsPushTheSecondaryOneAside() {
        run(.tripleColumn) { stage, split in
            #expect(shown(split) == "ms" && split.splitBehavior == .displace)
            split.show(.primary)
            stage.settle()
            #expect(split.displayMode == .twoDisplaceSecondary && shown(split) == "pms")
            #expect(frame(secondary).minX == 641 && frame(secondary).width == 1180 - 320.5)
            split.hide(.supplementary)
            stage.settle()
            #expect(shown(split) == "s")
        }
    }

    @Test func widthsAndSidesAreWishedFor() {
        run(
            .doubleColumn,
            {
                $0.preferredPrimaryColumnWidth = 400
                $0.maximumPrimaryColumnWidth = 380
                $0.primaryEdge = .trailing
            }
        ) { _, _ in
            #expect(frame(primary) == CGRect(x: 800, y: 0, width: 380, height: 820))
            #expect(frame(secondary).minX == 0)
        }
    }

    // MARK: One column

    @Test func whereOneHasRoomTheSecondaryStandsOnTheStack() {
        run(on: "iPhone 16", landscape: false) { stage, split in
            #expect(split.isCollapsed && shown(split) == "s")
            #expect(primary.navigationController?.viewControllers == [primary, secondary])
            #expect(delegate.lines == ["proposed secondary", "did collapse"])
            primary.navigationController?.popViewController(animated: true)
            stage.settle()
            #expect(shown(split) == "p")
            split.show(.secondary)
            stage.settle()
            #expect(shown(split) == "s")
        }
    }

    @Test func theDelegateSaysWhatIsOnTop() {
        delegate.top = .primary
        run(.tripleColumn, on: "iPhone 16", landscape: false) { stage, split in
            #expect(shown(split) == "p")
            split.show(.supplementary)
            stage.settle()
            #expect(shown(split) == "m")
            split.showDetailViewController(compact, sender: nil)
            stage.settle()
            #expect(primary.navigationController?.viewControllers == [primary, middle, compact])
        }
    }

    @Test func aControllerMayStandForAllColumns() {
        run(on: "iPhone 16", landscape: false, { $0.setViewController(compact, for: .compact) }) {
            stage, split in
            #expect(shown(split) == "c" && compact.navigationController == nil)
            go(to: "iPad", stage)
            #expect(shown(split) == "s")
        }
    }

    @Test func columnsComeApartWithWhatWasPushed() {
        run(on: "iPhone 16", landscape: false) { stage, split in
            secondary.navigationController?.pushViewController(middle, animated: false)
            go(to: "iPad", stage)
            #expect(primary.navigationController?.viewControllers == [primary])
            #expect(middle.navigationController?.viewControllers == [secondary, middle])
            #expect(split.viewControllers.contains { $0 === middle.navigationController })
            go(to: "iPhone 16", stage)
            #expect(primary.navigationController?.viewControllers == [primary, secondary, middle])
            #expect(delegate.lines.suffix(3) == ["did expand", "proposed secondary", "did collapse"])
        }
    }

    @Test func columnsThatAreReplacedAreFreed() {
        weak var gone: UIViewController?
        run { stage, split in
            do {
                let made = UIViewController()
                gone = made
                split.setViewController(made, for: .secondary)
                stage.settle()
            }
            split.setViewController(UIViewController(), for: .secondary)
            stage.settle()
            #expect(gone == nil)
        }
    }

    @Test func columnsThatAStyleHasNotAreReported() {
        let split = UISplitViewController(style: .doubleColumn)
        let report = RuntimeDiagnostics.collect { split.setViewController(middle, for: .supplementary) }
        #expect(report.messages.count == 1 && split.viewController(for: .supplementary) == nil)
    }
}
