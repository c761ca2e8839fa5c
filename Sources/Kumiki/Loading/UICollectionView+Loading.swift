import UIKit

extension UICollectionReusableView: ClassNamed {}

extension UICollectionView {
    /// Registers a cell that is made in code, under its identifier.
    public func register<Cell: UICollectionViewCell>(_ cell: Cell.Type) {
        register(cell, forCellWithReuseIdentifier: cell.identifier)
    }

    /// Registers a supplementary view that is made in code, under its identifier.
    public func register<View: UICollectionReusableView>(_ view: View.Type, ofKind kind: String) {
        register(view, forSupplementaryViewOfKind: kind, withReuseIdentifier: view.identifier)
    }

    /// A cell of the class for an item. Its identifier must be registered, or be a prototype's, with this class.
    public func dequeueReusableCell<Cell: UICollectionViewCell>(
        _ cell: Cell.Type, for indexPath: IndexPath
    ) -> Cell {
        let made = dequeueReusableCell(withReuseIdentifier: cell.identifier, for: indexPath)
        return Reuse.checked(made, identifier: cell.identifier)
    }

    /// A supplementary view of the class. Its identifier must be registered with this class.
    public func dequeueReusableSupplementaryView<View: UICollectionReusableView>(
        _ view: View.Type, ofKind kind: String, for indexPath: IndexPath
    ) -> View {
        let made = dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: view.identifier, for: indexPath)
        return Reuse.checked(made, identifier: view.identifier)
    }
}
