import Foundation
import InterfaceBuilder

/// A document of scenes, each with its controller.
@MainActor
open class UIStoryboard: NSObject {
    /// Nil where no document of the name was found, which was reported.
    package let document: Document?
    let session: NibSession

    /// The document of that name in the bundle, `Base.lproj` and its other folders included.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        let resources = ResourceLibrary.of(storyboardBundleOrNil)
        session = NibSession(
            environment: UIScreen.main.environment, resources: resources, reportsToRuntime: true)
        document = resources.document(named: name, kind: .storyboard).flatMap { [session] in
            session.document(atPath: $0.path)
        }
        super.init()
        guard document == nil else { return }
        RuntimeDiagnostics.report(
            "Could not find a storyboard named '\(name)' in bundle \((storyboardBundleOrNil ?? .main).bundlePath)"
        )
    }

    package init(document: Document, session: NibSession) {
        self.document = document
        self.session = session
        super.init()
    }

    /// Makes the controller that the document starts with; nil where it has none.
    open func instantiateInitialViewController() -> UIViewController? { makeInitial(creator: nil) }

    /// Makes the controller that the document starts with; the creator may make the object itself, of the coder.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)?
    ) -> ViewController? {
        makeInitial(creator: creator) as? ViewController
    }

    /// Makes the controller with the storyboard identifier. An identifier that the document does not have is
    /// reported, and an empty controller takes its place.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        make(identifier: identifier, creator: nil) ?? UIViewController()
    }

    /// Makes the controller with the storyboard identifier; the creator may make the object itself, of the coder.
    /// As on iOS, a controller of another class than the one asked for is an error of the program.
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        guard let controller = make(identifier: identifier, creator: creator) as? ViewController else {
            preconditionFailure(
                "The view controller with identifier '\(identifier)' is not a \(ViewController.self)")
        }
        return controller
    }

    // MARK: Making

    private func makeInitial(creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        guard let document, let element = document.initialScene?.controller?.element else { return nil }
        session.refillControllers()
        return ControllerMaker(storyboard: self).make(element, document: document, creator: creator)
    }

    /// The controller with the storyboard identifier; nil, and a report, where there is none.
    package func make(identifier: String, creator: ((NSCoder) -> UIViewController?)? = nil)
        -> UIViewController?
    {
        guard let document else { return nil }
        guard let element = document.scene(withIdentifier: identifier)?.controller?.element else {
            session.report(
                Diagnostic(
                    .error, file: document.path, line: document.root.line,
                    message: "Storyboard doesn't contain a view controller with identifier '\(identifier)'"))
            return nil
        }
        session.refillControllers()
        return ControllerMaker(storyboard: self).make(element, document: document, creator: creator)
    }

    /// The controller with the object id; nil, and a report, where there is none.
    package func make(id: String) -> UIViewController? {
        guard let document, let element = document.element(withID: id), Controller.isKind(element.name) else {
            return nil
        }
        session.refillControllers()
        return ControllerMaker(storyboard: self).make(element, document: document)
    }
}
