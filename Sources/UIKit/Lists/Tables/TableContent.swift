import CoreGraphics
import Foundation

/// What a table has asked its data source for, and the views that show it.
struct TableContent {
    struct Section {
        var rows = 0
        var header: String?
        var footer: String?
    }

    var isLoaded = false
    var sections: [Section] = []
    var geometry = TableGeometry()
    /// The width that the geometry was worked out for, in points.
    var width: CGFloat = -1
    var cells: [IndexPath: UITableViewCell] = [:]
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]

    /// Cells made to be measured, kept for when they are shown.
    var measured: [IndexPath: UITableViewCell] = [:]
}

/// The rows that a document gives a table: static sections, or prototypes that stand for what the data source brings.
@MainActor
struct DocumentTableRows {
    struct Section {
        var header: String?
        var footer: String?
        var cells: [UITableViewCell]
    }

    /// Whether the sections are the table's content rather than samples of it.
    var isStatic = false
    var sections: [Section] = []

    func cell(at path: IndexPath) -> UITableViewCell? {
        guard sections.indices.contains(path.section) else { return nil }
        let cells = sections[path.section].cells
        return cells.indices.contains(path.row) ? cells[path.row] : nil
    }
}
