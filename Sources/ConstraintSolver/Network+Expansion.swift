/// Expansion of rows to roots.
extension Network {
    /// Visits the defined columns that a row's columns depend on, and marks the roots in their expansion. Returns false
    /// where there are more than `limit`.
    mutating func visitCone(of row: Int, limit: Int = .max) -> Bool {
        visit += 1
        cone.removeAll(keepingCapacity: true)
        for place in rows[row].termRange where columns[mentions[place].column].isDefined {
            guard visitCone(from: mentions[place].column, limit) else { return false }
        }
        work.effort += cone.count
        return true
    }

    private mutating func visitCone(from start: Int, _ limit: Int) -> Bool {
        guard visits[start] != visit else { return true }
        visits[start] = visit
        var stack: [(column: Int, next: Int)] = [(start, 0)]
        while let (column, next) = stack.last {
            guard next < steps[column].inputCount else {
                cone.append(column)
                stack.removeLast()
                continue
            }
            stack[stack.count - 1].next = next + 1
            let source = inputs[steps[column].firstInput + next].column
            guard visits[source] != visit else { continue }
            visits[source] = visit
            guard columns[source].isDefined else { continue }
            guard cone.count + stack.count < limit else { return false }
            stack.append((source, 0))
        }
        return true
    }

    /// Writes the left side of the row whose cone was visited as a sum of roots into `expansion`.
    mutating func expandVisited(_ row: Int) {
        expand(terms(of: row).map { LinearTerm(column: $0.column, coefficient: $0.coefficient) })
    }

    /// Writes a column as a sum of roots into `expansion`.
    mutating func expand(column: Int) {
        visit += 1
        cone.removeAll(keepingCapacity: true)
        if columns[column].isDefined { _ = visitCone(from: column, .max) }
        expand([LinearTerm(column: column, coefficient: 1)])
    }

    private mutating func expand(_ terms: [LinearTerm]) {
        expansion.terms.removeAll(keepingCapacity: true)
        (expansion.constant, expansion.constantScale, expansion.coefficientScale) = (0, 0, 0)
        var found: [Int] = []
        for term in terms {
            expansion.coefficientScale = max(expansion.coefficientScale, abs(term.coefficient))
            add(term.coefficient, term.column, &found)
        }
        // A column follows everything it is defined by, so that backward iteration finds each with its final sum.
        for number in cone.reversed() {
            let column = steps[number]
            let factor = sums[number]
            guard factor != 0 else { continue }
            expansion.constant += factor * column.constant
            expansion.constantScale = max(
                expansion.constantScale, abs(factor * column.constant),
                abs(factor) * columns[number].scale)
            for place in column.inputRange {
                add(factor * inputs[place].factor, inputs[place].column, &found)
            }
        }
        let threshold = Tolerance.coefficient * expansion.coefficientScale
        for column in found {
            if !columns[column].isDefined, abs(sums[column]) > threshold {
                expansion.terms.append(LinearTerm(column: column, coefficient: sums[column]))
            }
            sums[column] = 0
            isSummed[column] = false
        }
        expansion.terms.sort { $0.column < $1.column }
    }

    @inline(__always)
    private mutating func add(_ amount: Double, _ column: Int, _ found: inout [Int]) {
        if !isSummed[column] {
            isSummed[column] = true
            found.append(column)
        }
        sums[column] += amount
    }
}
