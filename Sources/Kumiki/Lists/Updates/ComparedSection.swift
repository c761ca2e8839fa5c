import KumikiDifference

/// A section as the difference compares it.
@usableFromInline
struct ComparedSection<Model: DataSourceModel>: DifferentiableSection {
    @usableFromInline let section: ListSection<Model>

    @inlinable
    init(_ section: ListSection<Model>) { self.section = section }

    @inlinable
    init(_ section: Self, items: [ComparedModel<Model>]) {
        var filled = section.section
        filled.models = items.map(\.model)
        self.section = filled
    }

    @inlinable
    var items: ComparedModels<Model> { ComparedModels(models: section.models) }

    @inlinable
    var differenceIdentifier: AnyID { section.id }

    @inlinable
    func isContentEqual(to other: Self) -> Bool { section.hasEqualTitles(to: other.section) }
}

/// A model as the difference compares it.
@usableFromInline
struct ComparedModel<Model: DataSourceModel>: Differentiable {
    @usableFromInline let model: Model

    @inlinable
    init(_ model: Model) { self.model = model }

    @inlinable
    var differenceIdentifier: Model.ID { model.id }

    @inlinable
    func isContentEqual(to other: Self) -> Bool { model == other.model }
}

/// A section's models, without a copy of them.
@usableFromInline
struct ComparedModels<Model: DataSourceModel>: RandomAccessCollection {
    @usableFromInline let models: [Model]

    @inlinable
    init(models: [Model]) { self.models = models }

    @inlinable
    var startIndex: Int { models.startIndex }

    @inlinable
    var endIndex: Int { models.endIndex }

    @inlinable
    subscript(place: Int) -> ComparedModel<Model> { ComparedModel(models[place]) }
}
