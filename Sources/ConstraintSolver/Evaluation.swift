/// How to compute the defined columns from the others, and which of them a change reaches.
struct Evaluation {
    /// The defined columns, each after what it is defined by.
    private(set) var targets: [Int32] = []
    private var constants: [Double] = []
    private var starts: [Int32] = [0]
    private var sources: [Int32] = []
    private var factors: [Double] = []
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
        let elimination = block.elimination
        for column in block.elimination.evaluationOrder() where elimination.definitions[column].count > 0 {
            for term in elimination.terms(of: column) { append(term.column, term.coefficient) }
            finish(column, elimination.definitions[column].constant)
        }
        for (column, position) in block.peeled.reversed() {
            let stored = store.constraints[block.constraints[position]]
            let terms = store.terms[stored.termRange]
            let divisor = terms.first { Int(store.variables[$0.column].local) == column }?.coefficient ?? 1
            for term in terms {
                let other = Int(store.variables[term.column].local)
                if other != column { append(other, -term.coefficient / divisor) }
            }
            finish(column, stored.constant / divisor)
        }
        pending = Array(repeating: 0, count: (targets.count + 63) / 64)
        listDependents()
    }

    private mutating func append(_ column: Int, _ factor: Double) {
        sources.append(Int32(column))
        factors.append(factor)
    }

    private mutating func finish(_ column: Int, _ constant: Double) {
        stepOfColumn[column] = Int32(targets.count)
        targets.append(Int32(column))
        constants.append(constant)
        starts.append(Int32(sources.count))
    }

    private mutating func listDependents() {
        dependentStarts = Array(repeating: 0, count: stepOfColumn.count + 1)
        for source in sources { dependentStarts[Int(source) + 1] += 1 }
        for column in stepOfColumn.indices { dependentStarts[column + 1] += dependentStarts[column] }
        dependents = Array(repeating: 0, count: sources.count)
        var next = dependentStarts
        for step in targets.indices {
            for index in Int(starts[step])..<Int(starts[step + 1]) {
                let source = Int(sources[index])
                dependents[Int(next[source])] = Int32(step)
                next[source] += 1
            }
        }
    }

    /// Gives a defined column another constant.
    mutating func setConstant(_ constant: Double, of column: Int) {
        let step = Int(stepOfColumn[column])
        guard step >= 0 else { return }
        constants[step] = constant
        mark(step)
    }

    @inline(__always)
    private mutating func mark(_ step: Int) {
        pending[step >> 6] |= 1 << UInt64(step & 63)
        if step >> 6 < firstPending { firstPending = step >> 6 }
    }

    /// Notes that a column has a new value.
    mutating func markDependents(of column: Int) {
        for index in Int(dependentStarts[column])..<Int(dependentStarts[column + 1]) {
            mark(Int(dependents[index]))
        }
    }

    /// Computes all that is pending and what follows from it; appends each column that changed.
    mutating func run(_ values: inout [Double], _ changed: inout [Int32]) {
        guard firstPending < pending.count else { return }
        values.withUnsafeMutableBufferPointer { run($0, &changed) }
    }

    private mutating func run(_ values: UnsafeMutableBufferPointer<Double>, _ changed: inout [Int32]) {
        var word = firstPending
        while word < pending.count {
            let bits = pending[word]
            guard bits != 0 else {
                word += 1
                continue
            }
            let step = word << 6 + bits.trailingZeroBitCount
            pending[word] = bits & (bits - 1)
            var sum = constants[step]
            for index in Int(starts[step])..<Int(starts[step + 1]) {
                sum += factors[index] * values[Int(sources[index])]
            }
            let column = Int(targets[step])
            if values[column] != sum {
                values[column] = sum
                changed.append(Int32(column))
                markDependents(of: column)
            }
        }
        firstPending = Int.max
    }
}
