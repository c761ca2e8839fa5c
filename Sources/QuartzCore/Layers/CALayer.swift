import CoreGraphics

/// A rectangle with contents and sublayers that draws itself into a context.
///
/// There is no backing store: `render(in:)` draws shapes directly into the context, so that documents
/// contain vectors. A layer that draws with `draw(in:)` or its delegate does so each time it is
/// rendered, once `setNeedsDisplay` has been called and as long as it has no `contents`.
open class CALayer: NSObject {
    // MARK: Geometry

    final var place = LayerPlace()

    /// The bounds in the layer's own coordinates, in points.
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
    /// The position of the anchor point in the superlayer.
    open var position: CGPoint {
        get { place.position }
        set {
            if LayerActions.areOn { willChange("position") }
            place.position = newValue
            if LayerActions.areOn { didChange("position") }
        }
    }
    /// The point about which the layer is transformed, as fractions of its size.
    open var anchorPoint: CGPoint {
        get { place.anchorPoint }
        set {
            if LayerActions.areOn { willChange("anchorPoint") }
            place.anchorPoint = newValue
            if LayerActions.areOn { didChange("anchorPoint") }
        }
    }
    /// The position on the z axis; siblings are drawn from the lowest to the highest.
    open var zPosition: CGFloat = 0 {
        willSet { if LayerActions.areOn { willChange("zPosition") } }
        didSet { if LayerActions.areOn { didChange("zPosition") } }
    }
    /// The z position of the anchor point; stored only.
    open var anchorPointZ: CGFloat = 0
    /// The transform, applied about the anchor point.
    open var transform = CATransform3DIdentity {
        willSet { if LayerActions.areOn { willChange("transform") } }
        didSet {
            place.isTransformed = !CATransform3DIsIdentity(transform)
            if LayerActions.areOn { didChange("transform") }
        }
    }
    /// The transform of all sublayers, applied about the layer's anchor point.
    open var sublayerTransform = CATransform3DIdentity {
        willSet { if LayerActions.areOn { willChange("sublayerTransform") } }
        didSet {
            place.transformsSublayers = !CATransform3DIsIdentity(sublayerTransform)
            if LayerActions.areOn { didChange("sublayerTransform") }
        }
    }
    /// The frame in the superlayer: the bounding box of the layer.
    open var frame: CGRect {
        get { boundingFrame }
        set { boundingFrame = newValue }
    }
    /// Whether the layer is visible from behind.
    open var isDoubleSided = true
    /// Stored only; y always points down here.
    open var isGeometryFlipped = false

    // MARK: Appearance

