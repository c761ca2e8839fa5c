/// The effect of one update on a list: a line of ``ListSource/trace``.
///
/// ```swift
/// dataSource.onUpdate = { update in
///     label.text = "\(update.countAfter) users, \(update.insertedRows) new"
/// }
/// ```
public struct ListUpdate: Equatable, Sendable, CustomStringConvertible {
    /// The kind of update.
    enum Outcome: Equatable, Sendable {
        /// The lists were not updated, since nothing had changed.
        case unchanged
        /// The lists were updated in a number of batches.
        case steps(Int)
        /// The lists were reloaded, since none was in a window.
        case reloaded
        /// The update was refused, since the data has duplicates and ``DuplicateHandling/refuse`` is set.
        case refused
    }

    /// The number of the update since the data source was created, from 1.
    public let number: Int
    let outcome: Outcome
    /// The number of models before the update.
    public let countBefore: Int
    /// The number of models after the update.
    public let countAfter: Int
    var rows = ChangeCounts()
    var sections = ChangeCounts()

    /// Whether the update was refused, since the data has duplicates and ``DuplicateHandling/refuse`` is set.
    public var isRefused: Bool { outcome == .refused }
    /// Whether the lists were reloaded, since none was in a window.
    public var isReload: Bool { outcome == .reloaded }
    /// The number of deleted rows.
    public var deletedRows: Int { rows.deletions }
    /// The number of inserted rows.
    public var insertedRows: Int { rows.insertions }
    /// The number of moved rows.
    public var movedRows: Int { rows.moves }
    /// The number of rows whose model has changed.
    public var updatedRows: Int { rows.updates }
    /// The number of deleted sections.
    public var deletedSections: Int { sections.deletions }
    /// The number of inserted sections.
    public var insertedSections: Int { sections.insertions }
    /// The number of moved sections.
    public var movedSections: Int { sections.moves }
    /// The number of sections whose titles have changed.
    public var updatedSections: Int { sections.updates }

    /// One line for a bug report, such as `#2 steps(2) 3→3 rows -1 +1 ↕1 ~1`: rows deleted, inserted, moved and updated.
    public var description: String {
        let counts = [rows.isEmpty ? "" : " rows \(rows)", sections.isEmpty ? "" : " sections \(sections)"]
        return "#\(number) \(outcome) \(countBefore)→\(countAfter)" + counts.joined()
    }
}

/// The numbers of changed rows or sections.
struct ChangeCounts: Equatable, CustomStringConvertible {
    var deletions = 0
    var insertions = 0
    var moves = 0
    var updates = 0

    var isEmpty: Bool { self == ChangeCounts() }

    var description: String {
        [("-", deletions), ("+", insertions), ("↕", moves), ("~", updates)]
            .filter { $0.1 > 0 }.map { "\($0)\($1)" }.joined(separator: " ")
    }

    static func + (left: Self, right: Self) -> Self {
        ChangeCounts(
            deletions: left.deletions + right.deletions, insertions: left.insertions + right.insertions,
            moves: left.moves + right.moves, updates: left.updates + right.updates)
    }
}
