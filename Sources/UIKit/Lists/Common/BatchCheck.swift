import Foundation

/// Checks whether the counts of a data source agree with the changes; if not, provides UIKit's exception text.
struct BatchCheck {
    /// The terms for the list and its members.
    struct Words {
        var list: String
        var member: String

        static let table = Words(list: "table view", member: "row")
        static let collection = Words(list: "collection view", member: "item")
    }

    var updates: BatchUpdates
    /// The numbers of members in each section, before and after.
    var before: [Int]
    var after: [Int]
    var words: Words

    /// The description of the inconsistency; nil if all agrees.
    var problem: String? {
        outOfRange ?? conflict ?? sectionCount ?? memberCount
    }

    // MARK: Places that are not there

    private var outOfRange: String? {
        sectionOutOfRange ?? deletedItemOutOfRange ?? insertedItemOutOfRange
    }

    private var sectionOutOfRange: String? {
        let gone = updates.deletedSections + updates.reloadedSections + updates.movedSections.map(\.from)
        if let section = gone.first(where: { !before.indices.contains($0) }) {
            return
                "attempt to delete section \(section), but there are only \(before.count) sections before the update"
        }
        let coming = updates.insertedSections + updates.movedSections.map(\.to)
        if let section = coming.first(where: { !after.indices.contains($0) }) {
            return
                "attempt to insert section \(section) but there are only \(after.count) sections after the update"
        }
        return nil
    }

    private var deletedItemOutOfRange: String? {
        let gone = updates.deletedItems + updates.reloadedItems + updates.movedItems.map(\.from)
        for path in gone {
            guard before.indices.contains(path.section) else {
                return
                    "attempt to delete \(words.member) \(path.item) from section \(path.section), but there are only "
                    + "\(before.count) sections before the update"
            }
            guard path.item < 0 || path.item >= before[path.section] else { continue }
            return
                "attempt to delete \(words.member) \(path.item) from section \(path.section) which only contains "
                + "\(before[path.section]) \(words.member)s before the update"
        }
        return nil
    }

    private var insertedItemOutOfRange: String? {
        for path in updates.insertedItems + updates.movedItems.map(\.to) {
            guard after.indices.contains(path.section) else {
                return
                    "attempt to insert \(words.member) \(path.item) into section \(path.section), but there are only "
                    + "\(after.count) sections after the update"
            }
            guard path.item < 0 || path.item >= after[path.section] else { continue }
            return
                "attempt to insert \(words.member) \(path.item) into section \(path.section), but there are only "
                + "\(after[path.section]) \(words.member)s in section \(path.section) after the update"
        }
        return nil
    }

    // MARK: Conflicting changes

    private var conflict: String? {
        let deleted = Set(updates.deletedItems)
        if let both = updates.reloadedItems.first(where: deleted.contains) {
            return "attempt to delete and reload the same index path (\(name(both)))"
        }
        if let twice = updates.insertedItems.firstRepeated {
            return "attempt to create two animations for cell at \(name(twice))"
        }
        let gone = deleted.union(updates.reloadedItems)
        if let move = updates.movedItems.first(where: { gone.contains($0.from) }) {
            return "attempt to perform a delete and a move from the same index path (\(name(move.from)))"
        }
        let inserted = Set(updates.insertedItems)
        if let move = updates.movedItems.first(where: { inserted.contains($0.to) }) {
            return "attempt to perform an insert and a move to the same index path (\(name(move.to)))"
        }
        return sectionConflict
    }

    private var sectionConflict: String? {
        let deleted = Set(updates.deletedSections + updates.reloadedSections)
        if let move = updates.movedSections.first(where: { deleted.contains($0.from) }) {
            return "attempt to perform a delete and a move from the same section (\(move.from))"
        }
        let inserted = Set(updates.insertedSections)
        if let move = updates.movedSections.first(where: { inserted.contains($0.to) }) {
            return "attempt to perform an insert and a move to the same section (\(move.to))"
        }
        return nil
    }

