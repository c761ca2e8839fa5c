import KumikiDifference

/// What to do with models of one list that have the same `id`, as servers send them now and then.
///
/// ``ListSource/onProblem`` is told of the first two of them wherever not all are shown; nothing traps. Sections are
/// handled as models are.
public enum DuplicateHandling: Hashable, Sendable, CaseIterable {
    /// The first stays, later ones are left out.
    case keepFirst
    /// The last stays, earlier ones are left out.
    case keepLast
    /// All stay: the second of its kind is recognised as the second, the third as the third.
    case keepAll
    /// The list goes on showing what it showed before.
    case refuse

    /// What the search for differences does about them.
    @usableFromInline
    var policy: DuplicatePolicy {
        switch self {
        case .keepFirst, .refuse: .keepFirst
        case .keepLast: .keepLast
        case .keepAll: .number
        }
    }
}
