import KumikiTesting
import Testing

@testable import Okinawa

/// The app's screens, each from Interface Builder and from code.
enum Screen: String, CaseIterable, CustomTestStringConvertible {
    case map, cornerMap, video, users, islander, harbor, settings

    @MainActor func drawn() throws -> UIViewController {
        switch self {
        case .map: MapViewController.instance()
        case .cornerMap:
            UIStoryboard(name: "MapViewController", bundle: nil)
                .instantiateViewController(withIdentifier: "MapViewController.modal")
        case .video: VideoViewController.instance()
        case .users: try UsersViewController.loadInstance()
        case .islander:
            UserDetailViewController.instance { UserDetailViewController(coder: $0, user: User.samples[0]) }
        case .harbor: HarborViewController.instance()
        case .settings: SettingsViewController.instance()
        }
    }

    @MainActor func coded() -> UIViewController {
        switch self {
        case .map: MapViewController(builderKey: .whole)
        case .cornerMap: MapViewController(builderKey: .corner)
        case .video: VideoViewController(builderKey: .video)
        case .users: UsersViewController(builderKey: .users)
        case .islander: UserDetailViewController(user: User.samples[0], builderKey: .islander)
        case .harbor: HarborViewController(builderKey: .harbor)
        case .settings: SettingsViewController(builderKey: .settings)
        }
    }

    var testDescription: String { rawValue }
}

/// Returns a screen below a bar, as in the app.
@MainActor
func inBar(_ screen: UIViewController) -> UINavigationController {
    let controller = UINavigationController(rootViewController: screen)
    controller.navigationBar.prefersLargeTitles = true
    return controller
}