    /// Whether the layer and its sublayers are hidden.
    open var isHidden: Bool {
        get { place.isHidden }
        set {
            if LayerActions.areOn { willChange("hidden") }
            place.isHidden = newValue
            if LayerActions.areOn { didChange("hidden") }
        }
    }
    /// The opacity of the layer with its sublayers, from 0 to 1.
    open var opacity: Float {
        get { place.opacity }
        set {
            if LayerActions.areOn { willChange("opacity") }
            place.opacity = newValue
            if LayerActions.areOn { didChange("opacity") }
        }
    }
    /// Whether the layer and its sublayers are composited as a group.
    open var allowsGroupOpacity = true
    /// Whether the layer has no transparent areas, as a hint. It has no effect here.
    open var isOpaque = false
    /// The background color, drawn below the contents.
    open var backgroundColor: CGColor? {
        willSet { if LayerActions.areOn { willChange("backgroundColor") } }
        didSet { if LayerActions.areOn { didChange("backgroundColor") } }
    }
    /// The width of the border, inside the bounds.
    open var borderWidth: CGFloat = 0 {
        willSet { if LayerActions.areOn { willChange("borderWidth") } }
        didSet { if LayerActions.areOn { didChange("borderWidth") } }
    }
    /// The color of the border.
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
    /// The corners that are rounded.
    open var maskedCorners = CACornerMask.all
    /// The radii of corners that differ, in place of `cornerRadius` and `maskedCorners`.
    package var cornerRadii: CornerRadii?
    /// Whether contents and sublayers are clipped to the bounds and the corners.
    open var masksToBounds = false {
        willSet { if LayerActions.areOn { willChange("masksToBounds") } }
        didSet { if LayerActions.areOn { didChange("masksToBounds") } }
    }
    /// A layer whose alpha masks this one.
    open var mask: CALayer? {
        didSet {
            if oldValue !== mask { oldValue?.superlayer = nil }
            mask?.superlayer = self
        }
    }
    /// The opacity of the shadow; 0 draws no shadow.
    open var shadowOpacity: Float = 0 {
        willSet { if LayerActions.areOn { willChange("shadowOpacity") } }
        didSet { if LayerActions.areOn { didChange("shadowOpacity") } }
    }
    /// The standard deviation of the shadow's blur.
    open var shadowRadius: CGFloat = 3 {
        willSet { if LayerActions.areOn { willChange("shadowRadius") } }
        didSet { if LayerActions.areOn { didChange("shadowRadius") } }
    }
    /// The offset of the shadow. Apple's default points up.
    open var shadowOffset = CGSize(width: 0, height: -3) {
        willSet { if LayerActions.areOn { willChange("shadowOffset") } }
        didSet { if LayerActions.areOn { didChange("shadowOffset") } }
    }
    /// The color of the shadow.
    open var shadowColor: CGColor? = .black {
        willSet { if LayerActions.areOn { willChange("shadowColor") } }
        didSet { if LayerActions.areOn { didChange("shadowColor") } }
    }
    /// The outline of the shadow, in the layer's coordinates; by default the layer's own shape.
    open var shadowPath: CGPath? {
        willSet { if LayerActions.areOn { willChange("shadowPath") } }
        didSet { if LayerActions.areOn { didChange("shadowPath") } }
    }
    /// Stored only; shapes are always drawn again.
    open var shouldRasterize = false
    /// Stored only.
    open var rasterizationScale: CGFloat = 1
    /// The name of a blend mode ("multiplyBlendMode"), as Apple's private filters are named; others are stored only.
    open var compositingFilter: Any?
    /// The color that everything in the layer is drawn in, as a vibrant material colors what lies in it; nil for the
    /// colors that each part has.
    package var vibrantColor: CGColor?
    /// Stored only.
    open var filters: [Any]?
    /// Stored only.
    open var backgroundFilters: [Any]?
    /// Whether edges are antialiased; always so here.
    open var allowsEdgeAntialiasing = false
    /// Stored only.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
        .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
    ]

    // MARK: Contents

    /// The image, a `CGImage`. Setting it ends drawing with `draw(in:)`.
    open var contents: Any? {
        willSet { if LayerActions.areOn { willChange("contents") } }
        didSet {
            drawsItself = false
            if LayerActions.areOn { didChange("contents") }
        }
    }
    /// The position and scaling of the image in the bounds.
    open var contentsGravity = CALayerContentsGravity.resize
    /// The number of the image's pixels per point.
    open var contentsScale: CGFloat = 1
    /// The visible part of the image, as fractions of its size.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) {
        willSet { if LayerActions.areOn { willChange("contentsRect") } }
        didSet { if LayerActions.areOn { didChange("contentsRect") } }
    }
    /// The stretchable part of the image, as fractions of its size.
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1) {
        willSet { if LayerActions.areOn { willChange("contentsCenter") } }
        didSet { if LayerActions.areOn { didChange("contentsCenter") } }
    }
    /// The filter for reducing the image.
    open var minificationFilter = CALayerContentsFilter.linear
    /// The filter for enlarging the image.
    open var magnificationFilter = CALayerContentsFilter.linear
    /// Whether a change of the bounds calls `setNeedsDisplay`.
    open var needsDisplayOnBoundsChange = false
    /// Stored only.
    open var drawsAsynchronously = false

    // MARK: Tree

    /// The superlayer, or the layer whose mask this one is.
    open internal(set) var superlayer: CALayer? {
        get { above?.takeUnretainedValue() }
        set { holder = newValue }
    }
    /// The superlayer for walks up through many layers, without retaining.
    final var above: Unmanaged<CALayer>? { heldBy ?? modelLayer?.heldBy }
    /// Set and cleared by the layer that holds this one, which outlives it or clears it (`deinit`). A weak
    /// reference would cost each layer a side table, and a lookup in it at each step up.
    final var holder: CALayer? {
        get { heldBy?.takeUnretainedValue() }
        set { heldBy = newValue.map(Unmanaged.passUnretained) }
    }
    private final var heldBy: Unmanaged<CALayer>?
    var children: [CALayer] = [] {
        // Without the old value, so that the array is changed in place.
        didSet { if let report = Self.sublayersObserver, MainThread.isMain { report(self) } }
    }
    /// The sublayers, in the order in which they were added; nil for none.
    open var sublayers: [CALayer]? {
        get { children.isEmpty ? nil : children }
        set { replaceChildren(with: newValue ?? []) }
    }
    /// The delegate, usually the view that owns the layer.
    open var delegate: (any CALayerDelegate)? {
        get { owner ?? listener }
        set { (owner, listener) = (nil, newValue) }
    }
    private weak var listener: (any CALayerDelegate)?
    /// The view that the layer backs, which sets it when it is created and clears it when it is deallocated (`leave`), so
    /// that views need no tables of weak references.
    private final unowned(unsafe) var owner: (any CALayerDelegate)?
    /// A name, for finding the layer and for diagnostics.
    open var name: String?
    /// Actions by the key of the change.
    open var actions: [String: any CAAction]?
    /// Custom values by key.
    var customValues: [String: Any] = [:]

    // MARK: State

    var wantsLayout = false
    var wantsDisplay = false
    var drawsItself = false
    /// The layer's animations and its own time; nil for most layers.
    var motion: LayerMotion?
    /// The model layer of a presentation layer.
    var modelLayer: CALayer?
    /// The current state of a transition, on presentation layers.
    var transition: LayerTransition?
    /// The turn in which the layer was created. Changes before its end are not animated, as the layer has not been displayed.
    let birthTurn = LayerActions.turn

    /// Creates a layer with empty bounds.
    public required override init() { super.init() }

    /// Creates a copy of another layer's geometry and appearance, without its tree and delegate; used for presentations.
    public init(layer: Any) {
        super.init()
        modelLayer = layer as? CALayer
        if let layer = layer as? CALayer { copyAppearance(of: layer) }
    }

    /// Creates a layer with default values: layers are not archived here, so that a decoder contains none.
    public required init?(coder: NSCoder) { super.init() }

    /// Writes nothing: layers are not archived here.
    open func encode(with coder: NSCoder) {}

    /// Creates the presentation of a layer of this class. Adapted code overrides it for classes with their own
    /// `init(layer:)`, which Objective-C finds without.
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

    /// Clears the view, which is being deallocated.
    package final func leave(_ view: AnyObject) { if owner === view { owner = nil } }

    // MARK: Geometry

    /// Returns the transform as an affine transform.
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    /// Sets the transform to an affine transform.
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    /// Returns a point of another layer in this layer's coordinates. Nil is the space around the root layer.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { converted(p, from: l) }

    /// Returns a point of this layer in another layer's coordinates.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { converted(p, to: l) }

    /// Returns a rectangle of another layer in this layer's coordinates.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { converted(r, from: l) }

    /// Returns a rectangle of this layer in another layer's coordinates.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { converted(r, to: l) }

    /// Returns a time of another layer in this layer's time. Nil is the clock.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        ownTime(l.map { $0.globalTime(t) ?? t } ?? t)
    }

    /// Returns a time of this layer in another layer's time. Nil is the clock.
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let time = globalTime(t) ?? t
        return l?.ownTime(time) ?? time
    }

    // MARK: Tree

    /// Adds a sublayer in front of the others.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

    /// Inserts a sublayer at an index.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

    /// Inserts a sublayer directly below another; at the bottom when that is not a sublayer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        layer.removeFromSuperlayer()
        insert(layer, at: children.firstIndex { $0 === sibling } ?? 0)
    }

    /// Inserts a sublayer directly above another; at the top when that is not a sublayer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        layer.removeFromSuperlayer()
        insert(layer, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count)
    }

    /// Replaces a sublayer by another.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        replace(oldLayer, with: newLayer)
    }

    /// Removes the layer from its superlayer, also where it is a mask.
    open func removeFromSuperlayer() { leaveSuperlayer() }

    // MARK: Animations

    /// Adds a copy of an animation, which replaces one with the same key. Its default duration is the transaction's.
    open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, forKey: key, groups: []) }

    /// Removes the animation with a key.
    open func removeAnimation(forKey key: String) { detach(forKey: key) }

    /// Removes all animations.
    open func removeAllAnimations() { detachAll() }

    /// Returns the keys of the current animations; nil for none.
    open func animationKeys() -> [String]? {
        let keys = motion?.attached.map(\.key) ?? []
        return keys.isEmpty ? nil : keys
    }

    /// Returns the animation with a key, as it runs.
    open func animation(forKey key: String) -> CAAnimation? {
        motion?.attached.first { $0.key == key }?.animation
    }

    // MARK: For subclasses

    /// Draws the layer with its sublayers. The context's origin is that of the layer's own coordinates; the
    /// layer's position, transform and animations are ignored, as in Apple's. The context's y must point down.
    open func render(in ctx: CGContext) { LayerRenderer(ctx).draw(self) }

    /// Updates the layer's contents. By default the delegate does.
    open func display() { delegate?.display(self) }

    /// Draws the layer into a context in its own coordinates. By default the delegate does.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

    /// Returns the preferred size of the layer's content; by default the layer's size.
    open func preferredFrameSize() -> CGSize { bounds.size }

    /// Lays out the sublayers. By default the delegate does.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    /// Marks the layer for `display`, and enables drawing.
    open func setNeedsDisplay() {
        wantsDisplay = true
        if contents == nil { drawsItself = true }
    }

    /// Marks the layer for `display`; there is no backing store of which a part could be preserved.
    open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

    /// Returns whether `setNeedsDisplay` has been called since the layer was last displayed.
    open func needsDisplay() -> Bool { wantsDisplay }

    /// Calls `display` if the layer is marked for it.
    open func displayIfNeeded() {
        guard wantsDisplay else { return }
        wantsDisplay = false
        delegate?.layerWillDraw(self)
        display()
    }

    /// Marks the layer for `layoutSublayers`.
    open func setNeedsLayout() { wantsLayout = true }

    /// Returns whether `setNeedsLayout` has been called since the layer was last laid out.
    open func needsLayout() -> Bool { wantsLayout }

    /// Lays out this layer and its descendants, as far as they are marked for it.
    open func layoutIfNeeded() { layoutTree() }

    /// Returns whether the bounds contain a point in the layer's own coordinates.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// Returns the frontmost layer in this one at a point in the superlayer's coordinates.
    open func hitTest(_ p: CGPoint) -> CALayer? { LayerHitTest.find(p, in: self) }

    /// Returns the layer as currently displayed: a copy with animated values, or the layer itself while it has no animations.
    open func presentation() -> Self? { shown(at: VirtualClock.main.now) as? Self }

    /// Returns the layer whose presentation this is.
    open func model() -> Self { modelLayer as? Self ?? self }

    /// Returns the default value of a key.
    open class func defaultValue(forKey key: String) -> Any? { nil }

    /// Returns whether a change of the key marks the layer for display.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    /// Returns the default action for a key.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// Returns the action for a change: the delegate's, the layer's, the class's, otherwise an animation of the
    /// transaction's duration for animatable properties.
    open func action(forKey event: String) -> (any CAAction)? {
        if let action = delegate?.action(for: self, forKey: event) { return action is NSNull ? nil : action }
        guard let action = actions?[event] ?? Self.defaultAction(forKey: event) else {
            return implicitAnimation(forKey: event)
        }
        return action is NSNull ? nil : action
    }

    /// Copies geometry and appearance of another layer of the class. For subclasses here.
    func copyAppearance(of other: CALayer) { copyLook(of: other) }

    /// Returns the property with a key. For subclasses here.
    func property(named key: String) -> LayerProperties.Property? { LayerProperties.all[key] }

    /// Draws the contents between background and sublayers. For subclasses here.
    func drawContents(in ctx: CGContext) { LayerContents.draw(self, in: ctx) }

    /// Whether the layer has contents between background and sublayers.
    var hasContents: Bool { drawsItself || contents != nil }

    /// Whether parts of the layer may overlap, so that its opacity must be applied to them as a group.
    var hasSeveralParts: Bool { mayOverlapItself }

    /// The transforms under which the sublayers are drawn, one for each instance.
    var sublayerInstances: [CGAffineTransform] { [sublayerMap ?? .identity] }

    /// The bounds and the area beyond them that the layer's own contents cover.
    var contentsReach: CGRect { bounds }

    /// Sets the value of a key path in a part of the layer that is not a value. Returns false where there is none.
    func setPart(_ value: Any, at keyPath: String) -> Bool { false }
}
