import UIKit

/// The place in an app's code that asked for a nib.
struct CallPlace {
    let file: StaticString
    let line: UInt

    /// For classes of the toolkit's own, which have no nib.
    static let dataSource = CallPlace(file: #fileID, line: #line)

    /// The nib of a class that has one, and nil for others.
    @MainActor func nib(of type: AnyClass) -> UINib? {
        (type as? any Nibable.Type).map { type in orStop(file, line) { try type.loadNib() } }
    }
}

extension UITableView {
    /// Registers a cell by its nib if it has one, by its class otherwise.
    func register(anyCell cell: UITableViewCell.Type, identifier: String, _ place: CallPlace) {
        if let nib = place.nib(of: cell) {
            register(nib, forCellReuseIdentifier: identifier)
        } else {
            register(cell, forCellReuseIdentifier: identifier)
        }
    }

    /// Registers a header or footer by its nib if it has one, by its class otherwise.
    func register(
        anyHeaderFooter view: UITableViewHeaderFooterView.Type, identifier: String, _ place: CallPlace
    ) {
        if let nib = place.nib(of: view) {
            register(nib, forHeaderFooterViewReuseIdentifier: identifier)
        } else {
            register(view, forHeaderFooterViewReuseIdentifier: identifier)
        }
    }
}

extension UICollectionView {
    /// Registers a cell by its nib if it has one, by its class otherwise.
    func register(anyCell cell: UICollectionViewCell.Type, identifier: String, _ place: CallPlace) {
        if let nib = place.nib(of: cell) {
            register(nib, forCellWithReuseIdentifier: identifier)
        } else {
            register(cell, forCellWithReuseIdentifier: identifier)
        }
    }

    /// Registers a supplementary view by its nib if it has one, by its class otherwise.
    func register(
        anyView view: UICollectionReusableView.Type, ofKind kind: String, identifier: String,
        _ place: CallPlace
    ) {
        if let nib = place.nib(of: view) {
            register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        } else {
            register(view, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        }
    }
}
