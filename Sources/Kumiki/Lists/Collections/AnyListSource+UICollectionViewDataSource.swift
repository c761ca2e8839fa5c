import UIKit

extension AnyListSource: UICollectionViewDataSource {
    /// Returns the number of sections.
    public func numberOfSections(in collectionView: UICollectionView) -> Int {
        _ = attachments.collection(collectionView)
        return sectionCount
    }

    /// Returns the number of models in a section.
    public func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        rowCount(in: section)
    }

    /// Returns the item of a model.
    public func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        cell(attachments.collection(collectionView), at: indexPath)
    }

    /// Returns a header, footer or other supplementary view.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplement(attachments.collection(collectionView), ofKind: kind, at: indexPath)
    }

    /// Returns the index titles of the sections that have one.
    public func indexTitles(for collectionView: UICollectionView) -> [String]? {
        let titles = indexTitles.compactMap { $0 }
        return titles.isEmpty ? nil : titles
    }

    /// Returns the first item of the section of an index title.
    public func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        IndexPath(item: 0, section: sectionOfIndexTitle(at: index))
    }

    /// Returns whether the user can move an item.
    public func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool {
        behavior(at: indexPath).canMove
    }

    /// Adopts the order after the user has moved a model.
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        move(from: sourceIndexPath, to: destinationIndexPath, in: collectionView)
    }
}
