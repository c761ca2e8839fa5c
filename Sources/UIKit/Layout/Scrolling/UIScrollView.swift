import CoreGraphics
import Foundation

/// A view of content that may be larger than the view.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    var scrolling = ScrollStorage()
    override var asScrollView: UIScrollView? { self }

    /// The only offset at which the view rests, where something other than its own pan moves the content; nil for all other views.
    var fixedOffset: CGPoint? { nil }

    /// The object that is notified of scrolling, whatever subclasses return for `delegate`.
    weak var scrollDelegate: (any UIScrollViewDelegate)? { didSet { scrollDelegateDidChange() } }

    /// The delegate, by the name under which a class of scroll views overrides it. The adapter writes it for
    /// `override var delegate`.
    open var delegat_: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }

    func scrollDelegateDidChange() {}

    /// The point of the content at the view's top left corner, in points.
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
            guard contentInset != oldValue else { return }
            contentGeometryDidChange()
            KeyValueObserving.changed("contentInset", of: self, from: oldValue, to: contentInset)
        }
    }

    /// The condition under which the safe area is added to the content's inset.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { contentGeometryDidChange() } }
    }

    /// The content's inset with the share of the safe area, in points.
    open var adjustedContentInset: UIEdgeInsets {
        var inset = contentInset + safeAreaShare
        inset.top += refreshControl?.room ?? 0
        return inset
    }

    /// The activity indicator above the content while it is being refreshed.
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
    /// Whether keys scroll. Stored; keys do not scroll here.
    open var allowsKeyboardScrolling = true

    // MARK: Indicators

    /// The color of the scroll indicators.
    open var indicatorStyle = IndicatorStyle.default { didSet { indicatorsDidChange() } }
    /// Whether the vertical scroll indicator is visible during scrolling.
    open var showsVerticalScrollIndicator = true { didSet { indicatorsDidChange() } }
    /// Whether the horizontal scroll indicator is visible during scrolling.
    open var showsHorizontalScrollIndicator = true { didSet { indicatorsDidChange() } }
    /// The distances of the vertical scroll indicator from the edges, in points.
    open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero { didSet { indicatorsDidChange() } }
    /// The distances of the horizontal scroll indicator from the edges, in points.
    open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero { didSet { indicatorsDidChange() } }
    /// Whether the indicators respect the safe area too.
    open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { indicatorsDidChange() } }

    /// The insets of both indicators.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// Shows the indicators for a moment, from the next turn on: a picture of a table controller that has just appeared has none.
    open func flashScrollIndicators() {
        VirtualClock.main.schedule(after: 0) { [weak self] in
            self?.showIndicators()
            self?.hideIndicatorsSoon()
        }
    }

    // MARK: Zooming

    open var minimumZoomScale: CGFloat = 1 { didSet { zoomRangeDidChange() } }
    open var maximumZoomScale: CGFloat = 1 { didSet { zoomRangeDidChange() } }
    open var bouncesZoom = true

    /// The scale of the content.
    open var zoomScale: CGFloat {
        get { scrolling.zoomScale }
        set { setZoomScale(newValue, animated: false) }
    }

    open func setZoomScale(_ scale: CGFloat, animated: Bool) { applyZoom(scale, animated: animated) }
    open func zoom(to rect: CGRect, animated: Bool) { applyZoom(to: rect, animated: animated) }

    // MARK: State

    /// Whether there is a touch on the content, though it may not move it yet.
    open var isTracking: Bool { scrolling.isTracking }
    open var isDragging: Bool { scrolling.drag != nil }
    open var isDecelerating: Bool { scrolling.movement?.kind == .deceleration }
    open var isZooming: Bool { scrolling.zoomStart != nil }
    open var isZoomBouncing: Bool { scrolling.movement?.kind == .zoom }

    // MARK: Touches

    /// The recognizer of the pan that scrolls.
    open private(set) var panGestureRecognizer: UIPanGestureRecognizer = ScrollPanGestureRecognizer(
        target: nil, action: nil)
    /// The recognizer of the pinch that zooms; nil if there is only one scale.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { scrolling.pinch }

    /// Returns whether a view in the content receives touches.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        true
    }

    /// Returns whether a touch that begins to scroll is cancelled in the content's view that has received it; not in
    /// controls, unless overridden.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    // MARK: Scrolling

    /// Scrolls to the point of the content. An animation notifies the delegate at its end.
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

    /// The rectangle of the view itself, which does not move while the content scrolls.
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

    /// Returns the final offset of a drag that would end at the proposed one; the velocity is in points per
    /// millisecond.
    func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

    override func adoptContentLayout(_ engine: LayoutEngine) { adoptContentSize(engine) }
}
