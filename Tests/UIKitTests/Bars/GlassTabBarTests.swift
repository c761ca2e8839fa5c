import CoreGraphics
import Testing

@testable import UIKit

/// Tab bars of glass that become small, their tab for searching and their accessory, as in iOS 26.
@MainActor
@Suite struct GlassTabBarTests {
    private final class Content: UIViewController {
        let scroll = UIScrollView()
        override func loadView() {
            scroll.contentSize = CGSize(width: 300, height: 3000)
            view = scroll
        }
    }

    private let searched = Content()

    private func tabs(search: Bool = false) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.tabs = ["a", "b"].map { name in
            UITab(title: name, image: UIImage(systemName: "star"), identifier: name) { _ in Content() }
        }
        if search {
            searched.navigationItem.searchController = UISearchController(searchResultsController: nil)
            tabs.tabs.append(UISearchTab { _ in UINavigationController(rootViewController: searched) })
        }
        return tabs
    }

    private func drag(_ stage: LifeStage, _ way: CGFloat) {
        let start = CGPoint(x: 200, y: 500)
        stage.user.drag(from: start, to: CGPoint(x: 200, y: 500 + way), duration: 0.3, rest: 0.2)
        stage.settle()
    }

    private func tap(_ stage: LifeStage, _ view: UIView) {
        stage.user.tap(view)
        stage.settle()
    }

    private func buttons(_ bar: UITabBar) -> [TabBarButtonView] { bar.views.filter { !$0.isHidden } }

    // MARK: Items

    /// The bar of views that public projects printed and of a picture of iOS 26.2, all 402 points wide.
    private func bar(of count: Int) throws -> UITabBar {
        var environment = ScreenEnvironment(device: try #require(DeviceModel.named("iPhone 16 Pro")))
        environment.design = .glass
        let window = UIWindow(screen: UIScreen(environment: environment))
        windows.keep(window)
        let bar = UITabBar()
        bar.items = (0..<count).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
        window.addSubview(bar)
        bar.frame = CGRect(origin: .zero, size: bar.sizeThatFits(window.bounds.size))
        window.isHidden = false
        window.layoutIfNeeded()
        return bar
    }

    private let windows = WindowKeeper()

    @Test func aBarOfItsOwnIsGlassTooWithTheSpaceBelowIt() throws {
        let bar = try bar(of: 3)
        #expect(bar.frame.height == 83)
        #expect(bar.glass.frame == CGRect(x: 64, y: 0, width: 274, height: 62) && !bar.glass.isHidden)
    }

    @Test(arguments: [(3, 94.0, 86.0), (4, 98.0, 254.0 / 3), (5, 77.0, 68.75), (6, 74.0, 55.6)])
    func itemsOverlapEachOther(count: Int, width: Double, pitch: Double) throws {
        let frames = try bar(of: count).views.map(\.frame)
        #expect(frames.allSatisfy { abs($0.width - width) < 0.5 && $0.minY == 4 && $0.height == 54 })
        #expect(abs(frames[1].minX - frames[0].minX - pitch) < 0.5)
        #expect(abs(frames[0].minX + frames[count - 1].maxX - 402) < 0.5)
    }

    // MARK: Small bars

    @Test func scrollingDownLeavesOnlyTheSelectedTab() {
        let tabs = tabs()
        tabs.tabBarMinimizeBehavior = .onScrollDown
        LifeStage.run(tabs, design: .glass) { stage in
            drag(stage, -300)
            #expect(buttons(tabs.tabBar).map(\.item.title) == ["a"])
            #expect(tabs.tabBar.glass.frame.size == CGSize(width: 48, height: 48))
            drag(stage, 100)
            #expect(buttons(tabs.tabBar).count == 2 && tabs.tabBar.glass.frame.height == 62)
        }
    }

    @Test func scrollingUpDoesIfTheBehaviorSaysSo() {
        let tabs = tabs()
        tabs.tabBarMinimizeBehavior = .onScrollUp
        LifeStage.run(tabs, design: .glass) { stage in
            drag(stage, -300)
            #expect(!tabs.tabBar.isMinimized)
            drag(stage, 100)
            #expect(tabs.tabBar.isMinimized)
        }
    }

    @Test func theBarKeepsItsSizeUnlessAnAppAsksForMore() {
        let tabs = tabs()
        LifeStage.run(tabs, design: .glass) { stage in
            drag(stage, -300)
            #expect(!tabs.tabBar.isMinimized)
        }
    }

    @Test func theBarKeepsItsSizeInTheLookOfIOS18() {
        let tabs = tabs()
        tabs.tabBarMinimizeBehavior = .onScrollDown
        LifeStage.run(tabs) { stage in
            drag(stage, -300)
            #expect(!tabs.tabBar.isMinimized && buttons(tabs.tabBar).count == 2)
        }
    }

    @Test func codeThatScrollsLeavesTheBarAlone() throws {
        let tabs = tabs()
        tabs.tabBarMinimizeBehavior = .onScrollDown
        try LifeStage.run(tabs, design: .glass) { _ in
            let content = try #require(tabs.selectedViewController as? Content)
            content.scroll.contentOffset.y = 200
            #expect(!tabs.tabBar.isMinimized)
        }
    }

    @Test func aTapOnASmallBarGivesItItsSize() throws {
        let tabs = tabs()
        tabs.tabBarMinimizeBehavior = .onScrollDown
        try LifeStage.run(tabs, design: .glass) { stage in
            drag(stage, -300)
            tap(stage, try #require(buttons(tabs.tabBar).first))
            #expect(!tabs.tabBar.isMinimized && tabs.selectedIndex == 0)
        }
    }

    // MARK: Searching

    @Test func theTabForSearchingIsACircleApart() {
        let tabs = tabs(search: true)
        LifeStage.run(tabs, design: .glass) { _ in
            let bar = tabs.tabBar
            #expect(bar.glass.frame.minX == 21 && bar.searchGlass.frame.size == CGSize(width: 62, height: 62))
            #expect(bar.searchGlass.frame.maxX == bar.bounds.width - 21)
            #expect(bar.views.last?.frame == bar.searchGlass.frame)
        }
    }

    @Test func itIsAtTheLeftInRightToLeftLayout() {
        let tabs = tabs(search: true)
        tabs.view.semanticContentAttribute = .forceRightToLeft
        tabs.tabBar.semanticContentAttribute = .forceRightToLeft
        LifeStage.run(tabs, design: .glass) { _ in
            #expect(tabs.tabBar.searchGlass.frame.minX == 21)
        }
    }

    @Test func aTapOnItOpensTheSearchFieldInTheBar() throws {
        let tabs = tabs(search: true)
        try LifeStage.run(tabs, design: .glass) { stage in
            tap(stage, try #require(tabs.tabBar.views.last))
            let field = try #require(searched.navigationItem.searchController?.searchBar)
            #expect(field.superview === tabs.tabBar && field.frame.minX == 21 + 62 + 10)
            #expect(searched.navigationItem.searchBarPlacement == .integrated)
            #expect(buttons(tabs.tabBar).map(\.item.title) == ["a"])
            tap(stage, try #require(buttons(tabs.tabBar).first))
            #expect(tabs.selectedIndex == 0 && field.superview !== tabs.tabBar)
        }
    }

    @Test func theFieldStaysAboveTheKeyboard() throws {
        let tabs = tabs(search: true)
        try LifeStage.run(tabs, design: .glass) { stage in
            tap(stage, try #require(tabs.tabBar.views.last))
            let field = try #require(searched.navigationItem.searchController?.searchBar)
            tap(stage, field.searchTextField)
            let keyboard = try #require(stage.window.keyboardFrame)
            #expect(field.convert(field.bounds, to: nil).maxY == keyboard.minY - 8)
        }
    }

    @Test func theTabForSearchingIsAmongTheOthersInTheLookOfIOS18() throws {
        let tabs = tabs(search: true)
        try LifeStage.run(tabs) { stage in
            tap(stage, try #require(tabs.tabBar.views.last))
            let field = try #require(searched.navigationItem.searchController?.searchBar)
            #expect(field.superview is UINavigationBar && buttons(tabs.tabBar).count == 3)
        }
    }

    // MARK: Accessories

    @Test func theAccessoryIsAboveTheBarAndInTheSafeArea() {
        let tabs = tabs()
        let accessory = UITabAccessory(contentView: UIView())
        tabs.bottomAccessory = accessory
        LifeStage.run(tabs, design: .glass) { _ in
            #expect(accessory.container.frame.maxY == tabs.tabBar.frame.minY - 10)
            #expect(accessory.container.frame.height == 48)
            let bottom = tabs.selectedViewController?.view.safeAreaInsets.bottom ?? 0
            #expect(abs(bottom - (83 + 58)) < 0.001)
            #expect(accessory.contentView.traitCollection.tabAccessoryEnvironment == .regular)
        }
    }

    @Test func theAccessoryIsInlineInASmallBar() {
        let tabs = tabs(search: true)
        let accessory = UITabAccessory(contentView: UIView())
        tabs.bottomAccessory = accessory
        tabs.tabBarMinimizeBehavior = .onScrollDown
        LifeStage.run(tabs, design: .glass) { stage in
            drag(stage, -300)
            let bar = tabs.tabBar
            let (left, right) = (bar.glass.frame.maxX + 10, bar.searchGlass.frame.minX - 10)
            let frame = bar.convert(accessory.container.bounds, from: accessory.container)
            #expect(frame == CGRect(x: left, y: bar.glass.frame.minY, width: right - left, height: 48))
            #expect(accessory.contentView.traitCollection.tabAccessoryEnvironment == .inline)
        }
    }

    @Test func anAccessoryThatIsRemovedLeavesTheScreen() {
        let tabs = tabs()
        let accessory = UITabAccessory(contentView: UIView())
        tabs.bottomAccessory = accessory
        LifeStage.run(tabs, design: .glass) { stage in
            tabs.bottomAccessory = nil
            stage.window.layoutIfNeeded()
            #expect(accessory.container.superview == nil)
            #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == 83)
        }
    }
}
