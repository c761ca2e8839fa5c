import CoreGraphics
import Foundation
import TextLayout

/// A view that shows text in one or more lines.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    var content = LabelContent()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setLabelDefaults()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibDecoder)?.configure(self)
    }

    private func setLabelDefaults() {
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityTraits = .staticText
    }

    // MARK: Text

    /// The text; setting it drops the attributes of an attributed text.
    open var text: String? {
        get { content.text }
        set { changeText { content.setPlain(newValue) } }
    }

    /// The text with its attributes; the label's own font, color and alignment are the defaults.
    open var attributedText: NSAttributedString? {
        get { content.attributed ?? content.plain.map(plainTextWithAttributes) }
        set { changeText { adopt(newValue) } }
    }

    /// The font; 17 point system font by default. Setting it also changes the whole of an attributed text.
    open var font: UIFont! {
        get { content.font }
        set { changeText { content.setFont(newValue ?? LabelContent.defaultFont) } }
    }

    open var textColor: UIColor! {
        get { content.textColor }
        set {
            content.setTextColor(newValue ?? .label)
            setNeedsDisplay()
        }
    }

    /// The color of the text while the label is highlighted, in place of `textColor`.
    open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }
    open var isHighlighted = false {
        didSet {
            guard isHighlighted != oldValue else { return }
            setNeedsDisplay()
            KeyValueObserving.changed("highlighted", of: self, from: oldValue, to: isHighlighted)
        }
    }
    open var isEnabled = true { didSet { setNeedsDisplay() } }
    open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The offset downward and to the right, in points; one point up by default.
    open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }

    open var textAlignment: NSTextAlignment {
        get { content.alignment }
        set { changeText { content.setAlignment(newValue) } }
    }

    open var lineBreakMode: NSLineBreakMode {
        get { content.lineBreakMode }
        set { changeText { content.setLineBreakMode(newValue) } }
    }

    /// The line break strategy of text without a paragraph style.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard {
        didSet { if lineBreakStrategy != oldValue { textDidChange() } }
    }

    // MARK: Size

    /// The maximum number of lines; 0 for no limit, 1 by default.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textDidChange() } } }

    /// Whether the font is reduced to fit the whole text.
    open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }

    /// The smallest part of the font's size that shrinking may use; 0 sets no limit.
    open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }

    /// Whether letters may be moved closer together before the text is truncated. Stored; letters are not moved.
    open var allowsDefaultTighteningForTruncation = false

    /// The position of shrunk text.
    open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines { didSet { setNeedsDisplay() } }

    /// Whether the font of a text style follows the text size that the user chose.
    open var adjustsFontForContentSizeCategory = false { didSet { followContentSize() } }

    /// The width at which lines of the intrinsic size are wrapped, in points; 0 for the width that layout determines.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { textDidChange() } }
    }

    open override var intrinsicContentSize: CGSize { intrinsicTextSize }

    override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

    override func contentSize(wrappedTo width: CGFloat) -> CGSize {
        sizeThatFits(CGSize(width: width, height: 0))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        // A label of one line fits where it shows all of its text.
        textSize(within: numberOfLines == 1 ? CGSize(width: 0, height: size.height) : size)
    }

    /// Returns the size of the text within a size, where it is truncated; a dimension of 0 has no limit.
    func textSize(within size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
        let height = size.height > 0 ? size.height : .greatestFiniteMagnitude
        let rect = CGRect(x: 0, y: 0, width: width, height: height)
        return pixels.up(textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines).size)
    }

    /// Returns the rectangle of the text within the bounds.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        measuredTextRect(bounds, numberOfLines)
    }

    // MARK: Drawing

    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    /// Draws the text within the rectangle, centered vertically.
    open func drawText(in rect: CGRect) { paintText(in: rect) }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        followContentSize()
    }

    override var firstBaselineFromTop: CGFloat { baselines.first }
    override var lastBaselineFromBottom: CGFloat { baselines.last }
}

/// The position of text that was shrunk to fit.
public enum UIBaselineAdjustment: Int, Sendable {
    /// Aligned with the baseline of the original text.
    case alignBaselines = 0
    case alignCenters = 1
    case none = 2
}
