/// Simplifications for large blocks. They are applied optimistically and verified: a solution found with them is accepted
/// only if it is the unique optimum, so that they never influence which of several optimal solutions is chosen.
/// Otherwise the block is solved again without them.
struct Shortcuts {
    /// The minimum size; smaller blocks are solved as fast without.
    static let leastCount = 128

    /// Whether simplifications may be applied.
    var areAllowed = false
    /// Whether preferences may be treated as required.
    var maySubstitute = true
    /// The maximum number of times that violated constraints are added and the block is solved again.
    static let mostRounds = 4
    /// The maximum number of terms in the rows of kernels. Blocks with more take too long and are solved in part.
    static let mostRowTerms = 1_000_000
    /// The maximum number of rows of a block that is solved in part.
    static let mostRowsInPart = 2000

    /// Positions of inequalities over several roots, which are left out until one of them is violated: most hold
    /// in any solution. Those of a column of views, one below the other, would have a quadratic number of terms.
    var deferred: [Int] = []
    /// Positions of inequalities that were violated and added.
    var placed: Set<Int> = []
    /// The number of preferences that were treated as required.
    var substitutionCount = 0

    var areTaken: Bool { !deferred.isEmpty || substitutionCount > 0 }
}

extension Block {
    /// Whether the solution is the unique optimum.
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

    /// Returns whether the solution satisfies the inequality at the position.
    func isMet(_ position: Int, _ store: ConstraintStore) -> Bool {
        let stored = store.constraints[constraints[position]]
        var left = -stored.constant
        var scale = max(1, abs(stored.constant))
        for place in stored.termRange {
            let term = store.terms[place]
            let part = term.coefficient * columnValues[store.variables[term.column].local]
            left += part
            scale = max(scale, abs(part))
        }
        let error = stored.relation == .lessThanOrEqual ? left : -left
        return error <= Tolerance.feasibility * scale
    }

    /// Treats preferences as required that can be satisfied in every solution. A preference can if it defines a column that
    /// occurs in no required equality and in no other constraint of the same or a higher priority: for any values of the
    /// other columns, that column can be chosen without an error.
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
                search.remove(position, defining: column, local)
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

    /// Returns the positions of all constraints but required equalities, by decreasing priority.
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

/// Searches for columns that occur in a single row of the levels so far.
private struct SubstitutionSearch {
    /// The number of rows in which each column occurs, and the exclusive or of their positions.
    private var counts: [Int]
    private var positions: [Int]
    /// The level at which a column last replaced another one, whose definition it occurs in.
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
                positions[local.terms[place].column] ^= position
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
            if counts[column] == 1, inherited[column] < priority { return (column, positions[column]) }
        }
        return nil
    }

    /// Removes a row that now defines a column. Lower rows in which the column occurs inherit the row's other columns.
    mutating func remove(_ position: Int, defining column: Int, _ local: LocalRows) {
        for place in local.rows[position].range {
            let other = local.terms[place].column
            counts[other] -= 1
            positions[other] ^= position
            guard other != column else { continue }
            inherited[other] = max(inherited[other], priority.nextDown)
            if counts[other] == 1 { queue.append(other) }
        }
        counts[column] = .max / 2
    }
}
