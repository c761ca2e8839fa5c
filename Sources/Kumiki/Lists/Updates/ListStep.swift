import KumikiDifference
import UIKit

/// One step from the old state of a list to the new one: one batch of updates.
@usableFromInline
struct ListStep<Model: DataSourceModel> {
    /// The state after the step.
    @usableFromInline let sections: [ListSection<Model>]
    @usableFromInline let changes: StepChanges
    /// The places in their sections before the first step of the rows that are updated; nil where they are the same.
    @usableFromInline let origins: [Int]?

    @inlinable
    init(sections: [ListSection<Model>], changes: StepChanges, origins: [Int]? = nil) {
        self.sections = sections
        self.changes = changes
        self.origins = origins
    }
}

/// The changes of a step in terms of list views. As in a batch, deletions and updates have index paths before the step, and
/// insertions have index paths after it.
@usableFromInline
struct StepChanges {
    @usableFromInline var sections = Changes<Int>()
    @usableFromInline var rows = Changes<IndexPath>()

    @inlinable
    init() {}

    /// Whether rows or sections are deleted, inserted or moved.
    var isStructural: Bool {
        rows.count > rows.updates.count || sections.count > sections.updates.count
    }
}

extension StepChanges {
    /// Creates the changes of the rows of one section.
    @inlinable
    init(_ changes: Changes<Int>, section: Int) {
        func path(_ row: Int) -> IndexPath { IndexPath(item: row, section: section) }
        rows = Changes(
            deletions: changes.deletions.map(path), insertions: changes.insertions.map(path),
            moves: changes.moves.map { Move(from: path($0.origin), to: path($0.destination)) },
            updates: changes.updates.map(path))
    }

    /// Creates the changes of rows in all sections.
    @inlinable
    init(_ items: Changes<ItemPlace>, sections: Changes<Int>) {
        func path(_ place: ItemPlace) -> IndexPath { IndexPath(item: place.item, section: place.section) }
        self.sections = sections
        rows = Changes(
            deletions: items.deletions.map(path), insertions: items.insertions.map(path),
            moves: items.moves.map { Move(from: path($0.origin), to: path($0.destination)) },
            updates: items.updates.map(path))
    }
}
