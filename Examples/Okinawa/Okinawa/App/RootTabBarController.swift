import Kumiki
import UIKit

/// The tabs, and the questions that nobody below them answers.
final class RootTabBarController: UITabBarController, Storyboardable {
    static var storyboardName: String { "Main" }

    private static let activityType = "com.example.okinawa.tab"

    func restorationActivity() -> NSUserActivity {
        let activity = NSUserActivity(activityType: Self.activityType)
        activity.addUserInfoEntries(from: ["tab": selectedIndex])
        return activity
    }

    func restore(from activity: NSUserActivity) {
        guard activity.activityType == Self.activityType,
            let tab = activity.userInfo?["tab"] as? Int,
            viewControllers?.indices.contains(tab) == true
        else { return }
        selectedIndex = tab
    }
}

extension RootTabBarController: NoticeResponder {
    func show(_ notice: ShowNotice) {
        let alert = UIAlertController(title: notice.title, message: notice.message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: Texts.ok, style: .default))
        (presentedViewController ?? self).present(alert, animated: true)
    }
}
