import CoreGraphics
import Foundation
import TextLayout

/// A part of a text laid out in a container.
struct ContainerLayout {
    /// A line of the container, in the container's points.
    struct Line {
        /// The rectangle over the container's whole width, including the space to the next line.
        var rect: CGRect
        /// The rectangle around the text, including the padding on both sides.
        var used: CGRect
        /// The distance of the baseline from the top of `rect`.
        var baseline: CGFloat
        /// The glyphs, including the line break at the end.
        var glyphs: NSRange
        /// The distance by which the line is drawn below its position in the block.
        var shift: CGFloat
    }

    let container: NSTextContainer
    /// The range of text in the container, in UTF-16 units.
    var characters: NSRange
    let block: TextBlock
    var lines: [Line] = []
    /// The line after a line break that ends the text.
    var extraLine: CGRect?
    /// The color of template images in the text.
    let tint: UIColor?
    private let traits: UITraitCollection

    /// The left edge of the block in the container.
    var padding: CGFloat { container.lineFragmentPadding }

    /// Whether the colors of the block are those of the current traits.
    var holdsForCurrentTraits: Bool {
        let current = UITraitCollection.current
        return current === traits || !current.hasDifferentColorAppearance(comparedTo: traits)
    }

    var usedRect: CGRect {
        let used = lines.reduce(CGRect.null) { $0.union($1.used) }.union(extraLine ?? .null)
        return used.isNull ? .zero : used
    }

    // MARK: Filling

    /// Fills containers one after the other.
    static func fill(
        _ containers: [NSTextContainer], with storage: NSTextStorage, of manager: NSLayoutManager
    ) -> [ContainerLayout] {
        var layouts: [ContainerLayout] = []
        var start = 0
        for container in containers {
            guard start < storage.length || layouts.isEmpty else { break }
            let layout = ContainerLayout(container, storage, from: start, manager)
            start = layout.characters.upperBound
            layouts.append(layout)
        }
        return layouts
    }

    private init(
        _ container: NSTextContainer, _ storage: NSTextStorage, from start: Int, _ manager: NSLayoutManager
    ) {
        self.container = container
        traits = .current
        let rest = NSRange(location: start, length: storage.length - start)
        let string = start == 0 ? storage : storage.attributedSubstring(from: rest)
        let view = container.textView
        let builder = view.flatMap { Self.builder(of: $0) } ?? .plainStrings
        tint = view == nil ? nil : builder.color
        block = Self.block(builder.text(string), in: container)
        characters = rest
        guard rest.length > 0 else { return }
        let text = storage.string as NSString
        addLines(text, start)
        adjust(by: manager)
        trim(text)
    }

    private static func builder(of view: UITextView) -> AttributedTextBuilder? {
        MainQueue.answer("The layout of a text view's text", with: view) { $0.textBuilder }
    }

    /// Returns the lines for which the container has space, the last one truncated as the container specifies.
    private static func block(_ text: AttributedText, in container: NSTextContainer) -> TextBlock {
        let mode = LineBreakMode(container.lineBreakMode)
        let most = max(container.maximumNumberOfLines, 0)
        let block = TextBlock(
            text, width: container.lineWidth, maximumLines: most, lineBreakMode: most > 0 ? mode : nil)
        guard let limit = container.heightLimit, block.size.height > limit + slack else { return block }
        let fitting = block.lines.prefix { $0.rect.maxY <= limit + slack }.count
        return TextBlock(
            text, width: container.lineWidth, maximumLines: max(fitting, 1), lineBreakMode: mode)
    }

    /// The tolerance with which a container of the text's rounded size contains the text.
    private static let slack: CGFloat = 1

    private mutating func addLines(_ text: NSString, _ start: Int) {
        let found = block.lines
        let width = container.lineWidth ?? block.size.width
        for (index, line) in found.enumerated() {
            let top = line.rect.minY
            let next = index + 1 < found.count ? found[index + 1] : nil
            if next == nil, line.range.isEmpty, start + line.range.lowerBound == text.length, index > 0 {
                extraLine = CGRect(
                    x: 0, y: top, width: width + 2 * padding, height: line.rect.height)
                break
            }
            let end = next.map { start + $0.range.lowerBound } ?? text.length
            lines.append(
                Line(
                    rect: CGRect(
                        x: 0, y: top, width: width + 2 * padding,
                        height: (next?.rect.minY ?? line.rect.maxY) - top),
                    used: CGRect(
                        x: line.rect.minX, y: top, width: line.rect.width + 2 * padding,
                        height: line.rect.height),
                    baseline: line.baseline - top,
                    glyphs: NSRange(
                        location: start + line.range.lowerBound,
                        length: max(end - start - line.range.lowerBound, 0)),
                    shift: 0))
        }
    }

