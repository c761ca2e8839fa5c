import UIKit

extension ListSource {
    /// Sets the models of a list with one section. The list is not updated: call its `reloadData()`, or
    /// ``apply(_:animated:completion:)`` instead.
    public func setUp(_ models: [Model]) {
        setUp(sections: [.only(models)])
    }

    /// Sets the sections. The list is not updated: call its `reloadData()`, or ``apply(sections:animated:completion:)``
    /// instead.
    public func setUp(sections: [ListSection<Model>]) {
        self.sections = distinct(sections)
        reportDuplicates(in: sections)
        hasData = true
        showEmptyView()
    }

    /// The model at an index path that exists.
    public subscript(indexPath: IndexPath) -> Model {
        sections[indexPath.section].models[indexPath.item]
    }

    /// Returns the model at an index path, or nil where there is none.
    public func model(at indexPath: IndexPath) -> Model? {
        guard indexPath.count == 2, sections.indices.contains(indexPath.section),
            sections[indexPath.section].models.indices.contains(indexPath.item)
        else { return nil }
        return self[indexPath]
    }

    /// Returns the index path of the model with an `id`, or nil. The time grows with the number of models.
    public func indexPath(of id: Model.ID) -> IndexPath? {
        for (section, models) in sections.lazy.map(\.models).enumerated() {
            if let item = models.firstIndex(where: { $0.id == id }) {
                return IndexPath(item: item, section: section)
            }
        }
        return nil
    }

    /// The number of models in all sections.
    public var modelCount: Int {
        var count = 0
        for section in sections { count += section.models.count }
        return count
    }

    /// Returns the number of models after an index path.
    func rowsAfter(_ path: IndexPath) -> Int {
        sections[path.section].models.count - path.item - 1
            + sections[(path.section + 1)...].reduce(0) { $0 + $1.models.count }
    }

    /// Shows the empty view where there is nothing else to show.
    func showEmptyView() {
        guard hasData, let emptyView else { return }
        let isEmpty = modelCount == 0
        for list in attachments.lists(of: self) {
            if isEmpty {
                list.background = emptyView
            } else if list.background === emptyView {
                list.background = nil
            }
        }
    }
}

// MARK: - Duplicates

extension ListSource {
    /// Reports the first two sections, else the first two models, that have the same `id`.
    func reportDuplicates(in requested: [ListSection<Model>]) {
        let count = requested.reduce(0) { $0 + $1.models.count }
        guard requested.count > sections.count || count > modelCount else { return }
        if let problem = duplicateSection(in: requested) ?? duplicateModel(in: requested) {
            onProblem(problem)
        }
    }

    private func duplicateSection(in requested: [ListSection<Model>]) -> ListProblem? {
        var seen: Set<AnyID> = []
        return requested.first { !seen.insert($0.id).inserted }
            .map { .duplicateSection(id: $0.id.description) }
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
}
