import KumikiDifference

/// The policy for models of one list that have the same `id`, as servers send them now and then.
///
/// ``ListSource/onProblem`` is called with the first two of them where not all are shown. Sections are handled as models
/// are.
///
/// ```swift
/// let dataSource = ListSource<User>(duplicates: .keepLast)
/// dataSource.onProblem = { problem in print(problem) }
/// dataSource.apply([User(id: 1, name: "Ayano"), User(id: 1, name: "Aya")])    // shows “Aya”
/// ```
public enum DuplicateHandling: Hashable, Sendable, CaseIterable {
    /// The first is shown, later ones are left out.
    case keepFirst
    /// The last is shown, earlier ones are left out.
    case keepLast
    /// All are shown: the second with an `id` is matched with the second of the next state, the third with the third.
    case keepAll
    /// The update is refused, and the list keeps what it shows.
    case refuse

    /// The policy of the difference.
    @usableFromInline
    var policy: DuplicatePolicy {
        switch self {
        case .keepFirst, .refuse: .keepFirst
        case .keepLast: .keepLast
        case .keepAll: .number
        }
    }
}
