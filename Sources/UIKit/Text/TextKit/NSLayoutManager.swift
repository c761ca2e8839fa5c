import CoreGraphics
import Foundation

/// Lays a text out in containers, and draws it.
///
/// Glyphs are counted as the UTF-16 units of the text: glyph indexes are character indexes here.
open class NSLayoutManager: NSObject {
    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init() }

    // MARK: Text and containers

    /// The text that is laid out.
    open weak var textStorage: NSTextStorage? { didSet { invalidateAll() } }

    /// The containers in the order in which text fills them.
    open private(set) var textContainers: [NSTextContainer] = []

    open weak var delegate: (any NSLayoutManagerDelegate)?

    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: textContainers.count)
    }

    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        container.layoutManager?.remove(container)
        textContainers.insert(container, at: min(max(index, 0), textContainers.count))
        container.layoutManager = self
        invalidateAll()
    }

    open func removeTextContainer(at index: Int) {
        guard textContainers.indices.contains(index) else { return }
        remove(textContainers[index])
    }

    private func remove(_ container: NSTextContainer) {
        textContainers.removeAll { $0 === container }
        container.layoutManager = nil
        invalidateAll()
    }

    // MARK: Options

    /// Whether fonts' leading is included in the height of lines. Stored; only the fonts of text styles have leading
    /// here.
    open var usesFontLeading = true
    /// Whether control characters are drawn. Stored; they are not drawn.
    open var showsControlCharacters = false
    /// Whether white space is drawn. Stored; it is not drawn.
    open var showsInvisibleCharacters = false
    /// Whether parts may be laid out before preceding ones. Stored; text is laid out from its beginning.
    open var allowsNonContiguousLayout = false
    /// False: text is laid out from its beginning.
    open var hasNonContiguousLayout: Bool { false }
    open var limitsLayoutForSuspiciousContents = false
    open var usesDefaultHyphenation = false
    /// The hyphenation factor from 0 to 1. Stored; the paragraph style's is used.
    open var hyphenationFactor: CGFloat = 0

    // MARK: Invalidation

    private var layouts: [ContainerLayout]?
    private var isLayingOut = false

    /// Returns the layout of each container, computed if necessary.
    final func containerLayouts() -> [ContainerLayout] {
        if let layouts, layouts.allSatisfy(\.holdsForCurrentTraits) { return layouts }
        guard !isLayingOut, let textStorage else { return [] }
        isLayingOut = true
        let laid = ContainerLayout.fill(textContainers, with: textStorage, of: self)
        isLayingOut = false
        layouts = laid
        reportCompletion(laid, textStorage.length)
        return laid
    }

    private func reportCompletion(_ laid: [ContainerLayout], _ length: Int) {
        guard let delegate else { return }
        for layout in laid {
            let isLast = layout.characters.upperBound >= length
            delegate.layoutManager(self, didCompleteLayoutFor: layout.container, atEnd: isLast)
        }
        if laid.last.map({ $0.characters.upperBound < length }) ?? (length > 0) {
            delegate.layoutManager(self, didCompleteLayoutFor: nil, atEnd: false)
        }
    }

    private func invalidateAll() {
        layouts = nil
        guard !isLayingOut else { return }
        delegate?.layoutManagerDidInvalidateLayout(self)
        for container in textContainers { container.textViewNeedsLayout() }
    }

    /// Handles an edit of the text: all of it is laid out again.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
        range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        invalidateAll()
    }

    /// Lays out the text again after a container has changed.
    open func textContainerChangedGeometry(_ container: NSTextContainer) { invalidateAll() }

    open func invalidateGlyphs(
        forCharacterRange charRange: NSRange, changeInLength delta: Int,
        actualCharacterRange actualCharRange: NSRangePointer?
    ) {
        actualCharRange?.pointee = charRange
        invalidateAll()
    }

    open func invalidateLayout(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
    ) {
        actualCharRange?.pointee = charRange
        invalidateAll()
    }

    open func invalidateDisplay(forCharacterRange charRange: NSRange) {
        for container in textContainers { container.textViewNeedsLayout() }
    }

    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {
        invalidateDisplay(forCharacterRange: glyphRange)
    }

    open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
    open func ensureLayout(forCharacterRange charRange: NSRange) { _ = containerLayouts() }
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = containerLayouts() }
    open func ensureLayout(for container: NSTextContainer) { _ = containerLayouts() }
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
        _ = containerLayouts()
    }

    // MARK: Glyphs

    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }

    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { min(max(glyphIndex, 0), numberOfGlyphs) }

    open func glyphIndexForCharacter(at charIndex: Int) -> Int { min(max(charIndex, 0), numberOfGlyphs) }

    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
    ) -> NSRange {
        let range = wholeCharacters(charRange)
        actualCharRange?.pointee = range
        return range
    }

    open func characterRange(
        forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
    ) -> NSRange {
        let range = wholeCharacters(glyphRange)
        actualGlyphRange?.pointee = range
        return range
    }

    /// Returns the range, limited to the text and extended to whole characters.
    private func wholeCharacters(_ range: NSRange) -> NSRange {
        guard let textStorage, range.location != NSNotFound else { return NSRange(location: 0, length: 0) }
        let limits = NSRange(location: 0, length: textStorage.length)
        guard let range = range.intersection(limits) else {
            return NSRange(location: min(max(range.location, 0), limits.length), length: 0)
        }
        return range.length > 0
            ? (textStorage.string as NSString).rangeOfComposedCharacterSequences(for: range) : range
    }

    /// Returns the glyphs of a container.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        layout(of: container)?.characters ?? NSRange(location: 0, length: 0)
    }

    open func firstUnlaidCharacterIndex() -> Int { containerLayouts().last?.characters.upperBound ?? 0 }

    open func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }

    // MARK: Containers

    final func layout(of container: NSTextContainer) -> ContainerLayout? {
        containerLayouts().first { $0.container === container }
    }

    private func layout(ofGlyphAt index: Int) -> ContainerLayout? {
        let layouts = containerLayouts()
        return layouts.first { $0.characters.contains(index) }
            ?? layouts.last.flatMap { index == $0.characters.upperBound ? $0 : nil }
    }

    private func line(ofGlyphAt index: Int, _ range: NSRangePointer?) -> ContainerLayout.Line? {
        guard let layout = layout(ofGlyphAt: index), let place = layout.lineIndex(ofGlyphAt: index) else {
            return nil
        }
        range?.pointee = layout.lines[place].glyphs
        return layout.lines[place]
    }

    open func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> NSTextContainer? {
        let layout = layout(ofGlyphAt: glyphIndex)
        if let layout { effectiveGlyphRange?.pointee = layout.characters }
        return layout?.container
    }

    open func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool
    ) -> NSTextContainer? {
        textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
    }

    /// Returns the rectangle around the container's text, with the padding of its lines.
    open func usedRect(for container: NSTextContainer) -> CGRect { layout(of: container)?.usedRect ?? .zero }

    // MARK: Lines

    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect { line(ofGlyphAt: glyphIndex, effectiveGlyphRange)?.rect ?? .zero }

    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool
    ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect { line(ofGlyphAt: glyphIndex, effectiveGlyphRange)?.used ?? .zero }

    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool
    ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

    /// The rectangle of the line after a line break that ends the text; zero if the text ends otherwise.
    open var extraLineFragmentRect: CGRect { containerLayouts().last?.extraLine ?? .zero }

    open var extraLineFragmentUsedRect: CGRect {
        guard let layout = containerLayouts().last, let line = layout.extraLine else { return .zero }
        return CGRect(x: line.minX, y: line.minY, width: 2 * layout.padding, height: line.height)
    }

    open var extraLineFragmentTextContainer: NSTextContainer? {
        containerLayouts().last.flatMap { $0.extraLine == nil ? nil : $0.container }
    }

    /// Passes the lines of a range to the closure, with their rectangles in their containers.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block:
            @escaping (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) ->
            Void
    ) {
        var stop: ObjCBool = false
        for layout in containerLayouts() {
            for line in layout.lines where line.glyphs.intersection(glyphRange) != nil {
                block(line.rect, line.used, layout.container, line.glyphs, &stop)
                if stop.boolValue { return }
            }
        }
    }

    /// Passes the rectangles around the parts of a range to the closure, line by line.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer,
        using block: @escaping (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop: ObjCBool = false
        for rect in layout(of: textContainer)?.rects(of: glyphRange) ?? [] {
            block(rect, &stop)
            if stop.boolValue { return }
        }
    }

    /// Returns the truncated range of a line; `NSNotFound` if it is complete.
    open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        let none = NSRange(location: NSNotFound, length: 0)
        guard let layout = layout(ofGlyphAt: glyphIndex), layout.block.isTruncated,
            let last = layout.lines.last, last.glyphs.contains(glyphIndex),
            let shown = layout.block.lines.last
        else { return none }
        let end = layout.characters.location + shown.range.upperBound
        guard end < last.glyphs.upperBound else { return none }
        return NSRange(location: end, length: last.glyphs.upperBound - end)
    }

    // MARK: Places of glyphs

    /// Returns the start of a glyph on its baseline, from the origin of its line.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let layout = layout(ofGlyphAt: glyphIndex), let line = line(ofGlyphAt: glyphIndex, nil) else {
            return .zero
        }
        let caret = layout.block.caretRect(for: glyphIndex - layout.characters.location)
        return CGPoint(x: caret.minX + layout.padding - line.rect.minX, y: line.baseline)
    }

    /// Returns the smallest rectangle around the glyphs of a range in a container, as high as their lines.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let rects = layout(of: container)?.rects(of: glyphRange) ?? []
        let rect = rects.reduce(CGRect.null) { $0.union($1) }
        return rect.isNull ? .zero : rect
    }

    /// Returns the glyphs of the lines that a rectangle touches.
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        guard let layout = layout(of: container) else { return NSRange(location: 0, length: 0) }
        let touched = layout.lines.filter { $0.rect.minY < bounds.maxY && $0.rect.maxY > bounds.minY }
        guard let first = touched.first, let last = touched.last else {
            return NSRange(location: layout.characters.location, length: 0)
        }
        return NSRange(
            location: first.glyphs.location, length: last.glyphs.upperBound - first.glyphs.location)
    }

    open func glyphRange(
        forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
    ) -> NSRange { glyphRange(forBoundingRect: bounds, in: container) }

    /// Returns the glyph nearest to a point of the container.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
    }

    /// Returns the glyph nearest to a point of the container, and how far through it the point is, from 0 to 1.
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        partialFraction?.pointee = 0
        guard let layout = layout(of: container) else { return 0 }
        let start = layout.characters.location
        guard let found = layout.block.character(nearestTo: layout.blockPoint(point)) else {
            let line = layout.lineIndex(at: point.y)
            return line.map { layout.lines[$0].glyphs.location } ?? start
        }
        partialFraction?.pointee = found.fraction
        return min(start + found.index, max(layout.characters.upperBound - 1, start))
    }

    open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        var fraction: CGFloat = 0
        _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
        return fraction
    }

    /// Returns the character nearest to a point of the container, and the fraction of the distance to the next.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        characterIndexForGlyph(
            at: glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction))
    }

    // MARK: Drawing

    /// Draws the backgrounds of the text. The origin is that of the container.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        for layout in containerLayouts() { drawBackground(of: layout, glyphsToShow, at: origin) }
    }

    /// Draws the text with its lines and attachments. The origin is that of the container.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        for layout in containerLayouts() { drawGlyphs(of: layout, glyphsToShow, at: origin) }
    }

    // The lines of text are drawn with its glyphs. Subclasses may override these methods, which nothing calls.

    open func drawUnderline(
        forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
        baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) { Inert.use("NSLayoutManager.drawUnderline") }

    open func underlineGlyphRange(
        _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
        lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
        containerOrigin: CGPoint
    ) { Inert.use("NSLayoutManager.underlineGlyphRange") }

    open func drawStrikethrough(
        forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
        baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) { Inert.use("NSLayoutManager.drawStrikethrough") }

    open func strikethroughGlyphRange(
        _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
        lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
        containerOrigin: CGPoint
    ) { Inert.use("NSLayoutManager.strikethroughGlyphRange") }

    /// Fills rectangles of a background. A subclass that draws backgrounds otherwise overrides it.
    open func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
        color: UIColor
    ) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setFillColor(color.cgColor)
        for index in 0..<max(rectCount, 0) { context.fill(rectArray[index]) }
        context.restoreGState()
    }
}

