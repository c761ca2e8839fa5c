import Foundation

/// The methods that provide a collection with its items.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell

    /// Returns the number of sections; 1 unless implemented.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView

    /// Returns whether the item can be moved by the user; true unless implemented.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    /// Called at the end of a movement, to update the data.
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath)

    /// Returns the titles of the index beside the items; none unless implemented.
    func indexTitles(for collectionView: UICollectionView) -> [String]?
    func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath
}

/// The result for a header or footer of a data source that has none.
final class MissingSupplement: UICollectionReusableView {}

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int {
        if let own: Int = AddedMethods.result(self, collectionView) { return own }
        return 1
    }
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        AddedMethods.result(self, collectionView, kind, indexPath) ?? MissingSupplement(frame: .zero)
    }
    public func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool {
        if let own: Bool = AddedMethods.result(self, collectionView, indexPath) { return own }
        return true
    }
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) { AddedMethods.perform(self, collectionView, sourceIndexPath, destinationIndexPath) }
    public func indexTitles(for collectionView: UICollectionView) -> [String]? {
        AddedMethods.result(self, collectionView) ?? nil
    }
    public func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        AddedMethods.result(self, collectionView, title, index) ?? IndexPath(item: 0, section: 0)
    }
}
