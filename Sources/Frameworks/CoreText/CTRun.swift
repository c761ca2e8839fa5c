import Foundation
import UIKit

// A glyph is identified by the UTF-16 unit of its character here, since fonts choose their glyphs when text is drawn.

/// A part of a line whose attributes are the same.
public final class CTRun: Hashable {
    let line: CTLine
    /// The range in the line's own text.
    let range: NSRange
    let attributes: [NSAttributedString.Key: Any]

    init(_ line: CTLine, _ range: NSRange, _ attributes: [NSAttributedString.Key: Any]) {
        (self.line, self.range, self.attributes) = (line, range, attributes)
    }

    public static func == (a: CTRun, b: CTRun) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    var font: UIFont {
        attributes[.font] as? UIFont ?? UIFont(name: "Helvetica", size: 12) ?? UIFont.systemFont(ofSize: 12)
    }

    /// Returns the places of the glyphs of a part of the run; a length of 0 means its rest.
    func places(_ part: CFRange) -> Range<Int> {
        let start = min(max(part.location, 0), range.length)
        let length = part.length == 0 ? range.length - start : min(max(part.length, 0), range.length - start)
        return range.location + start..<range.location + start + length
    }

    /// The distance of a glyph from the start of the line.
    func offset(_ place: Int) -> CGFloat { line.offset(of: line.range.location + place) }
    func advance(_ place: Int) -> CGFloat { offset(place + 1) - offset(place) }
}

/// Returns the parts of a line whose attributes are the same, from its start to its end.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray {
    var runs: [CTRun] = []
    line.text.enumerateAttributes(in: NSRange(location: 0, length: line.text.length), options: []) {
        values, range, _ in
        runs.append(CTRun(line, range, values))
    }
    return runs as NSArray
}

/// Returns the width of the white space at the end of a line.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
    let text = line.text.string as NSString
    var end = text.length
    while end > 0, let unit = Unicode.Scalar(text.character(at: end - 1)), unit.properties.isWhitespace {
        end -= 1
    }
    return Double(
        line.offset(of: line.range.location + text.length) - line.offset(of: line.range.location + end))
}

/// Returns the distance by which a line is moved for a justification: 0 left, 0.5 centered, 1 right.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double
{
    let width = Double(line.width) - CTLineGetTrailingWhitespaceWidth(line)
    return max(flushWidth - width, 0) * Double(min(max(flushFactor, 0), 1))
}

// MARK: Runs

public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.range.length }

public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
    NSDictionary(dictionary: Dictionary(run.attributes.map { ($0.key.rawValue, $0.value) }) { $1 })
}

public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus { [] }

/// Returns the range of a run in the text of its line.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
    CFRangeMake(run.line.range.location + run.range.location, run.range.length)
}

/// Returns the glyphs of a part of a run.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
    let text = run.line.text.string as NSString
    for (index, place) in run.places(range).enumerated() { buffer[index] = text.character(at: place) }
}

/// Returns the places of the glyphs of a part of a run from the start of the line.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
    for (index, place) in run.places(range).enumerated() {
        buffer[index] = CGPoint(x: run.offset(place), y: 0)
    }
}

/// Returns the advances of the glyphs of a part of a run.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
    for (index, place) in run.places(range).enumerated() {
        buffer[index] = CGSize(width: run.advance(place), height: 0)
    }
}

/// Returns the indexes of the characters of the glyphs of a part of a run.
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
    for (index, place) in run.places(range).enumerated() { buffer[index] = run.line.range.location + place }
}

// Pointers to arrays are not available; callers then use the functions above.
public func CTRunGetGlyphsPtr(_ run: CTRun) -> UnsafePointer<CGGlyph>? { nil }
public func CTRunGetPositionsPtr(_ run: CTRun) -> UnsafePointer<CGPoint>? { nil }
public func CTRunGetAdvancesPtr(_ run: CTRun) -> UnsafePointer<CGSize>? { nil }
public func CTRunGetStringIndicesPtr(_ run: CTRun) -> UnsafePointer<CFIndex>? { nil }

/// Returns the width of a part of a run in points, and its height above and below the baseline.
@discardableResult
public func CTRunGetTypographicBounds(
    _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
    _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    ascent?.pointee = run.font.ascender
    descent?.pointee = -run.font.descender
    leading?.pointee = run.font.leading
    let places = run.places(range)
    return Double(run.offset(places.upperBound) - run.offset(places.lowerBound))
}

/// Returns the area of a part of a run around the context's text position.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
    let (places, origin) = (run.places(range), context?.textPosition ?? .zero)
    let start = run.offset(places.lowerBound)
    return CGRect(
        x: origin.x + start, y: origin.y + run.font.descender, width: run.offset(places.upperBound) - start,
        height: run.font.ascender - run.font.descender)
}

public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { .identity }

/// Draws a part of a run at its place in the line, whose baseline begins at the context's text position.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
    let places = run.places(range)
    guard !places.isEmpty else { return }
    let part = run.line.text.attributedSubstring(
        from: NSRange(location: places.lowerBound, length: places.count))
    let origin = context.textPosition
    context.textPosition = CGPoint(x: origin.x + run.offset(places.lowerBound), y: origin.y)
    CTLine(part, NSRange(location: 0, length: part.length)).draw(in: context)
    context.textPosition = origin
}

// MARK: Glyphs of fonts

/// Returns the glyphs of characters; false where the font has no outline for one of them.
@discardableResult
public func CTFontGetGlyphsForCharacters(
    _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>,
    _ count: CFIndex
) -> Bool {
    var isComplete = true
    for index in 0..<max(count, 0) {
        let isThere = Unicode.Scalar(characters[index]).flatMap(font.outline(ofCharacter:)) != nil
        glyphs[index] = isThere ? characters[index] : 0
        isComplete = isComplete && isThere
    }
    return isComplete
}

/// Returns the outline of a glyph on a baseline at the origin, with y upwards; nil where it has none.
public func CTFontCreatePathForGlyph(
    _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
    guard let outline = Unicode.Scalar(glyph).flatMap(font.outline(ofCharacter:)), !outline.isEmpty else {
        return nil
    }
    var transform = CGAffineTransform(scaleX: 1, y: -1)
    if let matrix { transform = transform.concatenating(matrix.pointee) }
    return outline.copy(using: &transform)
}

/// Returns the sum of the advances of glyphs, and each.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
    (0..<max(count, 0)).reduce(0) { sum, index in
        let advance = Unicode.Scalar(glyphs[index]).map(font.advance(ofCharacter:)) ?? 0
        advances?[index] = CGSize(width: advance, height: 0)
        return sum + Double(advance)
    }
}

/// Returns the area that contains the outlines of glyphs at one origin, and that of each.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
    (0..<max(count, 0)).reduce(CGRect.null) { area, index in
        let box = CTFontCreatePathForGlyph(font, glyphs[index], nil)?.boundingBoxOfPath ?? .zero
        boundingRects?[index] = box
        return area.union(box)
    }
}

/// Draws the outlines of glyphs at places with the context's fill color.
public func CTFontDrawGlyphs(
    _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int,
    _ context: CGContext
) {
    for index in 0..<max(count, 0) {
        var place = CGAffineTransform(translationX: positions[index].x, y: positions[index].y)
        guard let path = CTFontCreatePathForGlyph(font, glyphs[index], &place) else { continue }
        context.addPath(path)
        context.fillPath()
    }
}
