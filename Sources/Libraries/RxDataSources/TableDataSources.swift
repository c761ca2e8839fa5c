import RxCocoa
import RxSwift
import UIKit

/// The animations of changes. Lists are reloaded here, which ends in the same state.
public struct AnimationConfiguration {
    public let insertAnimation: UITableView.RowAnimation
    public let reloadAnimation: UITableView.RowAnimation
    public let deleteAnimation: UITableView.RowAnimation

    public init(
        insertAnimation: UITableView.RowAnimation = .automatic,
        reloadAnimation: UITableView.RowAnimation = .automatic,
        deleteAnimation: UITableView.RowAnimation = .automatic
    ) {
        (self.insertAnimation, self.reloadAnimation) = (insertAnimation, reloadAnimation)
        self.deleteAnimation = deleteAnimation
    }
}

/// The transition to changed sections.
public enum ViewTransition {
    case animated
    case reload
}

/// The changes between two lists of sections.
public struct Changeset<Section: SectionModelType> {
    public let originalSections: [Section]
    public let finalSections: [Section]
}

/// The data source of a table with sections.
open class TableViewSectionedDataSource<Section: SectionModelType>: NSObject, UITableViewDataSource,
    SectionedViewDataSourceType
{
    public typealias Item = Section.Item
    public typealias ConfigureCell = (TableViewSectionedDataSource<Section>, UITableView, IndexPath, Item) ->
        UITableViewCell
    public typealias TitleForHeaderInSection = (TableViewSectionedDataSource<Section>, Int) -> String?
    public typealias TitleForFooterInSection = (TableViewSectionedDataSource<Section>, Int) -> String?
    public typealias CanEditRowAtIndexPath = (TableViewSectionedDataSource<Section>, IndexPath) -> Bool
    public typealias CanMoveRowAtIndexPath = (TableViewSectionedDataSource<Section>, IndexPath) -> Bool
    public typealias SectionIndexTitles = (TableViewSectionedDataSource<Section>) -> [String]?
    public typealias SectionForSectionIndexTitle = (TableViewSectionedDataSource<Section>, String, Int) -> Int

    open var configureCell: ConfigureCell
    open var titleForHeaderInSection: TitleForHeaderInSection
    open var titleForFooterInSection: TitleForFooterInSection
    open var canEditRowAtIndexPath: CanEditRowAtIndexPath
    open var canMoveRowAtIndexPath: CanMoveRowAtIndexPath
    open var sectionIndexTitles: SectionIndexTitles
    open var sectionForSectionIndexTitle: SectionForSectionIndexTitle
    open private(set) var sectionModels: [Section] = []

    public init(
        configureCell: @escaping ConfigureCell,
        titleForHeaderInSection: @escaping TitleForHeaderInSection = { _, _ in nil },
        titleForFooterInSection: @escaping TitleForFooterInSection = { _, _ in nil },
        canEditRowAtIndexPath: @escaping CanEditRowAtIndexPath = { _, _ in false },
        canMoveRowAtIndexPath: @escaping CanMoveRowAtIndexPath = { _, _ in false },
        sectionIndexTitles: @escaping SectionIndexTitles = { _ in nil },
        sectionForSectionIndexTitle: @escaping SectionForSectionIndexTitle = { _, _, index in index }
    ) {
        self.configureCell = configureCell
        self.titleForHeaderInSection = titleForHeaderInSection
        self.titleForFooterInSection = titleForFooterInSection
        self.canEditRowAtIndexPath = canEditRowAtIndexPath
        self.canMoveRowAtIndexPath = canMoveRowAtIndexPath
        self.sectionIndexTitles = sectionIndexTitles
        self.sectionForSectionIndexTitle = sectionForSectionIndexTitle
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

    open func numberOfSections(in tableView: UITableView) -> Int { sectionModels.count }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sectionModels.indices.contains(section) ? sectionModels[section].items.count : 0
    }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        configureCell(self, tableView, indexPath, self[indexPath])
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        titleForHeaderInSection(self, section)
    }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        titleForFooterInSection(self, section)
    }
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        canEditRowAtIndexPath(self, indexPath)
    }
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        canMoveRowAtIndexPath(self, indexPath)
    }
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        sectionModels.move(from: sourceIndexPath, to: destinationIndexPath)
    }
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { sectionIndexTitles(self) }
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
        -> Int
    {
        sectionForSectionIndexTitle(self, title, index)
    }

    func show(_ event: Event<[Section]>, in tableView: UITableView) {
        guard let sections = event.element else { return }
        setSections(sections)
        tableView.reloadData()
    }
}

/// Reloads the table when its sections change.
open class RxTableViewSectionedReloadDataSource<Section: SectionModelType>: TableViewSectionedDataSource<
    Section
>,
RxTableViewDataSourceType
{
    public typealias Element = [Section]
    open func tableView(_ tableView: UITableView, observedEvent: Event<Element>) {
        show(observedEvent, in: tableView)
    }
}

/// Changes the table when its sections change.
open class RxTableViewSectionedAnimatedDataSource<Section: AnimatableSectionModelType>:
    TableViewSectionedDataSource<Section>,
    RxTableViewDataSourceType
{
    public typealias Element = [Section]
    public typealias DecideViewTransition = (
        TableViewSectionedDataSource<Section>, UITableView, [Changeset<Section>]
    ) ->
        ViewTransition

    public var animationConfiguration: AnimationConfiguration
    public var decideViewTransition: DecideViewTransition

    public init(
        animationConfiguration: AnimationConfiguration = AnimationConfiguration(),
        decideViewTransition: @escaping DecideViewTransition = { _, _, _ in .animated },
        configureCell: @escaping ConfigureCell,
        titleForHeaderInSection: @escaping TitleForHeaderInSection = { _, _ in nil },
        titleForFooterInSection: @escaping TitleForFooterInSection = { _, _ in nil },
        canEditRowAtIndexPath: @escaping CanEditRowAtIndexPath = { _, _ in false },
        canMoveRowAtIndexPath: @escaping CanMoveRowAtIndexPath = { _, _ in false },
        sectionIndexTitles: @escaping SectionIndexTitles = { _ in nil },
        sectionForSectionIndexTitle: @escaping SectionForSectionIndexTitle = { _, _, index in index }
    ) {
        self.animationConfiguration = animationConfiguration
        self.decideViewTransition = decideViewTransition
        super.init(
            configureCell: configureCell, titleForHeaderInSection: titleForHeaderInSection,
            titleForFooterInSection: titleForFooterInSection, canEditRowAtIndexPath: canEditRowAtIndexPath,
            canMoveRowAtIndexPath: canMoveRowAtIndexPath, sectionIndexTitles: sectionIndexTitles,
            sectionForSectionIndexTitle: sectionForSectionIndexTitle)
    }

    open func tableView(_ tableView: UITableView, observedEvent: Event<Element>) {
        show(observedEvent, in: tableView)
    }
}
