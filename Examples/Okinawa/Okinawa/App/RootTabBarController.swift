import Kumiki
import UIKit

/// The tabs, and the handler of questions that no screen answers.
final class RootTabBarController: UITabBarController, Storyboardable, StateKeeping {
    static var storyboardName: String { "Main" }

    private static let activityType = "com.example.okinawa.tab"

    struct State: ScreenState {
        var tab = 0
        var visits = 0
    }

    /// The selected tab, and the count of the first one.
    var screenState: State {
        get { State(tab: selectedIndex, visits: map?.screenState.count ?? 0) }
        set {
            map?.screenState.count = newValue.visits
            if viewControllers?.indices.contains(newValue.tab) == true { selectedIndex = newValue.tab }
        }
    }

    private var map: MapViewController? {
        (viewControllers?.first as? UINavigationController)?.viewControllers.first as? MapViewController
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        restoreAwaitingState()
    }

    func restorationActivity() -> NSUserActivity {
        let activity = NSUserActivity(activityType: Self.activityType)
        encodeState(in: activity)
        return activity
    }

    func restore(from activity: NSUserActivity) {
        guard activity.activityType == Self.activityType else { return }
        decodeState(from: activity)
    }
}

extension RootTabBarController {
    /// Returns the same tabs without a storyboard.
    static func inCode() -> RootTabBarController {
        let root = RootTabBarController()
        root.tabBar.tintColor = UIColor(named: "Coral")
        root.viewControllers = [
            tab("Map", "map", bar(MapViewController(builderKey: .whole), title: "DeepSea")),
            tab("Video", "play.rectangle", VideoViewController(builderKey: .video)),
            tab("Islanders", "person.2", bar(UsersViewController(builderKey: .users), large: true)),
            tab("Harbor", "water.waves", bar(HarborViewController(builderKey: .harbor), title: "Pearl")),
            tab(
                "Settings", "slider.horizontal.3",
                bar(SettingsViewController(builderKey: .settings), large: true)),
        ]
        return root
    }

    /// Returns a navigation controller for the screen, with a title color where the background is independent of the appearance.
    private static func bar(_ screen: UIViewController, large: Bool = false, title color: String? = nil)
        -> UIViewController
    {
        let controller = UINavigationController(rootViewController: screen)
        controller.navigationBar.prefersLargeTitles = large
        controller.navigationBar.tintColor = UIColor(named: "Coral")
        if let color = color.flatMap({ UIColor(named: $0) }) {
            controller.navigationBar.titleTextAttributes = [.foregroundColor: color]
        }
        return controller
    }

    private static func tab(_ title: String, _ symbol: String, _ screen: UIViewController) -> UIViewController
    {
        screen.tabBarItem = UITabBarItem(
            title: Texts.here(title), image: UIImage(systemName: symbol), selectedImage: nil)
        return screen
    }
}

extension RootTabBarController: NoticeResponder {
    func show(_ notice: ShowNotice) {
        let alert = UIAlertController(title: notice.title, message: notice.message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: Texts.ok, style: .default))
        (presentedViewController ?? self).present(alert, animated: true)
    }
}
