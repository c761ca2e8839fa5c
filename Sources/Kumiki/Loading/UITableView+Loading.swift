import UIKit

extension UITableView {
    /// Registers a cell, with its nib if it is ``Nibable``, else by its class.
    ///
    /// The reuse identifier is the name of the class, as it is by hand, or the ``ClassNamed/identifier`` of a class that
    /// conforms to ``ClassNamed``. Of two classes of one name the second is registered under its qualified name.
    public func register<Cell: UITableViewCell>(
        _ cell: Cell.Type, file: StaticString = #fileID, line: UInt = #line
    ) {
        let identifier = ReuseIdentifiers.add(cell, to: self)
        register(anyCell: cell, identifier: identifier, CallPlace(file: file, line: line))
    }

    /// Registers a header or footer, with its nib if it is ``Nibable``, else by its class. The reuse identifier is that of
    /// cells.
    public func register<View: UITableViewHeaderFooterView>(
        headerFooter view: View.Type, file: StaticString = #fileID, line: UInt = #line
    ) {
        let identifier = ReuseIdentifiers.add(view, kind: Self.headersAndFooters, to: self)
        register(anyHeaderFooter: view, identifier: identifier, CallPlace(file: file, line: line))
    }

    /// Returns a cell of the class for a row. The class must be registered, or be that of a prototype with its
    /// identifier.
    public func dequeueReusableCell<Cell: UITableViewCell>(
        _ cell: Cell.Type, for indexPath: IndexPath, file: StaticString = #fileID, line: UInt = #line
    ) -> Cell {
        let identifier = ReuseIdentifiers.find(cell, in: self)
        let made = dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        return Reuse.checked(made, identifier: identifier, file, line)
    }

    /// Returns a header or footer of the class; nil if the class is not registered.
    public func dequeueReusableHeaderFooterView<View: UITableViewHeaderFooterView>(_ view: View.Type) -> View?
    {
        let identifier = ReuseIdentifiers.find(view, kind: Self.headersAndFooters, in: self)
        let made = dequeueReusableHeaderFooterView(withIdentifier: identifier) as? View
        made?.beginReuse()
        return made
    }

    /// Their reuse identifiers are apart from those of cells.
    private static var headersAndFooters: String { "headers and footers" }
}
