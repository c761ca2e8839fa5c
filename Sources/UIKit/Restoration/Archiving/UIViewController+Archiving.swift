import CoreGraphics
import Foundation

extension UIViewController: @preconcurrency NSCoding {
    private static let properties: [ArchivedProperty<UIViewController>] = [
        .init("title", \.title), .init("restoration", \.restorationIdentifier),
        .init("hidesBar", \.hidesBottomBarWhenPushed), .init("context", \.definesPresentationContext),
        .init("modal", \.isModalInPresentation), .init("presentation", \.requestedPresentationStyle),
        .init("transition", \.modalTransitionStyle),
        .init(key: "size", read: { NSCoder.string(for: $0.preferredContentSize) }) { controller, value in
            controller.preferredContentSize = NSCoder.cgSize(for: value as? String ?? "")
        },
    ]

    func archive(with coder: NSCoder) {
        ArchivedVisit(coder: coder, isWriting: true).use(Self.properties, self)
        coder.encode(nibName as NSString?, forKey: ArchiveKey.nibName)
        coder.encode(archivedChildren as NSArray, forKey: ArchiveKey.children)
        if let tabs = self as? UITabBarController {
            coder.encode(NSNumber(value: tabs.selectedIndex), forKey: ArchiveKey.selected)
        }
        if !isSystemContainer, let view = viewIfLoaded { coder.encode(view, forKey: ArchiveKey.view) }
    }

    func unarchive(with coder: NSCoder) {
        ArchivedVisit(coder: coder, isWriting: false).use(Self.properties, self)
        let held = coder.archived(ArchiveKey.children) as? [Any] ?? []
        hold(held.compactMap { $0 as? UIViewController }.filter { $0 !== self && $0.parent == nil })
        if let tabs = self as? UITabBarController {
            let index = KeyValue.number(coder.archived(ArchiveKey.selected)).map(KeyValue.integer)
            if let index, tabs.viewControllers?.indices.contains(index) == true { tabs.selectedIndex = index }
        }
        if !isSystemContainer, let view = coder.archived(ArchiveKey.view) as? UIView {
            self.view = view
        }
    }

    /// Whether the controller is a container of UIKit, which creates its views from its children.
    private var isSystemContainer: Bool {
        self is UINavigationController || self is UITabBarController || self is UISplitViewController
    }

    private var archivedChildren: [UIViewController] {
        switch self {
        case let stack as UINavigationController: stack.viewControllers
        case let tabs as UITabBarController: tabs.viewControllers ?? []
        case let split as UISplitViewController: split.viewControllers
        default: children
        }
    }

    private func hold(_ controllers: [UIViewController]) {
        guard !controllers.isEmpty else { return }
        switch self {
        case let stack as UINavigationController: stack.viewControllers = controllers
        case let tabs as UITabBarController: tabs.viewControllers = controllers
        case let split as UISplitViewController: split.viewControllers = controllers
        default:
            for controller in controllers {
                addChild(controller)
                controller.didMove(toParent: self)
            }
        }
    }
}
