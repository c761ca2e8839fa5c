import CoreGraphics

/// A rectangle with contents and sublayers, which draws itself into a context.
///
/// There is no store of pixels: `render(in:)` draws shapes straight into the context, so that documents
/// keep them as shapes. A layer that draws with `draw(in:)` or its delegate does so each time it is
/// rendered, once `setNeedsDisplay` has been called and as long as it has no `contents`.
@preconcurrency @MainActor
open class CALayer: NSObject {
    // MARK: Geometry

    final var place = LayerPlace()

    /// The layer's own coordinates: origin and size in points.
    open var bounds: CGRect {
        get { place.bounds }
        set {
            if LayerActions.areOn { willChange("bounds") }
            let old = place.bounds
            place.bounds = newValue
            boundsDidChange(from: old)
            if LayerActions.areOn { didChange("bounds") }
        }
    }
    /// Where the anchor point lies in the superlayer.
    open var position: CGPoint {
        get { place.position }
        set {
            if LayerActions.areOn { willChange("position") }
            place.position = newValue
            if LayerActions.areOn { didChange("position") }
        }
    }
    /// The point about which the layer is turned, in parts of its size.
    open var anchorPoint: CGPoint {
        get { place.anchorPoint }
        set {
            if LayerActions.areOn { willChange("anchorPoint") }
            place.anchorPoint = newValue
            if LayerActions.areOn { didChange("anchorPoint") }
        }
    }
    /// The layer's height over its siblings; they are drawn from the lowest up.
    open var zPosition: CGFloat = 0 {
        willSet { if LayerActions.areOn { willChange("zPosition") } }
        didSet { if LayerActions.areOn { didChange("zPosition") } }
    }
    /// The height of the anchor point, kept for its callers.
    open var anchorPointZ: CGFloat = 0
    /// The layer's map, about the anchor point.
    open var transform = CATransform3DIdentity {
        willSet { if LayerActions.areOn { willChange("transform") } }
        didSet {
            place.isTransformed = !CATransform3DIsIdentity(transform)
            if LayerActions.areOn { didChange("transform") }
        }
    }
    /// The map of all sublayers, about the layer's anchor point.
    open var sublayerTransform = CATransform3DIdentity {
        willSet { if LayerActions.areOn { willChange("sublayerTransform") } }
        didSet {
            place.transformsSublayers = !CATransform3DIsIdentity(sublayerTransform)
            if LayerActions.areOn { didChange("sublayerTransform") }
        }
    }
    /// Whether the layer is seen from behind.
    open var isDoubleSided = true
    /// Kept for its callers; y points down here always.
    open var isGeometryFlipped = false

    // MARK: Looks

