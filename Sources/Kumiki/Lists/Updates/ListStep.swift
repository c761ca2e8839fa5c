import KumikiDifference
import UIKit

/// One step from the old state of a list to the new one, fit for one batch of updates.
@usableFromInline
struct ListStep<Model: DataSourceModel> {
    /// The state after the step.
    @usableFromInline let sections: [ListSection<Model>]
    @usableFromInline let changes: StepChanges
    /// Where the rows that are shown anew stood in their section before the first step; nil where they stand there still.
    @usableFromInline let origins: [Int]?

    @inlinable
    init(sections: [ListSection<Model>], changes: StepChanges, origins: [Int]? = nil) {
        self.sections = sections
        self.changes = changes
        self.origins = origins
    }
}

/// What a step changes, in the words of list views. As in a batch, what goes and what is shown anew stands at places
/// before the step, what comes at places after it.
@usableFromInline
struct StepChanges {
    @usableFromInline var sections = Changes<Int>()
    @usableFromInline var rows = Changes<IndexPath>()

    @inlinable
    init() {}

    /// Whether rows or sections come, go or move.
    var isStructural: Bool {
        rows.count > rows.updates.count || sections.count > sections.updates.count
    }
}

extension StepChanges {
    /// The changes of the only section's rows.
    @inlinable
    init(_ changes: Changes<Int>, section: Int) {
        func path(_ row: Int) -> IndexPath { IndexPath(item: row, section: section) }
        rows = Changes(
            deletions: changes.deletions.map(path), insertions: changes.insertions.map(path),
            moves: changes.moves.map { Move(from: path($0.origin), to: path($0.destination)) },
            updates: changes.updates.map(path))
    }

    /// The changes of rows all over the list.
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

extension Changes {
    /// How many there are of each.
    var counts: ListChangeCounts {
        ListChangeCounts(
            deletions: deletions.count, insertions: insertions.count, moves: moves.count,
            updates: updates.count)
    }
}
