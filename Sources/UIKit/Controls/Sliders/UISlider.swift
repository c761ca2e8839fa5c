import CoreGraphics
import Foundation
import QuartzCore

/// A control that chooses a value from a range.
@preconcurrency @MainActor
open class UISlider: UIControl {
    open var value: Float {
        get { current }
        set { setValue(newValue, animated: false) }
    }
    private var current: Float = 0

    open var minimumValue: Float = 0 { didSet { rangeDidChange() } }
    open var maximumValue: Float = 1 { didSet { rangeDidChange() } }
    /// Whether values are sent while the thumb moves.
    open var isContinuous = true

    open var minimumValueImage: UIImage? { didSet { contentPlaceDidChange() } }
    open var maximumValueImage: UIImage? { didSet { contentPlaceDidChange() } }
    /// The color left of the thumb; the tint color if nil.
    open var minimumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var maximumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }

    private var thumbImages = ButtonStates<UIImage>()
    private var minimumTracks = ButtonStates<UIImage>()
    private var maximumTracks = ButtonStates<UIImage>()
    private let thumb = PartLayer.thumb()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        (coder as? NibDecoder)?.configure(self)
    }

    private func setUp() {
        isOpaque = false
        layer.addSublayer(thumb)
    }

    /// Sets the value, limited to the range.
    open func setValue(_ value: Float, animated: Bool) {
        current = min(max(value.isNaN ? minimumValue : value, minimumValue), max(minimumValue, maximumValue))
        contentPlaceDidChange()
        if animated { UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() } }
    }

    private func rangeDidChange() { setValue(current, animated: false) }

    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        thumbImages[state] = image
        contentPlaceDidChange()
    }
    open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages.value(for: state) }
    open var currentThumbImage: UIImage? { thumbImage(for: state) }
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        minimumTracks[state] = image
        setNeedsDisplay()
    }
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTracks.value(for: state) }
    open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        maximumTracks[state] = image
        setNeedsDisplay()
    }
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTracks.value(for: state) }
    open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

    // MARK: Touches

    /// The distance from the thumb within which a touch may begin, in points.
    private static let thumbSlack: CGFloat = 15
    /// The distance from the thumb's middle to the touch that drags it.
    private var grip: CGFloat = 0

    private var thumbFrame: CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    }

    /// Returns whether a touch is tracked: only those on the thumb are.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let place = touch.location(in: self)
        grip = place.x - thumbFrame.midX
        return thumbFrame.insetBy(dx: -Self.thumbSlack, dy: -Self.thumbSlack).contains(place)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let track = trackRect(forBounds: bounds)
        let inset = controlMetrics.sliderTrackInset
        let room = track.width + 2 * inset - thumbFrame.width
        guard room > 0 else { return true }
        var part = (touch.location(in: self).x - grip - thumbFrame.width / 2 - track.minX + inset) / room
        if isRightToLeft { part = 1 - part }
        let old = value
        setValue(minimumValue + Float(part) * (maximumValue - minimumValue), animated: false)
        if isContinuous, value != old { sendValueChanged(event) }
        return true
    }

    override func userDidRelease(_ touch: UITouch, isInside: Bool, with event: UIEvent?) {
        sendValueChanged(event)
    }

    /// Returns whether a recognizer of a superview may begin: a touch that drags the thumb is no swipe or pan along the
    /// track.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if isTracking, gestureRecognizer.view !== self, gestureRecognizer is UISwipeGestureRecognizer {
            return false
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: Rectangles

    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(minimumValueImage, in: bounds, isLeft: !isRightToLeft)
    }

    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(maximumValueImage, in: bounds, isLeft: isRightToLeft)
    }

    /// Returns the track between the images, inset by 2 points at sides without one; by none in the look of iOS 26.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let images = [minimumValueImage, maximumValueImage].map { $0?.size(for: traitCollection).width ?? 0 }
        let gaps = images.map { $0 > 0 ? $0 + 8 : controlMetrics.sliderTrackInset }
        let (left, right) = isRightToLeft ? (gaps[1], gaps[0]) : (gaps[0], gaps[1])
        let height = controlMetrics.sliderTrack
        let y = bounds.minY + pixels.nearest((bounds.height - height) / 2)
        return CGRect(x: bounds.minX + left, y: y, width: max(bounds.width - left - right, 0), height: height)
    }

    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size =
            currentThumbImage?.size(for: traitCollection) ?? controlMetrics.sliderThumb
        let span = maximumValue - minimumValue
        var part = span > 0 ? CGFloat((value - minimumValue) / span) : 0
        if isRightToLeft { part = 1 - part }
        let inset = controlMetrics.sliderTrackInset
        let room = rect.width + 2 * inset - size.width
        return CGRect(
            x: pixels.nearest(rect.minX - inset + room * part),
            y: pixels.nearest(rect.midY - size.height / 2),
            width: size.width, height: size.height)
    }

    private func imageRect(_ image: UIImage?, in bounds: CGRect, isLeft: Bool) -> CGRect {
        guard let size = image?.size(for: traitCollection) else { return .zero }
        let x = isLeft ? bounds.minX : bounds.maxX - size.width
        return CGRect(origin: CGPoint(x: x, y: bounds.midY - size.height / 2), size: size)
    }

    /// The alignment rectangle is 2 points in from the sides and 1 from the bottom (frames that Interface Builder
    /// saves).
    open override var alignmentRectInsets: UIEdgeInsets { controlMetrics.sliderInsets }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: controlMetrics.sliderHeight)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let insets = alignmentRectInsets
        return CGSize(
            width: max(size.width, 118), height: controlMetrics.sliderHeight + insets.top + insets.bottom)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        thumb.frame = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
        thumb.cornerRadius = thumb.bounds.height / 2
        thumb.isHidden = currentThumbImage != nil
        let color = (thumbTintColor ?? .white).resolvedCGColor(with: traitCollection)
        thumb.backgroundColor = isEnabled ? color : CGColor(gray: 1, alpha: 1)
    }

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let track = trackRect(forBounds: bounds)
        let knob = thumbRect(forBounds: bounds, trackRect: track, value: value)
        context.setAlpha(isEnabled ? 1 : 0.5)
        paintTrack(track, knob, context)
        let painter = ImagePainter(context: context, traits: traitCollection, tint: tintColor)
        if let image = currentThumbImage { painter.draw(image, in: knob) }
        if let image = minimumValueImage { painter.draw(image, in: minimumValueImageRect(forBounds: bounds)) }
        if let image = maximumValueImage { painter.draw(image, in: maximumValueImageRect(forBounds: bounds)) }
    }

    private func paintTrack(_ track: CGRect, _ knob: CGRect, _ context: CGContext) {
        var (low, high) = (track, track)
        low.size.width = max(knob.midX - track.minX, 0)
        (high.origin.x, high.size.width) = (knob.midX, max(track.maxX - knob.midX, 0))
        if isRightToLeft { swap(&low, &high) }
        let filled = minimumTrackTintColor ?? tintColor ?? .tintColor
        context.saveGState()
        context.addRounded(track, radius: track.height / 2)
        context.clip()
        paint(currentMaximumTrackImage, maximumTrackTintColor ?? .systemFill, in: high, context)
        paint(currentMinimumTrackImage, filled, in: low, context)
        context.restoreGState()
    }

    private func paint(_ image: UIImage?, _ color: UIColor, in rect: CGRect, _ context: CGContext) {
        if let image {
            ImagePainter(context: context, traits: traitCollection, tint: tintColor).draw(image, in: rect)
        } else {
            context.setFillColor(color.resolvedCGColor(with: traitCollection))
            context.fill(rect)
        }
    }
}
