import CoreGraphics
import Foundation
import QuartzCore

/// A rectangle on the screen that displays content and contains other views.
@preconcurrency @MainActor
open class UIView: UIResponder, @MainActor CALayerDelegate, UITraitEnvironment, UIDynamicItem {
    /// The class of the layer that backs instances of this class.
    open class var layerClass: AnyClass { CALayer.self }

    /// The layer that stores the view's geometry and draws it.
    open var layer: CALayer { ownLayer }
    /// The layer without a call of an overridable property, for code that runs at each step through the hierarchy.
    /// Its view alone changes it, on the main actor, and leaves it when it is deallocated.
    nonisolated(unsafe) final let ownLayer: CALayer

    nonisolated(unsafe) let hierarchy = ViewHierarchy()
    var appearance = ViewAppearance()
    let layoutState = ViewLayoutState()

    /// Names the view in accessibility queries and tests.
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var isAccessibilityElement = false
    open var accessibilityTraits: UIAccessibilityTraits = .none

    /// Names the view in saved interface state.
    open var restorationIdentifier: String?

    /// Adds to the state of the view that is saved.
    open func encodeRestorableState(with coder: NSCoder) { encodeOwnState(with: coder) }
    /// Restores the saved state of the view.
    open func decodeRestorableState(with coder: NSCoder) { decodeOwnState(with: coder) }

    /// A number by which the app identifies the view.
    open var tag = 0

    public init(frame: CGRect) {
        ownLayer = Self.makeLayer()
        super.init()
        if AppearanceRegistry.watchesFirstValues { AppearanceRegistry.keepFirstValues(of: self) }
        adoptLayer()
        // Observers and setters of subclasses are not called for the first frame.
        place(in: frame)
    }

    public convenience override init() { self.init(frame: .zero) }

    deinit {
        ownLayer.leave(self)
        hierarchy.letGo(from: self)
    }

    public required init?(coder: NSCoder) {
        ownLayer = Self.makeLayer()
        super.init()
        if AppearanceRegistry.watchesFirstValues { AppearanceRegistry.keepFirstValues(of: self) }
        adoptLayer()
        load(from: coder)
    }

    /// Applies the content of a document or an archive. Views whose `init(coder:)` cannot fail call it themselves.
    final func load(from coder: NSCoder) {
        if let nib = coder as? NibDecoder { nib.configure(self) } else { unarchive(with: coder) }
    }

    /// Archives the view with its subviews.
    open func encode(with coder: NSCoder) { archive(with: coder) }

    // MARK: Focus

