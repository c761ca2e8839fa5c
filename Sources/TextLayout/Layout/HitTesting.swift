import CoreGraphics

extension TextBlock {
    /// Returns the UTF-16 offset of the caret position that is nearest to a point.
    public func characterIndex(for point: CGPoint) -> Int {
        guard let line = lineIndex(for: point.y) else { return 0 }
        let boxes = storage.visualLine(line, withBoxes: true).boxes
        let x = point.x.isNaN ? 0 : Double(point.x)
        guard let box = boxes.min(by: { $0.distance(to: x) < $1.distance(to: x) }) else {
            return storage.line(line).range.lowerBound
        }
        let isAfter = (x > box.x + box.width / 2) != box.isRightToLeft
        return storage.source.utf16(isAfter ? nextBox(after: box.scalar, boxes) : box.scalar)
    }

    /// Returns the UTF-16 offset of the character whose box is nearest to a point, and the point's position in the box in
    /// the direction of the text, from 0 to 1. Nil where the nearest line is empty.
    public func character(nearestTo point: CGPoint) -> (index: Int, fraction: CGFloat)? {
        guard let line = lineIndex(for: point.y) else { return nil }
        let x = point.x.isNaN ? 0 : Double(point.x)
        let boxes = storage.visualLine(line, withBoxes: true).boxes
        guard let box = boxes.min(by: { $0.distance(to: x) < $1.distance(to: x) }) else { return nil }
        let part = box.width > 0 ? min(max((x - box.x) / box.width, 0), 1) : 0
        return (storage.source.utf16(box.scalar), CGFloat(box.isRightToLeft ? 1 - part : part))
    }

    /// Returns the caret before a UTF-16 offset: width zero, with the line's height.
    public func caretRect(for index: Int) -> CGRect {
        guard let line = lineIndex(containing: index) else { return .zero }
        let rect = storage.line(line).rect
        let boxes = storage.visualLine(line, withBoxes: true).boxes
        let scalar = storage.source.index(utf16: index)
        var x = Double(rect.minX)
        if let box = boxes.first(where: { $0.scalar == scalar }) {
            x = box.isRightToLeft ? box.x + box.width : box.x
        } else if let last = boxes.filter({ $0.scalar < scalar }).max(by: { $0.scalar < $1.scalar }) {
            x = last.isRightToLeft ? last.x : last.x + last.width
        }
        return CGRect(x: x, y: rect.minY, width: 0, height: rect.height)
    }

    /// Returns the boxes that cover a range of UTF-16 offsets, line by line, from left to right.
    public func rects(for range: Range<Int>) -> [CGRect] {
        let wanted =
            storage.source.index(utf16: range.lowerBound)..<storage.source.index(utf16: range.upperBound)
        return storage.fragments.indices.flatMap { rects(on: $0, for: wanted) }
    }

    private func rects(on line: Int, for wanted: Range<Int>) -> [CGRect] {
        let fragment = storage.fragments[line]
        let paragraph = storage.paragraphs[fragment.paragraph].range
        guard paragraph.overlaps(wanted) else { return [] }
        var result: [CGRect] = []
        for box in storage.visualLine(line, withBoxes: true).boxes where wanted.contains(box.scalar) {
            if let last = result.last, abs(last.maxX - box.x) < 0.01 {
                result[result.count - 1].size.width += box.width
            } else {
                result.append(
                    CGRect(x: box.x, y: fragment.y, width: box.width, height: fragment.height))
            }
        }
        return result
    }

    /// The boxes of all visible attachments, with their identifiers, in the order of the text.
    public var attachments: [(identifier: Int, rect: CGRect)] {
        guard storage.styles.contains(where: { $0.attachment != nil }) else { return [] }
        return storage.fragments.indices.flatMap { line in
            let fragment = storage.fragments[line]
            return storage.visualLine(line).runs.compactMap { run in
                storage.styles[run.style].attachment.map { box in
                    let bottom = fragment.y + fragment.baseline - box.descent.bounded(by: 100_000)
                    let height = max(0, box.size.height.bounded(by: 100_000))
                    let rect = CGRect(x: run.x, y: bottom - height, width: run.width, height: height)
                    return (box.identifier, rect)
                }
            }
        }
    }

    private func lineIndex(for y: CGFloat) -> Int? {
        let fragments = storage.fragments
        guard !fragments.isEmpty else { return nil }
        return fragments.firstIndex { y < $0.y + $0.height } ?? fragments.count - 1
    }

    private func lineIndex(containing index: Int) -> Int? {
        let lines = lines
        return lines.lastIndex { $0.range.lowerBound <= index } ?? (lines.isEmpty ? nil : 0)
    }

    private func nextBox(after scalar: Int, _ boxes: [VisualLine.Box]) -> Int {
        boxes.map(\.scalar).filter { $0 > scalar }.min() ?? endOfCluster(scalar)
    }

    private func endOfCluster(_ scalar: Int) -> Int {
        guard let paragraph = storage.paragraphs.first(where: { $0.range.contains(scalar) }) else {
            return scalar
        }
        let boundaries = Boundaries(paragraph.scalars)
        var next = scalar - paragraph.range.lowerBound + 1
        while next < paragraph.count, !boundaries.isGraphemeBoundary(next) { next += 1 }
        return paragraph.range.lowerBound + next
    }
}

extension VisualLine.Box {
    func distance(to point: Double) -> Double {
        max(x - point, point - (x + width), 0)
    }
}
