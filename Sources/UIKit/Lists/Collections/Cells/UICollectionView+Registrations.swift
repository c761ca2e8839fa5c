import Foundation

extension UICollectionView {
    /// A registration that creates and configures cells of a class, in place of an identifier.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let identifier = RegistrationNumber.next("cell")
        let nib: UINib?
        let handler: Handler

        public init(handler: @escaping Handler) { (nib, self.handler) = (nil, handler) }

        public init(cellNib: UINib, handler: @escaping Handler) {
            (nib, self.handler) = (cellNib, handler)
        }
    }

    /// A registration that creates and configures headers, footers and other views of a class.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let identifier = RegistrationNumber.next("supplement")
        let elementKind: String
        let nib: UINib?
        let handler: Handler

        public init(elementKind: String, handler: @escaping Handler) {
            (self.elementKind, nib, self.handler) = (elementKind, nil, handler)
        }

        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            (self.elementKind, nib, self.handler) = (elementKind, supplementaryNib, handler)
        }
    }

    /// Returns a cell for an item, configured by the registration's handler.
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        if !registry.knows(registration.identifier) {
            if let nib = registration.nib {
                register(nib, forCellWithReuseIdentifier: registration.identifier)
            } else {
                register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
            }
        }
        let made = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
        let cell = made as? Cell ?? unexpected(made, registration.identifier)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Returns a view of the registration's kind, configured by its handler.
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let kind = registration.elementKind
        if supplements[kind]?.knows(registration.identifier) != true {
            if let nib = registration.nib {
                register(
                    nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: registration.identifier)
            } else {
                register(
                    Supplementary.self, forSupplementaryViewOfKind: kind,
                    withReuseIdentifier: registration.identifier)
            }
        }
        let made = dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: registration.identifier, for: indexPath)
        let view = made as? Supplementary ?? unexpected(made, registration.identifier)
        registration.handler(view, kind, indexPath)
        return view
    }

    /// Returns a new view in place of one of another class, for example from a nib.
    private func unexpected<View: UICollectionReusableView>(
        _ made: UICollectionReusableView, _ identifier: String
    ) -> View {
        RuntimeDiagnostics.report("The nib of a registration has a \(type(of: made)), not a \(View.self)")
        let view = View(frame: .zero)
        view.reuseIdentifier = identifier
        return view
    }
}

/// The numbers of registrations, by which each has a unique identifier.
@MainActor
enum RegistrationNumber {
    private static var count = 0

    static func next(_ noun: String) -> String {
        count += 1
        return "\(noun)-registration-\(count)"
    }
}
