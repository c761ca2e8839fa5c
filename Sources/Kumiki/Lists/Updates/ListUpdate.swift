/// What one update did to a list: a line of ``ListSource/trace``.
public struct ListUpdate: Equatable, Sendable, CustomStringConvertible {
    /// How the new data came into the lists.
    public enum Way: Equatable, Sendable {
        /// Nothing had changed.
        case unchanged
        /// In so many batches of updates.
        case steps(Int)
        /// Loaded anew, since no list was in a window.
        case reloaded
        /// Not at all: it has duplicates, and they are to be refused.
        case refused
    }

    /// The number of the update since the data source was made, from 1.
    public let number: Int
    /// How the new data came into the lists.
    public let way: Way
    /// How many models there were before, and how many there are now.
    public let counts: (before: Int, after: Int)
    /// What happened to rows.
    public internal(set) var rows = ListChangeCounts()
    /// What happened to sections.
    public internal(set) var sections = ListChangeCounts()

    /// One line for a bug report.
    public var description: String {
        let what = "#\(number) \(way) \(counts.before)→\(counts.after)"
        return what + (rows.isEmpty ? "" : " rows \(rows)")
            + (sections.isEmpty ? "" : " sections \(sections)")
    }

    /// Whether two updates did the same.
    public static func == (left: ListUpdate, right: ListUpdate) -> Bool {
        left.number == right.number && left.way == right.way && left.counts == right.counts
            && left.rows == right.rows && left.sections == right.sections
    }
}

/// How many rows or sections were changed, and how.
public struct ListChangeCounts: Hashable, Sendable, CustomStringConvertible {
    /// How many are gone.
    public var deletions = 0
    /// How many are new.
    public var insertions = 0
    /// How many changed their place.
    public var moves = 0
    /// How many show something else.
    public var updates = 0

    /// Whether nothing changed.
    public var isEmpty: Bool { self == ListChangeCounts() }

    /// Such as `-2 +1 ↕3 ~4`: gone, new, moved, shown anew.
    public var description: String {
        [("-", deletions), ("+", insertions), ("↕", moves), ("~", updates)]
            .filter { $0.1 > 0 }.map { "\($0)\($1)" }.joined(separator: " ")
    }

    /// Two counts together.
    static func + (left: Self, right: Self) -> Self {
        ListChangeCounts(
            deletions: left.deletions + right.deletions, insertions: left.insertions + right.insertions,
            moves: left.moves + right.moves, updates: left.updates + right.updates)
    }
}

extension ListUpdate.Way: CustomStringConvertible {
    /// The way in a word or two.
    public var description: String {
        switch self {
        case .unchanged: "unchanged"
        case .steps(let count): "steps(\(count))"
        case .reloaded: "reloaded"
        case .refused: "refused"
        }
    }
}
