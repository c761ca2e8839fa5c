import UIKit

extension UITableView {
    /// Registers a class of cells in a nib.
    public final func register<T: UITableViewCell>(cellType: T.Type) where T: Reusable & NibLoadable {
        register(cellType.nib, forCellReuseIdentifier: cellType.reuseIdentifier)
    }

    /// Registers a class of cells.
    public final func register<T: UITableViewCell>(cellType: T.Type) where T: Reusable {
        register(cellType.self, forCellReuseIdentifier: cellType.reuseIdentifier)
    }

    /// Returns a reused or new cell of a registered class, which the result determines.
    public final func dequeueReusableCell<T: UITableViewCell>(
        for indexPath: IndexPath, cellType: T.Type = T.self
    ) -> T where T: Reusable {
        let cell = dequeueReusableCell(withIdentifier: cellType.reuseIdentifier, for: indexPath)
        guard let cell = cell as? T else {
            preconditionFailure("the cell \(cellType.reuseIdentifier) is not a \(cellType)")
        }
        return cell
    }

    /// Registers a class of headers and footers in a nib.
    public final func register<T: UITableViewHeaderFooterView>(headerFooterViewType type: T.Type)
    where T: Reusable & NibLoadable {
        register(type.nib, forHeaderFooterViewReuseIdentifier: type.reuseIdentifier)
    }

    /// Registers a class of headers and footers.
    public final func register<T: UITableViewHeaderFooterView>(headerFooterViewType type: T.Type)
    where T: Reusable {
        register(type.self, forHeaderFooterViewReuseIdentifier: type.reuseIdentifier)
    }

    /// Returns a reused or new header or footer; nil if its class is not registered.
    public final func dequeueReusableHeaderFooterView<T: UITableViewHeaderFooterView>(
        _ viewType: T.Type = T.self
    ) -> T? where T: Reusable {
        dequeueReusableHeaderFooterView(withIdentifier: viewType.reuseIdentifier) as? T
    }
}

extension UICollectionView {
    /// Registers a class of cells in a nib.
    public final func register<T: UICollectionViewCell>(cellType: T.Type) where T: Reusable & NibLoadable {
        register(cellType.nib, forCellWithReuseIdentifier: cellType.reuseIdentifier)
    }

    /// Registers a class of cells.
    public final func register<T: UICollectionViewCell>(cellType: T.Type) where T: Reusable {
        register(cellType.self, forCellWithReuseIdentifier: cellType.reuseIdentifier)
    }

    /// Returns a reused or new cell of a registered class, which the result determines.
    public final func dequeueReusableCell<T: UICollectionViewCell>(
        for indexPath: IndexPath, cellType: T.Type = T.self
    ) -> T where T: Reusable {
        let cell = dequeueReusableCell(withReuseIdentifier: cellType.reuseIdentifier, for: indexPath)
        guard let cell = cell as? T else {
            preconditionFailure("the cell \(cellType.reuseIdentifier) is not a \(cellType)")
        }
        return cell
    }

    /// Registers a class of supplementary views in a nib.
    public final func register<T: UICollectionReusableView>(
        supplementaryViewType type: T.Type, ofKind kind: String
    ) where T: Reusable & NibLoadable {
        register(type.nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: type.reuseIdentifier)
    }

    /// Registers a class of supplementary views.
    public final func register<T: UICollectionReusableView>(
        supplementaryViewType type: T.Type, ofKind kind: String
    ) where T: Reusable {
        register(type.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: type.reuseIdentifier)
    }

    /// Returns a reused or new supplementary view of a registered class, which the result determines.
    public final func dequeueReusableSupplementaryView<T: UICollectionReusableView>(
        ofKind kind: String, for indexPath: IndexPath, viewType: T.Type = T.self
    ) -> T where T: Reusable {
        let view = dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: viewType.reuseIdentifier, for: indexPath)
        guard let view = view as? T else {
            preconditionFailure("the view \(viewType.reuseIdentifier) is not a \(viewType)")
        }
        return view
    }
}
