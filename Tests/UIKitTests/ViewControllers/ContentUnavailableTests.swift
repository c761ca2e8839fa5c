import CoreGraphics
import Testing

@testable import UIKit

@MainActor
@Suite struct ContentUnavailableTests {
    private final class Empty: UIViewController {
        override func updateContentUnavailableConfiguration(
            using state: UIContentUnavailableConfigurationState
        ) {
            contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
        }
    }

    private func labels(in view: UIView) -> [String] {
        view.subviews.flatMap { [($0 as? UILabel)?.text].compactMap(\.self) + labels(in: $0) }
    }

    @Test func aConfigurationCoversTheViewUntilItIsTakenAway() throws {
        let controller = UIViewController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        var configuration = UIContentUnavailableConfiguration.empty()
        (configuration.text, configuration.secondaryText) = ("Nothing", "Come back later")
        configuration.button.title = "Retry"
        controller.contentUnavailableConfiguration = configuration
        controller.view.layoutIfNeeded()
        let shown = try #require(controller.view.subviews.last)
        #expect(shown.frame == controller.view.bounds)
        #expect(labels(in: shown).prefix(2) == ["Nothing", "Come back later"])
        let column = try #require(shown.subviews.last)
        #expect(abs(column.frame.midX - 150) < 1 && abs(column.frame.midY - 200) < 1)
        controller.contentUnavailableConfiguration = nil
        #expect(controller.view.subviews.isEmpty)
    }

    @Test func aControllerIsAskedBeforeItAppears() {
        let (window, controller) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), Empty())
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(labels(in: controller.view).first == "No Results")
    }

    @Test func aPopoverPointsAtItsSourceItem() {
        let (controller, view, item) = (UIViewController(), UIView(), UIBarButtonItem())
        controller.modalPresentationStyle = .popover
        let popover = controller.popoverPresentationController
        popover?.sourceItem = view
        #expect(popover?.sourceView === view && popover?.barButtonItem == nil)
        popover?.sourceItem = item
        #expect(popover?.sourceView == nil && popover?.barButtonItem === item)
    }

    @Test func aThumbnailKeepsTheProportions() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
        #expect(
            image.preparingThumbnail(of: CGSize(width: 10, height: 10))?.size == CGSize(width: 10, height: 5))
        #expect(image.preparingThumbnail(of: .zero) == nil)
    }

    @Test func aSymbolIsDrawnInTheFirstColorOfItsPalette() {
        let configuration = UIImage.SymbolConfiguration(paletteColors: [.red, .blue])
        let image = UIImage(systemName: "star.fill", withConfiguration: configuration)
        #expect(image?.renderingMode == .alwaysOriginal && image?.storage.tintColor == .red)
    }

    @Test func aHiddenTabBarLeavesItsRoomToTheContent() {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController()]
        tabs.loadViewIfNeeded()
        tabs.setTabBarHidden(true, animated: false)
        tabs.view.layoutIfNeeded()
        #expect(tabs.tabBar.isHidden)
    }
}
