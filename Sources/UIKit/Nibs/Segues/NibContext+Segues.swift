import Foundation
import InterfaceBuilder

extension NibContext {
    // MARK: Destinations

    /// Creates the destination of a segue, as part of the current scene.
    func makeDestination(of segue: Segue, sender: Any?) -> UIViewController? {
        makeDestination(of: segue, sender: sender, ancestry: ancestry)
    }

    /// Creates the destination of a segue beside the current scene, of which it may be another instance.
    func makeFreshDestination(of segue: Segue, sender: Any?) -> UIViewController? {
        if segue.segueKind == .embed { return makeDestination(of: segue, sender: sender) }
        session.refillControllers()
        return makeDestination(of: segue, sender: sender, ancestry: [])
    }

    private func makeDestination(of segue: Segue, sender: Any?, ancestry: [String]) -> UIViewController? {
        guard let storyboard else { return nil }
        let id = segue.destinationID
        guard let element = document.element(withID: id) else {
            report("the segue refers to \"\(id)\", which is not in the document", segue.element)
            return nil
        }
        guard Controller.isKind(element.name) else {
            report("the segue refers to \(element), which is no view controller", segue.element)
            return nil
        }
        let maker = ControllerMaker(storyboard: storyboard, ancestry: ancestry)
        return maker.make(
            element, document: document, for: segue.element, creator: creator(of: segue, sender: sender))
    }

    /// Returns the source's method that creates the destination, with the coder, the sender and the segue's identifier
    /// as optional parameters; it may return nil so that `init(coder:)` is used.
    private func creator(of segue: Segue, sender: Any?) -> ((NSCoder) -> UIViewController?)? {
        guard let name = segue.destinationCreationSelector, let controller else { return nil }
        let selector = Selector(name)
        guard ActionTable.responds(controller, to: selector) else {
            if standsInForUnknownClass(controller) { return nil }
            report(
                "-[\(type(of: controller)) \(name)]: unrecognized selector; the destination is created by init(coder:)",
                segue.element, about: "selector \(type(of: controller)).\(name)")
            return nil
        }
        return { [weak controller] coder in
            guard let controller else { return nil }
            let made = ActionTable.perform(selector, on: controller, with: [coder, sender, segue.identifier])
            return made as? UIViewController
        }
    }

    /// Returns whether the controller is the stand-in for a missing class, which was reported already; its methods are
    /// unknown.
    private func standsInForUnknownClass(_ controller: UIViewController) -> Bool {
        controller.nibIdentifier.flatMap { document.element(withID: $0) }
            .map { isUnknownCustomClass($0, controller) } ?? false
    }

    // MARK: Triggers

    /// Connects the trigger of a segue. Segues of the controller itself are performed by name, those of containers when
    /// the view has been loaded.
    func connect(_ segue: Segue, _ source: AnyObject) {
        guard let kind = segue.segueKind, kind != .embed, kind != .relationship else { return }
        guard !(source is UIViewController), let template = template(of: segue) else { return }
        switch source {
        case let cell as UITableViewCell where segue.trigger == .accessoryAction:
            cell.accessorySegue = template
        case let cell as UITableViewCell: cell.selectionSegue = template
        case let cell as UICollectionViewCell: cell.selectionSegue = template
        case let sender as any NibActionSource:
            sender.addNibAction(NibAction(selector: SegueTemplate.trigger, target: template, eventName: nil))
        default: report("\(type(of: source)) cannot trigger segues; this one is left out", segue.element)
        }
    }

    /// Returns the template in the controller's list of its scene's segues; cells are created in contexts inside the
    /// controller's.
    private func template(of segue: Segue) -> SegueTemplate? {
        let owner = sequence(first: self, next: { $0.outer }).lazy.compactMap(\.controller).first
        return owner?.storage.segueTemplates.first { $0.segue.element == segue.element }
    }

    /// Performs the embed segues of the container views that the phase has created. On the canvas, each scene is
    /// separate.
    func embedChildren(_ phase: [(element: Element, object: AnyObject)]) {
        guard !session.environment.isCanvas else { return }
        for (element, object) in phase where object is UIView {
            for segue in element.segues where segue.segueKind == .embed {
                template(of: segue)?.performTriggered(by: object)
            }
        }
    }
}

extension UIViewController {
    /// Performs the segue of the controller's scene with that identifier; one that is not there is reported in
    /// UIKit's words.
    func performTemplate(withIdentifier identifier: String, sender: Any?) {
        guard let template = storage.segueTemplates.first(where: { $0.identifier == identifier }) else {
            return RuntimeDiagnostics.report(
                "Receiver (<\(type(of: self))>) has no segue with identifier '\(identifier)'")
        }
        template.perform(sender: sender)
    }
}
