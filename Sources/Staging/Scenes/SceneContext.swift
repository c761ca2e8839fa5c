import InterfaceBuilder
import UIKit

/// A scene's controller and its outermost container.
@MainActor
struct PlacedScene {
    let root: UIViewController
    let scene: UIViewController
    /// The segues that present the scene, one over the other, once the root is in a window.
    var presentations: [UIStoryboardSegue] = []

    /// Presents what is above the root, which is in a window.
    func present() {
        for presentation in presentations {
            presentation.perform()
            root.viewIfLoaded?.window?.layoutIfNeeded()
        }
    }
}

/// Finds where a scene stands when the app runs, from the document's segues: on the stack of a navigation controller, in a
/// tab, over the scene that presents it.
@MainActor
struct SceneContext {
    let loader: StoryboardLoader
    let links: SceneLinks
    /// Whether scenes are shown over what presents them.
    let presents: Bool

    /// The number of presentations over each other beyond which a scene stands alone.
    private static let deepest = 4

    init(loader: StoryboardLoader, presents: Bool = true) {
        (self.loader, self.presents) = (loader, presents)
        links = SceneLinks(document: loader.document)
    }

    func place(_ scene: StoryboardLoader.SceneInfo) -> PlacedScene? { place(scene.id, depth: 0) }

    /// The scene without anything around it.
    func alone(_ id: String) -> PlacedScene? {
        loader.instantiate(id: id).map { PlacedScene(root: $0, scene: $0) }
    }

    private func place(_ id: String, depth: Int) -> PlacedScene? {
        guard let path = links.stack(leadingTo: id) else { return placeInTabs(id, depth) }
        return place(path, depth) ?? alone(id)
    }

    // MARK: Containers

    private func placeInTabs(_ id: String, _ depth: Int) -> PlacedScene? {
        guard let holder = links.tabs(holding: id) else { return placeOutermost(id, depth) }
        guard let placed = placeOutermost(holder, depth),
            let scene = (placed.scene as? UITabBarController)?.select(id)
        else { return alone(id) }
        return PlacedScene(root: placed.root, scene: scene, presentations: placed.presentations)
    }

    private func place(_ path: SceneLinks.Stack, _ depth: Int) -> PlacedScene? {
        guard let outer = placeInTabs(path.container, depth),
            let navigation = outer.scene as? UINavigationController
        else { return nil }
        for id in path.members.dropFirst() {
            guard let controller = loader.instantiate(id: id) else { return nil }
            navigation.pushViewController(controller, animated: false)
        }
        return navigation.topViewController.map {
            PlacedScene(root: outer.root, scene: $0, presentations: outer.presentations)
        }
    }

    // MARK: Presentations

    /// A scene that stands in no container: over its presenter, or alone.
    private func placeOutermost(_ id: String, _ depth: Int) -> PlacedScene? {
        guard presents, depth < Self.deepest else { return alone(id) }
        if let link = links.presentation(of: id) {
            return placePresented(by: link, depth + 1) ?? alone(id)
        }
        return links.asksForPresentation(id) ? placeOverNothing(id) : alone(id)
    }

    private func placePresented(by link: SceneLinks.Link, _ depth: Int) -> PlacedScene? {
        guard let presenter = place(link.source, depth: depth) else { return nil }
        let template = presenter.scene.segueTemplates.first { $0.segue.element == link.segue.element }
        guard let segue = template?.unprepared() else { return nil }
        return PlacedScene(
            root: presenter.root, scene: segue.destination, presentations: presenter.presentations + [segue])
    }

    /// A scene that asks to be presented over a presenter that the document does not name: over an empty screen.
    private func placeOverNothing(_ id: String) -> PlacedScene? {
        guard let scene = loader.instantiate(id: id) else { return nil }
        let presenter = UIViewController()
        presenter.view.backgroundColor = .systemBackground
        let segue = UIStoryboardSegue(identifier: nil, source: presenter, destination: scene) {
            presenter.present(scene, animated: false)
        }
        return PlacedScene(root: presenter, scene: scene, presentations: [segue])
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
