import CoreGraphics
import Foundation

/// A line that shows how much of something is done.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    public enum Style: Int, Sendable {
        case `default` = 0
        case bar = 1
    }

    open var progressViewStyle: Style = .default { didSet { looksDidChange() } }

    /// The progress from 0 to 1.
    open var progress: Float {
        get { observedProgress.map { Float($0.fractionCompleted) } ?? part }
        set { setProgress(newValue, animated: false) }
    }
    private var part: Float = 0

    /// The progress whose fraction the view displays. It is read when the view is drawn: Foundation's is not observable
    /// here.
    open var observedProgress: Progress? { didSet { setNeedsDisplay() } }

    open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var trackTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var progressImage: UIImage? { didSet { setNeedsDisplay() } }
    open var trackImage: UIImage? { didSet { setNeedsDisplay() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        frame.size = sizeThatFits(.zero)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibDecoder)?.configure(self)
    }

    open func setProgress(_ progress: Float, animated: Bool) {
        part = progress.isNaN ? 0 : min(max(progress, 0), 1)
        setNeedsDisplay()
    }

    private func looksDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    /// 4 points on iOS 15 to 18, or 2.5 for the bar style (what Interface Builder saves).
    private var thickness: CGFloat { progressViewStyle == .bar ? 2.5 : controlMetrics.progressThickness }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: thickness)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : 150, height: thickness)
    }

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let isBar = progressViewStyle == .bar
        let radius = isBar ? 0 : bounds.height / 2
        var done = bounds
        done.size.width = bounds.width * CGFloat(progress)
        if isRightToLeft { done.origin.x = bounds.maxX - done.width }
        let track = trackTintColor ?? (isBar ? .clear : .systemFill)
        paint(trackImage, track, in: bounds, radius, context)
        paint(progressImage, progressTintColor ?? tintColor, in: done, radius, context)
    }

    private func paint(
        _ image: UIImage?, _ color: UIColor, in rect: CGRect, _ radius: CGFloat, _ context: CGContext
    ) {
        guard rect.width > 0 else { return }
        if let image {
            ImagePainter(context: context, traits: traitCollection, tint: tintColor).draw(image, in: rect)
        } else {
            context.fillRounded(rect, radius: radius, color: color.resolvedCGColor(with: traitCollection))
        }
    }
}
