import Foundation
import InterfaceBuilder

@MainActor
extension UIViewController {
    /// Loads the view from the controller's xib: the given one, else one named after the class, `MyView` or
    /// `MyViewController` for `MyViewController`. Returns whether there is one.
    func loadOwnNib() -> Bool {
        let resources = ResourceLibrary.of(nibBundle)
        guard let file = ownNibNames.lazy.compactMap({ resources.document(.nib($0)) }).first else {
            if let nibName {
                RuntimeDiagnostics.report(LoadingMessages.missingNib(nibName, in: nibBundle, resources))
            }
            return false
        }
        let session = NibSession(
            environment: UIScreen.main.environment, resources: resources, reportsToRuntime: true)
        guard let document = session.document(atPath: file.path) else { return false }
        return load(document, named: file.name, session)
    }

    /// Loads the view from a xib whose File's Owner is the controller. Returns whether there is a view.
    func load(_ document: Document, named name: String, _ session: NibSession) -> Bool {
        storage.nibObjects += NibInstantiation(document: document, session: session).objects(
            owner: self, external: [:]
        )
        .filter { !($0 is UIView) }
        if storage.view != nil { return true }
        session.report(
            document.diagnostic(
                .error, document.filesOwner?.element ?? document.root,
                "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the "
                    + "view outlet was not set."))
        return false
    }

    /// The names in the order of Apple's documentation of `nibName`.
    private var ownNibNames: [String] {
        if let nibName { return [nibName] }
        let name = "\(type(of: self))"
        // UIKit's own classes have no documents.
        if String(reflecting: type(of: self)).hasPrefix("UIKit.") { return [] }
        return (name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count))] : []) + [name]
    }
}
