/// How to compute the defined columns from the others, and which of them a change reaches.
struct Evaluation {
    /// Computes one column.
    private struct Step {
        var constant: Double
        var firstInput: Int32
        var inputCount: Int32
        var column: Int32
        /// The solver's number of the variable.
        var variable: Int32
        var firstDependent: Int32 = 0
        var dependentCount: Int32 = 0
    }

    private struct Input {
        var factor: Double
        var column: Int
    }

    /// Each after those that compute its inputs.
    private var steps: [Step] = []
    private var inputs: [Input] = []
    /// By column: the steps that use it.
    private var dependentStarts: [Int32] = []
    private var dependents: [Int32] = []
    /// By column: the step that computes it, or -1.
    private var stepOfColumn: [Int32] = []
    /// One bit a step: whether it has to be computed anew.
    private var pending: [UInt64] = []
    private var firstPending = Int.max
    /// Whether it was made for a block.
    private(set) var isPrepared = false

    init() {}

    init(_ block: inout Block, _ store: ConstraintStore) {
        stepOfColumn = Array(repeating: -1, count: block.columnValues.count)
        isPrepared = true
        for column in block.elimination.evaluationOrder() {
            let definition = block.elimination.definitions[column]
            guard definition.count > 0 else { continue }
            let first = inputs.count
            for term in block.elimination.terms(of: column) {
                inputs.append(Input(factor: term.coefficient, column: term.column))
            }
            finish(column, definition.constant, first, block)
        }
        for (column, position) in block.peeled.reversed() {
            let stored = store.constraints[block.constraints[position]]
            let terms = store.terms[stored.termRange]
            let divisor = terms.first { Int(store.variables[$0.column].local) == column }?.coefficient ?? 1
            let first = inputs.count
            for term in terms {
                let other = Int(store.variables[term.column].local)
                if other != column {
                    inputs.append(Input(factor: -term.coefficient / divisor, column: other))
                }
            }
            finish(column, stored.constant / divisor, first, block)
        }
        pending = Array(repeating: 0, count: (steps.count + 63) / 64)
        listDependents()
    }

    private mutating func finish(_ column: Int, _ constant: Double, _ first: Int, _ block: Block) {
        stepOfColumn[column] = Int32(steps.count)
        steps.append(
            Step(
                constant: constant, firstInput: Int32(first), inputCount: Int32(inputs.count - first),
                column: Int32(column), variable: Int32(block.variables[column])))
    }

    private mutating func listDependents() {
        dependentStarts = Array(repeating: 0, count: stepOfColumn.count + 1)
        for input in inputs { dependentStarts[input.column + 1] += 1 }
        for column in stepOfColumn.indices { dependentStarts[column + 1] += dependentStarts[column] }
        dependents = Array(repeating: 0, count: inputs.count)
        var next = dependentStarts
        for (number, step) in steps.enumerated() {
            for index in Int(step.firstInput)..<Int(step.firstInput + step.inputCount) {
                let source = inputs[index].column
                dependents[Int(next[source])] = Int32(number)
                next[source] += 1
            }
        }
        for number in steps.indices {
            let column = Int(steps[number].column)
            steps[number].firstDependent = dependentStarts[column]
            steps[number].dependentCount = dependentStarts[column + 1] - dependentStarts[column]
        }
    }

    /// Gives a defined column another constant.
    mutating func setConstant(_ constant: Double, of column: Int) {
        let step = Int(stepOfColumn[column])
        guard step >= 0 else { return }
        steps[step].constant = constant
        mark(step)
    }

    @inline(__always)
    private mutating func mark(_ step: Int) {
        pending[step >> 6] |= 1 << UInt64(truncatingIfNeeded: step & 63)
        if step >> 6 < firstPending { firstPending = step >> 6 }
    }

    /// Notes that a column has a new value.
    mutating func markDependents(of column: Int) {
        for index in Int(dependentStarts[column])..<Int(dependentStarts[column + 1]) {
            mark(Int(dependents[index]))
        }
    }

    /// Computes all that is pending and what follows from it. `published` are the values by variable; `changes`
    /// learns which of them are new.
    mutating func run(_ values: inout [Double], _ published: inout [Double], _ changes: inout [Int]) {
        guard firstPending < pending.count else { return }
        // Taken out, so that the pass may read the rest while it changes this.
        var pending = pending
        self.pending = []
        values.withUnsafeMutableBufferPointer { values in
            published.withUnsafeMutableBufferPointer { published in
                pending.withUnsafeMutableBufferPointer { pending in
                    steps.withUnsafeBufferPointer { steps in
                        inputs.withUnsafeBufferPointer { inputs in
                            sweep(pending, steps, inputs, values, published, &changes)
                        }
                    }
                }
            }
        }
        self.pending = pending
        firstPending = Int.max
    }

    /// One pass over what is pending: steps come after those they depend on.
    private func sweep(
        _ pending: UnsafeMutableBufferPointer<UInt64>, _ steps: UnsafeBufferPointer<Step>,
        _ inputs: UnsafeBufferPointer<Input>, _ values: UnsafeMutableBufferPointer<Double>,
        _ published: UnsafeMutableBufferPointer<Double>, _ changes: inout [Int]
    ) {
        var word = firstPending
        while word < pending.count {
            let bits = pending[word]
            guard bits != 0 else {
                word += 1
                continue
            }
            pending[word] = bits & (bits &- 1)
            let step = steps[word &<< 6 &+ bits.trailingZeroBitCount]
            var sum = step.constant
            for index in Int(step.firstInput)..<Int(step.firstInput &+ step.inputCount) {
                sum += inputs[index].factor * values[inputs[index].column]
            }
            let column = Int(step.column)
            guard values[column] != sum, sum.isFinite else { continue }
            values[column] = sum
            published[Int(step.variable)] = sum
            changes.append(Int(step.variable))
            for index in Int(step.firstDependent)..<Int(step.firstDependent &+ step.dependentCount) {
                let dependent = Int(dependents[index])
                pending[dependent >> 6] |= 1 << UInt64(truncatingIfNeeded: dependent & 63)
            }
        }
    }
}
