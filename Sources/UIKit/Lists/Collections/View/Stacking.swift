/// The front-to-back order of elements: by the layout's index, then decorations, items and other views.
struct Stacking: Comparable {
    var zIndex: Int
    var rank: Int

    @MainActor
    init(_ attributes: UICollectionViewLayoutAttributes) {
        zIndex = attributes.zIndex
        switch attributes.representedElementCategory {
        case .decorationView: rank = 0
        case .cell: rank = 1
        case .supplementaryView: rank = 2
        }
    }

    init(zIndex: Int, rank: Int) { (self.zIndex, self.rank) = (zIndex, rank) }

    static func < (a: Stacking, b: Stacking) -> Bool { (a.zIndex, a.rank) < (b.zIndex, b.rank) }
}

/// A view that a collection orders among its others.
@MainActor
protocol Stacked: UIView {
    var stacking: Stacking { get set }
}

extension UIView {
    /// Adds a view in front of those that are not ordered before it.
    func stack(_ view: any Stacked, _ stacking: Stacking) {
        view.stacking = stacking
        let others = subviews.filter { $0 !== view }
        let place = others.firstIndex { other in
            (other as? any Stacked).map { $0.stacking > stacking } ?? false
        }
        insertSubview(view, at: place ?? others.count)
    }
}
