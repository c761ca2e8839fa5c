import Testing

@testable import UIKit

@MainActor
@Suite struct MarginRuleTests {
    private final class Controller: UIViewController {
        var marginChanges = 0
        var safeAreaChanges = 0
        override func viewLayoutMarginsDidChange() { marginChanges += 1 }
        override func viewSafeAreaInsetsDidChange() { safeAreaChanges += 1 }
    }

    private final class Watcher: UIView {
        var marginChanges = 0
        var safeAreaChanges = 0
        override func layoutMarginsDidChange() { marginChanges += 1 }
        override func safeAreaInsetsDidChange() { safeAreaChanges += 1 }
    }

    private let controller = Controller()
    private let window: UIWindow
    private let inner = Watcher(frame: rect(0, 0, 375, 800))

    init() {
        let device = DeviceModel.named("iPhone SE (3rd generation)") ?? .standard
        window = UIWindow(screen: UIScreen(environment: ScreenEnvironment(device: device)))
        window.frame.size = CGSize(width: 375, height: 800)
        window.rootViewController = controller
        controller.view.addSubview(inner)
    }

    @Test func theRootHasAtLeastTheSystemsMargins() {
        let safeArea = controller.view.safeAreaInsets
        #expect(controller.systemMinimumLayoutMargins.leading == 16)
        controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 5, leading: 1, bottom: 0, trailing: 30)
        #expect(controller.view.layoutMargins.left == 16 && controller.view.layoutMargins.right == 30)
        #expect(controller.view.layoutMargins.top == safeArea.top + 5)
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(controller.view.layoutMargins.left == 1)
    }

    @Test(arguments: [(375, 16), (413, 16), (414, 20), (768, 20)] as [(CGFloat, CGFloat)])
    func theSystemsMarginsFollowTheWindow(width: CGFloat, side: CGFloat) {
        window.frame.size.width = width
        let margins = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
        #expect(controller.systemMinimumLayoutMargins == margins)
    }

    @Test func othersHaveEightPoints() {
        inner.insetsLayoutMarginsFromSafeArea = false
        #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    @Test func marginsAreMeasuredFromTheSafeArea() {
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 7, left: 9, bottom: 0, right: 0)
        let safeArea = controller.view.safeAreaInsets
        #expect(inner.safeAreaInsets == safeArea && inner.layoutMargins.left == 17)
        #expect(inner.layoutMargins.top == safeArea.top + 8)
        inner.insetsLayoutMarginsFromSafeArea = false
        #expect(inner.layoutMargins.left == 8)
    }

    @Test func changesAreAnnouncedOnce() {
        (controller.marginChanges, controller.safeAreaChanges) = (0, 0)
        (inner.marginChanges, inner.safeAreaChanges) = (0, 0)
        controller.additionalSafeAreaInsets.top = 11
        #expect(controller.marginChanges == 1 && controller.safeAreaChanges == 1)
        #expect(inner.marginChanges == 1 && inner.safeAreaChanges == 1)
        controller.additionalSafeAreaInsets.top = 11
        inner.layoutMargins = inner.layoutMargins
        #expect(inner.safeAreaChanges == 1 && controller.safeAreaChanges == 1)
    }

    @Test func directionalMarginsFollowTheDirection() {
        inner.insetsLayoutMarginsFromSafeArea = false
        inner.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(inner.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        inner.semanticContentAttribute = .forceRightToLeft
        #expect(inner.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        inner.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
        #expect(inner.directionalLayoutMargins.leading == 20)
    }

    @Test func preservedMarginsReachAsFarAsTheyOverlap() {
        let child = UIView(frame: rect(10, 100, 365, 50))
        child.preservesSuperviewLayoutMargins = true
        inner.insetsLayoutMarginsFromSafeArea = false
        inner.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
        inner.addSubview(child)
        #expect(child.layoutMargins == UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 30))
        child.frame.origin.x = 25
        child.frame.size.width = 340
        #expect(child.layoutMargins.left == 8 && child.layoutMargins.right == 20)
        inner.layoutMargins.left = 60
        #expect(child.layoutMargins.left == 35)
    }

    @Test func childControllersAddTheirOwn() {
        let child = Controller()
        controller.embed(child, in: controller.view)
        child.additionalSafeAreaInsets.bottom = 13
        controller.additionalSafeAreaInsets.bottom = 20
        let below = controller.view.safeAreaInsets.bottom
        #expect(below >= 20 && child.view.safeAreaInsets.bottom == below + 13)
    }

    @Test func whatHangsOutHasNoMoreThanItsSuperview() {
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
        let safeArea = controller.view.safeAreaInsets
        inner.frame = rect(0, -30, 375, 860)
        #expect(inner.safeAreaInsets.top == safeArea.top && inner.safeAreaInsets.bottom == safeArea.bottom)
        inner.frame = rect(0, 30, 375, 100)
        #expect(inner.safeAreaInsets.top == safeArea.top - 30 && inner.safeAreaInsets.bottom == 0)
        #expect(controller.topLayoutGuide.length == safeArea.top)
        #expect(controller.bottomLayoutGuide.length == safeArea.bottom)
    }

    @Test func viewsOutsideAHierarchyHaveNoSafeArea() {
        #expect(UIView(frame: rect(0, 0, 10, 10)).safeAreaInsets == .zero)
        #expect(Controller().view.safeAreaInsets == .zero)
    }

    @Test func aWindowsOwnSafeAreaIsThatOfItsController() {
        final class Phone: UIWindow {
            override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0) }
        }
        let window = Phone(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(controller.view.safeAreaInsets == window.safeAreaInsets)
        controller.additionalSafeAreaInsets.bottom = 5
        #expect(controller.view.safeAreaInsets.bottom == 15)
    }

    @Test func whatIsNotFiniteIsLeftOut() {
        inner.insetsLayoutMarginsFromSafeArea = false
        let said = messages {
            inner.layoutMargins.left = .nan
            controller.additionalSafeAreaInsets.top = .infinity
        }
        #expect(said.count == 2 && inner.layoutMargins.left == 8)
        #expect(controller.additionalSafeAreaInsets == .zero)
    }
}
