import Foundation
import InterfaceBuilder

extension NibContext {
    /// Loads the view of a controller, with all other objects in its scene: views, constraints, outlets, then the
    /// children of its container views.
    func loadView(of controller: UIViewController, _ element: Element, _ scene: Scene?) {
        load(for: controller) {
            guard let view: UIView = make(element) else {
                return controller.setView(UIView(frame: UIScreen.main.bounds))
            }
            rootView = view
            controller.view = view
            finishScene(scene, of: controller)
        }
    }

    /// Creates the objects in the scene of a controller whose view is not in the document, such as a navigation controller.
    func loadObjects(of scene: Scene, for controller: UIViewController) {
        load(for: controller) { finishScene(scene, of: controller) }
    }

    /// Performs the closure in the traits of the controller.
    private func load(for controller: UIViewController, _ work: () -> Void) {
        let environment = controller.storage.traits ?? session.environment.traits
        traits = session.variationTraits(
            UITraitCollection(traitsFrom: [session.environment.traits, environment]))
        environment.performingAsCurrent(work)
    }

    /// Creates the objects beside the controller's view, and connects everything.
    private func finishScene(_ scene: Scene?, of controller: UIViewController) {
        for extra in scene?.extraObjects ?? [] where !(extra.id.map(has) ?? false) {
            let _: AnyObject? = make(extra)
        }
        let phase = made
        let kept = finish { embedChildren(phase) }
        controller.storage.nibObjects += kept.filter {
            !($0 is UIView) || ($0 as? UIView)?.superview == nil
        }
        .filter { $0 !== controller.viewIfLoaded && !($0 is NSLayoutConstraint) }
    }

    /// Creates the objects of a scene that are outlets of the controller's tab bar item or navigation item: a container
    /// displays the items before the controller's view is loaded.
    func makeObjects(connectedToItemsOf controller: Element, in scene: Scene?) {
        let items = ["tabBarItem", "navigationItem"].compactMap { controller.child(key: $0) }
        let wanted = Set(
            items.flatMap(\.descendants).filter { $0.isNamed("outlet") }.compactMap { $0["destination"] })
        for extra in scene?.extraObjects ?? []
        where extra.isNamed("customObject") && extra.id.map(wanted.contains) ?? false {
            let _: AnyObject? = make(extra)
        }
    }
}
