import Foundation

/// The buttons of an alert view or an action sheet, and the alert controller that shows them.
@MainActor
final class AlertButtons {
    private(set) var titles: [String] = []
    private(set) var controller: UIAlertController?

    var isVisible: Bool { controller?.presentingViewController != nil }

    func add(_ title: String?) -> Int {
        titles.append(title ?? "")
        return titles.count - 1
    }

    func title(at index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }

    /// Fills the controller with the buttons; a tap calls the closure with the button's index.
    func fill(
        _ controller: UIAlertController, cancel: Int, destructive: Int, chosen: @escaping (Int) -> Void
    ) {
        for (index, title) in titles.enumerated() {
            let style: UIAlertAction.Style =
                index == cancel ? .cancel : index == destructive ? .destructive : .default
            controller.addAction(
                UIAlertAction(title: title, style: style) { [weak self] _ in
                    self?.controller = nil
                    chosen(index)
                })
        }
    }

    /// Presents the controller over the window's content; does nothing if one is presented already.
    func present(_ new: UIAlertController, in window: UIWindow?, completion: @escaping () -> Void) {
        guard controller == nil, let presenter = window?.presentingController else { return }
        controller = new
        presenter.present(new, animated: true, completion: completion)
    }

    func dismiss(animated: Bool, completion: @escaping () -> Void) {
        guard let controller else { return }
        self.controller = nil
        controller.dismiss(animated: animated, completion: completion)
    }
}

extension UIWindow {
    /// The controller that is in front and can present another.
    var presentingController: UIViewController? {
        var current = rootViewController
        while let next = current?.presentedViewController { current = next }
        return current
    }
}
