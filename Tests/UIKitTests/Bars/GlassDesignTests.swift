import CoreGraphics
import Testing

@testable import UIKit

/// Bars and controls as in iOS 26.
@MainActor
@Suite struct GlassDesignTests {
    private let windows = WindowKeeper()

    private func show<T: UIViewController>(
        _ controller: T, device: String = "iPhone 16", isLandscape: Bool = false
    ) throws -> T {
        var environment = ScreenEnvironment(device: try #require(DeviceModel.named(device)))
        environment.isLandscape = isLandscape
        environment.design = .glass
        let window = UIWindow(screen: UIScreen(environment: environment))
        windows.keep(window)
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        return controller
    }

    private func glass(in view: UIView) -> [CGRect] {
        view.descendants(of: GlassView.self).filter { !$0.isHidden && $0.bounds.width > 0 }.map {
            $0.convert($0.bounds, to: view)
        }
        .sorted { $0.minX < $1.minX }
    }

    private func navigation(_ adjust: (UINavigationItem) -> Void) throws -> UINavigationBar {
        let root = UIViewController()
        adjust(root.navigationItem)
        return try show(UINavigationController(rootViewController: root)).navigationBar
    }

    private func item(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }

    /// Frames that Xcode 26 saved.
    @Test func navigationBarsAre54PointsHighAnd106WithALargeTitle() throws {
        let bar = try navigation { $0.title = "a" }
        #expect(bar.frame.height == 54)
        bar.prefersLargeTitles = true
        bar.superview?.layoutIfNeeded()
        #expect(bar.frame.height == 106)
    }

    private func item(width: CGFloat) -> UIBarButtonItem {
        let image = UIGraphicsImageRenderer(size: CGSize(width: width, height: 20)).image { _ in }
        return UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
    }

    /// The widths that a public project printed: at least 36 for each image, 16 between them and 4 at the ends.
    @Test func imagesBesideEachOtherShareAPieceOfGlass() throws {
        let bar = try navigation { $0.rightBarButtonItems = [item(width: 18), item(width: 26)] }
        #expect(glass(in: bar).map(\.size) == [CGSize(width: 36 + 16 + 40 + 8, height: 44)])
        #expect(glass(in: bar).first?.maxX == bar.bounds.width - 16)
    }

    @Test func titlesAndSystemItemsThatEndATaskHaveGlassOfTheirOwn() throws {
        let titles = try navigation { $0.rightBarButtonItems = [item("a"), item("b")] }
        let close = try navigation {
            $0.rightBarButtonItems = [item(width: 18), UIBarButtonItem(systemItem: .close)]
        }
        #expect(glass(in: titles).count == 2 && glass(in: close).count == 2)
    }

    /// 12 points beside the title and 4 at the ends of its glass, as a public project printed.
    @Test func theGlassOfATitleIs32PointsWider() throws {
        let bar = try navigation { $0.rightBarButtonItem = item("Filter") }
        let label = try #require(bar.label("Filter"))
        #expect(glass(in: bar).map(\.width) == [label.sizeThatFits(bar.bounds.size).width + 32])
        #expect(abs(label.convert(label.bounds, to: bar).midX - (glass(in: bar).first?.midX ?? 0)) < 0.5)
    }

    @Test func aSpaceOrAnItemOfItsOwnSeparatesGlass() throws {
        let alone = item(width: 18)
        alone.sharesBackground = false
        let spaced = try navigation {
            $0.rightBarButtonItems = [
                item(width: 18), UIBarButtonItem(systemItem: .fixedSpace), item(width: 18),
            ]
        }
        let apart = try navigation { $0.rightBarButtonItems = [item(width: 18), alone] }
        #expect(glass(in: spaced).count == 2 && glass(in: apart).count == 2)
    }

    /// Frames that a public project printed on an iPhone SE without a status bar, in both orientations.
    @Test(arguments: [
        (false, CGRect(x: 0, y: 10, width: 375, height: 106)),
        (true, CGRect(x: 0, y: 24, width: 667, height: 54)),
    ])
    func aNavigationBarDoesNotTouchTheUpperEdge(isLandscape: Bool, frame: CGRect) throws {
        let root = HidingStatusBar()
        root.title = "Library"
        let controller = UINavigationController(rootViewController: root)
        controller.navigationBar.prefersLargeTitles = true
        root.navigationItem.rightBarButtonItem = item("Filter")
        _ = try show(controller, device: "iPhone SE", isLandscape: isLandscape)
        #expect(controller.navigationBar.frame == frame)
        #expect(root.view.safeAreaInsets.top == frame.maxY)
        #expect(glass(in: controller.navigationBar).last?.maxX == frame.width - (isLandscape ? 38 : 16))
    }

    @Test func anItemCanHideItsGlass() throws {
        let bare = item("a")
        bare.hidesSharedBackground = true
        #expect(glass(in: try navigation { $0.rightBarButtonItem = bare }).isEmpty)
    }

    @Test func titlesHaveTheColorOfTextUnlessTheBarHasATint() throws {
        let bar = try navigation { $0.rightBarButtonItem = item("a") }
        #expect(bar.label("a")?.textColor == .label)
        bar.tintColor = .systemRed
        bar.items?.last?.rightBarButtonItem = item("b")
        bar.layoutIfNeeded()
        #expect(bar.label("b")?.textColor == .systemRed)
    }

    @Test func theDoneItemIsACheckMarkOnTintedGlass() throws {
        let bar = try navigation { $0.rightBarButtonItem = UIBarButtonItem(systemItem: .done) }
        let ground = try #require(bar.descendants(of: GlassView.self).first)
        #expect(ground.color == bar.tintColor && bar.label("Done") == nil)
    }

    @Test func theBackButtonIsACircleWithoutATitle() throws {
        let root = UIViewController()
        root.title = "Root"
        let controller = try show(UINavigationController(rootViewController: root))
        controller.pushViewController(UIViewController(), animated: false)
        controller.view.layoutIfNeeded()
        #expect(glass(in: controller.navigationBar) == [CGRect(x: 16, y: 0, width: 44, height: 44)])
        #expect(controller.navigationBar.label("Root") == nil)
    }

    @Test func theTabBarFloatsAboveTheHomeIndicator() throws {
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<5).map { index in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: "\(index)", image: nil, tag: index)
            return controller
        }
        _ = try show(tabs)
        let size = tabs.view.bounds.size
        #expect(
            glass(in: tabs.view) == [CGRect(x: 21, y: size.height - 83, width: size.width - 42, height: 62)])
        #expect(tabs.viewControllers?[0].view.safeAreaInsets.bottom == 83)
    }

    @Test func aTapSelectsATabBelowTheSafeAreaToo() throws {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        _ = try show(tabs)
        let bar = tabs.tabBar
        let second = try #require(bar.descendants(of: TabBarButtonView.self).last)
        let point = second.convert(CGPoint(x: second.bounds.midX, y: second.bounds.maxY - 2), to: tabs.view)
        #expect(point.y > tabs.view.bounds.height - 34)
        #expect(tabs.view.hitTest(point, with: nil) === second)
    }

    /// Frames that Xcode 26 saved.
    @Test func rowsAre51PointsHigh() throws {
        let table = UITableViewController(style: .insetGrouped)
        let source = OneRow()
        table.tableView.dataSource = source
        _ = try show(table)
        #expect(abs(table.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height - 51) < 1)
    }

    @Test func controlsHaveTheSizesOfXcode26() throws {
        let controller = try show(UIViewController())
        let (toggle, slider) = (UISwitch(), UISlider())
        controller.view.addSubview(toggle)
        controller.view.addSubview(slider)
        #expect(toggle.sizeThatFits(.zero) == CGSize(width: 63, height: 28))
        #expect(slider.intrinsicContentSize.height == 34)
    }

    /// The size that a public project printed.
    @Test func anAlertWithAMessageAndTwoButtonsIs320By152() throws {
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        let controller = try show(UIViewController(), device: "iPhone 16 Pro")
        controller.present(alert, animated: false)
        alert.view.layoutIfNeeded()
        let card = try #require(alert.view.subviews.first)
        #expect(card.frame.width == 320 && abs(card.frame.height - 152) < 0.7)
        let labels = card.descendants(of: UILabel.self).map { $0.convert($0.bounds, to: card) }
        #expect(labels[0].origin == CGPoint(x: 30, y: 22) && abs(labels[1].minY - 50) < 0.4)
    }

    @Test func alertsHaveCapsules48PointsHigh() throws {
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        let controller = try show(UIViewController())
        controller.present(alert, animated: false)
        alert.view.layoutIfNeeded()
        let button = try #require(alert.view.descendants(of: UIButton.self).first)
        #expect(abs(button.frame.height - 48) < 0.01)
        #expect(button.layer.cornerRadius == 24)
    }
}

@MainActor
private final class OneRow: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row"
        return cell
    }
}

private final class HidingStatusBar: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
}
