import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct BarCustomizationTests {
    private func image(_ color: UIColor, _ side: CGFloat = 10) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    // MARK: Navigation items

    @Test func anItemsAppearanceTakesThePlaceOfTheBars() {
        let (bar, item) = (UINavigationBar(), UINavigationItem(title: "A"))
        let (usual, own) = (UINavigationBarAppearance(), UINavigationBarAppearance())
        bar.standardAppearance = usual
        bar.items = [item]
        #expect(bar.currentAppearance === usual)
        item.standardAppearance = own
        #expect(bar.currentAppearance === own)
        item.standardAppearance = nil
        #expect(bar.currentAppearance === usual)
    }

    @Test func anItemsAppearanceAtTheEdgeIsShownThere() {
        let controller = UINavigationController(rootViewController: UIViewController())
        let edge = UINavigationBarAppearance()
        controller.topViewController?.navigationItem.scrollEdgeAppearance = edge
        controller.loadViewIfNeeded()
        #expect(controller.navigationBar.currentAppearance === edge)
    }

    @Test func theWayBackShowsTheBarsPictureWhereItHasAMask() {
        let (bar, picture) = (UINavigationBar(), image(.red))
        bar.backIndicatorImage = picture
        #expect(bar.customBackIndicator == nil)
        bar.backIndicatorTransitionMaskImage = picture
        #expect(bar.customBackIndicator === picture)
    }

    @Test func anItemsOwnActionLeadsBackInPlaceOfTheBar() {
        let (bar, item) = (UINavigationBar(), UINavigationItem(title: "B"))
        var count = 0
        item.backAction = UIAction { _ in count += 1 }
        bar.items = [UINavigationItem(title: "A"), item]
        bar.goBack()
        #expect(count == 1 && bar.topItem === item)
    }

    @Test func withoutClassesAControllerHasUIKitsBars() {
        let controller = UINavigationController(navigationBarClass: nil, toolbarClass: UIToolbar.self)
        #expect(type(of: controller.navigationBar) == UINavigationBar.self)
        #expect(controller.viewControllers.isEmpty)
    }

    // MARK: Buttons

    @Test func aButtonShowsItsBackgroundBehindItsTitle() throws {
        let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
        item.setBackgroundImage(image(.red), for: .normal, barMetrics: .default)
        #expect(item.backgroundImage(for: .normal, style: .plain, barMetrics: .default) != nil)
        let view = BarButtonView(item: item)
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
        view.layoutIfNeeded()
        let background = try #require(view.subviews.first as? UIImageView)
        #expect(background.frame == view.bounds)
    }

    @Test func aButtonsTitleIsMovedByItsAdjustment() throws {
        let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
        item.setTitlePositionAdjustment(UIOffset(horizontal: 3, vertical: 5), for: .default)
        let view = BarButtonView(item: item)
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
        view.layoutIfNeeded()
        #expect(view.subviews.first?.frame.origin == CGPoint(x: 3, y: 5))
    }

    @Test func spacesAreSystemItems() {
        #expect(UIBarButtonItem.flexibleSpace().systemItem == .flexibleSpace)
        #expect(UIBarButtonItem.fixedSpace(12).width == 12)
    }

    // MARK: Tab bars

    @Test func aSystemTabHasItsTitleAndSymbol() {
        let item = UITabBarItem(tabBarSystemItem: .favorites, tag: 4)
        #expect(item.title == "Favorites" && item.image?.isSymbolImage == true && item.tag == 4)
    }

    private func tabFrames(_ change: (UITabBar) -> Void) -> [CGRect] {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 49))
        bar.items = [
            UITabBarItem(title: "A", image: nil, tag: 0), UITabBarItem(title: "B", image: nil, tag: 1),
        ]
        change(bar)
        bar.layoutIfNeeded()
        return bar.subviews.compactMap { ($0 as? TabBarButtonView)?.frame }
    }

    @Test func tabsFillTheBarOfAPhone() {
        #expect(tabFrames { _ in }.map(\.minX) == [0, 200])
    }

    @Test func centredTabsHaveTheWidthAndSpacingThatAreSet() {
        let frames = tabFrames {
            ($0.itemPositioning, $0.itemWidth, $0.itemSpacing) = (.centered, 60, 20)
        }
        #expect(frames.map(\.minX) == [120, 200] && frames.map(\.width) == [80, 80])
    }

    @Test func theSelectedTabStandsOnTheIndicator() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 49))
        bar.items = [
            UITabBarItem(title: "A", image: nil, tag: 0), UITabBarItem(title: "B", image: nil, tag: 1),
        ]
        bar.selectedItem = bar.items?.last
        bar.selectionIndicatorImage = image(.red)
        let views = bar.subviews.compactMap { $0 as? TabBarButtonView }
        let hasIndicator = views.map {
            $0.subviews.contains { ($0 as? UIImageView)?.image?.size.width == 10 }
        }
        #expect(hasIndicator == [false, true])
    }

    @Test func theBackgroundColorOfATabBarReachesTheEdgeOfTheScreen() {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController()]
        tabs.additionalSafeAreaInsets.bottom = 34
        tabs.tabBar.isTranslucent = false
        LifeStage.run(tabs) { _ in
            tabs.tabBar.backgroundColor = .red
            tabs.view.layoutIfNeeded()
            let bounds = tabs.view.bounds
            let image = UIGraphicsImageRenderer(size: bounds.size, format: .one).image { _ in
                tabs.view.drawHierarchy(in: bounds, afterScreenUpdates: true)
            }
            #expect(image.cgImage?.pixel(x: 2, y: Int(bounds.maxY) - 3) == [255, 0, 0])
        }
    }

    // MARK: Search bars and steppers

    @Test func aSearchBarTellsOfItsSigns() throws {
        final class Delegate: NSObject, UISearchBarDelegate {
            var clicks: [String] = []
            func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { clicks.append("bookmark") }
            func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { clicks.append("results") }
        }
        let (bar, delegate) = (UISearchBar(), Delegate())
        bar.delegate = delegate
        bar.showsBookmarkButton = true
        try #require(bar.searchTextField.rightView as? UIButton).sendActions(for: .touchUpInside)
        bar.showsBookmarkButton = false
        #expect(bar.searchTextField.rightView == nil)
        bar.showsSearchResultsButton = true
        try #require(bar.searchTextField.rightView as? UIButton).sendActions(for: .touchUpInside)
        #expect(delegate.clicks == ["bookmark", "results"])
    }

    @Test func aSearchBarKeepsItsImages() {
        let (bar, picture) = (UISearchBar(), image(.red))
        bar.setImage(picture, for: .search, state: .normal)
        bar.setSearchFieldBackgroundImage(picture, for: .normal)
        #expect(bar.image(for: .search, state: .normal) === picture)
        #expect(bar.image(for: .clear, state: .normal) == nil)
        #expect(bar.searchFieldBackgroundImage(for: .normal) === picture)
    }

    @Test func aStepperDrawsItsBackground() {
        let stepper = UIStepper(frame: .zero)
        stepper.setBackgroundImage(image(.red), for: .normal)
        let pixel = stepper.layerImage?.pixel(x: 4, y: 4)
        #expect(pixel == [255, 0, 0])
    }
}

extension UIView {
    fileprivate var layerImage: CGImage? {
        UIGraphicsImageRenderer(size: bounds.size, format: .one).image { layer.render(in: $0.cgContext) }
            .cgImage
    }
}

extension UIGraphicsImageRendererFormat {
    fileprivate static var one: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return format
    }
}

extension CGImage {
    fileprivate func pixel(x: Int, y: Int) -> [UInt8]? {
        guard let data = dataProvider?.data else { return nil }
        let bytes = [UInt8](data as Data)
        let start = (y * width + x) * 4
        return [bytes[start + 2], bytes[start + 1], bytes[start]]
    }
}
