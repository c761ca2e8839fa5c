import CoreGraphics
import Foundation

/// Where the parts of a table are, from the heights of all of them.
struct TableGeometry {
    struct Section {
        var header: ClosedRange<CGFloat>
        var rows: ClosedRange<CGFloat>
        var footer: ClosedRange<CGFloat>
        /// Where each row ends; the rows are sorted by it.
        var rowEnds: [CGFloat]
    }

    private(set) var sections: [Section] = []
    private(set) var height: CGFloat = 0

    /// Puts a section below what there is.
    mutating func append(header: CGFloat, rows: [CGFloat], footer: CGFloat) {
        let start = height
        let rowStart = start + max(header, 0)
        var end = rowStart
        let ends = rows.map { row -> CGFloat in
            end += max(row, 0)
            return end
        }
        let bottom = end + max(footer, 0)
        sections.append(
            Section(header: start...rowStart, rows: rowStart...end, footer: end...bottom, rowEnds: ends))
        height = bottom
    }

    /// Leaves room, as between the header view and the first section.
    mutating func skip(_ room: CGFloat) { height += max(room, 0) }

    /// Top and bottom of a row.
    func row(at path: IndexPath) -> ClosedRange<CGFloat>? {
        guard sections.indices.contains(path.section) else { return nil }
        let section = sections[path.section]
        guard section.rowEnds.indices.contains(path.row) else { return nil }
        let start = path.row == 0 ? section.rows.lowerBound : section.rowEnds[path.row - 1]
        return start...section.rowEnds[path.row]
    }

    /// The rows that reach into the stretch, found by bisection.
    func rows(in stretch: ClosedRange<CGFloat>) -> [IndexPath] {
        sections.indices.flatMap { number -> [IndexPath] in
            let section = sections[number]
            guard section.rows.overlaps(stretch), !section.rowEnds.isEmpty else { return [] }
            let first = section.rowEnds.firstIndexInSorted { $0 > stretch.lowerBound }
            return section.rowEnds.indices[first...].prefix { row in
                row == first || section.rowEnds[row - 1] < stretch.upperBound
            }.map { IndexPath(row: $0, section: number) }
        }
    }

    /// The row at a height.
    func row(at y: CGFloat) -> IndexPath? { rows(in: y...y).first }
}

extension Array where Element == CGFloat {
    /// The first place where the condition holds, given that it holds from there on.
    func firstIndexInSorted(where holds: (CGFloat) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
