import CoreGraphics
import Testing

@testable import UIKit

/// The look of what is below sheets and around popovers.
@MainActor
@Suite struct StackedCardTests {
    private func show(
        _ device: String = "iPhone 16", isLandscape: Bool = false,
        _ change: (UIViewController) -> Void = { _ in }
    ) -> (window: UIWindow, root: UIViewController, shown: UIViewController) {
        let environment = ScreenEnvironment(
            device: DeviceModel.named(device) ?? .standard, isLandscape: isLandscape)
        let window = UIWindow(screen: UIScreen(environment: environment))
        let (root, shown) = (UIViewController(), UIViewController())
        window.rootViewController = root
        window.layoutIfNeeded()
        change(shown)
        root.present(shown, animated: false)
        window.layoutIfNeeded()
        return (window, root, shown)
    }

    private func drawnFrame(_ view: UIView) -> CGRect {
        let layer = view.layer.presentation() ?? view.layer
        return layer.frame
    }

    @Test func thePresenterOfASheetIsACardBelowTheStatusBar() {
        let (window, root, shown) = show()
        let card = drawnFrame(root.view)
        #expect(abs(card.minX - 16) < 0.01 && abs(card.minY - window.safeAreaInsets.top) < 0.01)
        #expect(shown.view.frame.minY == window.safeAreaInsets.top + 10)
        // Its own frame stays what it was.
        #expect(root.view.frame == window.bounds)
        #expect(window.statusBarStyle == .lightContent)
    }

    @Test func theCardHasTheMarginsOfLargerDisplays() {
        let (_, root, _) = show("iPhone 15 Pro Max")
        #expect(abs(drawnFrame(root.view).minX - 20) < 0.01)
    }

    @Test(arguments: [(false, 224), (true, 204)])
    func sheetsDimWhatIsBelowLessThanAlertsDo(isAlert: Bool, gray: Int) {
        let window = UIWindow(screen: UIScreen(environment: ScreenEnvironment()))
        window.backgroundColor = .white
        window.rootViewController = UIViewController()
        let shown =
            isAlert ? UIAlertController(title: "a", message: nil, preferredStyle: .alert) : UIViewController()
        shown.sheetPresentationController?.detents = [.medium()]
        window.makeKeyAndVisible()
        window.rootViewController?.present(shown, animated: false)
        window.layoutIfNeeded()
        let color = Int(Picture.color(of: window, at: CGPoint(x: 20, y: 150)) ?? 0)
        #expect(abs((color & 0xFF) - gray) <= 1)
        window.isHidden = true
    }

    @Test func thePresenterReturnsWithTheEndOfTheSheet() {
        let (window, root, shown) = show()
        shown.dismiss(animated: false)
        #expect(drawnFrame(root.view) == window.bounds && !root.view.layer.masksToBounds)
        #expect(window.statusBarStyle == .darkContent)
    }

    @Test(arguments: [
        (UIModalPresentationStyle.pageSheet, UIUserInterfaceLevel.elevated), (.fullScreen, .base),
    ])
    func sheetsAreElevated(_ style: UIModalPresentationStyle, _ level: UIUserInterfaceLevel) {
        let (_, _, shown) = show { $0.modalPresentationStyle = style }
        #expect(shown.traitCollection.userInterfaceLevel == level)
        #expect(shown.view.traitCollection.userInterfaceLevel == level)
    }

    @Test func popoversThatBecomeSheetsStackTheirPresenterToo() {
        let (window, _, _) = show { $0.modalPresentationStyle = .popover }
        #expect(window.statusBarStyle == .lightContent)
    }

    @Test func sheetsOfHalfHeightLeaveThePresenterAsItIs() {
        let (window, root, _) = show { $0.sheetPresentationController?.detents = [.medium()] }
        #expect(drawnFrame(root.view) == window.bounds && window.statusBarStyle == .darkContent)
    }

    @Test(arguments: [("iPad", false), ("iPhone 16", true)])
    func onlyPhonesHeldUprightShowACard(_ device: String, _ isLandscape: Bool) {
        let (window, root, _) = show(device, isLandscape: isLandscape)
        #expect(drawnFrame(root.view) == window.bounds)
    }

    @Test(arguments: [(UIModalPresentationStyle.pageSheet, 56), (.formSheet, 56), (.fullScreen, 44)])
    func navigationBarsAreHigherInSheets(_ style: UIModalPresentationStyle, _ height: CGFloat) {
        let window = UIWindow(screen: UIScreen(environment: ScreenEnvironment()))
        let (root, shown) = (
            UIViewController(), UINavigationController(rootViewController: UIViewController())
        )
        window.rootViewController = root
        window.layoutIfNeeded()
        shown.modalPresentationStyle = style
        root.present(shown, animated: false)
        window.layoutIfNeeded()
        #expect(shown.navigationBar.frame.height == height)
        #expect(shown.topViewController?.view.safeAreaInsets.top == shown.navigationBar.frame.maxY)
    }

    @Test func aPopoverIsInABubbleWithAnArrowOnBrightContent() throws {
        let (window, _, shown) = show("iPad") { shown in
            shown.modalPresentationStyle = .popover
            shown.preferredContentSize = CGSize(width: 200, height: 100)
            shown.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 300, width: 40, height: 20)
            shown.popoverPresentationController?.sourceView = UIView()
        }
        let container = try #require(shown.view.superview as? PresentationContainerView)
        let bubble = try #require(container.subviews.first { $0 is PopoverBubbleView })
        let shape = try #require(bubble.layer.sublayers?.first as? CAShapeLayer)
        #expect(container.dimming.isHidden && bubble.frame == shown.view.frame)
        #expect(shape.path?.boundingBox.height == 113 || shape.path?.boundingBox.width == 213)
        #expect(shape.shadowOpacity > 0 && window.bounds.contains(bubble.frame))
    }
}
