import CoreGraphics
import Foundation

/// What a table has asked its data source for, and the views that show it.
struct TableContent {
    struct Section {
        var rows = 0
        var header: String?
        var footer: String?
    }

    /// What the places of the rows were worked out for.
    struct Setting: Equatable {
        var width: CGFloat
        var margins: CGFloat
        /// The heights of the table's own header and footer.
        var tableViews: [CGFloat]
    }

    var isLoaded = false
    var sections: [Section] = []

    /// Row heights as they were asked for; negative ones are the cells' to say.
    var askedHeights: [[CGFloat]] = []
    /// The heights that cells have said.
    var measuredHeights: [IndexPath: CGFloat] = [:]
    var geometry = TableGeometry()
    var setting: Setting?

    var cells: [IndexPath: UITableViewCell] = [:]
    /// Cells made to be measured, kept for when they are shown.
    var waiting: [IndexPath: UITableViewCell] = [:]
    /// The views of section headers and footers; those made to be measured are not in the table yet.
    var titles: [TableTitle: UIView] = [:]
}

/// The header or footer of a section.
struct TableTitle: Hashable, Comparable {
    var section: Int
    var isHeader: Bool

    static func < (a: TableTitle, b: TableTitle) -> Bool {
        (a.section, a.isHeader ? 0 : 1) < (b.section, b.isHeader ? 0 : 1)
    }
}
