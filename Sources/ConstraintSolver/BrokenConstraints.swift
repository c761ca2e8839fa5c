/// The broken constraints with their conflicts, and the constraints whose change may resolve these. Constraints are
/// identified by their indices.
struct BrokenConstraints {
    private var conflicts: [Int: Conflict] = [:]
    /// The constraints that are broken by conflicts of each member.
    private var brokenByMember: [Int: Set<Int>] = [:]
    /// Constraints that are broken by conflicts with unknown members: any change may resolve them.
    private var unexplained: Set<Int> = []

    var isEmpty: Bool { conflicts.isEmpty }
    var places: [Int] { Array(conflicts.keys) }
    subscript(place: Int) -> Conflict? { conflicts[place] }

    mutating func note(_ conflict: Conflict, brokenAt place: Int) {
        forget(place)
        conflicts[place] = conflict
        for member in conflict.constraints { brokenByMember[member.index, default: []].insert(place) }
        if !conflict.isComplete { unexplained.insert(place) }
    }

    mutating func forget(_ place: Int) {
        guard !conflicts.isEmpty, let conflict = conflicts.removeValue(forKey: place) else { return }
        unexplained.remove(place)
        for member in conflict.constraints {
            brokenByMember[member.index]?.remove(place)
            if brokenByMember[member.index]?.isEmpty == true { brokenByMember[member.index] = nil }
        }
    }

    /// Removes and returns the constraints that the member broke, or may have broken.
    mutating func remove(causedByMember member: Int) -> [Int] {
        let places = (brokenByMember[member] ?? []).union(unexplained).sorted()
        for place in places { forget(place) }
        return places
    }
}
