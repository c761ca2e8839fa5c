import Foundation

extension UIViewController: UIStateRestoring {
    /// The identifiers from the root to the controller; nil if it, or an ancestor, has none.
    package var restorationPath: [String]? {
        var path: [String] = []
        var next: UIViewController? = self
        while let controller = next {
            guard let identifier = controller.restorationIdentifier else { return nil }
            path.append(identifier)
            next = controller.parent ?? controller.storage.presenting
        }
        return path.reversed()
    }

    /// Visits the controller and its children and presented controllers, as far as they have identifiers.
    func forEachInRestoration(_ visit: (UIViewController) -> Void) {
        var stack = [self]
        while let controller = stack.popLast() {
            guard controller.restorationIdentifier != nil else { continue }
            visit(controller)
            stack += (controller.children + [controller.storage.presented].compactMap { $0 }).reversed()
        }
    }

    /// Encodes the controllers contained in this one, as UIKit's containers do.
    func encodeRestorableRelations(with coder: NSCoder) {
        let children = children.filter { $0.restorationIdentifier != nil }
        if !children.isEmpty { coder.encode(children, forKey: RestorationKey.children) }
        if let presented = storage.presented, presented.restorationIdentifier != nil {
            coder.encode(presented, forKey: RestorationKey.presented)
        }
        if let tabs = self as? UITabBarController {
            coder.encode(tabs.selectedIndex, forKey: RestorationKey.selectedIndex)
        }
    }

    func decodeRestorableRelations(with coder: NSCoder) {
        let children = coder.decodeObject(forKey: RestorationKey.children) as? [UIViewController]
        if let stack = self as? UINavigationController, let children, !children.isEmpty {
            stack.setViewControllers(children, animated: false)
        }
        if let tabs = self as? UITabBarController, coder.containsValue(forKey: RestorationKey.selectedIndex) {
            let index = coder.decodeInteger(forKey: RestorationKey.selectedIndex)
            if tabs.viewControllers?.indices.contains(index) == true { tabs.selectedIndex = index }
        }
        let presented = coder.decodeObject(forKey: RestorationKey.presented) as? UIViewController
        if let presented, storage.presented == nil { present(presented, animated: false) }
    }
}

private enum RestorationKey {
    static let children = "kumiki.children"
    static let presented = "kumiki.presented"
    static let selectedIndex = "kumiki.selectedIndex"
}

extension UIView {
    /// The identifiers of the path to the view: those of its controller, then its own.
    var restorationPath: [String]? {
        guard let restorationIdentifier,
            let path = enclosingController?.restorationPath
        else { return nil }
        return path + [restorationIdentifier]
    }

    /// Returns the views with identifiers that belong to the controller and to none of its children.
    func restorableViews(of controller: UIViewController) -> [UIView] {
        var found: [UIView] = []
        var stack = [self]
        while let view = stack.popLast() {
            if let owner = view.hierarchy.controller, owner !== controller { continue }
            if view.restorationIdentifier != nil { found.append(view) }
            stack += view.subviews.reversed()
        }
        return found
    }
}
