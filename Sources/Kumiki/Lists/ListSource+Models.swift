import UIKit

extension ListSource {
    /// Sets the models of a list with one section. The list is not told: call its `reloadData()`, or
    /// ``apply(_:animated:completion:)`` instead.
    public func setUp(_ models: [Model]) {
        setUp(sections: [.only(models)])
    }

    /// Sets sections. The list is not told: call its `reloadData()`, or ``apply(sections:animated:completion:)``
    /// instead.
    public func setUp(sections: [ListSection<Model>]) {
        self.sections = distinct(sections)
        tellOfDuplicates(in: sections)
        hasData = true
        showEmptyView()
    }

    /// The model at a place that exists.
    public subscript(indexPath: IndexPath) -> Model {
        sections[indexPath.section].models[indexPath.item]
    }

    /// The model at a place, or nil where there is none (any longer).
    public func model(at indexPath: IndexPath) -> Model? {
        guard indexPath.count == 2, sections.indices.contains(indexPath.section),
            sections[indexPath.section].models.indices.contains(indexPath.item)
        else { return nil }
        return self[indexPath]
    }

    /// Where the model with an `id` stands, or nil. Every model is looked at until it is found.
    public func indexPath(of id: Model.ID) -> IndexPath? {
        for (section, models) in sections.lazy.map(\.models).enumerated() {
            if let item = models.firstIndex(where: { $0.id == id }) {
                return IndexPath(item: item, section: section)
            }
        }
        return nil
    }

    /// How many models there are in all sections.
    public var modelCount: Int {
        var count = 0
        for section in sections { count += section.models.count }
        return count
    }

    /// How many models come after a place.
    func rowsAfter(_ path: IndexPath) -> Int {
        sections[path.section].models.count - path.item - 1
            + sections[(path.section + 1)...].reduce(0) { $0 + $1.models.count }
    }

    /// The cell that the app makes itself.
    func ownCell(_ list: AttachedTable, _ path: IndexPath, _ model: Model) -> UITableViewCell {
        guard let cell, let table = list.table else {
            onProblem(.noView(model: String(describing: model), list: "table"))
            return UITableViewCell()
        }
        return cell(table, path, model)
    }

    /// The cell that the app makes itself.
    func ownCell(_ list: AttachedCollection, _ path: IndexPath, _ model: Model) -> UICollectionViewCell {
        guard let itemCell, let collection = list.collection else {
            onProblem(.noView(model: String(describing: model), list: "collection view"))
            return list.emptyCell(at: path)
        }
        return itemCell(collection, path, model)
    }

    /// Tells of the first two sections, else of the first two models, that have one `id`.
    func tellOfDuplicates(in requested: [ListSection<Model>]) {
        let count = requested.reduce(0) { $0 + $1.models.count }
        guard requested.count > sections.count || count > modelCount else { return }
        if let problem = duplicateSection(in: requested) ?? duplicateModel(in: requested) {
            onProblem(problem)
        }
    }

    private func duplicateSection(in requested: [ListSection<Model>]) -> ListProblem? {
        var seen: Set<String> = []
        return requested.first { !seen.insert($0.id).inserted }.map { .duplicateSection(id: $0.id) }
    }

    private func duplicateModel(in requested: [ListSection<Model>]) -> ListProblem? {
        var seen: [Model.ID: Model] = [:]
        for model in requested.lazy.flatMap(\.models) {
            guard let first = seen.updateValue(model, forKey: model.id) else { continue }
            return .duplicate(
                id: String(describing: model.id), first: String(describing: first),
                second: String(describing: model))
        }
        return nil
    }

    /// Shows the empty view where there is nothing else to show.
    func showEmptyView() {
        guard hasData, let emptyView else { return }
        let isEmpty = !sections.contains { !$0.models.isEmpty }
        for list in attachments.lists(of: self) {
            if isEmpty {
                list.ground = emptyView
            } else if list.ground === emptyView {
                list.ground = nil
            }
        }
    }
}
