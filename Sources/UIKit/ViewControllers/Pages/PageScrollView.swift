import CoreGraphics

/// The view that contains scrolled pages. Apps look for a scroll view among the subviews of a page view controller, in order to
/// observe it or to disable its scrolling.
///
/// The content has space for the pages before and after the visible one, which is at its middle. Turns move the pages, and the
/// offset rests.
@MainActor
final class PageScrollView: UIScrollView {
    private let isVertical: Bool
    private let pan: PageGestureRecognizer

    init(turnedBy pan: PageGestureRecognizer, isVertical: Bool) {
        (self.pan, self.isVertical) = (pan, isVertical)
        super.init(frame: .zero)
        contentInsetAdjustmentBehavior = .never
        isPagingEnabled = true
        scrollsToTop = false
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
    }

    required init?(coder: NSCoder) { nil }

    override var panGestureRecognizer: UIPanGestureRecognizer { pan }

    /// Bars are not affected by the pages' container.
    override var asScrollView: UIScrollView? { nil }

    override var fixedOffset: CGPoint? {
        isVertical ? CGPoint(x: 0, y: bounds.height) : CGPoint(x: bounds.width, y: 0)
    }

    /// Sets the frame, and the size and the offset of the content that follow from it.
    func place(in frame: CGRect) {
        if self.frame != frame { self.frame = frame }
        let size = CGSize(
            width: bounds.width * (isVertical ? 1 : 3), height: bounds.height * (isVertical ? 3 : 1))
        if contentSize != size { contentSize = size }
        if let fixedOffset, contentOffset != fixedOffset { contentOffset = fixedOffset }
    }
}
