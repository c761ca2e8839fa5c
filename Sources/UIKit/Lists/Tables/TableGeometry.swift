import CoreGraphics
import Foundation

/// The positions of a table's parts, computed from their heights.
struct TableGeometry {
    struct Section {
        var header: CGFloat
        var rows: HeightTree
        var footer: CGFloat

        var height: CGFloat { header + rows.height + footer }
    }

    private(set) var sections: [Section]
    /// The space above the first section, for example for the table's header view, and below the last one.
    let top: CGFloat
    let bottom: CGFloat

    /// The heights of sections.
    private var lengths: HeightTree

    init(sections: [Section] = [], top: CGFloat = 0, bottom: CGFloat = 0) {
        // Heights of titles are set by authors, as those of rows are.
        let sections = sections.map {
            Section(
                header: HeightTree.length($0.header), rows: $0.rows, footer: HeightTree.length($0.footer))
        }
        self.sections = sections
        self.top = HeightTree.length(top)
        self.bottom = HeightTree.length(bottom)
        lengths = Self.lengths(of: sections)
    }

    /// Returns the heights of sections, which are those of their rows in total.
    private static func lengths(of sections: [Section]) -> HeightTree {
        HeightTree(sections.map(\.height), limit: .greatestFiniteMagnitude)
    }

    var height: CGFloat { top + lengths.height + bottom }

    // MARK: Changing

    /// Sets the known height of a row. Returns its growth.
    mutating func setRow(_ height: CGFloat, at path: IndexPath) -> CGFloat {
        guard has(path) else { return 0 }
        let growth = HeightTree.length(height) - sections[path.section].rows.height(at: path.row)
        sections[path.section].rows.set(height, at: path.row)
        if growth != 0 { sectionDidChange(path.section) }
        return growth
    }

    /// Sets the height of a section's header or footer. Returns its growth.
    mutating func setTitle(_ height: CGFloat, _ title: TableTitle) -> CGFloat {
        guard sections.indices.contains(title.section) else { return 0 }
        let height = HeightTree.length(height)
        let key = title.isHeader ? \Section.header : \Section.footer
        let growth = height - sections[title.section][keyPath: key]
        sections[title.section][keyPath: key] = height
        if growth != 0 { sectionDidChange(title.section) }
        return growth
    }

    /// Changes the estimate of rows with unknown heights.
    mutating func setEstimate(_ estimate: CGFloat) {
        for section in sections.indices { sections[section].rows.estimate = HeightTree.length(estimate) }
        lengths = Self.lengths(of: sections)
    }

    private mutating func sectionDidChange(_ section: Int) {
        lengths.set(sections[section].height, at: section)
    }

    // MARK: Places

    func has(_ path: IndexPath) -> Bool {
        sections.indices.contains(path.section) && path.row >= 0
            && path.row < sections[path.section].rows.count
    }

    /// Returns the top and bottom of a row.
    func row(at path: IndexPath) -> ClosedRange<CGFloat>? {
        guard has(path) else { return nil }
        let section = sections[path.section]
        let start = start(of: path.section) + section.header + section.rows.start(of: path.row)
        return start...(start + section.rows.height(at: path.row))
    }

    func header(_ section: Int) -> ClosedRange<CGFloat> {
        let start = start(of: section)
        return start...(start + sections[section].header)
    }

    /// Returns all rows of a section.
    func rows(ofSection section: Int) -> ClosedRange<CGFloat> {
        let start = start(of: section) + sections[section].header
        return start...(start + sections[section].rows.height)
    }

    func footer(_ section: Int) -> ClosedRange<CGFloat> {
        let start = rows(ofSection: section).upperBound
        return start...(start + sections[section].footer)
    }

    func range(of title: TableTitle) -> ClosedRange<CGFloat> {
        title.isHeader ? header(title.section) : footer(title.section)
    }

    private func start(of section: Int) -> CGFloat { top + lengths.start(of: section) }

    // MARK: Finding

    /// Returns the sections that intersect the range.
    func sections(in stretch: ClosedRange<CGFloat>) -> Range<Int> {
        let first = lengths.place(endingAt: stretch.lowerBound - top)
        var end = min(lengths.place(endingBelow: stretch.upperBound - top), sections.count - 1)
        while end >= first, start(of: end) > stretch.upperBound { end -= 1 }
        return first..<max(first, end + 1)
    }

    /// Returns the rows that intersect the range.
    func rows(in stretch: ClosedRange<CGFloat>) -> [IndexPath] {
        sections(in: stretch).flatMap { number -> [IndexPath] in
            let rows = sections[number].rows
            let start = start(of: number) + sections[number].header
            guard rows.count > 0, (start...(start + rows.height)).overlaps(stretch) else { return [] }
            let first = rows.place(endingBelow: stretch.lowerBound - start)
            guard first < rows.count else { return [] }
            let last = min(rows.place(endingAt: stretch.upperBound - start), rows.count - 1)
            return (first...max(first, last)).map { IndexPath(row: $0, section: number) }
        }
    }

    /// Returns the row at a height.
    func row(at y: CGFloat) -> IndexPath? { rows(in: y...y).first }
}
