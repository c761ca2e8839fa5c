import CoreGraphics

/// The lines of one section of a flow.
///
/// A full line is spread over the available length. The last line of items of one size keeps the columns of the lines
/// above; items of several sizes have the minimum spacing in it. An item that is alone in its line for want of space is
/// centered.
@MainActor
struct FlowSection {
    struct Item {
        var number: Int
        /// The least distance from the line's beginning, in points.
        var start: CGFloat
        var extent: FlowExtent
    }

    let measures: FlowMeasures
    private(set) var sizes: FlowSizes
    private(set) var lines: LineRuns
    /// The distance from the content's beginning to the section, in points.
    var start: CGFloat = 0
    private let header: CGFloat
    private let footer: CGFloat
    private let before: CGFloat
    private let after: CGFloat
    private let indent: CGFloat
    /// The length available to a line, in points.
    let room: CGFloat

    init(measures: FlowMeasures, isVertical: Bool, length: CGFloat, sizes: FlowSizes) {
        let insets = measures.insets
        (self.measures, self.sizes) = (measures, sizes)
        (before, after) = isVertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
        let (near, far) = isVertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
        (indent, room) = (near, length - near - far)
        header = FlowExtent(measures.header, isVertical: isVertical).thickness
        footer = FlowExtent(measures.footer, isVertical: isVertical).thickness
        lines = LineRuns(count: sizes.count, spacing: measures.lineSpacing)
        flow(from: 0)
    }

    // MARK: Parts, from the content's beginning

    var headerPlace: Range<CGFloat> { start..<start + header }
    var linesStart: CGFloat { start + header + before }
    var footerPlace: Range<CGFloat> { contentEnd..<contentEnd + footer }
    /// The end of the insets below the lines.
    var contentEnd: CGFloat { linesStart + max(lines.length, 0) + after }
    var end: CGFloat { contentEnd + footer }

    // MARK: Breaking into lines

    /// Applies the preferred sizes of items.
    mutating func measure(_ measured: [(item: Int, extent: FlowExtent)]) {
        for (item, extent) in measured { sizes.measure(item, extent) }
        if let first = measured.map(\.item).min() { flow(from: first) }
    }

    private mutating func flow(from item: Int) {
        let (sizes, room, spacing) = (sizes, room, measures.itemSpacing)
        lines.rebuild(from: item) { first in
            let end = sizes.uniformEnd(from: first)
            let extent = sizes[first]
            let capacity = Self.capacity(extent.length, room: room, spacing: spacing)
            if end - first >= capacity {
                return LineRuns.Run(
                    firstItem: first, itemsPerLine: capacity, lineCount: (end - first) / capacity,
                    thickness: extent.thickness)
            }
            return Self.line(from: first, sizes, room: room, spacing: spacing)
        }
    }

    /// Returns one line, filled until the next item does not fit.
    private static func line(
        from first: Int, _ sizes: FlowSizes, room: CGFloat, spacing: CGFloat
    ) -> LineRuns.Run {
        var (used, thickness) = (sizes[first].length, sizes[first].thickness)
        var next = first + 1
        while next < sizes.count, used + spacing + sizes[next].length <= room + tolerance {
            used += spacing + sizes[next].length
            thickness = max(thickness, sizes[next].thickness)
            next += 1
        }
        return LineRuns.Run(firstItem: first, itemsPerLine: next - first, thickness: thickness)
    }

    private static let tolerance: CGFloat = 0.001

    /// Returns the number of items of one length that fit into a line; at least one.
    private static func capacity(_ length: CGFloat, room: CGFloat, spacing: CGFloat) -> Int {
        let step = length + spacing
        guard step > 0 else { return 1_000_000 }
        return max(Int(min(max((room + spacing + tolerance) / step, 0), 1_000_000)), 1)
    }

    // MARK: Placing in a line

    func items(of line: LineRuns.Line) -> [Item] {
        let used = line.items.reduce(0) { $0 + sizes[$1].length }
        let fitting = line.isLast ? capacity(of: line) : line.items.count
        var position = indent
        if fitting == 1 { position += max((room - used) / 2, 0) }
        let gap = gap(of: line, used: used, fitting: fitting)
        return line.items.map { number in
            let extent = sizes[number]
            defer { position += extent.length + gap }
            return Item(number: number, start: position, extent: extent)
        }
    }

    /// Returns the number of items like the line's that fit into it.
    private func capacity(of line: LineRuns.Line) -> Int {
        guard sizes.isUniform, let first = line.items.first else { return max(line.items.count, 2) }
        let fitting = Self.capacity(sizes[first].length, room: room, spacing: measures.itemSpacing)
        return max(fitting, line.items.count)
    }

    private func gap(of line: LineRuns.Line, used: CGFloat, fitting: Int) -> CGFloat {
        guard fitting > 1 else { return 0 }
        guard line.isLast else { return max((room - used) / CGFloat(fitting - 1), 0) }
        let spacing = measures.itemSpacing
        guard sizes.isUniform, let first = line.items.first, fitting < 1_000_000 else { return spacing }
        return max((room - sizes[first].length * CGFloat(fitting)) / CGFloat(fitting - 1), spacing)
    }
}
