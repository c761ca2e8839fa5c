/// A column (the number of a variable, global or local to a block) with a coefficient.
struct LinearTerm {
    var column: Int
    var coefficient: Double
}

/// A constraint as the solver stores it; its terms are in the store's arena.
struct StoredConstraint {
    var firstTerm: Int
    var termCount: Int
    var constant: Double
    var priority: Double
    var weight: Double
    /// Incremented with every added constraint: the order of insertion.
    var serial: Int
    var generation: UInt32
    var relation: Relation
    var isRequired: Bool
    var isAlive: Bool
    /// Whether it is ignored because it contradicted others.
    var isBroken = false
    /// The block that solves it and its position there, or -1.
    @Compact var block: Int = -1
    /// The value of `block` while constraints are being divided again.
    static let taken: Int = -2
    @Compact var position: Int = -1

    var isRequiredEquality: Bool { isRequired && relation == .equal }
    var termRange: Range<Int> { firstTerm..<firstTerm &+ termCount }
}

/// A variable as the solver stores it.
struct StoredVariable {
    var generation: UInt32
    var isAlive: Bool
    /// Incremented with every created variable.
    var serial: Int
    /// The number of constraints in which it occurs.
    @Compact var uses: Int = 0
    /// The block that solves it and its number there, or -1.
    @Compact var block: Int = -1
    @Compact var local: Int = -1
    /// The constraint of its suggested value, or -1.
    @Compact var suggestion: Int = -1
}

/// The tables of constraints and variables: the input, before any solving.
struct ConstraintStore {
    var constraints: [StoredConstraint] = []
    var terms: [LinearTerm] = []
    var variables: [StoredVariable] = []
    /// The values of the last solve, by variable.
    var values: [Double] = []
    private var freeConstraints: [Int] = []
    private var freeVariables: [Int] = []
    private var unusedTerms = 0
    private var nextSerial = 0
    private var nextVariableSerial = 0
    /// Whether an index has been reused for a second variable, so that indices no longer reflect the order of creation.
    private var hasReusedVariables = false

    mutating func makeVariable() -> Variable {
        if let index = freeVariables.popLast() {
            variables[index].isAlive = true
            variables[index].serial = nextVariableSerial
            nextVariableSerial += 1
            hasReusedVariables = true
            return Variable(index: index, generation: variables[index].generation)
        }
        variables.append(StoredVariable(generation: 0, isAlive: true, serial: nextVariableSerial))
        nextVariableSerial += 1
        values.append(0)
        return Variable(index: variables.count - 1, generation: 0)
    }

    mutating func removeVariable(at index: Int) {
        variables[index].isAlive = false
        variables[index].generation &+= 1
        variables[index].block = -1
        variables[index].local = -1
        values[index] = 0
        freeVariables.append(index)
    }

    /// Sorts variables by the order of their creation.
    func sortByAge(_ list: inout [Int]) {
        if hasReusedVariables {
            list.sort { variables[$0].serial < variables[$1].serial }
        } else {
            list.sort()
        }
    }

    /// Returns the variable of the constraint's first term, or nil where it has none.
    func firstVariable(ofConstraintAt index: Int) -> Int? {
        constraints[index].termCount > 0 ? terms[constraints[index].firstTerm].column : nil
    }

    func contains(_ variable: Variable) -> Bool {
        let index = variable.index
        return variables.indices.contains(index) && variables[index].isAlive
            && variables[index].generation == variable.generation
    }

    func handle(ofVariableAt index: Int) -> Variable {
        Variable(index: index, generation: variables[index].generation)
    }

    /// Returns the index of an existing constraint, or nil.
    func index(of id: ConstraintID) -> Int? {
        let index = id.index
        guard constraints.indices.contains(index), constraints[index].isAlive,
            constraints[index].generation == id.generation
        else { return nil }
        return index
    }

    func id(ofConstraintAt index: Int) -> ConstraintID {
        ConstraintID(index: index, generation: constraints[index].generation)
    }

    /// Stores a validated constraint. Terms of the same variable are added.
    mutating func insert(_ constraint: Constraint) -> Int {
        let first = terms.count
        for term in constraint.terms {
            terms.append(LinearTerm(column: term.variable.index, coefficient: term.coefficient))
        }
        joinTerms(from: first)
        if terms[first...].contains(where: { $0.coefficient == 0 }) {
            let kept = terms[first...].filter { $0.coefficient != 0 }
            terms.replaceSubrange(first..., with: kept)
        }
        for term in terms[first...] { variables[term.column].uses += 1 }
        var stored = StoredConstraint(
            firstTerm: first, termCount: terms.count - first, constant: constraint.constant,
            priority: constraint.priority, weight: constraint.weight, serial: nextSerial, generation: 0,
            relation: constraint.relation, isRequired: constraint.isRequired, isAlive: true)
        nextSerial += 1
        if let index = freeConstraints.popLast() {
            stored.generation = constraints[index].generation
            constraints[index] = stored
            return index
        }
        constraints.append(stored)
        return constraints.count - 1
    }

    /// Adds terms of the same variable. Short lists keep their order.
    private mutating func joinTerms(from first: Int) {
        if terms.count - first > 16 { terms[first...].sort { $0.column < $1.column } }
        var end = first
        for index in first..<terms.count {
            let term = terms[index]
            // In a sorted list equal columns are neighbors.
            let start = terms.count - first > 16 ? max(first, end - 1) : first
            if let same = terms[start..<end].firstIndex(where: { $0.column == term.column }) {
                terms[same].coefficient += term.coefficient
            } else {
                terms[end] = term
                end += 1
            }
        }
        terms.removeLast(terms.count - end)
    }

    mutating func removeConstraint(at index: Int) {
        for term in terms[constraints[index].termRange] { variables[term.column].uses -= 1 }
        unusedTerms += constraints[index].termCount
        constraints[index].isAlive = false
        constraints[index].generation &+= 1
        constraints[index].termCount = 0
        freeConstraints.append(index)
        if unusedTerms > 1024 && unusedTerms * 2 > terms.count { compactTerms() }
    }

    private mutating func compactTerms() {
        var compacted: [LinearTerm] = []
        compacted.reserveCapacity(terms.count - unusedTerms)
        for index in constraints.indices where constraints[index].isAlive {
            let range = constraints[index].termRange
            constraints[index].firstTerm = compacted.count
            compacted.append(contentsOf: terms[range])
        }
        terms = compacted
        unusedTerms = 0
    }
}