    /// The preferred focus in the view, in descending order of preference.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    /// Returns whether the focus may move as in the context.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Called when the focus has moved into, out of or within this view.
    open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}
    /// Names the group that the focus stays in as long as it finds something there.
    open var focusGroupIdentifier: String? {
        get { keptFocusGroup }
        set { keptFocusGroup = newValue }
    }

    /// The effect while the view is focused, which is not drawn here.
    open var focusEffect: UIFocusEffect? {
        get { AddedProperties.value(of: self, "focusEffect") }
        set { AddedProperties.set(newValue, of: self, "focusEffect") }
    }

    /// Whether the view can have the focus; false unless overridden.
    open var canBecomeFocused: Bool { false }

    // MARK: Geometry

    /// The view's rectangle in its superview's coordinates, in points.
    open var frame: CGRect {
        get { layer.frame }
        set { place(in: newValue) }
    }

    private final func place(in frame: CGRect) {
        changeGeometry { layer.frame = frame.standardizedForLayout }
    }

    /// The view's rectangle in its own coordinates, in points.
    open var bounds: CGRect {
        get { ownLayer.bounds }
        set { changeGeometry { layer.bounds = newValue.standardizedForLayout } }
    }

    /// The position of the view's anchor point in its superview's coordinates, in points.
    open var center: CGPoint {
        get { layer.position }
        set { changeGeometry { layer.position = newValue } }
    }

    /// The transform applied around the anchor point.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set {
            changeGeometry { layer.setAffineTransform(newValue) }
            transformMayAffectInsets()
        }
    }

    /// The three-dimensional transform applied around the anchor point.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set {
            changeGeometry { layer.transform = newValue }
            transformMayAffectInsets()
        }
    }

    /// Pixels a point in the view's drawing.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { layer.contentsScale = newValue }
    }

    /// The resizing behavior of the view when its superview's bounds change.
    open var autoresizingMask: AutoresizingMask = [] {
        didSet { if autoresizingMask != oldValue { setNeedsEngineUpdate() } }
    }

    /// Whether subviews adapt when this view's bounds change.
    open var autoresizesSubviews = true

    /// Returns the size that fits the view best within the given one, in points; the current size unless overridden.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Returns a view with a snapshot of this one. After screen updates, it includes pending changes.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        picture(of: bounds, isUpdated: afterUpdates, .zero)
    }

    /// Returns a view with a snapshot of a part of this one, in points, whose middle is stretched when it is enlarged.
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        picture(of: rect, isUpdated: afterUpdates, capInsets)
    }

    /// Resizes the view to the size that fits.
    open func sizeToFit() {
        bounds.size = sizeThatFits(bounds.size)
    }

    // MARK: Hierarchy

    /// The superview of this view.
    open var superview: UIView? { hierarchy.superview }

    /// The subviews of this view, from back to front.
    open var subviews: [UIView] { hierarchy.subviews }

    /// The window that contains the view.
    open var window: UIWindow? { firstUpward { $0.asWindow != nil }?.asWindow }

    /// The view itself, if it is a window: avoids casts at each step through the hierarchy.
    var asWindow: UIWindow? { nil }

    /// The view itself, if it is a scroll view.
    var asScrollView: UIScrollView? { nil }

    /// The view itself or the nearest above that is a scroll view.
    final var nearestScrollView: UIScrollView? {
        firstUpward { $0.asScrollView != nil }?.asScrollView
    }

    open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, besides: siblingSubview, offset: 0)
    }

    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, besides: siblingSubview, offset: 1)
    }

    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
    open func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviews.count - 1) }
    open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
    open func removeFromSuperview() { detachFromSuperview() }

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    /// Returns whether the view is the given one or below it.
    open func isDescendant(of view: UIView) -> Bool {
        sequence(first: self, next: { $0.superview }).contains { $0 === view }
    }

    /// Returns the view with the tag in this view's hierarchy, including itself.
    open func viewWithTag(_ tag: Int) -> UIView? {
        var stack = [self]
        while let view = stack.popLast() {
            if view.tag == tag { return view }
            stack.append(contentsOf: view.subviews.reversed())
        }
        return nil
    }

    // MARK: Layout

    /// Requests `layoutSubviews` in the next layout pass.
    open func setNeedsLayout() { markNeedsLayout() }

    /// Runs the pending layout of this view's tree now.
    open func layoutIfNeeded() { LayoutPass(view: self).run() }

    /// Updates the content and style of the view before it is laid out (iOS 26). The default does nothing.
    open func updateProperties() {}
    /// Requests a call of `updateProperties` before the next layout.
    open func setNeedsUpdateProperties() { markNeedsUpdateProperties() }
    /// Updates the properties at once if that was requested.
    open func updatePropertiesIfNeeded() {
        if layoutState.needsUpdateProperties { performUpdateProperties() }
    }

    /// Lays out the subviews. The base implementation applies the constraints.
    open func layoutSubviews() { placeSubviewsByConstraints() }

    open func updateConstraints() { layoutState.needsUpdateConstraints = false }
    open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
    open func needsUpdateConstraints() -> Bool { layoutState.needsUpdateConstraints }
    open func updateConstraintsIfNeeded() { updateConstraintsInTree() }

    /// Whether instances depend on Auto Layout.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Whether the frame and the autoresizing mask act as constraints.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layoutState.translatesAutoresizingMask }
        set { setTranslatesAutoresizingMask(newValue) }
    }

    /// The intrinsic size in points; `noIntrinsicMetric` if there is none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Reports that the intrinsic size has changed.
    open func invalidateIntrinsicContentSize() { intrinsicContentSizeDidChange() }

    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutState.hugging[axis]
    }

    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        layoutState.hugging[axis] = priority
        intrinsicContentSizeDidChange()
    }

    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutState.compressionResistance[axis]
    }

    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        layoutState.compressionResistance[axis] = priority
        intrinsicContentSizeDidChange()
    }

    /// Whether the height of the intrinsic size depends on the width that layout determines, as that of text in several
    /// lines does.
    var wrapsContent: Bool { false }

    /// Returns the intrinsic size for a width; called if `wrapsContent`.
    func contentSize(wrappedTo width: CGFloat) -> CGSize { intrinsicContentSize }

    /// Returns the relations that the view implies between its subviews, besides the author's constraints.
    func impliedRelations() -> [ImpliedRelation] { [] }

    /// Applies the engine's result for the view's content.
    func adoptContentLayout(_ engine: LayoutEngine) {}

    /// Insets from the frame to the rectangle that constraints act on, in points.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(
                top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    /// The view that determines this view's first baseline; that of the last one unless overridden.
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

    /// The view that determines this view's last baseline.
    open var forLastBaselineLayout: UIView { forBaselineLayout() }

    /// Returns the view that determines this view's baseline, as before iOS 9.
    open func forBaselineLayout() -> UIView { self }

    /// The distance from the top edge down to the baseline of the first line of text, in points; 0 is the edge itself.
    var firstBaselineFromTop: CGFloat { 0 }

    /// The distance from the bottom edge up to the baseline of the last line of text, in points; 0 is the edge itself.
    var lastBaselineFromBottom: CGFloat { 0 }

    /// Returns the size that satisfies the constraints for a target size, in points.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        fittingSize(targetSize, .fittingSizeLevel, .fittingSizeLevel)
    }

    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    /// The margins inside the edges, in points; 8 on each side by default.
    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set {
            directionalLayoutMargins = NSDirectionalEdgeInsets(newValue, rightToLeft: isRightToLeft)
        }
    }

    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(effectiveLayoutMargins, rightToLeft: isRightToLeft) }
        set { setOwnMargins(newValue) }
    }

    /// Whether the margins are also inside of the superview's.
    open var preservesSuperviewLayoutMargins = false { didSet { marginsMayHaveChanged() } }

    /// Whether the margins are measured from the safe area rather than the bounds.
    open var insetsLayoutMarginsFromSafeArea = true { didSet { marginsMayHaveChanged() } }

    open func layoutMarginsDidChange() {}

    /// The insets covered by bars and the device's edges, in points.
    open var safeAreaInsets: UIEdgeInsets { effectiveSafeAreaInsets }

    open func safeAreaInsetsDidChange() {}

    // MARK: Appearance

    open var backgroundColor: UIColor? { didSet { setNeedsAppearance() } }

    /// Whether the view draws its background color itself, within a shape of its own.
    var drawsBackground: Bool { false }

    /// Opacity from 0 to 1.
    open var alpha: CGFloat {
        get { CGFloat(ownLayer.opacity) }
        set { layer.opacity = Float(newValue.isFinite ? min(max(newValue, 0), 1) : 1) }
    }

    open var isHidden: Bool {
        get { ownLayer.isHidden }
        set {
            guard newValue != layer.isHidden else { return }
            layer.isHidden = newValue
            visibilityDidChange()
            KeyValueObserving.changed("hidden", of: self, from: !newValue, to: newValue)
        }
    }

    open var isOpaque: Bool = true
    open var clearsContextBeforeDrawing = true

    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// The mode in which the content adapts when the bounds change.
    open var contentMode: ContentMode = .scaleToFill { didSet { setNeedsDisplay() } }

    /// A view whose alpha masks this one.
    open var mask: UIView? {
        didSet { layer.mask = mask?.layer }
    }

    /// The color of interactive elements; inherited from the superview unless set.
    open var tintColor: UIColor! {
        get { inheritedTintColor }
        set {
            appearance.tintColor = newValue
            propagateTintColorChange()
        }
    }

    open var tintAdjustmentMode: TintAdjustmentMode = .automatic {
        didSet { if tintAdjustmentMode != oldValue { propagateTintColorChange() } }
    }

    open func tintColorDidChange() {}

    /// Draws the view. The base implementation draws nothing.
    open func draw(_ rect: CGRect) {}

    /// Draws the view for printing, with its subviews.
    open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) {
        if let context = UIGraphicsGetCurrentContext() { layer.render(in: context) }
    }

    /// Returns a formatter that prints the view.
    open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }

    open func setNeedsDisplay() { layer.setNeedsDisplay() }
    open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }

    /// The meaning of the content, by which leading and trailing follow the language, or are fixed.
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet { if semanticContentAttribute != oldValue { directionMayHaveChanged() } }
    }

    // MARK: Traits

    open var traitCollection: UITraitCollection { appearance.traits ?? .current }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The light or dark style that the view and its subviews are forced to use.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { updateTraitsFromParent() } }
    }

    /// The traits that are overridden for the view and its subviews.
    public var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(values: appearance.traitOverrides ?? TraitValues()) }
        set {
            appearance.traitOverrides = newValue.values
            updateTraitsFromParent()
        }
    }

    /// The minimum text size of the view and its subviews; nil for no limit.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { appearance.contentSizeLimits?.minimum }
        set { limitContentSize { $0.minimum = newValue } }
    }

    /// The maximum text size of the view and its subviews; nil for no limit.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { appearance.contentSizeLimits?.maximum }
        set { limitContentSize { $0.maximum = newValue } }
    }

    /// The limits of the text size here and above, for debugging.
    open var appliedContentSizeCategoryLimitsDescription: String { contentSizeLimitsDescription }

    /// Traits are always up to date here.
    open func updateTraitsIfNeeded() {}

    // MARK: Events

    open var isUserInteractionEnabled: Bool {
        get { hierarchy.takesTouches }
        set { hierarchy.takesTouches = newValue }
    }
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false

    /// The attached recognizers; nil if there are none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { hierarchy.recognizers }
        set { replaceRecognizers(by: newValue) }
    }

    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        attach(gestureRecognizer)
    }

    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        detach(gestureRecognizer)
    }

    /// Returns whether a recognizer of the view, or of a superview, may begin.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Resigns the first responder in the view; by force, also one that refuses to. Returns whether there is none in
    /// the view any longer.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { takeFirstResponderStatus(force) }

    /// Returns the frontmost view at the point that receives touches.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event)
        else {
            return nil
        }
        return HitTestDepth.descend { hitSubview(point, with: event) } ?? self
    }

    private func hitSubview(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let views = hierarchy.subviews
        var place = views.count
        while place > 0 {
            place -= 1
            let inside = views[place].point(point, from: self)
            if let hit = views[place].hitTest(inside, with: event) { return hit }
        }
        return nil
    }

    /// Returns whether the point, in the view's coordinates, is in the view.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    open override var next: UIResponder? {
        if let controller = hierarchy.controller { return controller }
        return superview
    }

    /// The value of an intrinsic size that does not exist.
    open class var noIntrinsicMetric: CGFloat { -1 }

    /// The target size for the smallest size that satisfies the constraints.
    open class var layoutFittingCompressedSize: CGSize { CGSize(width: 0, height: 0) }

    /// The target size for the largest size that satisfies the constraints.
    open class var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }

    // MARK: Interactions

    /// The interactions of the view, which work without its code.
    open var interactions: [any UIInteraction] {
        get { hierarchy.interactions }
        set {
            for interaction in interactions where !newValue.contains(where: { $0 === interaction }) {
                drop(interaction)
            }
            newValue.forEach(take)
        }
    }
    /// Adds an interaction, which is removed from its previous view.
    open func addInteraction(_ interaction: any UIInteraction) { take(interaction) }
    /// Removes an interaction.
    open func removeInteraction(_ interaction: any UIInteraction) { drop(interaction) }

    // MARK: Nibs

    /// Called once when the view was loaded from a document, with its outlets set.
    open func awakeFromNib() {}

    /// Returns the object that replaces this one where its document is loaded, such as a view with the same class from its own
    /// nib.
    open func awakeAfter(using coder: NSCoder) -> Any? { self }

    /// Called in place of `awakeFromNib` when Interface Builder draws the view.
    open func prepareForInterfaceBuilder() {}

    // MARK: Accessibility, stored outside of the view

    /// The label with speech attributes.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { kept("attributedLabel") }
        set { keep(newValue, "attributedLabel") }
    }
    /// The hint with speech attributes.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { kept("attributedHint") }
        set { keep(newValue, "attributedHint") }
    }
    /// The value with speech attributes.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { kept("attributedValue") }
        set { keep(newValue, "attributedValue") }
    }
    /// The frame of the view, in the screen's points.
    open var accessibilityFrame: CGRect {
        get { kept("frame") ?? (window.map { convert(bounds, to: $0) } ?? .zero) }
        set { keep(newValue, "frame") }
    }
    /// The view's outline, in the screen's points.
    open var accessibilityPath: UIBezierPath? {
        get { kept("path") }
        set { keep(newValue, "path") }
    }
    /// The point that is touched to activate the view: its middle, unless set.
    open var accessibilityActivationPoint: CGPoint {
        get { kept("activationPoint") ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { keep(newValue, "activationPoint") }
    }
    /// The language in which the view is spoken.
    open var accessibilityLanguage: String? {
        get { kept("language") }
        set { keep(newValue, "language") }
    }
    /// Whether what is in the view is passed over.
    open var accessibilityElementsHidden: Bool {
        get { kept("hidden") ?? false }
        set { keep(newValue, "hidden") }
    }
    /// Whether the view keeps its colors if the user inverts those of the screen.
    open var accessibilityIgnoresInvertColors: Bool {
        get { kept("ignoresInvertColors") ?? false }
        set { keep(newValue, "ignoresInvertColors") }
    }
    /// Whether elements beside the view are ignored.
    open var accessibilityViewIsModal: Bool {
        get { kept("modal") ?? false }
        set { keep(newValue, "modal") }
    }
    /// Whether the elements of the view are navigated before those beside it.
    open var shouldGroupAccessibilityChildren: Bool {
        get { kept("groups") ?? false }
        set { keep(newValue, "groups") }
    }
    /// The style of navigating the view's elements.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { kept("navigation") ?? .automatic }
        set { keep(newValue, "navigation") }
    }
    /// Whether the view responds to user interaction.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { kept("responds") ?? isUserInteractionEnabled }
        set { keep(newValue, "responds") }
    }
    /// The names by which the user may refer to the view.
    open var accessibilityUserInputLabels: [String]! {
        get { kept("inputLabels") ?? [] }
        set { keep(newValue, "inputLabels") }
    }
    /// The type of the container.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { kept("container") ?? .none }
        set { keep(newValue, "container") }
    }
    /// The custom actions besides activation.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { kept("actions") }
        set { keep(newValue, "actions") }
    }
    /// The elements in the view, in navigation order.
    open var accessibilityElements: [Any]? {
        get { kept("elements") }
        set { keep(newValue, "elements") }
    }
    /// Returns the number of elements.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// Returns the element at the index; nil if there is none.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }
    /// Returns the index of an element; `NSNotFound` if it is not in the view.
    open func index(ofAccessibilityElement element: Any) -> Int {
        let object = element as AnyObject
        return accessibilityElements?.firstIndex { ($0 as AnyObject) === object } ?? NSNotFound
    }

    // MARK: Large content

    /// Whether the view is shown large while it is pressed, at the largest text sizes.
    open var showsLargeContentViewer: Bool {
        get { kept("showsLarge") ?? false }
        set { keep(newValue, "showsLarge") }
    }
    /// The text that is shown large.
    open var largeContentTitle: String? {
        get { kept("largeTitle") }
        set { keep(newValue, "largeTitle") }
    }
    /// The image that is shown large.
    open var largeContentImage: UIImage? {
        get { kept("largeImage") }
        set { keep(newValue, "largeImage") }
    }
    /// Whether the image is enlarged, as vector images can be.
    open var scalesLargeContentImage: Bool {
        get { kept("scalesLarge") ?? false }
        set { keep(newValue, "scalesLarge") }
    }
    /// The space around the image, in points.
    open var largeContentImageInsets: UIEdgeInsets {
        get { kept("largeInsets") ?? .zero }
        set { keep(newValue, "largeInsets") }
    }

    private func kept<Value>(_ name: String) -> Value? { AccessibilityWords.kept(name, of: self) }
    private func keep(_ value: Any?, _ name: String) { AccessibilityWords.keep(value, name, of: self) }

    // MARK: Dynamics

    /// The collision shape while a dynamic animator moves the view.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

    /// A convex shape around the view's center, if the type is `path`.
    open var collisionBoundingPath: UIBezierPath {
        UIBezierPath(
            rect: CGRect(
                x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height))
    }

    // MARK: Animation

    /// Animates what the closure changes, then runs the completion on the clock.
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let inherited = AnimationContext.current
        let keepsDuration = inherited != nil && !options.contains(.overrideInheritedDuration)
        let keepsCurve = inherited != nil && !options.contains(.overrideInheritedCurve)
        run(
            duration: keepsDuration ? inherited?.duration ?? duration : duration, delay: delay,
            pace: keepsCurve
                ? inherited?.pace ?? .curve(options.curve.function) : .curve(options.curve.function),
            options: options, animations: animations, completion: completion)
    }

    /// Animates what the closure changes, then runs the completion on the clock.
    open class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates what the closure changes.
    open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    /// Animates with a spring that has settled after the duration. A damping ratio of 1 does not oscillate; the
    /// velocity is in distances per second.
    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringCurve(
            settlingDuration: duration, dampingRatio: Double(dampingRatio), velocity: Double(velocity))
        run(
            duration: duration, delay: delay, pace: .spring(spring), options: options, animations: animations,
            completion: completion)
    }

    /// Animates with a spring: the duration is its perceived one, the bounce is from 0 (none) to 1. The completion runs
    /// when the spring has settled.
    open class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringCurve(
            perceptualDuration: duration, bounce: Double(bounce), velocity: Double(initialSpringVelocity))
        run(
            duration: spring.settlingDuration, delay: delay, pace: .spring(spring), options: options,
            animations: animations, completion: completion)
    }

    /// Runs the closure without animating, also inside of an animation block.
    open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let were = AnimationContext.areEnabled
        AnimationContext.areEnabled = false
        defer { AnimationContext.areEnabled = were }
        AnimationContext.with(nil, actionsWithoutAnimation)
    }

    /// Sets whether blocks are animated; otherwise they change at once.
    open class func setAnimationsEnabled(_ enabled: Bool) { AnimationContext.areEnabled = enabled }
    open class var areAnimationsEnabled: Bool { AnimationContext.areEnabled }

    /// The duration of the animation block that runs now; 0 outside of one.
    open class var inheritedAnimationDuration: TimeInterval { AnimationContext.current?.duration ?? 0 }

    /// Repeats what the closure animates, inside of an animation block.
    open class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard let context = AnimationContext.current else { return animations() }
        let (oldCount, oldReverses) = (context.repeatCount, context.autoreverses)
        (context.repeatCount, context.autoreverses) = (Float(count), autoreverses)
        animations()
        (context.repeatCount, context.autoreverses) = (oldCount, oldReverses)
    }

    /// Removes views with the system's animation and the changes of the closure.
    open class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: 0.25, delay: 0, options: options) {
            for view in views {
                view.alpha = 0
                view.transform = view.transform.scaledBy(x: 0.1, y: 0.1)
            }
            parallelAnimations?()
        } completion: { finished in
            for view in views { view.removeFromSuperview() }
            completion?(finished)
        }
    }

    /// Animates keyframes that the closure adds with `addKeyframe`.
    open class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let plain = AnimationOptions(rawValue: options.rawValue)
        run(
            duration: duration, delay: delay, pace: .curve(plain.curve.function), options: plain,
            animations: animations, completion: completion, recorder: KeyframeRecorder(mode: options.mode))
    }

    /// Adds a keyframe to those of the animation whose closure runs, with its start and duration, both as fractions of
    /// the whole from 0 to 1.
    open class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let recorder = AnimationContext.current?.recorder as? KeyframeRecorder else {
            return animations()
        }
        recorder.add(start: frameStartTime, duration: frameDuration, animations)
    }

    /// Changes a view with a transition from its previous content.
    open class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let group = makeGroup(completion)
        if AnimationContext.areEnabled, duration > 0, let transition = CATransition(options) {
            transition.duration = duration
            view.layer.attach(transition, forKey: "transition", groups: [group])
        }
        if options.contains(.allowAnimatedContent) {
            let context = AnimationContext(
                duration: duration, delay: 0, pace: .curve(options.curve.function), options: options,
                group: group)
            AnimationContext.with(context) { animations?() }
        } else {
            performWithoutAnimation { animations?() }
        }
        if group.isEmpty {
            VirtualClock.main.schedule(after: 0) { group.seal() }
        } else {
            group.seal()
        }
    }

    /// Replaces a view by another with a transition; with `showHideTransitionViews` both stay in the hierarchy and one
    /// is hidden.
    open class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromView.superview else {
            return transition(with: toView, duration: 0, animations: nil, completion: completion)
        }
        transition(with: container, duration: duration, options: options) {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                container.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
            container.layoutIfNeeded()
        } completion: {
            completion?($0)
        }
    }

    // MARK: CALayerDelegate

    open func display(_ layer: CALayer) {}

    open func draw(_ layer: CALayer, in ctx: CGContext) {
        UIGraphicsPushContext(ctx)
        defer { UIGraphicsPopContext() }
        drawUnderTraits()
    }

    open func layoutSublayers(of layer: CALayer) {}

    /// Returns the action for a change of the layer: an animation inside of an animation block, none outside.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        AnimationContext.current?.action(for: layer, event) ?? NSNull()
    }

    /// Describes the class, the frame and what differs from a new view's properties.
    open nonisolated override var description: String {
        guard MainQueue.isCurrent else { return super.description }
        return MainActor.assumeIsolated { ViewTree.line(self) }
    }

    open var leadingAnchor: NSLayoutXAxisAnchor { layoutState.anchors.horizontal(.leading, of: self) }

    open var trailingAnchor: NSLayoutXAxisAnchor { layoutState.anchors.horizontal(.trailing, of: self) }

    open var leftAnchor: NSLayoutXAxisAnchor { layoutState.anchors.horizontal(.left, of: self) }

    open var rightAnchor: NSLayoutXAxisAnchor { layoutState.anchors.horizontal(.right, of: self) }

    open var topAnchor: NSLayoutYAxisAnchor { layoutState.anchors.vertical(.top, of: self) }

    open var bottomAnchor: NSLayoutYAxisAnchor { layoutState.anchors.vertical(.bottom, of: self) }

    open var widthAnchor: NSLayoutDimension { layoutState.anchors.size(.width, of: self) }

    open var heightAnchor: NSLayoutDimension { layoutState.anchors.size(.height, of: self) }

    open var centerXAnchor: NSLayoutXAxisAnchor { layoutState.anchors.horizontal(.centerX, of: self) }

    open var centerYAnchor: NSLayoutYAxisAnchor { layoutState.anchors.vertical(.centerY, of: self) }

    open var firstBaselineAnchor: NSLayoutYAxisAnchor {
        layoutState.anchors.vertical(.firstBaseline, of: self)
    }

    open var lastBaselineAnchor: NSLayoutYAxisAnchor {
        layoutState.anchors.vertical(.lastBaseline, of: self)
    }

    /// The part of the view that bars and the device's edges do not cover.
    open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

    /// The view less its margins.
    open var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }

    /// The part within the margins that is not too wide for reading.
    open var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }

    /// The guides of the view, without the system's own.
    open var layoutGuides: [UILayoutGuide] { layoutState.guides }

    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }

    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self else { return }
        layoutGuide.owningView = nil
    }

    /// The constraints held by the view.
    open var constraints: [NSLayoutConstraint] { layoutState.constraints }

    /// Adds a constraint between the view and views below it.
    open func addConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder !== self else { return }
        let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 as? any LayoutItem }
        guard constraint.isSound else { return }
        guard constraint.isIntact, items.allSatisfy({ $0.layoutHost?.isDescendant(of: self) == true }) else {
            return RuntimeDiagnostics.report(
                "Unable to install constraint on view.  Does the constraint reference something from outside the "
                    + "subtree of the view?  That's illegal. constraint:\(constraint.describe()) "
                    + "view:\(layoutName(self))")
        }
        constraint.holder?.removeConstraint(constraint)
        hold(constraint)
    }

    /// Adds constraints between the view and views below it.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Removes a constraint held by the view.
    open func removeConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder === self,
            let index = layoutState.constraints.lastIndex(where: { $0 === constraint })
        else { return }
        layoutState.constraints.remove(at: index)
        constraint.holder = nil
        constraintDidChange(constraint)
    }

    /// Removes constraints held by the view.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints.reversed() { removeConstraint(constraint) }
    }

    /// Returns the constraints of this view and its superviews that refer to the view along the axis.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        constraintsAffectingItem(for: axis)
    }

    /// Converts a point of this view to another view's coordinates; to the window's if nil.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        layer.convert(point, to: (view ?? window)?.layer)
    }

    /// Returns a point of another view in this view's coordinates.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: (view ?? window)?.layer)
    }

    /// Returns a rectangle of this view in another view's coordinates.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        layer.convert(rect, to: (view ?? window)?.layer)
    }

    /// Returns a rectangle of another view in this view's coordinates.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        layer.convert(rect, from: (view ?? window)?.layer)
    }

    open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        converted(point, to: coordinateSpace)
    }

    open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        converted(point, from: coordinateSpace)
    }

    open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        converted(rect, to: coordinateSpace)
    }

    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        converted(rect, from: coordinateSpace)
    }

    /// Whether the constraints do not determine the view's position or size.
    open var hasAmbiguousLayout: Bool { isAmbiguous(self) }

    /// Changes an ambiguous view to another of its possible positions and sizes. UIKit chooses one at random; here
    /// calls cycle through the minimum, the middle and the maximum, so that every run has the same result.
    open func exerciseAmbiguityInLayout() {
        requireLayoutEngine().exerciseAmbiguity(of: self)
        superview?.layoutIfNeeded()
    }

    /// The direction in which the view lays out its content.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Self.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    /// Returns the layout direction of content with the semantic attribute, if the interface is left to right.
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
    }

    /// Returns the layout direction of content with the semantic attribute, if the interface has the given direction.
    open class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}

extension UIView {
    private static func makeLayer() -> CALayer {
        (layerClass as? CALayer.Type)?.init() ?? CALayer()
    }

    private func adoptLayer() {
        layer.join(self)
        layer.setNeedsDisplay()
    }
}