/// The methods that a layout manager calls.
public protocol NSLayoutManagerDelegate: AnyObject {
    /// Called when layout has become invalid.
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
    /// Called when a container is full or the text has ended; without a container if text is left over.
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool)
    func layoutManager(
        _ layoutManager: NSLayoutManager, textContainer: NSTextContainer,
        didChangeGeometryFrom oldSize: CGSize)
    /// Returns the space after the line that ends with a glyph, in points.
    func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    /// Changes the position of a line; returns whether it did.
    func layoutManager(
        _ layoutManager: NSLayoutManager,
        shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
        lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
        in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool
}

extension NSLayoutManagerDelegate {
    public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
    public func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    ) {}
    public func layoutManager(
        _ layoutManager: NSLayoutManager, textContainer: NSTextContainer,
        didChangeGeometryFrom oldSize: CGSize
    ) {}
    public func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 0 }
    public func layoutManager(
        _ layoutManager: NSLayoutManager,
        shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
        lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
        in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool { false }
}

extension NSLayoutManager {
    /// The properties of a glyph.
    public struct GlyphProperty: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let null = GlyphProperty(rawValue: 1 << 0)
        public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
        public static let elastic = GlyphProperty(rawValue: 1 << 2)
        public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
    }

    /// The action of a control character.
    public struct ControlCharacterAction: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let zeroAdvancement = ControlCharacterAction(rawValue: 1 << 0)
        public static let whitespace = ControlCharacterAction(rawValue: 1 << 1)
        public static let horizontalTab = ControlCharacterAction(rawValue: 1 << 2)
        public static let lineBreak = ControlCharacterAction(rawValue: 1 << 3)
        public static let paragraphBreak = ControlCharacterAction(rawValue: 1 << 4)
        public static let containerBreak = ControlCharacterAction(rawValue: 1 << 5)
    }

    /// The orientation of lines.
    public enum TextLayoutOrientation: Int, Sendable {
        case horizontal, vertical
    }
}
