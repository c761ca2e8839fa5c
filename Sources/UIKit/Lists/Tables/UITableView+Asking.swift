import Foundation

/// Optional methods of a table's delegate whose absence spares calls for each row, or leaves a section's default space.
enum TableMethod: Hashable {
    case heightForRow
    case estimatedHeightForRow
    case viewForHeader
    case viewForFooter

    var selector: String {
        switch self {
        case .heightForRow: "tableView:heightForRowAtIndexPath:"
        case .estimatedHeightForRow: "tableView:estimatedHeightForRowAtIndexPath:"
        case .viewForHeader: "tableView:viewForHeaderInSection:"
        case .viewForFooter: "tableView:viewForFooterInSection:"
        }
    }
}

extension UITableView {
    /// Returns the delegate's result, or nil if it does not implement the method.
    func ask<Answer>(_ method: TableMethod, _ call: (any UITableViewDelegate) -> Answer) -> Answer? {
        guard !missingMethods.contains(method), let delegate = tableDelegate else { return nil }
        let answer = call(delegate)
        return missingMethods.contains(method) ? nil : answer
    }

    /// Records that the default implementation of a method ran for an object, which therefore does not implement it.
    /// Delegates may call the defaults of other objects, which say nothing about the delegate.
    func lacks(_ method: TableMethod, _ object: any UITableViewDelegate) {
        if object === tableDelegate { missingMethods.insert(method) }
    }

    /// Records that a controller does not override a method. Only adapted classes list their methods; others may have
    /// called the method of their superclass.
    func lacks(_ method: TableMethod, unlessOverriddenBy controller: UITableViewController) {
        guard type(of: controller) == UITableViewController.self || AdaptedClasses.isAdapted(controller)
        else {
            return
        }
        if !AdaptedClasses.implements(controller, method.selector) { lacks(method, controller) }
    }

    /// Returns the cell of a row that is visible or being prepared.
    func preparedCell(at path: IndexPath) -> UITableViewCell? {
        if let prepared = content.prepared, prepared.path == path { return prepared.cell }
        return cellForRow(at: path) ?? documentRows.cell(at: path)
    }

    /// Whether a row can be focused unless the delegate decides: if it can be selected.
    var focusesRows: Bool {
        allowsFocus && (isEditing ? allowsFocusDuringEditing : allowsSelection)
    }

    /// Returns whether a row can be moved unless the data source decides: where its methods are unknown, as the cell shows.
    func movesRow(at path: IndexPath) -> Bool {
        guard let dataSource, !AdaptedClasses.isAdapted(dataSource) else { return true }
        return content.prepared.map { $0.path != path || $0.cell.showsReorderControl } ?? true
    }
}
