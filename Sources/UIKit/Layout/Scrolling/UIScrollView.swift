import CoreGraphics
import Foundation

/// Shows a part of content that may be larger than the view.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    var scrolling = ScrollStorage()
    override var asScrollView: UIScrollView? { self }

    /// The one that is told of scrolling, whatever subclasses answer for `delegate`.
    weak var scrollDelegate: (any UIScrollViewDelegate)? { didSet { scrollDelegateDidChange() } }

    /// The delegate, by the name under which a class of scroll views overrides it. The adapter writes it for
    /// `override var delegate`.
    open var delegat_: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }

    func scrollDelegateDidChange() {}

    /// The point of the content that lies at the view's top left corner, in points.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { scroll(to: newValue) }
    }

    /// The size of the content, in points. Constraints to the view's edges or to its content guide set it.
    open var contentSize: CGSize = .zero {
        didSet {
            if contentSize != oldValue { contentGeometryDidChange() }
            KeyValueObserving.changed("contentSize", of: self, from: oldValue, to: contentSize)
        }
    }

    /// Space added around the content, in points.
    open var contentInset: UIEdgeInsets = .zero {
        didSet {
            contentInset = contentInset.checked("contentInset", keeping: oldValue)
            if contentInset != oldValue { contentGeometryDidChange() }
        }
    }

    /// Whether the safe area is added to the content's inset.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { contentGeometryDidChange() } }
    }

    /// The content's inset with the share of the safe area, in points.
    open var adjustedContentInset: UIEdgeInsets {
        var inset = contentInset + safeAreaShare
        inset.top += refreshControl?.room ?? 0
        return inset
    }

    /// The wheel that turns above the content while it is loaded anew.
    open var refreshControl: UIRefreshControl? { didSet { replaceRefreshControl(oldValue) } }

    open func adjustedContentInsetDidChange() {}

    // MARK: How it scrolls

    open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
    open var isPagingEnabled = false
    open var isDirectionalLockEnabled = false
    open var bounces = true
    open var alwaysBounceVertical = false { didSet { contentGeometryDidChange() } }
    open var alwaysBounceHorizontal = false { didSet { contentGeometryDidChange() } }
    open var scrollsToTop = true
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open var decelerationRate = DecelerationRate.normal
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Kept; keys do not scroll here.
    open var allowsKeyboardScrolling = true

    // MARK: Indicators

    /// The colour of the bars that show where the content stands while it is scrolled.
    open var indicatorStyle = IndicatorStyle.default { didSet { indicatorsDidChange() } }
    /// Whether a bar shows at the side where the content stands, while it is scrolled.
    open var showsVerticalScrollIndicator = true { didSet { indicatorsDidChange() } }
    /// Whether a bar shows at the bottom where the content stands, while it is scrolled.
    open var showsHorizontalScrollIndicator = true { didSet { indicatorsDidChange() } }
    /// How far from the edges the bar at the side keeps, in points.
    open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero { didSet { indicatorsDidChange() } }
    /// How far from the edges the bar at the bottom keeps, in points.
    open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero { didSet { indicatorsDidChange() } }
    /// Whether the bars keep clear of the safe area's edges too.
    open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { indicatorsDidChange() } }

    /// The insets of both indicators.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// Shows the indicators for a moment.
    open func flashScrollIndicators() {
        showIndicators()
        hideIndicatorsSoon()
    }

    // MARK: Zooming

    open var minimumZoomScale: CGFloat = 1 { didSet { zoomRangeDidChange() } }
    open var maximumZoomScale: CGFloat = 1 { didSet { zoomRangeDidChange() } }
    open var bouncesZoom = true

    /// How much larger the content is shown.
    open var zoomScale: CGFloat {
        get { scrolling.zoomScale }
        set { setZoomScale(newValue, animated: false) }
    }

    open func setZoomScale(_ scale: CGFloat, animated: Bool) { applyZoom(scale, animated: animated) }
    open func zoom(to rect: CGRect, animated: Bool) { applyZoom(to: rect, animated: animated) }

    // MARK: State

    /// Whether a finger is on the content, though it may not move it yet.
    open var isTracking: Bool { scrolling.isTracking }
    open var isDragging: Bool { scrolling.drag != nil }
    open var isDecelerating: Bool { scrolling.movement?.kind == .deceleration }
    open var isZooming: Bool { scrolling.zoomStart != nil }
    open var isZoomBouncing: Bool { scrolling.movement?.kind == .zoom }

    // MARK: Touches

    /// The recogniser of the finger that scrolls.
    public let panGestureRecognizer: UIPanGestureRecognizer = ScrollPanGestureRecognizer(
        target: nil, action: nil)
    /// The recogniser of the fingers that zoom; nil while there is but one scale.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { scrolling.pinch }

    /// Whether a view in the content is told of touches.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        true
    }

    /// Whether a finger that begins to scroll is taken from a view in the content that has heard of it; not from
    /// controls, unless overridden.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    // MARK: Scrolling

    /// Shows the content from the point on. With animation it takes a moment, and the delegate hears of its end.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        if animated { return animate(to: contentOffset) }
        stopMovement()
        scroll(to: contentOffset)
    }

    /// Scrolls no further than is needed to show the rectangle of the content.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }

    // MARK: Layout

    /// The rectangle of the content.
    open var contentLayoutGuide: UILayoutGuide { systemGuide(.content) }

    /// The rectangle of the view itself, which stands still while the content scrolls.
    open var frameLayoutGuide: UILayoutGuide { systemGuide(.frame) }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setScrollDefaults()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setScrollDefaults()
        (coder as? NibDecoder)?.configure(self)
    }

    private func setScrollDefaults() {
        clipsToBounds = true
        addGestureRecognizer(ContentTouchDelay())
        addGestureRecognizer(panGestureRecognizer)
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        contentGeometryDidChange()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentGeometryDidChange()
        placeRefreshControl()
        scrolling.indicators?.place(in: self)
    }

    /// Where a drag that would end at the offset comes to rest; the velocity is in points a millisecond.
    func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

    override func adoptContentLayout(_ engine: LayoutEngine) { adoptContentSize(engine) }
}
