/// Finds a smallest-possible set of required constraints that cannot hold together: dropping any member lets the
/// others hold. (Junker, "QuickXplain: Preferred Explanations and Relaxations for Over-Constrained Problems",
/// AAAI 2004.) Older constraints are preferred as members.
struct ConflictFinder {
    private var store: ConstraintStore

    init(_ store: ConstraintStore) { self.store = store }

    /// The members in the order of their insertion, or nil when the required constraints do hold together.
    mutating func conflict(in block: Block, _ failure: Block.Failure) -> [Int]? {
        let required = block.constraints.filter {
            store.constraints[$0].isRequired && !store.constraints[$0].isBroken
        }
        guard let suspects = neighbourhood(of: failure, in: block, among: required) else { return nil }
        let members = explain(background: [], grown: false, suspects)
        return members.sorted { store.constraints[$0].serial < store.constraints[$1].serial }
    }

    /// The smallest ring of constraints around the failing one that is contradictory by itself.
    private mutating func neighbourhood(of failure: Block.Failure, in block: Block, among required: [Int])
        -> [Int]?
    {
        let first = failure.constraint
        let rings = order(required, startingAt: first)
        var size = 8
        while size < rings.count {
            let inner = rings[..<size].sorted { store.constraints[$0].serial < store.constraints[$1].serial }
            if !holds(inner) { return inner }
            size *= 4
        }
        return holds(required) ? nil : required
    }

    /// The constraints by their distance from one of them, in steps over shared variables.
    private func order(_ required: [Int], startingAt first: Int) -> [Int] {
        var mentions: [Int: [Int]] = [:]
        for index in required {
            for term in terms(of: index) { mentions[term.column, default: []].append(index) }
        }
        var seen: Set<Int> = [first]
        var seenVariables: Set<Int> = []
        var result = [first]
        var next = 0
        while next < result.count {
            for term in terms(of: result[next]) where seenVariables.insert(term.column).inserted {
                for index in mentions[term.column] ?? [] where seen.insert(index).inserted {
                    result.append(index)
                }
            }
            next += 1
        }
        return result
    }

    private func terms(of index: Int) -> ArraySlice<LinearTerm> {
        store.terms[store.constraints[index].termRange]
    }

    private mutating func explain(background: [Int], grown: Bool, _ suspects: [Int]) -> [Int] {
        if grown && !holds(background) { return [] }
        if suspects.count <= 1 { return suspects }
        let half = suspects.count / 2
        let (older, newer) = (Array(suspects[..<half]), Array(suspects[half...]))
        let needed = explain(background: background + older, grown: true, newer)
        return explain(background: background + needed, grown: !needed.isEmpty, older) + needed
    }

    /// Whether constraints can hold together.
    private mutating func holds(_ constraints: [Int]) -> Bool {
        let ordered = constraints.sorted { store.constraints[$0].serial < store.constraints[$1].serial }
        var numbers: [Int: Int32] = [:]
        var variables: [Int] = []
        for index in ordered {
            for term in terms(of: index) where numbers[term.column] == nil {
                numbers[term.column] = 0
                variables.append(term.column)
            }
        }
        store.sortByAge(&variables)
        for (local, variable) in variables.enumerated() { store.variables[variable].local = Int32(local) }
        var block = Block(constraints: ordered, variables: variables)
        return block.solve(store) == nil
    }
}
