import CoreGraphics
import Foundation

/// The measures of a paragraph, in points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
    // Must be the first stored property: see the type's documentation.
    private let typeWord = FoundationTypeWord()

    /// The style of text that has none.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    var values: ParagraphValues
    /// The tab stops; nil for the default ones.
    var ownTabStops: [NSTextTab]?
    var ownTextLists: [NSTextList] = []

    public override init() {
        values = ParagraphValues()
        super.init()
    }

    init(values: ParagraphValues, tabStops: [NSTextTab]?) {
        (self.values, ownTabStops) = (values, tabStops)
        super.init()
    }

    /// Creates a style with the archived measures.
    public required init?(coder: NSCoder) {
        values = ParagraphValues(coder)
        super.init()
    }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) { values.encode(with: coder) }

    open var alignment: NSTextAlignment { values.alignment }
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// Added between lines.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// Added after the paragraph.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// Added before the paragraph.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    open var headIndent: CGFloat { values.headIndent }
    /// The distance from the leading edge if positive, else from the trailing edge.
    open var tailIndent: CGFloat { values.tailIndent }
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The maximum height of lines; 0 for no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// The factor of the line's natural height; 0 for none.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// The hyphenation factor from 0, never, to 1, whenever possible.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    /// The tab stops of a style that sets none: twelve, 28 points apart (Apple: NSParagraphStyle.tabStops).
    private static var usualTabStops: [NSTextTab] {
        (1...12).map { NSTextTab(textAlignment: .natural, location: 28 * CGFloat($0)) }
    }
    open var tabStops: [NSTextTab] { ownTabStops ?? Self.usualTabStops }
    /// Whether letters may be moved closer together before text is truncated.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }

    /// The lists that contain the paragraph, from the outermost one. Their marks are those that the text contains.
    open var textLists: [NSTextList] { ownTextLists }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle(values: values, tabStops: ownTabStops)
        copy.ownTextLists = ownTextLists
        return copy
    }
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle(values: values, tabStops: ownTabStops)
        copy.ownTextLists = ownTextLists
        return copy
    }

    open override func copy() -> Any { copy(with: nil) }
    open override func mutableCopy() -> Any { mutableCopy(with: nil) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return other.values == values && other.tabStops == tabStops && other.ownTextLists == ownTextLists
    }
    open override var hash: Int { values.hashValue }
}
