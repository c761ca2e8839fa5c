import CoreGraphics

/// What a layer asks of the object that it belongs to, as a rule a view. Every method has a default.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
    /// Gives the layer its contents, when it needs display.
    func display(_ layer: CALayer)
    /// Draws the layer. The context lies in the layer's own coordinates, y pointing down, clipped to its
    /// bounds. As there is no store of pixels, it is called each time the layer is rendered.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Called before the layer is drawn.
    func layerWillDraw(_ layer: CALayer)
    /// Lays the layer's sublayers out.
    func layoutSublayers(of layer: CALayer)
    /// The action for a change of the layer.
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
    /// Leaves the choice to the layer.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// What happens when a layer changes.
@preconcurrency @MainActor
public protocol CAAction {
    /// Starts it.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    /// Does nothing: to answer with it is to ask for no action.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// Where layers report what they cannot do.
@preconcurrency @MainActor
public enum LayerDiagnostics {
    /// Called with a sentence for each occasion. By default it goes to standard error.
    public static var report: (String) -> Void = { message in
        FileHandle.standardError.write(Data("QuartzCore: \(message)\n".utf8))
    }
}
