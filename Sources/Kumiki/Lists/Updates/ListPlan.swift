import KumikiDifference
import UIKit

/// The steps from what a list shows to what it is to show.
///
/// It is compiled where the model's type is known, in the app, so that the comparison of ten thousand models is as fast as if
/// it were written there.
@usableFromInline
struct ListPlan<Model: DataSourceModel> {
    @usableFromInline typealias Section = ListSection<Model>

    /// The steps in order; none where nothing changes.
    @usableFromInline let steps: [ListStep<Model>]
    /// The state after all steps: the new state without the duplicates that are left out.
    @usableFromInline let target: [Section]

    @inlinable
    init(steps: [ListStep<Model>], target: [Section]) {
        self.steps = steps
        self.target = target
    }

    /// Creates the plan for two states. Where the sections are the same, each is compared separately, unless models may have
    /// moved from one to another.
    ///
    /// - Parameter sourceIsDistinct: Whether no section of the old state has two models with the same `id`.
    @inlinable
    init(
        from source: [Section], to target: [Section], duplicates: DuplicatePolicy, sourceIsDistinct: Bool
    ) {
        if source.isEmpty {
            self.init(first: Self.distinct(target, duplicates))
            return
        }
        guard source.count == target.count, zip(source, target).allSatisfy({ $0.id == $1.id }) else {
            self.init(general: source, target, duplicates)
            return
        }
        let differences = zip(source, target).map { old, new in
            ListDifference(
                from: old.models, to: new.models, duplicates: duplicates, sourceIsDistinct: sourceIsDistinct,
                identifiedBy: { $0.id }, isSame: ==)
        }
        if let only = differences.first, differences.count == 1 {
            self.init(single: only, source[0], target[0])
        } else if differences.allSatisfy(\.isSettled) {
            self.init(settled: differences, source, target)
        } else {
            self.init(general: source, target, duplicates)
        }
    }

    /// Creates the plan for a list that shows nothing: nothing has to be compared.
    @inlinable
    init(first target: [Section]) {
        var changes = StepChanges()
        changes.sections.insertions = Array(target.indices)
        self.init(steps: target.isEmpty ? [] : [ListStep(sections: target, changes: changes)], target: target)
    }

    /// Returns a state without the duplicates that are left out.
    @inlinable
    static func distinct(_ target: [Section], _ duplicates: DuplicatePolicy) -> [Section] {
        guard target.count == 1 else {
            return SectionDifference(from: [], to: target.map { ComparedSection($0) }, duplicates: duplicates)
                .target.map(\.section)
        }
        var only = target[0]
        only.models =
            ListDifference(
                from: [], to: only.models, duplicates: duplicates, identifiedBy: { $0.id }, isSame: ==
            ).target
        return [only]
    }

    /// Creates the plan for a list of one section: rows are deleted, inserted and moved first, since updates afterwards need no
    /// intermediate state.
    @inlinable
    init(single difference: ListDifference<Model>, _ source: Section, _ target: Section) {
        var (body, last) = (source, target)
        (body.models, last.models) = (difference.target, difference.target)
        var (structure, updates) = (difference.changes, StepChanges())
        structure.updates = []
        var steps: [ListStep<Model>] = []
        if !structure.isEmpty {
            steps.append(ListStep(sections: [body], changes: StepChanges(structure, section: 0)))
        }
        if !difference.updates.isEmpty {
            updates.rows.updates = difference.updates.map {
                IndexPath(item: difference.target(of: $0) ?? $0, section: 0)
            }
            steps.append(ListStep(sections: [body], changes: updates, origins: difference.updates))
        }
        if !source.hasEqualTitles(to: target) { steps.append(Self.titleStep(for: [0], in: [last])) }
        self.init(steps: steps, target: [last])
    }

    /// Creates the plan for sections whose models keep their index paths.
    @inlinable
    init(settled differences: [ListDifference<Model>], _ source: [Section], _ target: [Section]) {
        var changes = StepChanges()
        for (section, difference) in differences.enumerated() {
            changes.rows.updates += difference.updates.map { IndexPath(item: $0, section: section) }
        }
        var steps: [ListStep<Model>] = []
        if !changes.rows.isEmpty {
            steps.append(
                ListStep(sections: zip(source, target).map { $0.filled(like: $1) }, changes: changes))
        }
        let titles = source.indices.filter { !source[$0].hasEqualTitles(to: target[$0]) }
        if !titles.isEmpty { steps.append(Self.titleStep(for: titles, in: target)) }
        self.init(steps: steps, target: target)
    }

    /// Creates the plan for any two states.
    @inlinable
    init(general source: [Section], _ target: [Section], _ duplicates: DuplicatePolicy) {
        let difference = SectionDifference(
            from: source.map { ComparedSection($0) }, to: target.map { ComparedSection($0) },
            duplicates: duplicates)
        self.init(
            steps: difference.stages.map { stage in
                ListStep(
                    sections: stage.elements.map(\.section),
                    changes: StepChanges(stage.items, sections: stage.sections))
            }, target: difference.target.map(\.section))
    }

    /// Returns the step that updates headers and footers.
    @inlinable
    static func titleStep(for sections: [Int], in target: [Section]) -> ListStep<Model> {
        var changes = StepChanges()
        changes.sections.updates = sections
        return ListStep(sections: target, changes: changes)
    }
}

extension ListDifference {
    /// Whether nothing is deleted, inserted or moved.
    @inlinable
    var isSettled: Bool {
        source.count == target.count && deletions.isEmpty && insertions.isEmpty && moves.isEmpty
    }
}

extension ListSection {
    /// Returns the section with the models of another.
    @inlinable
    func filled(like other: ListSection) -> ListSection {
        var section = self
        section.models = other.models
        return section
    }
}
