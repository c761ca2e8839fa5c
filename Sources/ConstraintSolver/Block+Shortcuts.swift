/// Ways round work that a large system seldom needs. They are tried on trust and checked: a solution found with them
/// counts only where it is the only one, so that which of several equally good ones is chosen never depends on them.
/// Otherwise the block is solved again without.
struct Shortcuts {
    /// Smaller blocks are solved as fast without.
    static let leastCount = 128

    /// Whether they may be taken.
    var areAllowed = false
    /// Whether preferences may be taken for required.
    var maySubstitute = true
    /// How often what was missed is put in and the block solved again.
    static let mostRounds = 4
    /// More terms in the rows of kernels could not be worked off in time. Such a block is solved in part.
    static let mostRowTerms = 1_000_000
    /// So many rows are put into a block that is solved in part.
    static let mostRowsInPart = 2000

    /// Positions of inequalities over several roots, which are left out until one of them is missed: most are met
    /// whatever happens. Those of a column of views, one below the other, would have a quadratic number of terms.
    var deferred: [Int] = []
    /// Positions of those that were missed.
    var placed: Set<Int> = []
    /// How many preferences were taken for required.
    var substitutionCount = 0

    var areTaken: Bool { !deferred.isEmpty || substitutionCount > 0 }
}

extension Block {
    /// Whether there is no other solution that is as good.
    var isOnlySolution: Bool {
        guard lines.allSatisfy({ $0.interval.isPoint }), kernels.allSatisfy(\.hasUniqueSolution) else {
            return false
        }
        var isOpen = owners.map { $0 == -1 }
        for (column, _) in peeled { isOpen[column] = false }
        for column in variables.indices where isOpen[column] && !elimination.isDefined(column) {
            return false
        }
        return true
    }

    /// Whether the inequality at the position is met by the values found.
    func isMet(_ position: Int, _ store: ConstraintStore) -> Bool {
        let stored = store.constraints[constraints[position]]
        var left = -stored.constant
        var scale = max(1, abs(stored.constant))
        for place in stored.termRange {
            let term = store.terms[place]
            let part = term.coefficient * columnValues[Int(store.variables[term.column].local)]
            left += part
            scale = max(scale, abs(part))
        }
        let error = stored.relation == .lessThanOrEqual ? left : -left
        return error <= Tolerance.feasibility * scale
    }

    /// Takes preferences for required that can be met whatever the others want. One can that defines a column which
    /// no required equality touches and which nothing else of the same or a higher priority mentions: wherever the
    /// other columns are put, that column can follow without an error.
    mutating func substitutePreferences(
        _ local: LocalRows, _ store: ConstraintStore, _ elimination: inout Elimination
    ) {
        var search = SubstitutionSearch(columnCount: variables.count)
        for level in levels(local, store) {
            search.begin(level.positions, level.priority, local)
            while let (column, position) = search.next() {
                let row = local.rows[position]
                guard row.isEquality, store.constraints[constraints[position]].priority == level.priority,
                    roles[position] == .settled, elimination.isFresh(column), canPeel(column, local, position)
                else { continue }
                define(column, by: position, local, &elimination)
                search.take(position, defining: column, local)
            }
        }
    }

    private mutating func define(
        _ column: Int, by position: Int, _ local: LocalRows, _ elimination: inout Elimination
    ) {
        shortcuts.substitutionCount += 1
        roles[position] = .defines(column)
        elimination.define(column, by: local.terms(position), constant: local.rows[position].constant)
    }

    /// The positions of what is not a required equality, by falling priority.
    private func levels(
        _ local: LocalRows, _ store: ConstraintStore
    ) -> [(priority: Double, positions: [Int])] {
        var levels: [Double: [Int]] = [:]
        for (position, row) in local.rows.enumerated() where row.isActive && !row.isRequiredEquality {
            let stored = store.constraints[constraints[position]]
            levels[stored.isRequired ? .infinity : stored.priority, default: []].append(position)
        }
        return levels.keys.sorted(by: >).map { ($0, levels[$0] ?? []) }
    }
}

/// Looks for columns that a single row of the levels seen so far mentions.
private struct SubstitutionSearch {
    /// How many rows mention each column, and the exclusive or of their positions.
    private var counts: [Int32]
    private var positions: [Int32]
    /// The level at which a column was last mentioned in place of another that it helps to define.
    private var inherited: [Double]
    private var queue: [Int] = []
    private var priority = Double.infinity

    init(columnCount: Int) {
        counts = Array(repeating: 0, count: columnCount)
        positions = counts
        inherited = Array(repeating: 0, count: columnCount)
    }

    /// Adds the rows of the next lower level.
    mutating func begin(_ rows: [Int], _ priority: Double, _ local: LocalRows) {
        self.priority = priority
        for position in rows {
            for place in local.rows[position].range {
                counts[local.terms[place].column] += 1
                positions[local.terms[place].column] ^= Int32(position)
            }
        }
        guard priority < .infinity else { return }
        for position in rows {
            for place in local.rows[position].range where counts[local.terms[place].column] == 1 {
                queue.append(local.terms[place].column)
            }
        }
    }

    mutating func next() -> (column: Int, position: Int)? {
        while let column = queue.popLast() {
            if counts[column] == 1, inherited[column] < priority { return (column, Int(positions[column])) }
        }
        return nil
    }

    /// Takes out a row that defines a column now. What mentions that column further down mentions the row's others.
    mutating func take(_ position: Int, defining column: Int, _ local: LocalRows) {
        for place in local.rows[position].range {
            let other = local.terms[place].column
            counts[other] -= 1
            positions[other] ^= Int32(position)
            guard other != column else { continue }
            inherited[other] = max(inherited[other], priority.nextDown)
            if counts[other] == 1 { queue.append(other) }
        }
        counts[column] = .max / 2
    }
}
