import CoreGraphics

/// The position of a cell in its table.
struct CellPlace: Equatable {
    var style = UITableView.Style.plain
    var isFirst = false
    var isLast = false
    var separator: CellSeparator?
}

/// The line below a cell.
struct CellSeparator: Equatable {
    var color: UIColor
    /// The separator's inset from the cell's edges; nil aligns it with the text.
    var inset: UIEdgeInsets?
    /// Whether the inset is relative to the start of the text.
    var isFromText = false
}
