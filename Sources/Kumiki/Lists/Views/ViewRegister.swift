import UIKit

/// Which views show which models. The first that fits is taken.
@MainActor
final class ViewRegister<Model: DataSourceModel> {
    typealias Row = (AttachedTable, IndexPath, Model) -> UITableViewCell?
    typealias Item = (AttachedCollection, IndexPath, Model) -> UICollectionViewCell?

    /// A view of a section, and how one that is visible is filled anew.
    struct Title {
        let make: (AttachedTable, ListSection<Model>) -> UIView?
        let refill: (UIView, ListSection<Model>) -> Bool
    }

    /// A supplementary view, and how one that is visible is filled anew.
    struct Supplement {
        let make: (AttachedCollection, IndexPath, ListSection<Model>) -> UICollectionReusableView?
        let refill: (UIView, ListSection<Model>) -> Bool
    }

    /// What shows a model: in tables, in collection views, or nothing of it where the model is of another kind.
    struct Presenter<Cell> {
        let accepts: (Model) -> Bool
        let cell: Cell
    }

    private(set) var rows: [Presenter<Row>] = []
    private(set) var items: [Presenter<Item>] = []
    private(set) var titles: [TitlePlace: [Title]] = [:]
    private(set) var supplements: [String: [Supplement]] = [:]

    func add(row: @escaping Row, for accepts: @escaping (Model) -> Bool) {
        rows.append(Presenter(accepts: accepts, cell: row))
    }

    func add(item: @escaping Item, for accepts: @escaping (Model) -> Bool) {
        items.append(Presenter(accepts: accepts, cell: item))
    }

    func add(_ title: Title, at place: TitlePlace) { titles[place, default: []].append(title) }
    func add(_ supplement: Supplement, ofKind kind: String) {
        supplements[kind, default: []].append(supplement)
    }

    func cell(_ list: AttachedTable, _ path: IndexPath, _ model: Model) -> UITableViewCell? {
        rows.first { $0.accepts(model) }?.cell(list, path, model)
    }

    func cell(_ list: AttachedCollection, _ path: IndexPath, _ model: Model) -> UICollectionViewCell? {
        items.first { $0.accepts(model) }?.cell(list, path, model)
    }

    func titleView(_ list: AttachedTable, _ place: TitlePlace, _ section: ListSection<Model>) -> UIView? {
        titles[place]?.lazy.compactMap { $0.make(list, section) }.first
    }

    func supplement(
        _ list: AttachedCollection, _ kind: String, _ path: IndexPath, _ section: ListSection<Model>
    ) -> UICollectionReusableView? {
        supplements[kind]?.lazy.compactMap { $0.make(list, path, section) }.first
    }

    /// Whether models are shown by cells of several kinds.
    var tellsModelsApart: Bool { rows.count > 1 || items.count > 1 }

    /// Whether two models are shown by cells of one kind, so that one's cell can be filled for the other.
    func areShownAlike(_ model: Model, _ other: Model) -> Bool {
        rows.firstIndex { $0.accepts(model) } == rows.firstIndex { $0.accepts(other) }
            && items.firstIndex { $0.accepts(model) } == items.firstIndex { $0.accepts(other) }
    }
}
