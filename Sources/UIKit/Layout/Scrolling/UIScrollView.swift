import CoreGraphics
import Foundation

/// Shows a part of content that may be larger than the view.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    var scrolling = ScrollStorage()

    /// The one that is told of scrolling.
    open weak var delegate: (any UIScrollViewDelegate)?

    /// The point of the content that lies at the view's top left corner, in points.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { scroll(to: newValue) }
    }

    /// The size of the content, in points. Constraints to the view's edges or to its content guide set it.
    open var contentSize: CGSize = .zero {
        didSet { if contentSize != oldValue { contentGeometryDidChange() } }
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

    open var isScrollEnabled = true
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

    // MARK: Indicators

    open var indicatorStyle = IndicatorStyle.default
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
    open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
    open var automaticallyAdjustsScrollIndicatorInsets = true

    /// The insets of both indicators.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// Shows the indicators for a moment. There is nothing moving to show in a still picture.
    open func flashScrollIndicators() {}

    // MARK: Zooming

    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    open var bouncesZoom = true

    /// How much larger the content is shown.
    open var zoomScale: CGFloat {
        get { scrolling.zoomScale }
        set { setZoomScale(newValue, animated: false) }
    }

    open func setZoomScale(_ scale: CGFloat, animated: Bool) { applyZoom(scale) }
    open func zoom(to rect: CGRect, animated: Bool) { applyZoom(to: rect) }

    // MARK: State

    open var isTracking: Bool { false }
    open var isDragging: Bool { false }
    open var isDecelerating: Bool { false }
    open var isZooming: Bool { false }
    open var isZoomBouncing: Bool { false }

    // MARK: Scrolling

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { scroll(to: contentOffset) }

    /// Scrolls no further than is needed to show the rectangle of the content.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect) }

    // MARK: Layout

    /// The rectangle of the content.
    open var contentLayoutGuide: UILayoutGuide { systemGuide(.content) }

    /// The rectangle of the view itself, which stands still while the content scrolls.
    open var frameLayoutGuide: UILayoutGuide { systemGuide(.frame) }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
        (coder as? NibDecoder)?.configure(self)
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        contentGeometryDidChange()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentGeometryDidChange()
        placeRefreshControl()
    }

    override func adoptContentLayout(_ engine: LayoutEngine) { adoptContentSize(engine) }
}
