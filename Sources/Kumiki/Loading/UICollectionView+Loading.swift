import UIKit

extension UICollectionReusableView: ClassNamed {}

extension UICollectionView {
    /// Registers a cell: with its nib if it is ``Nibable``, as made in code otherwise.
    public func register<Cell: UICollectionViewCell>(
        _ cell: Cell.Type, file: StaticString = #fileID, line: UInt = #line
    ) {
        let identifier = ReuseMemory.note(cell, in: self)
        register(anyCell: cell, identifier: identifier, CallPlace(file: file, line: line))
    }

    /// Registers a supplementary view: with its nib if it is ``Nibable``, as made in code otherwise.
    public func register<View: UICollectionReusableView>(
        _ view: View.Type, ofKind kind: String, file: StaticString = #fileID, line: UInt = #line
    ) {
        let identifier = ReuseMemory.note(view, kind: kind, in: self)
        register(anyView: view, ofKind: kind, identifier: identifier, CallPlace(file: file, line: line))
    }

    /// A cell of the class for an item. The class must be registered, or be that of a prototype which bears its name.
    public func dequeueReusableCell<Cell: UICollectionViewCell>(
        _ cell: Cell.Type, for indexPath: IndexPath, file: StaticString = #fileID, line: UInt = #line
    ) -> Cell {
        let identifier = ReuseMemory.identifier(of: cell, in: self)
        let made = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        return Reuse.checked(made, identifier: identifier, file, line)
    }

    /// A supplementary view of the class, which must be registered, or be that of a prototype which bears its name.
    public func dequeueReusableSupplementaryView<View: UICollectionReusableView>(
        _ view: View.Type, ofKind kind: String, for indexPath: IndexPath, file: StaticString = #fileID,
        line: UInt = #line
    ) -> View {
        let identifier = ReuseMemory.identifier(of: view, kind: kind, in: self)
        let made = dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
        return Reuse.checked(made, identifier: identifier, file, line)
    }
}
