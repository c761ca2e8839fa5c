import CoreGraphics
import Testing

@testable import UIKit

@MainActor
@Suite struct ToolbarAndTabBarTests {
    private func view(_ width: CGFloat) -> UIView {
        UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20))
    }

    private func space(_ kind: UIBarButtonItem.SystemItem) -> UIBarButtonItem {
        let item = UIBarButtonItem()
        item.systemItem = kind
        return item
    }

    /// A column above the home indicator.
    private final class Column: UIStackView {
        override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0) }
    }

    /// Frames that Interface Builder saved.
    @Test func aToolbarAboveAnotherViewIsNotAtTheScreensEdge() {
        let (bar, column) = (UIToolbar(), Column())
        column.axis = .vertical
        column.addArrangedSubview(bar)
        let last = bar.intrinsicContentSize.height
        column.addArrangedSubview(view(20))
        #expect(last == 49 && bar.intrinsicContentSize.height == 44)
    }

    /// Frames that Interface Builder saved.
    @Test func aToolbarThatAConstraintKeepsAboveAnotherViewIsNotAtTheScreensEdge() {
        let (bar, below, container) = (UIToolbar(), UIView(), Column())
        container.addSubview(bar)
        container.addSubview(below)
        #expect(bar.intrinsicContentSize.height == 49)
        below.topAnchor.constraint(equalTo: bar.bottomAnchor).isActive = true
        #expect(bar.intrinsicContentSize.height == 44)
    }

    @Test func flexibleSpacesShareTheRest() {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 332, height: 44))
        let views = [view(20), view(20), view(20)]
        let items = views.map(UIBarButtonItem.init(customView:))
        bar.items = [items[0], space(.flexibleSpace), items[1], space(.flexibleSpace), items[2]]
        bar.layoutIfNeeded()
        #expect(views.map { $0.convert($0.bounds, to: bar).midX } == [26, 166, 306])
    }

    @Test func fixedSpacesHaveTheirWidth() {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 332, height: 44))
        let views = [view(20), view(20)]
        let fixed = space(.fixedSpace)
        fixed.width = 50
        bar.items = [UIBarButtonItem(customView: views[0]), fixed, UIBarButtonItem(customView: views[1])]
        bar.layoutIfNeeded()
        #expect(views[1].convert(views[1].bounds, to: bar).minX == 86)
    }

    @Test func tabsShareTheWidth() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 49))
        bar.items = (0..<4).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
        bar.layoutIfNeeded()
        let tabs = bar.subviews.compactMap { $0 as? TabBarButtonView }
        #expect(tabs.map(\.frame.minX) == [0, 100, 200, 300])
    }

    @Test func tabsAreMirroredFromRightToLeft() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 49))
        bar.semanticContentAttribute = .forceRightToLeft
        bar.items = (0..<4).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
        bar.layoutIfNeeded()
        let tabs = bar.subviews.compactMap { $0 as? TabBarButtonView }
        #expect(tabs.map(\.frame.minX) == [300, 200, 100, 0])
    }

    /// A picture of iOS 18.5, and logs of views with images of 24 and 22 points.
    @Test(arguments: [(0.0, 61.0), (24.0, 57.0), (22.0, 56.0)])
    func aBadgeOverlapsTheImageByFivePoints(width: Double, x: Double) throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 49))
        let image = UIGraphicsImageRenderer(size: CGSize(width: max(width, 1), height: 24)).image { _ in }
        bar.items = (0..<4).map { UITabBarItem(title: "a", image: width > 0 ? image : nil, tag: $0) }
        bar.items?[0].badgeValue = ""
        bar.layoutIfNeeded()
        let badge = try #require(bar.descendants(of: BadgeView.self).first)
        #expect(badge.convert(badge.bounds, to: bar) == CGRect(x: x, y: 3, width: 18, height: 18))
    }

    @Test func anEmptyTabBarIsLaidOut() {
        let bar = UITabBar(frame: .zero)
        bar.items = []
        bar.layoutIfNeeded()
        #expect(bar.intrinsicContentSize.height == 49)
    }
}

/// Items that change while their controller is on top.
@MainActor
@Suite struct ChangingItemTests {
    @Test func toolbarItemsComeAtOnce() {
        let (first, second) = (UIViewController(), UIViewController())
        let stack = UINavigationController(rootViewController: first)
        stack.isToolbarHidden = false
        LifeStage.run(stack) { _ in
            let item = UIBarButtonItem(title: "a", style: .plain, target: nil, action: nil)
            first.setToolbarItems([item], animated: true)
            #expect(stack.toolbar.items == [item])
            second.toolbarItems = []
            #expect(stack.toolbar.items == [item])
        }
    }

    @Test(arguments: [
        (UINavigationItem.BackButtonDisplayMode.default, "Islands"), (.generic, "Back"), (.minimal, ""),
    ])
    func theWayBackSaysAsMuchAsTheItemWants(_ mode: UINavigationItem.BackButtonDisplayMode, _ text: String) {
        let first = UIViewController()
        first.title = "Islands"
        first.navigationItem.backButtonDisplayMode = mode
        let stack = UINavigationController(rootViewController: first)
        stack.pushViewController(UIViewController(), animated: false)
        LifeStage.run(stack) { _ in
            var title: String?
            stack.navigationBar.forEachInTree { if let back = $0 as? BackButtonView { title = back.title } }
            #expect(title == text)
        }
    }
}
