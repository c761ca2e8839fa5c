import Foundation
import InterfaceBuilder

/// A document of scenes, each with its controller.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    /// The document; nil if none of the name was found, which was reported.
    package let document: Document?
    let session: NibSession

    /// Creates the storyboard of that name in the bundle, including `Base.lproj` and its other folders, in the language
    /// of the interface and for its device: `Main~ipad` takes precedence over `Main` on an iPad.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        let resources = ResourceLibrary.of(storyboardBundleOrNil)
        session = NibSession(
            environment: UIScreen.main.environment, resources: resources, reportsToRuntime: true)
        let file = resources.document(.storyboard(name))
        document = file.flatMap { [session] in session.document(atPath: $0.path) }
        super.init()
        guard file == nil else { return }
        RuntimeDiagnostics.report(
            LoadingMessages.missingStoryboard(name, in: storyboardBundleOrNil, resources))
    }

    package init(document: Document, session: NibSession) {
        self.document = document
        self.session = session
        super.init()
    }

    /// Creates the initial controller; returns nil if there is none.
    open func instantiateInitialViewController() -> UIViewController? { makeInitial(creator: nil) }

    /// Creates the initial controller; the creator may create the object itself from the coder. Returns nil if the
    /// document has none, or if it is of another class.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        makeInitial(creator: creator).flatMap { checked($0, "The initial view controller") }
    }

    /// Creates the controller with the storyboard identifier. A missing identifier is reported, and an empty controller
    /// is returned.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        make(identifier: identifier, creator: nil) ?? UIViewController()
    }

    /// Creates the controller with the storyboard identifier; the creator may create the object itself from the coder.
    /// A controller of another class than the requested one, which terminates the app on iOS, is reported, and replaced
    /// by one of that class.
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        if let controller = make(identifier: identifier, creator: creator) {
            let place = "The view controller with identifier '\(identifier)'"
            if let right: ViewController = checked(controller, place) { return right }
            let other = make(identifier: identifier) { ViewController(coder: $0) }
            if let right = other as? ViewController { return right }
        }
        guard let controller = ViewController(coder: KeylessCoder()) else {
            preconditionFailure("\(ViewController.self) cannot be made in place of scene '\(identifier)'")
        }
        return controller
    }

    // MARK: Instantiating

    private func checked<ViewController>(_ controller: UIViewController, _ place: String) -> ViewController? {
        if let right = controller as? ViewController { return right }
        guard let document else { return nil }
        session.report(
            document.diagnostic(
                .error, document.root, "\(place) is a \(type(of: controller)), not a \(ViewController.self)"))
        return nil
    }

    private func makeInitial(creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        guard let document else { return nil }
        guard let element = document.initialScene?.controller?.element else {
            let isMistake = document.initialViewControllerID != nil
            session.report(
                document.diagnostic(
                    isMistake ? .error : .note, document.root,
                    LoadingMessages.missingEntryPoint(in: document)))
            return nil
        }
        session.refillControllers()
        return ControllerMaker(storyboard: self).make(element, document: document, creator: creator).map(
            TurnPool.keep)
    }

    /// Creates the controller with the storyboard identifier; returns nil, with a report, if there is none.
    package func make(identifier: String, creator: ((NSCoder) -> UIViewController?)? = nil)
        -> UIViewController?
    {
        guard let document else { return nil }
        guard let element = document.controller(instantiatedBy: identifier)?.element else {
            session.report(
                document.diagnostic(
                    .error, document.root, LoadingMessages.missingScene(identifier, in: document)))
            return nil
        }
        session.refillControllers()
        return ControllerMaker(storyboard: self).make(element, document: document, creator: creator).map(
            TurnPool.keep)
    }

    /// Creates the controller with the object id; returns nil if there is none.
    package func make(id: String) -> UIViewController? {
        guard let document, let element = document.element(withID: id), Controller.isKind(element.name) else {
            return nil
        }
        session.refillControllers()
        return ControllerMaker(storyboard: self).make(element, document: document).map(TurnPool.keep)
    }
}
