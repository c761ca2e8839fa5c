import CoreGraphics
import Testing

@testable import UIKit

@MainActor
@Suite struct StatusBarTests {
    private final class Chooser: UIViewController {
        var (hides, style) = (false, UIStatusBarStyle.default)
        override var prefersStatusBarHidden: Bool { hides }
        override var preferredStatusBarStyle: UIStatusBarStyle { style }
    }

    private let scene: UIWindowScene
    private let window: UIWindow
    private let root = Chooser()

    init() throws {
        let device = try #require(DeviceModel.named("iPhone SE"))
        window = UIWindow(screen: UIScreen(environment: ScreenEnvironment(device: device)))
        scene = UIWindowScene(
            session: UISceneSession(
                configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication)),
            connectionOptions: UIScene.ConnectionOptions())
        window.windowScene = scene
        window.rootViewController = root
        window.makeKeyAndVisible()
    }

    private var manager: UIStatusBarManager? { scene.statusBarManager }

    @Test func itIsShownAndFollowsLightAndDark() {
        #expect(manager?.isStatusBarHidden == false && manager?.statusBarStyle == .darkContent)
        #expect(manager?.statusBarFrame == CGRect(x: 0, y: 0, width: window.bounds.width, height: 20))
        window.overrideUserInterfaceStyle = .dark
        #expect(manager?.statusBarStyle == .lightContent)
    }

    @Test func theControllerDecides() {
        root.style = .lightContent
        root.setNeedsStatusBarAppearanceUpdate()
        #expect(manager?.statusBarStyle == .lightContent)
    }

    @Test func hidingWaitsUntilItIsSaid() {
        root.hides = true
        #expect(manager?.isStatusBarHidden == false)
        root.setNeedsStatusBarAppearanceUpdate()
        #expect(manager?.isStatusBarHidden == true && manager?.statusBarFrame == .zero)
    }

    @Test func theSafeAreaFollowsWhereItIsTheStatusBars() {
        #expect(root.view.safeAreaInsets.top == 20)
        root.hides = true
        root.setNeedsStatusBarAppearanceUpdate()
        #expect(root.view.safeAreaInsets.top == 0)
    }

    @Test func theChildThatIsNamedDecides() {
        let child = Chooser()
        child.style = .lightContent
        let stack = UINavigationController(rootViewController: child)
        stack.isNavigationBarHidden = true
        window.rootViewController = stack
        #expect(manager?.statusBarStyle == .lightContent)
    }

    @Test func whatFillsTheScreenDecidesUntilItGoes() {
        let shown = Chooser()
        (shown.hides, shown.modalPresentationStyle) = (true, .fullScreen)
        root.present(shown, animated: false)
        #expect(manager?.isStatusBarHidden == true)
        root.dismiss(animated: false)
        #expect(manager?.isStatusBarHidden == false)
    }

    @Test func whatCoversAPartDecidesIfItSaysSo() {
        for captures in [false, true] {
            let shown = Chooser()
            (shown.hides, shown.modalPresentationStyle) = (true, .overFullScreen)
            shown.modalPresentationCapturesStatusBarAppearance = captures
            root.present(shown, animated: false)
            #expect(manager?.isStatusBarHidden == captures)
            root.dismiss(animated: false)
        }
    }
}
