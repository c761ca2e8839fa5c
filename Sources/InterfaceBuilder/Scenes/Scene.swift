/// A scene of a storyboard: a view controller with its related objects.
public struct Scene: ElementFacade {
    /// The `scene` element.
    public let element: Element

    /// A typed view of the element.
    public init(_ element: Element) { self.element = element }

    /// The scene's id, which differs from the controller's.
    public var sceneID: String? { element["sceneID"] }

    /// All objects of the scene in order.
    public var objects: [Element] { element.members(of: "objects") }

    /// The view controller, or the placeholder for one in another storyboard.
    public var controller: Controller? {
        let objects = objects
        let controller =
            objects.first { $0.attribute("sceneMemberID", equals: "viewController") }
            ?? objects.first { Controller.isKind($0.name) }
        return controller.map(Controller.init)
    }

    /// The placeholder for the first responder.
    public var firstResponder: Placeholder? {
        objects.lazy.filter { $0.isNamed("placeholder") }.map(Placeholder.init).first {
            $0.role == .firstResponder
        }
    }

    /// The exit, the destination of unwind segues.
    public var exit: Element? { objects.first { $0.isNamed("exit") } }

    /// Other objects of the scene: gesture recognizers, objects and views beside the controller's view.
    public var extraObjects: [Element] {
        let controller = controller?.element
        return objects.filter { $0 != controller && !$0.isNamed("placeholder") && !$0.isNamed("exit") }
    }
}

extension Document {
    /// The scenes of a storyboard in document order; empty for a xib.
    public var scenes: [Scene] { root.members(of: "scenes").filter { $0.isNamed("scene") }.map(Scene.init) }

    /// The top-level objects of a xib in document order, placeholders included; empty for a storyboard.
    public var objects: [Element] { root.members(of: "objects") }

    /// The scene of a storyboard's initial controller.
    public var initialScene: Scene? {
        guard let id = initialViewControllerID, let controller = element(withID: id) else { return nil }
        return controller.ancestors.first { $0.isNamed("scene") }.map(Scene.init)
    }

    /// Returns the first scene whose controller has the storyboard identifier.
    public func scene(withIdentifier identifier: String) -> Scene? {
        scenes.first { $0.controller?.storyboardIdentifier == identifier }
    }

    /// Returns the scene that contains the element.
    public func scene(containing element: Element) -> Scene? {
        if element.isNamed("scene") { return Scene(element) }
        return element.ancestors.first { $0.isNamed("scene") }.map(Scene.init)
    }
}
