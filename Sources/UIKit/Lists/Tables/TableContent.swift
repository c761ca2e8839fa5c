import CoreGraphics
import Foundation

/// The content received from a table's data source, and the views that display it.
@MainActor
struct TableContent {
    struct Section {
        var rows = 0
        var header: String?
        var footer: String?
    }

    /// The values for which the positions of the rows were computed.
    struct Setting: Equatable {
        var width: CGFloat
        var margins: CGFloat
        /// The heights of the table's header and footer views.
        var tableViews: [CGFloat]
    }

    /// The source of the rows' heights.
    enum RowHeights {
        /// The table's row height for all of them.
        case fixed
        /// The delegate's heights, all requested at once.
        case asked
        /// The delegate's heights, each requested when the row becomes visible.
        case lazy
    }

    var isLoaded = false
    /// The cell about which the delegate and the data source are being asked.
    var prepared: (path: IndexPath, cell: UITableViewCell)?
    var sections: [Section] = []
    var geometry = TableGeometry()
    var setting: Setting?
    var rowHeights = RowHeights.lazy
    /// Rows and titles whose heights are not estimates.
    var settledRows: Set<IndexPath> = []
    var settledTitles: Set<TableTitle> = []
    /// Whether the mean of the first visible rows is the estimate of the others.
    var hasLearnedEstimate = false

    var cells: [IndexPath: UITableViewCell] = [:]
    /// Cells created for measuring, to be reused when they become visible.
    var waiting: [IndexPath: UITableViewCell] = [:]
    /// The views of section headers and footers; those created for measuring are not in the table yet.
    var titles: [TableTitle: UIView] = [:]
    /// Titles that are on the screen.
    var shownTitles: Set<TableTitle> = []
    /// The placeholders of rows that are still being received.
    var placeholders = Placeholders<UITableViewCell>()
    /// Whether updates use the displayed index paths.
    var usesShownPaths = false
    /// The letters at the side, if there are any.
    var indexTitles: [String]?

    /// Marks all heights as estimates, so that parts are measured when they become visible.
    mutating func unsettle() { (settledRows, settledTitles) = ([], []) }
}

/// The header or footer of a section.
struct TableTitle: Hashable, Comparable {
    var section: Int
    var isHeader: Bool

    static func < (a: TableTitle, b: TableTitle) -> Bool {
        (a.section, a.isHeader ? 0 : 1) < (b.section, b.isHeader ? 0 : 1)
    }
}

/// A part of a table with its own height.
enum TablePart: Equatable {
    case title(TableTitle)
    case row(IndexPath)
}

extension TableGeometry {
    func range(of part: TablePart) -> ClosedRange<CGFloat> {
        switch part {
        case .title(let title): range(of: title)
        case .row(let path): row(at: path) ?? 0...0
        }
    }

    var firstPart: TablePart? {
        sections.isEmpty ? nil : .title(TableTitle(section: 0, isHeader: true))
    }

    /// Returns the part at a height, or the first or last one if the height is outside of all.
    func part(nearest y: CGFloat) -> TablePart? {
        guard let first = firstPart, y > range(of: first).lowerBound else { return firstPart }
        return .title(TableTitle(section: sections.count - 1, isHeader: false))
    }

    /// Returns the part below.
    func part(after part: TablePart) -> TablePart? {
        switch part {
        case .title(let title) where title.isHeader:
            row(IndexPath(row: 0, section: title.section))
                ?? .title(TableTitle(section: title.section, isHeader: false))
        case .title(let title):
            sections.indices.contains(title.section + 1)
                ? .title(TableTitle(section: title.section + 1, isHeader: true)) : nil
        case .row(let path):
            row(IndexPath(row: path.row + 1, section: path.section))
                ?? .title(TableTitle(section: path.section, isHeader: false))
        }
    }

    /// Returns the part above.
    func part(before part: TablePart) -> TablePart? {
        switch part {
        case .title(let title) where title.isHeader:
            title.section > 0 ? .title(TableTitle(section: title.section - 1, isHeader: false)) : nil
        case .title(let title):
            row(IndexPath(row: sections[title.section].rows.count - 1, section: title.section))
                ?? .title(TableTitle(section: title.section, isHeader: true))
        case .row(let path):
            row(IndexPath(row: path.row - 1, section: path.section))
                ?? .title(TableTitle(section: path.section, isHeader: true))
        }
    }

    private func row(_ path: IndexPath) -> TablePart? { has(path) ? .row(path) : nil }
}
