import CoreGraphics
import Testing

@testable import UIKit

/// Search bars in the toolbar, as in iOS 26 on an iPhone.
@MainActor
@Suite struct ToolbarSearchTests {
    private let search = UISearchController(searchResultsController: nil)

    private func run(
        on device: String = "iPhone 16", design: InterfaceDesign = .glass,
        _ adjust: (UIViewController) -> Void = { _ in },
        _ work: (LifeStage, UINavigationController) throws -> Void
    ) rethrows {
        let root = UIViewController()
        root.navigationItem.searchController = search
        adjust(root)
        let stack = UINavigationController(rootViewController: root)
        if root.toolbarItems != nil { stack.isToolbarHidden = false }
        try LifeStage.run(stack, on: device, design: design) { try work($0, stack) }
    }

    private func tap(_ stage: LifeStage, _ view: UIView) {
        stage.user.tap(view)
        stage.settle()
    }

    @Test func theSearchBarIsAtTheLowerEdge() {
        run { _, stack in
            let bar = search.searchBar
            #expect(bar.superview === stack.toolbar && !stack.toolbar.isHidden)
            #expect(stack.navigationBar.frame.height == 54)
            #expect(bar.frame.width == stack.toolbar.bounds.width - 32 && bar.frame.height == 44)
            #expect(stack.topViewController?.navigationItem.searchBarPlacement == .integrated)
        }
    }

    @Test(arguments: ["stacked", "not allowed", "with scopes"])
    func itStaysBelowTheTitles(_ reason: String) {
        run { root in
            switch reason {
            case "stacked": root.navigationItem.preferredSearchBarPlacement = .stacked
            case "not allowed": root.navigationItem.searchBarPlacementAllowsToolbarIntegration = false
            default: search.searchBar.scopeButtonTitles = ["a", "b"]
            }
        } _: { _, stack in
            #expect(search.searchBar.superview === stack.navigationBar && stack.toolbar.isHidden)
            #expect(stack.topViewController?.navigationItem.searchBarPlacement == .stacked)
        }
    }

    @Test func itStaysBelowTheTitlesOnIPadAndInTheLookOfIOS18() {
        run(on: "iPad (10th generation)") { _, stack in
            #expect(search.searchBar.superview === stack.navigationBar)
        }
        run(design: .bars) { _, stack in #expect(search.searchBar.superview === stack.navigationBar) }
    }

    @Test func itStaysBelowTheTitlesInATab() {
        let root = UIViewController()
        root.navigationItem.searchController = search
        let stack = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        tabs.viewControllers = [stack]
        LifeStage.run(tabs, design: .glass) { _ in
            #expect(search.searchBar.superview === stack.navigationBar)
        }
    }

    /// The glass of an item is 4 points wider at either side.
    @Test func itIsAfterTheItemsUnlessAnItemStandsForIt() throws {
        run {
            $0.toolbarItems = [
                UIBarButtonItem(systemItem: .compose), UIBarButtonItem(systemItem: .flexibleSpace),
            ]
        } _: { _, stack in
            let items = stack.toolbar.descendants(of: BarButtonView.self).map(\.frame)
            #expect(search.searchBar.frame.minX == (items.first?.maxX ?? 0) + 4 + 12)
            #expect(search.searchBar.frame.maxX == stack.toolbar.bounds.width - 16)
        }
        run {
            $0.toolbarItems = [
                $0.navigationItem.searchBarPlacementBarButtonItem, UIBarButtonItem(systemItem: .compose),
            ]
        } _: { _, stack in
            #expect(search.searchBar.frame.minX == 16)
            let items = stack.toolbar.descendants(of: BarButtonView.self).map(\.frame)
            #expect(search.searchBar.frame.maxX == (items.last?.minX ?? 0) - 4 - 12)
            #expect(items.last?.maxX == stack.toolbar.bounds.width - 16 - 4)
        }
    }

    @Test func itIsAButtonUntilTheSearchBegins() {
        run {
            $0.navigationItem.preferredSearchBarPlacement = .integratedButton
        } _: { stage, stack in
            #expect(search.searchBar.frame.width == 44)
            tap(stage, search.searchBar)
            #expect(search.isActive && search.searchBar.frame.width == stack.toolbar.bounds.width - 32)
        }
    }

    @Test func aSearchIsAboveTheKeyboardWithACrossThatEndsIt() throws {
        try run {
            $0.toolbarItems = [UIBarButtonItem(systemItem: .compose)]
        } _: { stage, stack in
            tap(stage, search.searchBar.searchTextField)
            let keyboard = try #require(stage.window.keyboardFrame)
            let bar = search.searchBar
            #expect(bar.convert(bar.bounds, to: nil).maxY <= keyboard.minY)
            #expect(bar.frame.minX == 16 && bar.cancelButton.superview === bar)
            #expect(bar.cancelButton.accessibilityLabel == "Cancel" && bar.cancelButton.frame.width == 44)
            tap(stage, bar.cancelButton)
            #expect(!search.isActive && stage.window.keyboardFrame == nil)
            #expect(bar.convert(bar.bounds, to: nil).maxY > stage.window.bounds.maxY - 60)
        }
    }

    @Test func aPushedScreenWithoutASearchHasNoToolbar() {
        run { stage, stack in
            stack.pushViewController(UIViewController(), animated: false)
            stage.settle()
            #expect(stack.toolbar.isHidden && search.searchBar.superview !== stack.toolbar)
            stack.popViewController(animated: false)
            stage.settle()
            #expect(search.searchBar.superview === stack.toolbar)
        }
    }
}
