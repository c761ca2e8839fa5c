import Foundation
import InterfaceBuilder

/// Creates controllers of a document: those of its scenes, and those in other documents to which placeholders refer.
@MainActor
struct ControllerMaker {
    let storyboard: UIStoryboard
    /// The controllers that are being shown around the new one, by document and id.
    var ancestry: [String] = []

    private var session: NibSession { storyboard.session }

    /// Cycles are found by name; this limits chains that only seem endless.
    private static let maximumDepth = 24

    /// Creates the controller of an element. The creator may create the object in place of its `init(coder:)`.
    func make(
        _ element: Element, document: Document, for reason: Element? = nil,
        creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController? {
        let source = reason ?? element
        if element.isNamed("viewControllerPlaceholder") {
            return makeReferenced(element, document, creator: creator)
        }
        let key = document.path + "#" + (element.id ?? "\(element.position)")
        guard accepts(key, document, source) else { return nil }
        let context = NibContext(document: document, session: session, ancestry: ancestry + [key])
        context.storyboard = storyboard
        context.creator = creator.map { (element, $0) }
        return session.environment.traits.performingAsCurrent { make(element, context) }
    }

    private func accepts(_ key: String, _ document: Document, _ source: Element) -> Bool {
        if ancestry.contains(key) {
            let name = key.split(separator: "#").last.map(String.init) ?? key
            session.report(
                document.diagnostic(
                    .error, source, "the scene of \"\(name)\" contains itself; it is left out here"))
            return false
        }
        if ancestry.count >= Self.maximumDepth {
            session.report(
                document.diagnostic(
                    .error, source, "scenes contain each other more than \(Self.maximumDepth) deep"),
                about: "scene depth")
            return false
        }
        guard session.takeController() else {
            session.report(
                document.diagnostic(
                    .error, source, "the scene contains more controllers than can be created for one screen"),
                about: "scene count")
            return false
        }
        return true
    }

    private func make(_ element: Element, _ context: NibContext) -> UIViewController? {
        guard let controller: UIViewController = context.make(element) else { return nil }
        context.controller = controller
        controller.storyboard = context.storyboard
        controller.storage.storyboardIdentifier = Controller(element).storyboardIdentifier
        let scene = context.document.scene(containing: element)
        controller.storage.segueTemplates = SegueTemplate.all(in: scene, context: context)
        if let view = Controller(element).view {
            controller.storage.viewLoader = { context.loadView(of: $0, view.element, scene) }
        } else if let scene, !scene.extraObjects.isEmpty {
            controller.storage.sceneLoader = { context.loadObjects(of: scene, for: $0) }
        }
        context.makeObjects(connectedToItemsOf: element, in: scene)
        let kept = context.finish { connectRelationships(of: controller, element, context) }
        controller.storage.nibObjects += kept.filter { $0 !== controller && !($0 is UIView) }
        return controller
    }

    // MARK: Other documents

    private func makeReferenced(
        _ element: Element, _ document: Document, creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController? {
        guard let reference = Controller(element).reference else { return nil }
        guard let other = self.document(of: reference, from: document, element) else { return nil }
        guard let target = target(of: reference, in: other) else {
            let message =
                reference.identifier.map { LoadingMessages.missingScene($0, in: other) }
                ?? LoadingMessages.missingEntryPoint(in: other)
            session.report(document.diagnostic(.error, element, message))
            return nil
        }
        let key = document.path + "#" + (element.id ?? "\(element.position)")
        guard accepts(key, document, element) else { return nil }
        let place = other.path == document.path ? storyboard : UIStoryboard(document: other, session: session)
        let maker = ControllerMaker(storyboard: place, ancestry: ancestry + [key])
        let controller = maker.make(target, document: other, for: nil, creator: creator)
        adoptItems(of: element, document, controller)
        return controller
    }

    private func document(of reference: StoryboardReference, from document: Document, _ element: Element)
        -> Document?
    {
        guard let name = reference.storyboardName else { return document }
        let request = DocumentRequest(
            name: name, kind: .storyboard, path: document.path,
            bundleIdentifier: reference.bundleIdentifier, idiom: session.environment.device.idiom,
            language: session.language)
        let other = reference.bundleIdentifier.flatMap { Bundle(identifier: $0) }
        let file =
            session.resources.document(request) ?? other.flatMap { ResourceLibrary.of($0).document(request) }
        guard let file else {
            session.report(
                document.diagnostic(
                    .error, element, LoadingMessages.missingStoryboard(name, in: session.resources)))
            return nil
        }
        return session.document(atPath: file.path)
    }

    private func target(of reference: StoryboardReference, in document: Document) -> Element? {
        if let identifier = reference.identifier {
            return document.scene(withIdentifier: identifier)?.controller?.element
        }
        return document.initialScene?.controller?.element
    }

    /// Adopts the navigation or tab bar item of a placeholder, unless the controller has its own.
    private func adoptItems(of element: Element, _ document: Document, _ controller: UIViewController?) {
        guard let controller,
            Controller(element).tabBarItem != nil || Controller(element).navigationItem != nil
        else {
            return
        }
        let context = NibContext(document: document, session: session, ancestry: ancestry)
        let decoder = NibDecoder(element: element, context: context)
        if controller.storage.tabBarItem == nil {
            controller.storage.tabBarItem = decoder.object("tabBarItem")
        }
        if controller.storage.navigationItem == nil {
            controller.storage.navigationItem = decoder.object("navigationItem")
        }
        context.finish()
    }

    // MARK: Children

    /// Creates a container's children of relationship segues. On a canvas each scene is separate.
    private func connectRelationships(
        of controller: UIViewController, _ element: Element, _ context: NibContext
    ) {
        guard !session.environment.isCanvas else { return }
        var groups: [(name: String, controllers: [UIViewController])] = []
        for segue in element.segues where segue.segueKind == .relationship {
            guard let name = segue.relationship, let child = context.makeDestination(of: segue, sender: nil)
            else {
                continue
            }
            if let index = groups.firstIndex(where: { $0.name == name }) {
                groups[index].controllers.append(child)
            } else {
                groups.append((name, [child]))
            }
        }
        for group in groups {
            if ClassTable.type(for: element.name) != nil {
                controller.connectRelationship(group.name, to: group.controllers)
            } else {
                controller.showPlainly(group.controllers)
            }
        }
    }
}

extension UIViewController {
    /// Shows the first child if the container's custom class is unavailable, so that there is content.
    fileprivate func showPlainly(_ controllers: [UIViewController]) {
        guard let first = controllers.first, storage.viewLoader == nil else { return }
        for child in controllers.dropFirst() { addChild(child) }
        storage.viewLoader = { container in
            let view = UIView(frame: UIScreen.main.bounds)
            container.view = view
            container.embed(first, in: view)
        }
    }
}

extension UITraitCollection {
    /// Returns the result of the closure with this collection as the current one.
    func performingAsCurrent<T>(_ work: () -> T) -> T {
        let previous = UITraitCollection.current
        UITraitCollection.current = self
        defer { UITraitCollection.current = previous }
        return work()
    }
}
