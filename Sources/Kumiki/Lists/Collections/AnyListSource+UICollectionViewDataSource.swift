import UIKit

extension AnyListSource: UICollectionViewDataSource {
    /// How many sections there are.
    public func numberOfSections(in collectionView: UICollectionView) -> Int {
        _ = attachments.collection(collectionView)
        return sectionCount
    }

    /// How many models a section has.
    public func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        rowCount(in: section)
    }

    /// The item of a model.
    public func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        cell(attachments.collection(collectionView), at: indexPath)
    }

    /// A header, footer or other supplementary view.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplement(attachments.collection(collectionView), ofKind: kind, at: indexPath)
    }

    /// The index titles of the sections that have one.
    public func indexTitles(for collectionView: UICollectionView) -> [String]? {
        let titles = indexTitles.compactMap { $0 }
        return titles.isEmpty ? nil : titles
    }

    /// The first item of the section with the index title of that place.
    public func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        IndexPath(item: 0, section: sectionOfIndexTitle(at: index))
    }

    /// Whether the user can move an item.
    public func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool {
        behaviour(at: indexPath).canMove
    }

    /// Takes over what the user moved.
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        move(from: sourceIndexPath, to: destinationIndexPath, in: collectionView)
    }
}
