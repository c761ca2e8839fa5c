import UIKit

extension UITableViewCell: ClassNamed {}
extension UITableViewHeaderFooterView: ClassNamed {}

extension UITableView {
    /// Registers a cell: with its nib if it is ``Nibable``, as made in code otherwise.
    public func register<Cell: UITableViewCell>(
        _ cell: Cell.Type, file: StaticString = #fileID, line: UInt = #line
    ) {
        let identifier = ReuseMemory.note(cell, in: self)
        register(anyCell: cell, identifier: identifier, CallPlace(file: file, line: line))
    }

    /// Registers a header or footer: with its nib if it is ``Nibable``, as made in code otherwise.
    public func register<View: UITableViewHeaderFooterView>(
        headerFooter view: View.Type, file: StaticString = #fileID, line: UInt = #line
    ) {
        let identifier = ReuseMemory.note(view, in: self)
        register(anyHeaderFooter: view, identifier: identifier, CallPlace(file: file, line: line))
    }

    /// A cell of the class for a row. The class must be registered, or be that of a prototype which bears its name.
    public func dequeueReusableCell<Cell: UITableViewCell>(
        _ cell: Cell.Type, for indexPath: IndexPath, file: StaticString = #fileID, line: UInt = #line
    ) -> Cell {
        let identifier = ReuseMemory.identifier(of: cell, in: self)
        let made = dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        return Reuse.checked(made, identifier: identifier, file, line)
    }

    /// A header or footer of the class, or nil when it was not registered.
    public func dequeueReusableHeaderFooterView<View: UITableViewHeaderFooterView>(_ view: View.Type) -> View?
    {
        let identifier = ReuseMemory.identifier(of: view, in: self)
        let made = dequeueReusableHeaderFooterView(withIdentifier: identifier) as? View
        made?.beginReuse()
        return made
    }
}
