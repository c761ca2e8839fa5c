import CoreGraphics
import Foundation

/// A row of segments of which one is chosen.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// The index that represents no segment.
    open class var noSegment: Int { -1 }

    /// The segments by their position in the row.
    public enum Segment: Int, Sendable {
        case any = 0
        case left = 1
        case center = 2
        case right = 3
        case alone = 4
    }

    /// One part of the row.
    struct Part {
        var title: String?
        var image: UIImage?
        /// The width in points; 0 for that of the content.
        var width: CGFloat = 0
        var isEnabled = true
        var offset = CGSize.zero
        var action: UIAction?
    }

    var segments: [Part] = [] { didSet { contentDidChange() } }
    /// The background images of segments, which replace the control's own appearance.
    var backgroundImages: [UIBarMetrics: ButtonStates<UIImage>] = [:]
    private var dividerImages: [UIBarMetrics: UIImage] = [:]

    /// Sets the background image of segments in a state; the control then draws none of its own.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        backgroundImages[barMetrics, default: ButtonStates()][state] = backgroundImage
        setNeedsDisplay()
    }

    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[barMetrics]?[state]
    }

    /// Sets the image between segments; the states are not distinguished here.
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) {
        dividerImages[barMetrics] = dividerImage
        setNeedsDisplay()
    }

    open func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
        barMetrics: UIBarMetrics
    ) -> UIImage? { dividerImages[barMetrics] }

    /// Returns the image between segments.
    var divider: UIImage? { dividerImages[.default] }

    private var titleAttributes = ButtonStates<[NSAttributedString.Key: Any]>()

    /// The index of the selected segment; `noSegment` if there is none.
    open var selectedSegmentIndex = UISegmentedControl.noSegment { didSet { setNeedsDisplay() } }
    open var isMomentary = false { didSet { setNeedsDisplay() } }
    /// Whether segments are as wide as their content needs instead of all alike.
    open var apportionsSegmentWidthsByContent = false { didSet { contentDidChange() } }
    /// The color of the selected segment.
    open var selectedSegmentTintColor: UIColor? { didSet { setNeedsDisplay() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    /// Creates a control with segments of titles and images.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        isOpaque = false
        segments = (items ?? []).map { Part(title: $0 as? String, image: $0 as? UIImage) }
        frame.size = sizeThatFits(.zero)
    }

    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        segments = actions.map { Part(title: $0.title, image: $0.image, action: $0) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibDecoder)?.configure(self)
    }

    // MARK: Segments

    open var numberOfSegments: Int { segments.count }

    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        segments.insert(Part(title: title), at: min(max(segment, 0), segments.count))
    }
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        segments.insert(Part(image: image), at: min(max(segment, 0), segments.count))
    }
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        segments.insert(
            Part(title: action.title, image: action.image, action: action),
            at: min(max(segment, 0), segments.count))
    }
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image, $0.action) = (action.title, action.image, action) }
    }
    open func actionForSegment(at segment: Int) -> UIAction? { value(segment)?.action }
    /// Returns the index of the segment with an action of the identifier; `NSNotFound` if there is none.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment)
    }
    open func removeAllSegments() { segments = [] }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image) = (title, nil) }
    }
    open func titleForSegment(at segment: Int) -> String? { value(segment)?.title }
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { ($0.image, $0.title) = (image, nil) }
    }
    open func imageForSegment(at segment: Int) -> UIImage? { value(segment)?.image }
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = width } }
    open func widthForSegment(at segment: Int) -> CGFloat { value(segment)?.width ?? 0 }
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        change(segment) { $0.isEnabled = enabled }
    }
    open func isEnabledForSegment(at segment: Int) -> Bool { value(segment)?.isEnabled ?? false }
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        change(segment) { $0.offset = offset }
    }
    open func contentOffsetForSegment(at segment: Int) -> CGSize { value(segment)?.offset ?? .zero }

    private var adjustments: [UIBarMetrics: [Segment: UIOffset]] = [:]

    /// Moves the content of the segments at a position in the row.
    open func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) {
        adjustments[barMetrics, default: [:]][leftCenterRightOrAlone] = adjustment
        setNeedsDisplay()
    }

    open func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) -> UIOffset { adjustments[barMetrics]?[leftCenterRightOrAlone] ?? .zero }

    /// Returns the adjustment of a segment's content: that of its position, or else that of any.
    func adjustment(ofSegmentAt index: Int) -> UIOffset {
        guard let adjustments = adjustments[.default] else { return .zero }
        let isLast = index == segments.count - 1
        let position: Segment = index == 0 ? (isLast ? .alone : .left) : isLast ? .right : .center
        return adjustments[position] ?? adjustments[.any] ?? .zero
    }

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State)
    {
        titleAttributes[state] = attributes
        contentDidChange()
    }
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }

    private func value(_ index: Int) -> Part? { segments.indices.contains(index) ? segments[index] : nil }

    private func change(_ index: Int, _ change: (inout Part) -> Void) {
        guard segments.indices.contains(index) else { return }
        change(&segments[index])
    }

    private func contentDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    // MARK: Touches

    /// Selects the segment at the touch, unless it is disabled or selected already.
    override func userDidRelease(_ touch: UITouch, isInside: Bool, with event: UIEvent?) {
        guard isInside, let index = segment(at: touch.location(in: self)), segments[index].isEnabled else {
            return
        }
        guard isMomentary || index != selectedSegmentIndex else { return }
        selectedSegmentIndex = index
        if let action = segments[index].action { sendAction(action) }
        sendValueChanged(event)
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }

    private func segment(at point: CGPoint) -> Int? {
        segmentRects(in: bounds).firstIndex { $0.minX <= point.x && point.x < $0.maxX }
    }

    // MARK: Size

    /// The alignment rectangle, one point less high than the frame (frames that Interface Builder saves).
    open override var intrinsicContentSize: CGSize {
        CGSize(width: naturalWidth, height: controlMetrics.segmentedHeight)
    }
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: naturalWidth, height: controlMetrics.segmentedHeight + 1)
    }

    override var drawsBackground: Bool { true }
    open override func draw(_ rect: CGRect) { paintSegments() }
}
