import CoreGraphics

/// The methods of the object that owns a layer, usually a view. Every method has a default implementation.
public protocol CALayerDelegate: AnyObject {
    /// Updates the layer's contents, when it needs display.
    func display(_ layer: CALayer)
    /// Draws the layer. The context is in the layer's own coordinates, y pointing down, clipped to its
    /// bounds. As there is no backing store, it is called each time the layer is rendered.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Called before the layer is drawn.
    func layerWillDraw(_ layer: CALayer)
    /// Lays out the sublayers of a layer.
    func layoutSublayers(of layer: CALayer)
    /// Returns the action for a change of the layer.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Does nothing.
    public func display(_ layer: CALayer) {}
    /// Does nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Does nothing.
    public func layerWillDraw(_ layer: CALayer) {}
    /// Does nothing.
    public func layoutSublayers(of layer: CALayer) {}
    /// Returns nil, so that the layer chooses.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// An action that runs when a layer changes.
public protocol CAAction {
    /// Runs the action.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    /// Does nothing: returning it disables further actions.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
