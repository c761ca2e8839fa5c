import CoreGraphics
import Foundation

/// The frames of all elements of a flow.
///
/// Lengths are along the line and depths across it, so that both scroll directions are one computation.
@MainActor
struct FlowGeometry {
    private(set) var sections: [FlowSection] = []
    let isVertical: Bool
    /// The length available to a line, in points.
    let lineLength: CGFloat
    private let isMirrored: Bool

    /// Creates an empty flow for the space of the collection.
    init(in view: UICollectionView, _ layout: UICollectionViewFlowLayout) {
        isVertical = layout.scrollDirection == .vertical
        lineLength = Self.lineLength(of: view.bounds.size, in: view, layout)
        isMirrored = view.isRightToLeft && !layout.flipsHorizontallyInOppositeLayoutDirection
    }

    /// Returns the length available to a line in a collection of a size.
    static func lineLength(
        of size: CGSize, in view: UICollectionView, _ layout: UICollectionViewFlowLayout
    ) -> CGFloat {
        let insets = view.adjustedContentInset
        return layout.scrollDirection == .vertical
            ? size.width - insets.left - insets.right : size.height - insets.top - insets.bottom
    }

    func isSame(as other: FlowGeometry) -> Bool {
        (isVertical, lineLength, isMirrored) == (other.isVertical, other.lineLength, other.isMirrored)
    }

    mutating func append(_ measures: FlowMeasures, _ sizes: FlowSizes) {
        var section = FlowSection(
            measures: measures, isVertical: isVertical, length: lineLength, sizes: sizes)
        section.start = depth
        sections.append(section)
    }

    /// Applies the preferred sizes of items.
    mutating func measure(_ measured: [IndexPath: CGSize]) {
        let bySection = Dictionary(grouping: measured.keys, by: \.section)
        for (section, paths) in bySection where sections.indices.contains(section) {
            sections[section].measure(
                paths.sorted().compactMap { path in
                    measured[path].map { (path.item, FlowExtent($0, isVertical: isVertical)) }
                })
        }
        var depth = CGFloat(0)
        for section in sections.indices {
            sections[section].start = depth
            depth = sections[section].end
        }
    }

    var depth: CGFloat { sections.last?.end ?? 0 }

    var contentSize: CGSize {
        isVertical ? CGSize(width: lineLength, height: depth) : CGSize(width: depth, height: lineLength)
    }

    // MARK: Finding

    /// Returns the range of the content, across the lines, that a rectangle spans.
    func stretch(of rect: CGRect) -> ClosedRange<CGFloat> {
        if isVertical { return rect.minY...max(rect.maxY, rect.minY) }
        let rect = isMirrored ? CGRect(origin: CGPoint(x: depth - rect.maxX, y: 0), size: rect.size) : rect
        return rect.minX...max(rect.maxX, rect.minX)
    }

    /// Returns the sections that intersect the range.
    func sections(in stretch: ClosedRange<CGFloat>) -> Range<Int> {
        let first = sections.partitioningIndex { $0.end >= stretch.lowerBound }
        let end = sections.partitioningIndex { $0.start > stretch.upperBound }
        return first..<max(first, end)
    }

    /// Returns the items that intersect the range, with their frames.
    func items(in stretch: ClosedRange<CGFloat>, of number: Int) -> [(item: Int, frame: CGRect)] {
        let section = sections[number]
        let low = stretch.lowerBound - section.linesStart
        return section.lines.lines(in: low...(stretch.upperBound - section.linesStart)).flatMap { line in
            section.items(of: line).map { ($0.number, frame(of: $0, in: line, section)) }
        }
    }

    func frame(ofItemAt path: IndexPath) -> CGRect? {
        guard sections.indices.contains(path.section),
            let line = sections[path.section].lines.line(of: path.item)
        else { return nil }
        let section = sections[path.section]
        return section.items(of: line).first { $0.number == path.item }
            .map { frame(of: $0, in: line, section) }
    }

    private func frame(of item: FlowSection.Item, in line: LineRuns.Line, _ section: FlowSection) -> CGRect {
        let depth = section.linesStart + line.start + (line.thickness - item.extent.thickness) / 2
        return rect(
            start: item.start, length: item.extent.length, depth: depth..<depth + item.extent.thickness)
    }

    /// Returns the rectangle of a range of the content, over the whole width or height.
    func band(_ depth: Range<CGFloat>) -> CGRect { rect(start: 0, length: lineLength, depth: depth) }

    private func rect(start: CGFloat, length: CGFloat, depth: Range<CGFloat>) -> CGRect {
        let thickness = depth.upperBound - depth.lowerBound
        guard isVertical else {
            let x = isMirrored ? self.depth - depth.upperBound : depth.lowerBound
            return CGRect(x: x, y: start, width: thickness, height: length)
        }
        let x = isMirrored ? lineLength - start - length : start
        return CGRect(x: x, y: depth.lowerBound, width: length, height: thickness)
    }
}