    /// Leaves the text that did not fit to the next container; a truncated line keeps its paragraph.
    private mutating func trim(_ text: NSString) {
        guard block.isTruncated, let last = lines.last, let line = block.lines.last else { return }
        let shown = last.glyphs.location - (characters.location + line.range.lowerBound)
        var end = characters.location + shown + line.range.upperBound
        let cuts = LineBreakMode(container.lineBreakMode)
        if cuts != .byWordWrapping, cuts != .byCharWrapping {
            end = text.paragraphRange(for: NSRange(location: last.glyphs.location, length: 0)).upperBound
        } else if end < text.length, isLineBreak(text.character(at: end)) {
            end += 1
        }
        end = max(min(end, text.length), last.glyphs.location)
        lines[lines.count - 1].glyphs.length = end - last.glyphs.location
        characters.length = end - characters.location
    }

    private func isLineBreak(_ unit: unichar) -> Bool {
        [0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029].contains(unit)
    }

    /// Calls the delegate to change the positions of lines.
    private mutating func adjust(by manager: NSLayoutManager) {
        guard let delegate = manager.delegate else { return }
        var shift: CGFloat = 0
        for index in lines.indices {
            var line = lines[index]
            line.rect.origin.y += shift
            line.used.origin.y += shift
            line.shift = shift
            let (bottom, baseline) = (line.rect.maxY, line.rect.minY + line.baseline)
            if line.glyphs.length > 0 {
                let space = delegate.layoutManager(
                    manager, lineSpacingAfterGlyphAt: line.glyphs.upperBound - 1,
                    withProposedLineFragmentRect: line.rect)
                if space.isFinite { line.rect.size.height += space }
            }
            var changed = line
            let isChanged = delegate.layoutManager(
                manager, shouldSetLineFragmentRect: &changed.rect, lineFragmentUsedRect: &changed.used,
                baselineOffset: &changed.baseline, in: container, forGlyphRange: line.glyphs)
            if isChanged, changed.rect.minY.isFinite, changed.rect.maxY.isFinite, changed.baseline.isFinite {
                line = changed
                line.shift += line.rect.minY + line.baseline - baseline
            }
            shift += line.rect.maxY - bottom
            lines[index] = line
        }
        extraLine?.origin.y += shift
    }

    // MARK: Queries

    /// Returns the index of the line that contains a glyph; for a glyph after the last, the last one.
    func lineIndex(ofGlyphAt index: Int) -> Int? {
        lines.firstIndex { $0.glyphs.contains(index) } ?? (lines.isEmpty ? nil : lines.count - 1)
    }

    /// Returns the line nearest to a height, in the container's points.
    func lineIndex(at y: CGFloat) -> Int? {
        lines.firstIndex { y < $0.rect.maxY } ?? (lines.isEmpty ? nil : lines.count - 1)
    }

    /// Converts a point of the container to the block.
    func blockPoint(_ point: CGPoint) -> CGPoint {
        guard let index = lineIndex(at: point.y) else { return point }
        let line = lines[index]
        let place = block.lines[index].rect
        let y = min(max(point.y - line.shift, place.minY), max(place.maxY - 0.01, place.minY))
        return CGPoint(x: point.x - padding, y: y)
    }

    /// Returns the rectangles of a range, one for each part of a line, as high as the lines.
    func rects(of range: NSRange) -> [CGRect] {
        lines.flatMap { line -> [CGRect] in
            guard let part = line.glyphs.intersection(range), part.length > 0 else { return [] }
            let lower = part.location - characters.location
            return block.rects(for: lower..<lower + part.length).map {
                CGRect(x: $0.minX + padding, y: line.rect.minY, width: $0.width, height: line.rect.height)
            }
        }
    }
}
