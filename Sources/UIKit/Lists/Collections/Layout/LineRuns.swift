import CoreGraphics

/// Lines of items one below the other. Equal neighbors are stored as one run, so that the cost depends on the number of
/// different lines, not of items.
struct LineRuns {
    /// Lines with equal numbers of items and equal thickness.
    struct Run {
        var firstItem: Int
        var itemsPerLine: Int
        var lineCount: Int
        /// The extent across the line, in points.
        var thickness: CGFloat
        fileprivate(set) var start: CGFloat = 0

        init(firstItem: Int, itemsPerLine: Int, lineCount: Int = 1, thickness: CGFloat) {
            (self.firstItem, self.itemsPerLine) = (firstItem, max(itemsPerLine, 1))
            (self.lineCount, self.thickness) = (max(lineCount, 1), thickness)
        }

        var itemEnd: Int { firstItem + itemsPerLine * lineCount }
    }

    struct Line: Equatable {
        var items: Range<Int>
        var start: CGFloat
        var thickness: CGFloat
        var isLast: Bool
        var end: CGFloat { start + thickness }
    }

    private(set) var runs: [Run] = []
    /// The spacing between two lines, in points.
    let spacing: CGFloat
    let count: Int

    init(count: Int, spacing: CGFloat) { (self.count, self.spacing) = (count, spacing) }

    /// The total length of all lines, in points.
    var length: CGFloat { runs.last.map { end(of: $0) } ?? 0 }

    /// Rebuilds the lines from the one before the item's on; those above stay.
    mutating func rebuild(from item: Int, next: (_ firstItem: Int) -> Run) {
        truncate(before: item)
        var first = runs.last?.itemEnd ?? 0
        while first < count {
            var run = next(first)
            run.start = runs.last.map { end(of: $0) + spacing } ?? 0
            run.lineCount = min(run.lineCount, max((count - first) / run.itemsPerLine, 1))
            runs.append(run)
            first = run.itemEnd
        }
    }

    /// Removes the lines from the one above the item's on.
    private mutating func truncate(before item: Int) {
        let place = runs.partitioningIndex { $0.itemEnd > item }
        guard place < runs.count else { return dropLastLine() }
        let kept = (item - runs[place].firstItem) / runs[place].itemsPerLine
        runs.removeSubrange((kept > 0 ? place + 1 : place)...)
        if kept > 0 { runs[place].lineCount = kept }
        dropLastLine()
    }

    private mutating func dropLastLine() {
        guard var last = runs.popLast(), last.lineCount > 1 else { return }
        last.lineCount -= 1
        runs.append(last)
    }

    private func end(of run: Run) -> CGFloat {
        run.start + CGFloat(run.lineCount) * (run.thickness + spacing) - spacing
    }

    // MARK: Finding

    /// Returns the line that contains an item.
    func line(of item: Int) -> Line? {
        guard (0..<count).contains(item) else { return nil }
        let place = runs.partitioningIndex { $0.itemEnd > item }
        guard runs.indices.contains(place) else { return nil }
        return line((item - runs[place].firstItem) / runs[place].itemsPerLine, of: runs[place])
    }

    /// Returns the lines that intersect a range, from the first on.
    func lines(in stretch: ClosedRange<CGFloat>) -> [Line] {
        var lines: [Line] = []
        for run in runs[runs.partitioningIndex(where: { end(of: $0) > stretch.lowerBound })...] {
            guard run.start < stretch.upperBound else { break }
            let step = run.thickness + spacing
            guard step > 0, run.thickness > 0 else { continue }
            let first = Self.index((stretch.lowerBound - run.start - run.thickness) / step)
            let last = min(Self.index((stretch.upperBound - run.start) / step), run.lineCount - 1)
            guard first <= last else { continue }
            lines += (first...last).map { line($0, of: run) }.filter {
                $0.end > stretch.lowerBound && $0.start < stretch.upperBound
            }
        }
        return lines
    }

    /// Returns the position rounded down, for positions of any magnitude.
    private static func index(_ place: CGFloat) -> Int { place > 0 ? Int(min(place, 1e12)) : 0 }

    private func line(_ number: Int, of run: Run) -> Line {
        let first = run.firstItem + number * run.itemsPerLine
        let end = min(first + run.itemsPerLine, count)
        return Line(
            items: first..<max(first, end), start: run.start + CGFloat(number) * (run.thickness + spacing),
            thickness: run.thickness, isLast: end >= count)
    }
}
