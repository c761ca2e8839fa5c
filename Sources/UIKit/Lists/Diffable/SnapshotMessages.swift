/// The messages of diffable data sources, in the known wording of the exceptions that terminate the app on iOS. Here
/// the invalid change is skipped.
enum SnapshotMessages {
    enum Kind: String {
        case item
        case section
    }

    static let noSections = "There are currently no sections in the data source. Please add a section first."
    static let unknownSection =
        "Section identifier was not found. You can verify the section exists by calling the "
        + "indexOfSectionIdentifier API (which has O(1) performance)"

    static func unsatisfied(_ condition: String) -> String {
        "Invalid parameter not satisfying: \(condition)"
    }

    static func repeated<Identifier>(_ kind: Kind, _ identifiers: [Identifier]) -> String {
        "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: {(\n"
            + lines(identifiers) + "\n)}"
    }

    static func existingSections<Identifier>(_ identifiers: [Identifier]) -> String {
        existing(.section, identifiers, "Identifiers in a snapshot must be unique.")
    }

    static func existingItems<Identifier>(_ identifiers: [Identifier]) -> String {
        existing(
            .item, identifiers,
            "The existing item identifiers will be moved into place instead, but this operation will be more "
                + "expensive. For best performance, inserted item identifiers should always be unique.")
    }

    static func unknown(_ kind: Kind, _ verb: String, _ identifier: some Any) -> String {
        "Attempted to \(verb) \(kind) identifier that does not exist in the snapshot: \(identifier)"
    }

    static func ownDestination(_ verb: String, _ identifier: some Any) -> String {
        "Invalid update: destination for \(verb) operation [\(identifier)] is in the \(verb) identifier list for update"
    }

    static func repeatedInSection<Identifier>(_ identifiers: [Identifier]) -> String {
        "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n"
            + lines(identifiers) + "\n)}"
    }

    private static func existing<Identifier>(_ kind: Kind, _ identifiers: [Identifier], _ consequence: String)
        -> String
    {
        let (noun, verb) = identifiers.count == 1 ? ("identifier", "exists") : ("identifiers", "exist")
        let list =
            identifiers.count == 1 ? identifiers.map { "\($0)" }.joined() : "(\n\(lines(identifiers))\n)"
        return
            "Diffable data source detected an attempt to insert or append \(identifiers.count) \(kind) \(noun) "
            + "that already \(verb) in the snapshot. \(consequence) "
            + "\(kind.rawValue.capitalized) \(noun) that already \(verb): \(list)"
    }

    private static func lines<Identifier>(_ identifiers: [Identifier]) -> String {
        identifiers.map { "    \($0)" }.joined(separator: ",\n")
    }
}

extension Array where Element: Hashable {
    /// The elements without those that repeat an earlier one, and the ones that are repeated.
    var distinctAndRepeated: (distinct: [Element], repeated: [Element]) {
        var seen = Set<Element>(minimumCapacity: count)
        var repeated: [Element] = []
        for element in self where !seen.insert(element).inserted { repeated.append(element) }
        guard !repeated.isEmpty else { return (self, []) }
        seen = []
        return (filter { seen.insert($0).inserted }, repeated)
    }
}
