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
        let rowStart = start + Self.length(header)
        var end = rowStart
        let ends = rows.map { row -> CGFloat in
            end += Self.length(row)
            return end
        }
        let bottom = end + Self.length(footer)
        sections.append(
            Section(header: start...rowStart, rows: rowStart...end, footer: end...bottom, rowEnds: ends))
        height = bottom
    }

    /// Leaves room, as for the table's header view above the first section.
    mutating func skip(_ room: CGFloat) { height += Self.length(room) }

    /// Heights come from authors: what is no height counts as none, and what is beyond all measure is cut.
    private static func length(_ asked: CGFloat) -> CGFloat { asked > 0 ? min(asked, 1_000_000) : 0 }

    /// Top and bottom of a row.
    func row(at path: IndexPath) -> ClosedRange<CGFloat>? {
        guard sections.indices.contains(path.section) else { return nil }
        let section = sections[path.section]
        guard section.rowEnds.indices.contains(path.row) else { return nil }
        let start = path.row == 0 ? section.rows.lowerBound : section.rowEnds[path.row - 1]
        return start...section.rowEnds[path.row]
    }

    /// The sections that reach into the stretch with anything of theirs.
    func sections(in stretch: ClosedRange<CGFloat>) -> Range<Int> {
        let first = sections.firstIndexInSorted { $0.footer.upperBound >= stretch.lowerBound }
        let end = sections.firstIndexInSorted { $0.header.lowerBound > stretch.upperBound }
        return first..<max(first, end)
    }

    /// The rows that reach into the stretch, found by bisection.
    func rows(in stretch: ClosedRange<CGFloat>) -> [IndexPath] {
        sections(in: stretch).flatMap { number -> [IndexPath] in
            let ends = sections[number].rowEnds
            let first = ends.firstIndexInSorted { $0 > stretch.lowerBound }
            guard first < ends.count, sections[number].rows.overlaps(stretch) else { return [] }
            let last = ends.firstIndexInSorted { $0 >= stretch.upperBound }
            return (first...min(max(first, last), ends.count - 1)).map { IndexPath(row: $0, section: number) }
        }
    }

    /// The row at a height.
    func row(at y: CGFloat) -> IndexPath? { rows(in: y...y).first }
}

extension Array {
    /// The first place where the condition holds, given that it holds from there on.
    func firstIndexInSorted(where holds: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
