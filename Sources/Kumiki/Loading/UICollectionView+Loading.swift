import UIKit

extension UICollectionView {
    /// Registers a cell, with its nib if it is ``Nibable``, else by its class.
    ///
    /// The reuse identifier is the name of the class, as it is by hand, or the ``ClassNamed/identifier`` of a class that
    /// conforms to ``ClassNamed``. Of two classes of one name the second is registered under its qualified name.
    public func register<Cell: UICollectionViewCell>(
        _ cell: Cell.Type, file: StaticString = #fileID, line: UInt = #line
    ) {
        let identifier = ReuseIdentifiers.add(cell, to: self)
        register(anyCell: cell, identifier: identifier, CallPlace(file: file, line: line))
    }

    /// Registers a supplementary view, with its nib if it is ``Nibable``, else by its class. The reuse identifier is that
    /// of cells.
    public func register<View: UICollectionReusableView>(
        _ view: View.Type, ofKind kind: String, file: StaticString = #fileID, line: UInt = #line
    ) {
        let identifier = ReuseIdentifiers.add(view, kind: Self.supplement(kind), to: self)
        register(anyView: view, ofKind: kind, identifier: identifier, CallPlace(file: file, line: line))
    }

    /// Returns a cell of the class for an item. The class must be registered, or be that of a prototype with its
    /// identifier.
    public func dequeueReusableCell<Cell: UICollectionViewCell>(
        _ cell: Cell.Type, for indexPath: IndexPath, file: StaticString = #fileID, line: UInt = #line
    ) -> Cell {
        let identifier = ReuseIdentifiers.find(cell, in: self)
        let made = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        return Reuse.checked(made, identifier: identifier, file, line)
    }

    /// Returns a supplementary view of the class, which must be registered, or be that of a prototype with its
    /// identifier.
    public func dequeueReusableSupplementaryView<View: UICollectionReusableView>(
        _ view: View.Type, ofKind kind: String, for indexPath: IndexPath, file: StaticString = #fileID,
        line: UInt = #line
    ) -> View {
        let identifier = ReuseIdentifiers.find(view, kind: Self.supplement(kind), in: self)
        let made = dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
        return Reuse.checked(made, identifier: identifier, file, line)
    }

    /// Reuse identifiers of each kind are apart from those of cells.
    private static func supplement(_ kind: String) -> String { "supplement \(kind)" }
}
