import UIKit

extension UITableViewCell: ClassNamed {}
extension UITableViewHeaderFooterView: ClassNamed {}

extension UITableView {
    /// Registers a cell that is made in code, under its identifier.
    public func register<Cell: UITableViewCell>(_ cell: Cell.Type) {
        register(cell, forCellReuseIdentifier: cell.identifier)
    }

    /// Registers a header or footer that is made in code, under its identifier.
    public func register<View: UITableViewHeaderFooterView>(headerFooter view: View.Type) {
        register(view, forHeaderFooterViewReuseIdentifier: view.identifier)
    }

    /// A cell of the class for a row. Its identifier must be registered, or be a prototype's, with this class.
    public func dequeueReusableCell<Cell: UITableViewCell>(_ cell: Cell.Type, for indexPath: IndexPath)
        -> Cell
    {
        let made = dequeueReusableCell(withIdentifier: cell.identifier, for: indexPath)
        return Reuse.checked(made, identifier: cell.identifier)
    }

    /// A header or footer of the class, or nil when none is registered under its identifier.
    public func dequeueReusableHeaderFooterView<View: UITableViewHeaderFooterView>(_ view: View.Type) -> View?
    {
        dequeueReusableHeaderFooterView(withIdentifier: view.identifier) as? View
    }
}
