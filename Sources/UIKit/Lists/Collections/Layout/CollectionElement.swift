import Foundation

/// An item, supplementary view or decoration view of a collection.
struct CollectionElement: Hashable, Comparable {
    var category: UICollectionView.ElementCategory
    /// Empty for items.
    var kind: String
    var path: IndexPath

    static func cell(_ path: IndexPath) -> CollectionElement {
        CollectionElement(category: .cell, kind: "", path: path)
    }

    static func supplement(_ kind: String, _ path: IndexPath) -> CollectionElement {
        CollectionElement(category: .supplementaryView, kind: kind, path: path)
    }

    static func < (a: CollectionElement, b: CollectionElement) -> Bool {
        if a.path != b.path { return a.path < b.path }
        return (a.category.rawValue, a.kind) < (b.category.rawValue, b.kind)
    }
}
