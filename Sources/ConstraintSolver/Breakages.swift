/// Which constraints are broken, by what conflicts, and what may mend them. Constraints are named by their places.
struct Breakages {
    private var conflicts: [Int: Conflict] = [:]
    /// What each member of a conflict helped to break.
    private var brokenByMember: [Int: Set<Int>] = [:]
    /// Broken by conflicts of which not all members are known: any change may mend them.
    private var unexplained: Set<Int> = []

    var isEmpty: Bool { conflicts.isEmpty }
    var places: [Int] { Array(conflicts.keys) }
    subscript(place: Int) -> Conflict? { conflicts[place] }

    mutating func note(_ conflict: Conflict, brokenAt place: Int) {
        forget(place)
        conflicts[place] = conflict
        for member in conflict.constraints { brokenByMember[Int(member.index), default: []].insert(place) }
        if !conflict.isComplete { unexplained.insert(place) }
    }

    mutating func forget(_ place: Int) {
        guard let conflict = conflicts.removeValue(forKey: place) else { return }
        unexplained.remove(place)
        for member in conflict.constraints {
            brokenByMember[Int(member.index)]?.remove(place)
            if brokenByMember[Int(member.index)]?.isEmpty == true { brokenByMember[Int(member.index)] = nil }
        }
    }

    /// Forgets what the constraint helped to break, or may have, and names it.
    mutating func takeBroken(byMember member: Int) -> [Int] {
        let places = (brokenByMember[member] ?? []).union(unexplained).sorted()
        for place in places { forget(place) }
        return places
    }
}
