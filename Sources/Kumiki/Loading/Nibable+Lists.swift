import UIKit

extension UITableView {
    /// Registers a cell that has a nib, under its identifier.
    public func register<Cell: UITableViewCell & Nibable>(_ cell: Cell.Type) {
        register(cell.nib, forCellReuseIdentifier: cell.identifier)
    }

    /// Registers a header or footer that has a nib, under its identifier.
    public func register<View: UITableViewHeaderFooterView & Nibable>(headerFooter view: View.Type) {
        register(view.nib, forHeaderFooterViewReuseIdentifier: view.identifier)
    }
}

extension UICollectionView {
    /// Registers a cell that has a nib, under its identifier.
    public func register<Cell: UICollectionViewCell & Nibable>(_ cell: Cell.Type) {
        register(cell.nib, forCellWithReuseIdentifier: cell.identifier)
    }

    /// Registers a supplementary view that has a nib, under its identifier.
    public func register<View: UICollectionReusableView & Nibable>(
        _ view: View.Type, ofKind kind: String
    ) {
        register(view.nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: view.identifier)
    }
}