    /// Whether layer and sublayers are left out.
    open var isHidden: Bool {
        get { place.isHidden }
        set {
            if LayerActions.areOn { willChange("hidden") }
            place.isHidden = newValue
            if LayerActions.areOn { didChange("hidden") }
        }
    }
    /// The opacity of layer and sublayers, from 0 to 1.
    open var opacity: Float {
        get { place.opacity }
        set {
            if LayerActions.areOn { willChange("opacity") }
            place.opacity = newValue
            if LayerActions.areOn { didChange("opacity") }
        }
    }
    /// Whether layer and sublayers get their opacity as one picture.
    open var allowsGroupOpacity = true
    /// Whether the layer promises to have no clear place. Nothing is saved by it here.
    open var isOpaque = false
    /// What lies under the contents.
    open var backgroundColor: CGColor? {
        willSet { if LayerActions.areOn { willChange("backgroundColor") } }
        didSet { if LayerActions.areOn { didChange("backgroundColor") } }
    }
    /// The width of the border, inside the bounds.
    open var borderWidth: CGFloat = 0 {
        willSet { if LayerActions.areOn { willChange("borderWidth") } }
        didSet { if LayerActions.areOn { didChange("borderWidth") } }
    }
    /// The colour of the border.
    open var borderColor: CGColor? = .black {
        willSet { if LayerActions.areOn { willChange("borderColor") } }
        didSet { if LayerActions.areOn { didChange("borderColor") } }
    }
    /// The radius of the corners.
    open var cornerRadius: CGFloat = 0 {
        willSet { if LayerActions.areOn { willChange("cornerRadius") } }
        didSet { if LayerActions.areOn { didChange("cornerRadius") } }
    }
    /// The shape of the corners.
    open var cornerCurve = CALayerCornerCurve.circular
    /// Which corners are rounded.
    open var maskedCorners = CACornerMask.all
    /// Whether contents and sublayers are cut off at the bounds and the corners.
    open var masksToBounds = false {
        willSet { if LayerActions.areOn { willChange("masksToBounds") } }
        didSet { if LayerActions.areOn { didChange("masksToBounds") } }
    }
    /// A layer through whose alpha this one is seen.
    open var mask: CALayer? {
        didSet {
            if oldValue !== mask { oldValue?.superlayer = nil }
            mask?.superlayer = self
        }
    }
    /// The opacity of the shadow; 0 draws none.
    open var shadowOpacity: Float = 0 {
        willSet { if LayerActions.areOn { willChange("shadowOpacity") } }
        didSet { if LayerActions.areOn { didChange("shadowOpacity") } }
    }
    /// The standard deviation of the shadow's blur.
    open var shadowRadius: CGFloat = 3 {
        willSet { if LayerActions.areOn { willChange("shadowRadius") } }
        didSet { if LayerActions.areOn { didChange("shadowRadius") } }
    }
    /// How far the shadow lies from the layer. Apple's default points up.
    open var shadowOffset = CGSize(width: 0, height: -3) {
        willSet { if LayerActions.areOn { willChange("shadowOffset") } }
        didSet { if LayerActions.areOn { didChange("shadowOffset") } }
    }
    /// The colour of the shadow.
    open var shadowColor: CGColor? = .black {
        willSet { if LayerActions.areOn { willChange("shadowColor") } }
        didSet { if LayerActions.areOn { didChange("shadowColor") } }
    }
    /// The outline of the shadow, in the layer's coordinates; without it the layer's own shape.
    open var shadowPath: CGPath? {
        willSet { if LayerActions.areOn { willChange("shadowPath") } }
        didSet { if LayerActions.areOn { didChange("shadowPath") } }
    }
    /// Kept for its callers; shapes are always drawn anew.
    open var shouldRasterize = false
    /// Kept for its callers.
    open var rasterizationScale: CGFloat = 1
    /// The name of a blend mode ("multiplyBlendMode"), as Apple's private filters are named; others are kept.
    open var compositingFilter: Any?
    /// The color that everything in the layer is drawn in, as a vibrant material colors what lies in it; nil for the
    /// colors that each part has.
    package var vibrantColor: CGColor?
    /// Kept for their callers.
    open var filters: [Any]?
    /// Kept for their callers.
    open var backgroundFilters: [Any]?
    /// Whether edges are smoothed; always so here.
    open var allowsEdgeAntialiasing = false
    /// Kept for its callers.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
        .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
    ]

    // MARK: Contents

    /// The picture, a `CGImage`. Setting it ends drawing with `draw(in:)`.
    open var contents: Any? {
        willSet { if LayerActions.areOn { willChange("contents") } }
        didSet {
            drawsItself = false
            if LayerActions.areOn { didChange("contents") }
        }
    }
    /// How the picture lies in the bounds.
    open var contentsGravity = CALayerContentsGravity.resize
    /// How many of the picture's pixels make a point.
    open var contentsScale: CGFloat = 1
    /// The part of the picture that is shown, in parts of its size.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) {
        willSet { if LayerActions.areOn { willChange("contentsRect") } }
        didSet { if LayerActions.areOn { didChange("contentsRect") } }
    }
    /// The part of the picture that is stretched, in parts of its size.
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1) {
        willSet { if LayerActions.areOn { willChange("contentsCenter") } }
        didSet { if LayerActions.areOn { didChange("contentsCenter") } }
    }
    /// How the picture is made smaller.
    open var minificationFilter = CALayerContentsFilter.linear
    /// How the picture is made larger.
    open var magnificationFilter = CALayerContentsFilter.linear
    /// Whether a change of the bounds asks for display.
    open var needsDisplayOnBoundsChange = false
    /// Kept for its callers.
    open var drawsAsynchronously = false

    // MARK: Tree

    /// The layer that this one lies in, or whose mask it is.
    open internal(set) var superlayer: CALayer? {
        get { above?.takeUnretainedValue() }
        set { holder = newValue }
    }
    /// The same for the way up through many layers, on which nothing is retained.
    final var above: Unmanaged<CALayer>? { heldBy ?? modelLayer?.heldBy }
    /// Set and cleared by the layer that holds this one, which outlives it or takes leave of it (`deinit`). A weak
    /// reference would cost each layer a table of its own, and a look into it at each step up.
    nonisolated final var holder: CALayer? {
        get { heldBy?.takeUnretainedValue() }
        set { heldBy = newValue.map(Unmanaged.passUnretained) }
    }
    private nonisolated(unsafe) final var heldBy: Unmanaged<CALayer>?
    var children: [CALayer] = []
    /// The layers that lie in this one, in the order they were added; nil for none.
    open var sublayers: [CALayer]? {
        get { children.isEmpty ? nil : children }
        set { replaceChildren(with: newValue ?? []) }
    }
    /// The object the layer belongs to.
    open var delegate: (any CALayerDelegate)? {
        get { owner ?? listener }
        set { (owner, listener) = (nil, newValue) }
    }
    private weak var listener: (any CALayerDelegate)?
    /// The view that the layer backs, which says so when it is made and takes leave when it goes (`leave`), so that no
    /// view costs a table of weak references.
    private nonisolated(unsafe) final unowned(unsafe) var owner: (any CALayerDelegate)?
    /// A name, for finding and for diagnostics.
    open var name: String?
    /// Actions by the key of the change.
    open var actions: [String: any CAAction]?
    /// Values that callers keep by names of their own.
    var customValues: [String: Any] = [:]

    // MARK: State

    var wantsLayout = false
    var wantsDisplay = false
    var drawsItself = false
    /// Animations and a time of the layer's own; nil for most layers.
    var motion: LayerMotion?
    /// The layer that this one is a presentation of.
    var modelLayer: CALayer?
    /// What a transition shows at the moment, on presentations.
    var transition: LayerTransition?
    /// When the layer was made. Changes before the end of that turn are not animated, as nobody has seen it before.
    let birthTurn = LayerActions.turn

    /// A layer of no size.
    public required override init() { super.init() }

    /// A copy of another layer's geometry and looks, without its tree and delegate; what presentations are.
    public init(layer: Any) {
        super.init()
        modelLayer = layer as? CALayer
        if let layer = layer as? CALayer { copyAppearance(of: layer) }
    }

    /// A layer as it is without settings: layers are not archived here, so that a decoder holds none.
    public required init?(coder: NSCoder) { super.init() }

    /// Makes the presentation of a layer of this class. Adapted code overrides it for classes that have an
    /// `init(layer:)` of their own, which Objective-C would find without.
    open class func presentation(of layer: CALayer) -> CALayer {
        let copy = self.init()
        copy.modelLayer = layer
        copy.copyAppearance(of: layer)
        return copy
    }

    deinit {
        let (children, mask) = (children, mask)
        for child in children where child.holder === self { child.holder = nil }
        if let mask, mask.holder === self { mask.holder = nil }
    }

    /// Makes the layer that of a view, which is its delegate until it leaves or another one is set.
    package final func join(_ view: any CALayerDelegate) { owner = view }

    /// The view is going.
    package nonisolated final func leave(_ view: any CALayerDelegate) { if owner === view { owner = nil } }

    // MARK: For subclasses

    /// Gives the layer its contents. By default it asks the delegate.
    open func display() { delegate?.display(self) }

    /// Draws the layer into a context that lies in its own coordinates. By default it asks the delegate.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

    /// The size that the layer's content needs; the layer's own size where nothing says otherwise.
    open func preferredFrameSize() -> CGSize { bounds.size }

    /// Lays the sublayers out. By default it asks the delegate.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    /// Asks for a call of `display` and from now on for drawing.
    open func setNeedsDisplay() {
        wantsDisplay = true
        if contents == nil { drawsItself = true }
    }

    /// The same; there is no store of which a part could stay as it is.
    open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

    /// Whether `setNeedsDisplay` was called since the layer was last displayed.
    open func needsDisplay() -> Bool { wantsDisplay }

    /// Calls `display` if that was asked for.
    open func displayIfNeeded() {
        guard wantsDisplay else { return }
        wantsDisplay = false
        delegate?.layerWillDraw(self)
        display()
    }

    /// Asks for a call of `layoutSublayers`.
    open func setNeedsLayout() { wantsLayout = true }

    /// Whether `setNeedsLayout` was called since the layer was last laid out.
    open func needsLayout() -> Bool { wantsLayout }

    /// Lays out this layer and those in it, as far as they asked for it.
    open func layoutIfNeeded() { layoutTree() }

    /// Whether a point of the layer's own coordinates lies in its bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// The uppermost layer in this one at a point of the superlayer's coordinates.
    open func hitTest(_ p: CGPoint) -> CALayer? { LayerHitTest.find(p, in: self) }

    /// The layer as it is shown now: a copy with the values that animations give, or the layer itself while none run.
    open func presentation() -> Self? { shown(at: VirtualClock.main.now) as? Self }

    /// The layer whose presentation this is.
    open func model() -> Self { modelLayer as? Self ?? self }

    /// The value that a key has when nothing set it.
    open class func defaultValue(forKey key: String) -> Any? { nil }

    /// Whether a change of the key asks for display.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// The action that a key has when nothing else gives one.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// The action for a change: the delegate's, the layer's, the class's, else an animation of the transaction's
    /// duration for what can be animated.
    open func action(forKey event: String) -> (any CAAction)? {
        if let action = delegate?.action(for: self, forKey: event) { return action is NSNull ? nil : action }
        guard let action = actions?[event] ?? Self.defaultAction(forKey: event) else {
            return implicitAnimation(forKey: event)
        }
        return action is NSNull ? nil : action
    }

    /// Takes over geometry and looks of another layer of the class. For subclasses here.
    func copyAppearance(of other: CALayer) { copyLook(of: other) }

    /// What a name stands for. For subclasses here.
    func property(named key: String) -> LayerProperties.Property? { LayerProperties.all[key] }

    /// Draws what lies between background and sublayers. For subclasses here.
    func drawContents(in ctx: CGContext) { LayerContents.draw(self, in: ctx) }

    /// Whether the layer has something between background and sublayers.
    var hasContents: Bool { drawsItself || contents != nil }

    /// Whether parts of the layer may lie over each other, so that their opacity must count once.
    var hasSeveralParts: Bool { mayOverlapItself }

    /// The maps under which the sublayers are drawn, one for each time.
    var sublayerInstances: [CGAffineTransform] { [sublayerMap ?? .identity] }

    /// The bounds and what the layer's own contents cover beyond them.
    var contentsReach: CGRect { bounds }

    /// Sets what a key path stands for in a part of the layer that is no value. Answers false where it has none.
    func setPart(_ value: Any, at keyPath: String) -> Bool { false }
}
