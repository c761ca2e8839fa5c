import UIKit

extension UITableView {
    /// Registers a cell by its nib if it has one, by its class otherwise.
    func register(anyCell cell: UITableViewCell.Type, identifier: String) {
        if let nib = (cell as? any Nibable.Type)?.nib {
            register(nib, forCellReuseIdentifier: identifier)
        } else {
            register(cell, forCellReuseIdentifier: identifier)
        }
    }

    /// Registers a header or footer by its nib if it has one, by its class otherwise.
    func register(anyHeaderFooter view: UITableViewHeaderFooterView.Type, identifier: String) {
        if let nib = (view as? any Nibable.Type)?.nib {
            register(nib, forHeaderFooterViewReuseIdentifier: identifier)
        } else {
            register(view, forHeaderFooterViewReuseIdentifier: identifier)
        }
    }
}

extension UICollectionView {
    /// Registers a cell by its nib if it has one, by its class otherwise.
    func register(anyCell cell: UICollectionViewCell.Type, identifier: String) {
        if let nib = (cell as? any Nibable.Type)?.nib {
            register(nib, forCellWithReuseIdentifier: identifier)
        } else {
            register(cell, forCellWithReuseIdentifier: identifier)
        }
    }

    /// Registers a supplementary view by its nib if it has one, by its class otherwise.
    func register(anyView view: UICollectionReusableView.Type, ofKind kind: String, identifier: String) {
        if let nib = (view as? any Nibable.Type)?.nib {
            register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        } else {
            register(view, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        }
    }
}
