import Foundation
import UIKit

/// A line of text, or a part of one.
public final class CTLine: Hashable {
    /// The text of the line.
    let text: NSAttributedString
    /// The range of the line in the text from which it was created.
    let range: NSRange
    /// The layout of the line without a limit of its width.
    private let layout: TextLines

    init(_ text: NSAttributedString, _ range: NSRange) {
        self.text = text.attributedSubstring(from: range)
        self.range = range
        layout = TextLines(self.text, CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0))
    }

    public static func == (a: CTLine, b: CTLine) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    var width: CGFloat { layout.usedWidth }

    /// The font of the line: the tallest.
    var font: UIFont {
        var fonts: [UIFont] = []
        let all = NSRange(location: 0, length: text.length)
        text.enumerateAttribute(.font, in: all, options: []) { value, _, _ in
            if let font = value as? UIFont { fonts.append(font) }
        }
        // The default font of attributed strings.
        return fonts.max { $0.lineHeight < $1.lineHeight } ?? UIFont(name: "Helvetica", size: 12)
            ?? UIFont.systemFont(ofSize: 12)
    }

    /// Returns the distance of a character from the start of the line.
    func offset(of index: Int) -> CGFloat { layout.offset(of: index - range.location) }

    /// Returns the index of the character at which a position is nearest to a caret.
    func index(at position: CGFloat) -> Int {
        let offsets = (0...text.length).map { abs(layout.offset(of: $0) - position) }
        return range.location + (offsets.indices.min { offsets[$0] < offsets[$1] } ?? 0)
    }

    /// Draws the line with its baseline at the context's text position, whose y axis points up.
    func draw(in context: CGContext) {
        context.saveGState()
        context.translateBy(x: context.textPosition.x, y: context.textPosition.y)
        context.scaleBy(x: 1, y: -1)
        UIGraphicsPushContext(context)
        text.draw(at: CGPoint(x: 0, y: -font.ascender))
        UIGraphicsPopContext()
        context.restoreGState()
    }
}

/// The lines of text in an area.
final class TextLines {
    private let storage: NSTextStorage
    private let manager = NSLayoutManager()
    private let container: NSTextContainer

    init(_ text: NSAttributedString, _ size: CGSize) {
        storage = NSTextStorage(attributedString: text)
        container = NSTextContainer(size: size)
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
    }

    var usedWidth: CGFloat { manager.usedRect(for: container).width }
    var usedSize: CGSize { manager.usedRect(for: container).size }

    /// The ranges of the lines with their areas from the top left.
    var lines: [(range: NSRange, rect: CGRect)] {
        var found: [(range: NSRange, rect: CGRect)] = []
        let all = manager.glyphRange(for: container)
        var place = all.location
        while place < NSMaxRange(all) {
            var range = NSRange(location: place, length: 0)
            let rect = manager.lineFragmentUsedRect(forGlyphAt: place, effectiveRange: &range)
            guard range.length > 0 else { break }
            found.append((range, rect))
            place = NSMaxRange(range)
        }
        return found
    }

    func offset(of index: Int) -> CGFloat {
        guard index > 0, storage.length > 0 else { return 0 }
        guard index < storage.length else { return usedWidth }
        return manager.location(forGlyphAt: index).x
    }
}

/// Creates a line of a string.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
    CTLine(attrString, NSRange(location: 0, length: attrString.length))
}

/// Returns the width of a line in points, and its height above and below the baseline.
@discardableResult
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let font = line.font
    ascent?.pointee = font.ascender
    descent?.pointee = -font.descender
    leading?.pointee = font.leading
    return Double(line.width)
}

/// Returns the area of a line around the start of its baseline; the options have no effect.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    let font = line.font
    return CGRect(x: 0, y: font.descender, width: line.width, height: font.ascender - font.descender)
}

/// Returns the area of a line around the context's text position.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    let place = context?.textPosition ?? .zero
    return CTLineGetBoundsWithOptions(line, []).offsetBy(dx: place.x, dy: place.y)
}

/// Draws a line with its baseline at the context's text position.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) { line.draw(in: context) }

/// Returns the range of a line in its text.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
    CFRangeMake(line.range.location, line.range.length)
}

/// Returns the number of glyphs: the UTF-16 units of the text here.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.text.length }

/// Returns the index of the character at which a position is nearest to a caret.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    line.index(at: position.x)
}

/// Returns the distance of a character from the start of its line.
public func CTLineGetOffsetForStringIndex(
    _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    let offset = line.offset(of: charIndex)
    secondaryOffset?.pointee = offset
    return offset
}
