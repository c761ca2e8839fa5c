import CoreGraphics
import Foundation

/// A row of dots, one a page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    public enum BackgroundStyle: Int, Sendable {
        case automatic = 0
        case prominent = 1
        case minimal = 2
    }

    /// The maximum number of pages with their own dots.
    private static let mostDots = 50

    open var numberOfPages = 0 {
        didSet {
            if numberOfPages < 0 { numberOfPages = 0 }
            if numberOfPages > 0 || currentPage > 0 { currentPage += 0 }
            contentDidChange()
        }
    }

    /// The current page, limited to the pages; -1 before there are any and one is selected.
    open var currentPage = -1 {
        didSet {
            let limited = max(min(currentPage, numberOfPages - 1), 0)
            if limited != currentPage { currentPage = limited }
            setNeedsDisplay()
        }
    }

    open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
    open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var backgroundStyle = BackgroundStyle.automatic { didSet { setNeedsDisplay() } }
    open var allowsContinuousInteraction = true
    open var preferredIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibDecoder)?.configure(self)
    }

    /// Handles a tap: beyond the middle, it selects the next page; on the other half, the previous one.
    override func userDidRelease(_ touch: UITouch, isInside: Bool, with event: UIEvent?) {
        guard isInside else { return }
        let isRight = touch.location(in: self).x > bounds.midX
        let old = currentPage
        currentPage += isRight != isRightToLeft ? 1 : -1
        if currentPage != old { sendValueChanged(event) }
    }

    /// Returns the size: 116×26 points for three pages, as Interface Builder saves it.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let kind = controlMetrics.pageControl
        let dots = kind.pitch * CGFloat(min(max(pageCount, 0), Self.mostDots))
        return switch kind {
        case .dots: CGSize(width: max(dots - 9, 7), height: 37)
        case .firstPill: CGSize(width: pixels.up(63 + dots), height: 27.5)
        case .pill: CGSize(width: pixels.up(63 + dots), height: 26)
        }
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private func contentDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    /// Draws white dots, as over images; those of other pages are pale.
    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), numberOfPages > 0 else { return }
        guard numberOfPages > 1 || !hidesForSinglePage else { return }
        let count = min(numberOfPages, Self.mostDots)
        let pitch = min(controlMetrics.pageControl.pitch, max(bounds.width - 8, 1) / CGFloat(count))
        if backgroundStyle == .prominent { paintBackground(count, pitch, context) }
        for page in 0..<count {
            let place = isRightToLeft ? count - 1 - page : page
            let x = bounds.midX + (CGFloat(place) - CGFloat(count - 1) / 2) * pitch
            paintDot(at: x, isCurrent: page == min(currentPage, count - 1), context)
        }
    }

    private func paintDot(at x: CGFloat, isCurrent: Bool, _ context: CGContext) {
        let current = currentPageIndicatorTintColor ?? .white
        let color = isCurrent ? current : pageIndicatorTintColor ?? current.fading(to: 0.3, traitCollection)
        let radius = controlMetrics.pageControl.radius
        let dot = CGRect(x: x - radius, y: bounds.midY - radius, width: 2 * radius, height: 2 * radius)
        if let image = preferredIndicatorImage {
            ImagePainter(context: context, traits: traitCollection, tint: color)
                .draw(image.withRenderingMode(.alwaysTemplate), in: dot.insetBy(dx: -2, dy: -2))
        } else {
            context.fillRounded(dot, radius: radius, color: color.resolvedCGColor(with: traitCollection))
        }
    }

    private func paintBackground(_ count: Int, _ pitch: CGFloat, _ context: CGContext) {
        let width = CGFloat(count) * pitch + 20
        let pill = CGRect(x: bounds.midX - width / 2, y: bounds.midY - 13, width: width, height: 26)
        context.fillRounded(
            pill, radius: 13, color: UIColor.systemFill.resolvedCGColor(with: traitCollection))
    }
}
