import CoreGraphics
import Testing

@testable import UIKit

/// Presentations that adapt to compact environments, and the sizes and traits of their content.
@MainActor
@Suite struct AdaptationTests {
    private final class Delegate: UIPopoverPresentationControllerDelegate {
        var lines: [String] = []
        var style: UIModalPresentationStyle?
        var wraps = false
        var allows = true
        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle {
            lines.append("style?")
            guard traitCollection.horizontalSizeClass == .compact else { return .none }
            return style ?? .pageSheet
        }
        func presentationController(
            _ controller: UIPresentationController,
            viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
        ) -> UIViewController? {
            lines.append("controller?")
            return wraps
                ? UINavigationController(rootViewController: controller.presentedViewController) : nil
        }
        func presentationController(
            _ presentationController: UIPresentationController,
            willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
            transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
        ) { lines.append("will \(style)") }
        func popoverPresentationControllerShouldDismissPopover(
            _ popoverPresentationController: UIPopoverPresentationController
        ) -> Bool {
            lines.append("should dismiss")
            return allows
        }
        func popoverPresentationControllerDidDismissPopover(
            _ popoverPresentationController: UIPopoverPresentationController
        ) { lines.append("did dismiss") }
    }

    private let root = UIViewController()
    private let shown = UIViewController()
    private let delegate = Delegate()

    private func run(on device: String, _ work: (LifeStage) -> Void) {
        LifeStage.run(root, on: device) { stage in
            shown.modalPresentationStyle = .popover
            shown.preferredContentSize = CGSize(width: 200, height: 150)
            shown.popoverPresentationController?.delegate = delegate
            shown.popoverPresentationController?.sourceView = root.view
            shown.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 300, width: 40, height: 40)
            root.present(shown, animated: false)
            stage.settle()
            work(stage)
        }
    }

    private func go(to device: String, _ stage: LifeStage) {
        let model = DeviceModel.named(device) ?? .standard
        stage.window.transition(to: UIScreen(environment: ScreenEnvironment(device: model)))
        stage.settle()
    }

    @Test func theDelegateHearsOfTheStyleOnceForEachPlace() {
        run(on: "iPhone 16") { stage in
            #expect(delegate.lines.filter { $0.hasPrefix("will") } == ["will pageSheet"])
            #expect(shown.view.frame.minY == 69)
            go(to: "iPad", stage)
            #expect(delegate.lines.filter { $0.hasPrefix("will") } == ["will pageSheet", "will none"])
            #expect(shown.view.frame.size == CGSize(width: 200, height: 150))
        }
    }

    @Test func aPopoverMayStayOne() {
        delegate.style = UIModalPresentationStyle.none
        run(on: "iPhone 16") { _ in
            #expect(shown.view.frame.size == CGSize(width: 200, height: 150))
        }
    }

    @Test func theDelegateMayGiveAnotherController() {
        delegate.wraps = true
        delegate.style = .fullScreen
        run(on: "iPhone 16") { stage in
            let stack = root.presentedViewController as? UINavigationController
            #expect(stack?.viewControllers == [shown] && stack?.view.frame == stage.window.bounds)
            root.dismiss(animated: false)
            #expect(root.presentedViewController == nil && shown.view.window == nil)
        }
    }

    @Test func theDelegateDecidesWhetherAPopoverGoes() {
        run(on: "iPad") { stage in
            delegate.lines = []
            delegate.allows = false
            stage.user.tap(at: CGPoint(x: 700, y: 900))
            stage.settle()
            #expect(root.presentedViewController != nil)
            delegate.allows = true
            stage.user.tap(at: CGPoint(x: 700, y: 900))
            stage.settle()
            #expect(root.presentedViewController == nil)
            #expect(
                delegate.lines.filter { $0 != "style?" } == [
                    "should dismiss", "should dismiss", "did dismiss",
                ])
        }
    }

    @Test func popoversFollowThePreferredSize() {
        run(on: "iPad") { stage in
            shown.preferredContentSize = CGSize(width: 300, height: 400)
            stage.window.layoutIfNeeded()
            #expect(shown.view.frame.size == CGSize(width: 300, height: 400))
        }
    }

    @Test func stacksWishForTheSizeOfTheirTop() {
        let stack = UINavigationController(rootViewController: shown)
        stack.modalPresentationStyle = .formSheet
        LifeStage.run(root, on: "iPad") { stage in
            root.present(stack, animated: false)
            shown.preferredContentSize = CGSize(width: 300, height: 350)
            stage.window.layoutIfNeeded()
            #expect(stack.view.frame.size == CGSize(width: 300, height: 350))
            let next = UIViewController()
            next.preferredContentSize = CGSize(width: 320, height: 250)
            stack.pushViewController(next, animated: false)
            stage.window.layoutIfNeeded()
            #expect(stack.view.frame.size == CGSize(width: 320, height: 250))
        }
    }

    @Test(arguments: [UIModalPresentationStyle.formSheet, .popover])
    func narrowPresentationsAreCompact(_ style: UIModalPresentationStyle) {
        LifeStage.run(root, on: "iPad") { stage in
            shown.modalPresentationStyle = style
            shown.popoverPresentationController?.sourceView = root.view
            root.present(shown, animated: false)
            #expect(shown.traitCollection.horizontalSizeClass == .compact)
            #expect(root.traitCollection.horizontalSizeClass == .regular)
            root.dismiss(animated: false)
            #expect(shown.storage.traitsFromParent == nil)
        }
    }

    @Test func presentationsOverrideTraits() {
        LifeStage.run(root) { stage in
            root.present(shown, animated: false)
            let presentation = shown.presentationController
            var told: [UIUserInterfaceStyle] = []
            presentation?.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
                (presentation: UIPresentationController, _: UITraitCollection) in
                told.append(presentation.traitCollection.userInterfaceStyle)
            }
            presentation?.traitOverrides.userInterfaceStyle = .dark
            #expect(shown.traitCollection.userInterfaceStyle == .dark)
            #expect(root.traitCollection.userInterfaceStyle == .light)
            presentation?.traitOverrides.userInterfaceStyle = .unspecified
            presentation?.overrideTraitCollection = UITraitCollection(preferredContentSizeCategory: .small)
            #expect(shown.traitCollection.preferredContentSizeCategory == .small)
            #expect(shown.traitCollection.userInterfaceStyle == .light && told == [.dark, .light])
        }
    }
}