    private func name(_ path: IndexPath) -> String {
        "<NSIndexPath: {length = 2, path = \(path.section) - \(path.item)}>"
    }

    // MARK: Counts

    private var sectionCount: String? {
        let (inserted, deleted) = (
            Set(updates.insertedSections).count, Set(updates.deletedSections).count
        )
        guard after.count != before.count + inserted - deleted else { return nil }
        return
            "Invalid update: invalid number of sections. The number of sections contained in the \(words.list) after the "
            + "update (\(after.count)) must be equal to the number of sections contained in the \(words.list) before the "
            + "update (\(before.count)), plus or minus the number of sections inserted or deleted (\(inserted) inserted, "
            + "\(deleted) deleted). \(state)"
    }

    private var memberCount: String? {
        let map = BatchMap(updates, sectionCount: before.count)
        let reloaded = Set(updates.reloadedSections)
        let deleted = Dictionary(grouping: Set(updates.deletedItems), by: \.section).mapValues(\.count)
        let inserted = Dictionary(grouping: Set(updates.insertedItems), by: \.section).mapValues(\.count)
        let movedOut = Dictionary(grouping: updates.movedItems, by: \.from.section).mapValues(\.count)
        let movedIn = Dictionary(grouping: updates.movedItems, by: \.to.section).mapValues(\.count)
        for old in before.indices where !reloaded.contains(old) {
            guard let new = map.section(old), after.indices.contains(new) else { continue }
            let counts = [inserted[new] ?? 0, deleted[old] ?? 0, movedIn[new] ?? 0, movedOut[old] ?? 0]
            guard after[new] != before[old] + counts[0] - counts[1] + counts[2] - counts[3] else { continue }
            return memberProblem(old, new, counts)
        }
        return nil
    }

    private func memberProblem(_ old: Int, _ new: Int, _ counts: [Int]) -> String {
        let members = "\(words.member)s"
        return
            "Invalid update: invalid number of \(members) in section \(new). The number of \(members) contained in an "
            + "existing section after the update (\(after[new])) must be equal to the number of \(members) contained in "
            + "that section before the update (\(before[old])), plus or minus the number of \(members) inserted or "
            + "deleted from that section (\(counts[0]) inserted, \(counts[1]) deleted) and plus or minus the number of "
            + "\(members) moved into or out of that section (\(counts[2]) moved in, \(counts[3]) moved out). \(state)"
    }

    /// The text that iOS 16 and later append: both states and all changes.
    private var state: String {
        "Data source before updates = \(Self.counts(before, words)); data source after updates = "
            + "\(Self.counts(after, words)); updates = [\(changes.joined(separator: ", "))]"
    }

    private static func counts(_ counts: [Int], _ words: Words) -> String {
        let noun = counts.count == 1 ? "section" : "sections"
        let list = counts.map(String.init).joined(separator: ", ")
        return "{ \(counts.count) \(noun) with \(words.member) counts: [\(list)] }"
    }

    private var changes: [String] {
        func place(_ path: IndexPath) -> String { "(\(path.section) - \(path.item))" }
        return updates.deletedSections.map { "Delete section (\($0))" }
            + updates.insertedSections.map { "Insert section (\($0))" }
            + updates.reloadedSections.map { "Reload section (\($0))" }
            + updates.movedSections.map { "Move section (\($0.from) → \($0.to))" }
            + updates.deletedItems.map { "Delete \(words.member) \(place($0))" }
            + updates.insertedItems.map { "Insert \(words.member) \(place($0))" }
            + updates.reloadedItems.map { "Reload \(words.member) \(place($0))" }
            + updates.movedItems.map { "Move \(words.member) \(place($0.from)) → \(place($0.to))" }
    }
}

extension Array where Element: Hashable {
    /// The first element that an earlier one equals.
    var firstRepeated: Element? {
        var seen: Set<Element> = []
        return first { !seen.insert($0).inserted }
    }
}
