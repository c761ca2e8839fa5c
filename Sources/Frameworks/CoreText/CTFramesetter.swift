import Foundation
import UIKit

/// A text that is laid out in areas.
public final class CTFramesetter: Hashable {
    let text: NSAttributedString
    init(_ text: NSAttributedString) { self.text = text }

    public static func == (a: CTFramesetter, b: CTFramesetter) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// Returns the range in the text; a length of 0 is that to its end.
    func range(_ range: CFRange) -> NSRange {
        let start = min(max(range.location, 0), text.length)
        let length = range.length <= 0 ? text.length - start : min(range.length, text.length - start)
        return NSRange(location: start, length: length)
    }
}

/// The lines of a text in the bounding box of a path, whose y axis points up.
public final class CTFrame: Hashable {
    let path: CGPath
    let range: NSRange
    let lines: [CTLine]
    /// The starts of the lines' baselines from the bottom left of the path's bounding box.
    let origins: [CGPoint]

    init(_ setter: CTFramesetter, _ range: NSRange, _ path: CGPath) {
        let box = path.boundingBox
        let found = TextLines(setter.text.attributedSubstring(from: range), box.size).lines
        let all = found.map { line in
            CTLine(
                setter.text,
                NSRange(location: range.location + line.range.location, length: line.range.length))
        }
        (self.path, lines) = (path, all)
        self.range = NSRange(location: range.location, length: all.reduce(0) { $0 + $1.range.length })
        origins = zip(found, all).map { part, line in
            CGPoint(x: part.rect.minX, y: box.height - part.rect.maxY - line.font.descender)
        }
    }

    public static func == (a: CTFrame, b: CTFrame) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Creates a framesetter of a string.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
    CTFramesetter(attrString)
}

/// Lays out the lines of a range that fit into the bounding box of a path.
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
    CTFrame(framesetter, framesetter.range(stringRange), path)
}

/// Returns the size of the lines of a range within limits, in points.
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
    _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    let range = framesetter.range(stringRange)
    let limit = { (side: CGFloat) in side <= 0 ? CGFloat.greatestFiniteMagnitude : side }
    let size = CGSize(width: limit(constraints.width), height: limit(constraints.height))
    let lines = TextLines(framesetter.text.attributedSubstring(from: range), size)
    fitRange?.pointee = CFRangeMake(range.location, lines.lines.reduce(0) { $0 + $1.range.length })
    return lines.usedSize
}

/// Returns the lines.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { NSArray(array: frame.lines) }

/// Returns the path in which the lines are.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// Returns the range of the text in the frame, from its start to the last visible character.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
    CFRangeMake(frame.range.location, frame.range.length)
}

/// Returns the range of the text in the frame.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { CTFrameGetVisibleStringRange(frame) }

/// Writes the starts of the lines' baselines; a length of 0 is that to the last line.
public func CTFrameGetLineOrigins(
    _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
    let start = min(max(range.location, 0), frame.origins.count)
    let count = range.length <= 0 ? frame.origins.count : range.length
    for (index, origin) in frame.origins[start...].prefix(count).enumerated() { origins[index] = origin }
}

/// Draws the lines of a frame.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    let corner = frame.path.boundingBox.origin
    for (line, origin) in zip(frame.lines, frame.origins) {
        context.textPosition = CGPoint(x: corner.x + origin.x, y: corner.y + origin.y)
        line.draw(in: context)
    }
}
