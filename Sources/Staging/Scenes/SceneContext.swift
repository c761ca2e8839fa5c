import InterfaceBuilder
import UIKit

/// A scene's controller and its outermost container.
@MainActor
struct PlacedScene {
    let root: UIViewController
    let scene: UIViewController
}

/// Finds the containers of a scene at run time from the document's segues: the stack of a
/// navigation controller that leads to it, and the tab bar controller that contains the stack.
@MainActor
struct SceneContext {
    let loader: StoryboardLoader

    func place(_ scene: StoryboardLoader.SceneInfo) -> PlacedScene? {
        let links = SceneLinks(document: loader.document)
        guard let path = links.stack(leadingTo: scene.id) else { return placeInTabs(scene.id, links) }
        return place(path, links) ?? alone(scene.id)
    }

    private func alone(_ id: String) -> PlacedScene? {
        loader.instantiate(id: id).map { PlacedScene(root: $0, scene: $0) }
    }

    private func placeInTabs(_ id: String, _ links: SceneLinks) -> PlacedScene? {
        guard let holder = links.tabs(holding: id),
            let tabs = loader.instantiate(id: holder) as? UITabBarController,
            let scene = tabs.select(id)
        else { return alone(id) }
        return PlacedScene(root: tabs, scene: scene)
    }

    private func place(_ path: SceneLinks.Stack, _ links: SceneLinks) -> PlacedScene? {
        guard let outer = placeInTabs(path.container, links),
            let navigation = outer.scene as? UINavigationController
        else { return nil }
        for id in path.members.dropFirst() {
            guard let controller = loader.instantiate(id: id) else { return nil }
            navigation.pushViewController(controller, animated: false)
        }
        return navigation.topViewController.map { PlacedScene(root: outer.root, scene: $0) }
    }
}

extension UITabBarController {
    /// Selects the child controller that was created from the object with an id.
    fileprivate func select(_ id: String) -> UIViewController? {
        guard let index = viewControllers?.firstIndex(where: { $0.nibIdentifier == id }) else { return nil }
        selectedIndex = index
        return selectedViewController
    }
}
