import Foundation
import InterfaceBuilder

extension NibContext {
    /// Makes the view of a controller, with everything else in its scene: views, constraints, outlets, then the
    /// children of its container views.
    func loadView(of controller: UIViewController, _ element: Element, _ scene: Scene?) {
        let environment = controller.storage.traits ?? session.environment.traits
        traits = session.variationTraits(
            UITraitCollection(traitsFrom: [session.environment.traits, environment]))
        environment.performingAsCurrent {
            guard let view: UIView = make(element) else {
                return controller.setView(UIView(frame: UIScreen.main.bounds))
            }
            rootView = view
            controller.view = view
            for extra in scene?.extraObjects ?? [] {
                let _: AnyObject? = make(extra)
            }
            let phase = made
            let kept = finish { embedChildren(phase) }
            controller.storage.nibObjects += kept.filter {
                !($0 is UIView) || ($0 as? UIView)?.superview == nil
            }
            .filter { $0 !== view && !($0 is NSLayoutConstraint) }
        }
    }
}
