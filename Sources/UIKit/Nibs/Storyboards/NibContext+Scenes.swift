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
            let kept = finish { embedChildren(of: controller, phase) }
            controller.storage.nibObjects += kept.filter {
                !($0 is UIView) || ($0 as? UIView)?.superview == nil
            }
            .filter { $0 !== view && !($0 is NSLayoutConstraint) }
        }
    }

    /// Performs the embed segues of the container views.
    private func embedChildren(
        of controller: UIViewController, _ phase: [(element: Element, object: AnyObject)]
    ) {
        guard !session.environment.isCanvas else { return }
        for (element, object) in phase {
            guard let container = object as? UIView else { continue }
            for segue in element.segues where segue.segueKind == .embed {
                guard let child = makeDestination(of: segue) else { continue }
                let performed = UIStoryboardSegue(
                    identifier: segue.identifier, source: controller, destination: child)
                controller.prepare(for: performed, sender: container)
                controller.embed(child, in: container)
            }
        }
    }

    /// The controller that a segue leads to, made anew.
    func makeDestination(of segue: Segue) -> UIViewController? {
        guard let storyboard else { return nil }
        let id = segue.destinationID
        guard let element = document.element(withID: id) else {
            report("the segue leads to \"\(id)\", which is not in the document", segue.element)
            return nil
        }
        guard Controller.isKind(element.name) else {
            report("the segue leads to \(element), which is no view controller", segue.element)
            return nil
        }
        let maker = ControllerMaker(storyboard: storyboard, ancestry: ancestry)
        return maker.make(element, document: document, for: segue.element)
    }
}
