import RxCocoa
import RxSwift
import UIKit

/// The data source of a collection view with sections.
open class CollectionViewSectionedDataSource<Section: SectionModelType>: NSObject, UICollectionViewDataSource,
    SectionedViewDataSourceType
{
    public typealias Item = Section.Item
    public typealias ConfigureCell = (
        CollectionViewSectionedDataSource<Section>, UICollectionView, IndexPath, Item
    ) ->
        UICollectionViewCell
    public typealias ConfigureSupplementaryView = (
        CollectionViewSectionedDataSource<Section>, UICollectionView, String, IndexPath
    ) -> UICollectionReusableView
    public typealias MoveItem = (CollectionViewSectionedDataSource<Section>, IndexPath, IndexPath) -> Void
    public typealias CanMoveItemAtIndexPath = (CollectionViewSectionedDataSource<Section>, IndexPath) -> Bool

    open var configureCell: ConfigureCell
    open var configureSupplementaryView: ConfigureSupplementaryView?
    open var moveItem: MoveItem
    open var canMoveItemAtIndexPath: CanMoveItemAtIndexPath?
    open private(set) var sectionModels: [Section] = []

    public init(
        configureCell: @escaping ConfigureCell, configureSupplementaryView: ConfigureSupplementaryView? = nil,
        moveItem: @escaping MoveItem = { _, _, _ in },
        canMoveItemAtIndexPath: @escaping CanMoveItemAtIndexPath = { _, _ in false }
    ) {
        self.configureCell = configureCell
        self.configureSupplementaryView = configureSupplementaryView
        self.moveItem = moveItem
        self.canMoveItemAtIndexPath = canMoveItemAtIndexPath
    }

    open subscript(section: Int) -> Section { sectionModels[section] }
    open subscript(indexPath: IndexPath) -> Item {
        get { sectionModels[indexPath.section].items[indexPath.item] }
        set {
            let section = sectionModels[indexPath.section]
            var items = section.items
            items[indexPath.item] = newValue
            sectionModels[indexPath.section] = Section(original: section, items: items)
        }
    }

    open func model(at indexPath: IndexPath) throws -> Any { self[indexPath] }
    open func setSections(_ sections: [Section]) { sectionModels = sections }

    open func numberOfSections(in collectionView: UICollectionView) -> Int { sectionModels.count }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sectionModels.indices.contains(section) ? sectionModels[section].items.count : 0
    }
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        configureCell(self, collectionView, indexPath, self[indexPath])
    }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        configureSupplementaryView?(self, collectionView, kind, indexPath) ?? UICollectionReusableView()
    }
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        canMoveItemAtIndexPath?(self, indexPath) ?? false
    }
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        sectionModels.move(from: sourceIndexPath, to: destinationIndexPath)
        moveItem(self, sourceIndexPath, destinationIndexPath)
    }

    func show(_ event: Event<[Section]>, in collectionView: UICollectionView) {
        guard let sections = event.element else { return }
        setSections(sections)
        collectionView.reloadData()
    }
}

/// Reloads the collection view when its sections change.
open class RxCollectionViewSectionedReloadDataSource<Section: SectionModelType>:
    CollectionViewSectionedDataSource<Section>,
    RxCollectionViewDataSourceType
{
    public typealias Element = [Section]
    open func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Element>) {
        show(observedEvent, in: collectionView)
    }
}

/// Changes the collection view when its sections change.
open class RxCollectionViewSectionedAnimatedDataSource<Section: AnimatableSectionModelType>:
    CollectionViewSectionedDataSource<Section>, RxCollectionViewDataSourceType
{
    public typealias Element = [Section]
    public typealias DecideViewTransition = (
        CollectionViewSectionedDataSource<Section>, UICollectionView, [Changeset<Section>]
    ) -> ViewTransition

    public var animationConfiguration: AnimationConfiguration
    public var decideViewTransition: DecideViewTransition

    public init(
        animationConfiguration: AnimationConfiguration = AnimationConfiguration(),
        decideViewTransition: @escaping DecideViewTransition = { _, _, _ in .animated },
        configureCell: @escaping ConfigureCell, configureSupplementaryView: ConfigureSupplementaryView? = nil,
        moveItem: @escaping MoveItem = { _, _, _ in },
        canMoveItemAtIndexPath: @escaping CanMoveItemAtIndexPath = { _, _ in false }
    ) {
        self.animationConfiguration = animationConfiguration
        self.decideViewTransition = decideViewTransition
        super.init(
            configureCell: configureCell, configureSupplementaryView: configureSupplementaryView,
            moveItem: moveItem,
            canMoveItemAtIndexPath: canMoveItemAtIndexPath)
    }

    open func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Element>) {
        show(observedEvent, in: collectionView)
    }
}
