import UIKit

/// The objects that UIKit's objects retain, by the names of their public interface.
@MainActor
enum ViewProperties {
    static func all(of object: AnyObject) -> [StoredField] {
        switch object {
        case let controller as UIViewController: held(by: controller)
        case let view as UIView: held(by: view)
        case let item as UIBarButtonItem: [field("primaryAction", item.primaryAction)]
        default: []
        }
    }

    private static func held(by controller: UIViewController) -> [StoredField] {
        let presented = controller.presentedViewController
        return [
            field("view", controller.viewIfLoaded),
            field("children", controller.children),
            field(
                "presentedViewController",
                presented?.presentingViewController === controller ? presented : nil),
            field("navigationItem.leftBarButtonItems", controller.navigationItem.leftBarButtonItems),
            field("navigationItem.rightBarButtonItems", controller.navigationItem.rightBarButtonItems),
            field("actions", (controller as? UIAlertController)?.actions),
        ]
    }

    private static func held(by view: UIView) -> [StoredField] {
        var actions: [UIAction] = []
        (view as? UIControl)?.enumerateEventHandlers { action, _, _, _ in
            if let action { actions.append(action) }
        }
        return [
            field("subviews", view.subviews),
            field("gestureRecognizers", view.gestureRecognizers),
            field("actions", actions),
        ]
    }

    private static func field(_ name: String, _ value: Any?) -> StoredField {
        StoredField(suffix: ".\(name)", value: value as Any)
    }
}
