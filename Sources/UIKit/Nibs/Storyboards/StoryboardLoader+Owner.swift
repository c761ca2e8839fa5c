import CoreGraphics
import Foundation
import InterfaceBuilder

/// Xibs whose File's Owner is a controller of the program: their view is that controller's.
extension StoryboardLoader {
    /// Returns the class of the controller whose view is the one with the id; nil if the owner is none.
    private func ownerType(ofView id: String) -> UIViewController.Type? {
        guard let owner = document.filesOwner, let custom = owner.customClass,
            owner.element.connections.contains(where: { $0.isOutlet(named: "view", to: id) })
        else { return nil }
        return session.type(of: custom) as? UIViewController.Type
    }

    /// Returns whether the view is a controller's that fills the screen.
    func isScreen(_ view: Element) -> Bool {
        guard let id = view.id, let frame = view.rect(key: "frame"), ownerType(ofView: id) != nil else {
            return false
        }
        let canvas = document.device.flatMap { DeviceModel.canvas($0.id) } ?? .standard
        let sizes = [canvas.portrait.size, canvas.landscape.size]
        return sizes.contains(CGSize(width: frame.width, height: frame.height))
    }

    /// Creates the controller whose view is the one with the id. Its `loadView` loads the document.
    func makeOwner(ofView id: String) -> UIViewController? {
        guard let type = ownerType(ofView: id) else { return nil }
        guard let controller = ClassLookup.make(type) as? UIViewController else {
            let message = "\(type) cannot be made without arguments; its view is shown without it"
            session.report(
                document.diagnostic(.warning, document.filesOwner?.element ?? document.root, message))
            return nil
        }
        let name = ((document.path as NSString).lastPathComponent as NSString).deletingPathExtension
        controller.storage.viewLoader = { [document, session] controller in
            if controller.load(document, named: name, session) { return }
            controller.setView(UIView(frame: UIScreen.main.bounds))
        }
        return controller
    }
}

extension Connection {
    fileprivate func isOutlet(named name: String, to id: String) -> Bool {
        guard case .outlet(let outlet) = self else { return false }
        return outlet.property == name && outlet.destinationID == id
    }
}
