/// The initial order of the columns, which also numbers them.
///
/// Columns are ordered by their distance from the roots, so that those that depend on the same root are contiguous in
/// memory.
extension Network {
    /// Sorts all columns topologically, each after its inputs, and numbers them in this order, in the store too.
    mutating func numberColumns(_ store: inout ConstraintStore) {
        columnAt = columnsByDepth()
        var numbers = Array(repeating: 0, count: columns.count)
        for (number, column) in columnAt.enumerated() { numbers[column] = number }
        for place in mentions.indices { mentions[place].column = numbers[mentions[place].column] }
        for place in inputs.indices { inputs[place].column = numbers[inputs[place].column] }
        for row in rows.indices {
            switch rows[row].role {
            case .defines(let column): rows[row].role = .defines(numbers[column])
            case .derives(let column): rows[row].role = .derives(numbers[column])
            default: break
            }
        }
        for piece in pieces.indices where pieces[piece].column >= 0 {
            pieces[piece].column = numbers[pieces[piece].column]
        }
        for index in kernels.indices { kernels[index]?.renumber(numbers) }
        columns = columnAt.map { columns[$0] }
        values = columnAt.map { values[$0] }
        steps = columnAt.map { steps[$0] }
        for (number, former) in columnAt.enumerated() {
            steps[number].order = number
            let variable = steps[number].variable
            // The index of a variable that was removed since then may have been reused.
            if store.variables[variable].local == former { store.variables[variable].local = number }
        }
        columnAt = steps.map(\.order)
    }

    /// Returns the roots, then the columns defined by roots, and so on.
    private mutating func columnsByDepth() -> [Int] {
        var depths = Array(repeating: 0, count: columns.count)
        var deepest = 0
        for column in columnsBehindInputs() {
            for place in steps[column].inputRange {
                depths[column] = max(depths[column], depths[inputs[place].column] + 1)
            }
            deepest = max(deepest, depths[column])
        }
        var next = Array(repeating: 0, count: deepest + 2)
        for depth in depths { next[depth + 1] += 1 }
        for depth in 0...deepest { next[depth + 1] += next[depth] }
        var result = Array(repeating: 0, count: columns.count)
        for (column, depth) in depths.enumerated() {
            result[next[depth]] = column
            next[depth] += 1
        }
        return result
    }

    /// Returns the columns in topological order, each after its inputs.
    private mutating func columnsBehindInputs() -> [Int] {
        var result: [Int] = []
        result.reserveCapacity(columns.count)
        visit += 1
        var stack: [(column: Int, next: Int)] = []
        for start in columns.indices where visits[start] != visit {
            visits[start] = visit
            stack.append((start, 0))
            while let (column, next) = stack.last {
                guard next < steps[column].inputCount else {
                    result.append(column)
                    stack.removeLast()
                    continue
                }
                stack[stack.count - 1].next = next + 1
                let source = inputs[steps[column].firstInput + next].column
                if visits[source] != visit {
                    visits[source] = visit
                    stack.append((source, 0))
                }
            }
        }
        return result
    }
}
