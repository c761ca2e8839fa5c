extension UIViewController {
    func showByContainer(_ controller: UIViewController, sender: Any?) {
        guard let target = container(for: FrameworkActions.showing, sender) else {
            return present(controller, animated: true)
        }
        target.show(controller, sender: sender)
    }

    func showDetailByContainer(_ controller: UIViewController, sender: Any?) {
        guard let target = container(for: FrameworkActions.showingDetail, sender) else {
            return present(controller, animated: true)
        }
        target.showDetailViewController(controller, sender: sender)
    }

    /// Returns the container that performs the action for the controller; never the controller itself, whose own method
    /// called this one.
    private func container(for action: Selector, _ sender: Any?) -> UIViewController? {
        let target = targetViewController(forAction: action, sender: sender)
        return target === self ? parent?.targetViewController(forAction: action, sender: sender) : target
    }

    /// The content of a navigation controller that would be pushed onto another; else the controller itself.
    var contentOfStack: UIViewController {
        guard let stack = self as? UINavigationController, let top = stack.topViewController else {
            return self
        }
        stack.setViewControllers([], animated: false)
        return top
    }
}
