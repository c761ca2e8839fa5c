/// The pass that computes the defined columns that a change affects.
extension Network {
    @inline(__always)
    private mutating func mark(_ column: Int) {
        let place = steps[column].order
        pending[place >> 6] |= 1 << UInt64(truncatingIfNeeded: place & 63)
        if place >> 6 < firstPending { firstPending = place >> 6 }
    }

    /// Sets the value of a root.
    mutating func set(
        _ value: Double, _ column: Int, _ store: inout ConstraintStore, _ changes: inout [Int]
    ) {
        guard values[column] != value else { return }
        guard value.isFinite else { return hasOverflown = true }
        values[column] = value
        let variable = steps[column].variable
        store.values[variable] = value
        changes.append(variable)
        work.movedColumns.append(column)
    }

    /// Computes all columns that depend on new definitions and on roots that moved. `published` are the values by variable;
    /// those that change are appended to `changes`.
    mutating func run(_ published: inout [Double], _ changes: inout [Int]) {
        for column in work.definitions where columns[column].isDefined { mark(column) }
        if renewed.count < columns.count { renewed = Array(repeating: 0, count: columns.count) }
        let pass = Pass(
            steps: steps, inputs: inputs, uses: uses, columnAt: columnAt, moved: work.movedColumns,
            firstPending: firstPending)
        var count = 0
        values.withUnsafeMutableBufferPointer { values in
            published.withUnsafeMutableBufferPointer { published in
                pending.withUnsafeMutableBufferPointer { pending in
                    renewed.withUnsafeMutableBufferPointer { renewed in
                        var written = Written(
                            pending: pending, values: values, published: published, renewed: renewed)
                        count = pass.run(&written)
                    }
                }
            }
        }
        firstPending = .max
        if count < 0 { hasOverflown = true } else { changes.append(contentsOf: renewed[..<count]) }
    }

    /// The output of a pass, without bounds checks: its indices are the network's own.
    private struct Written {
        let pending: UnsafeMutableBufferPointer<UInt64>
        let values: UnsafeMutableBufferPointer<Double>
        let published: UnsafeMutableBufferPointer<Double>
        let renewed: UnsafeMutableBufferPointer<Int>
        var renewedCount = 0
        var isFinite = true

        /// Sets the value of a column. Returns false where it is unchanged, or where the number is too large: the column
        /// then keeps its value.
        @inline(__always)
        mutating func set(_ column: Int, _ variable: Int, _ value: Double) -> Bool {
            guard values[column] != value else { return false }
            guard value.isFinite else {
                isFinite = false
                return false
            }
            values[column] = value
            published[variable] = value
            renewed[renewedCount] = variable
            renewedCount &+= 1
            return true
        }
    }

    /// The input of a pass.
    private struct Read {
        let steps: UnsafeBufferPointer<Step>
        let inputs: UnsafeBufferPointer<Input>
        let uses: UnsafeBufferPointer<Use>
        let columnAt: UnsafeBufferPointer<Int>

        /// Marks the columns that a column defines, from the first of its uses, and returns the first word with marks. Columns
        /// that depend on it alone and define nothing, most of them in wide layouts, are computed immediately.
        @inline(__always)
        func passOn(_ firstUse: Int, _ written: inout Written) -> Int {
            var first = Int.max
            var use = firstUse
            // Collected in a register as long as they are in the same word, as most are.
            var (word, bits) = (0, UInt64(0))
            while use >= 0 {
                // Uses are mostly contiguous: then no link has to be loaded.
                repeat {
                    let user = uses[use].user
                    let step = steps[user]
                    use &+= 1
                    if step.inputCount == 1, step.firstUse < 0 {
                        let input = inputs[step.firstInput]
                        let value = step.constant + input.factor * written.values[input.column]
                        _ = written.set(user, step.variable, value)
                        continue
                    }
                    let order = step.order
                    if order >> 6 != word {
                        written.pending[word] |= bits
                        if bits != 0 { first = min(first, word) }
                        (word, bits) = (order >> 6, 0)
                    }
                    bits |= 1 &<< UInt64(truncatingIfNeeded: order)
                } while uses[use &- 1].next == use
                use = uses[use &- 1].next
            }
            written.pending[word] |= bits
            return bits == 0 ? first : min(first, word)
        }
    }

    private struct Pass {
        let steps: [Step]
        let inputs: [Input]
        let uses: [Use]
        let columnAt: [Int]
        let moved: [Int]
        let firstPending: Int

        /// Returns the number of columns with new values, or -1 where a number became too large.
        func run(_ written: inout Written) -> Int {
            steps.withUnsafeBufferPointer { steps in
                inputs.withUnsafeBufferPointer { inputs in
                    uses.withUnsafeBufferPointer { uses in
                        columnAt.withUnsafeBufferPointer { columnAt in
                            let read = Read(steps: steps, inputs: inputs, uses: uses, columnAt: columnAt)
                            var first = firstPending
                            for column in moved {
                                first = min(first, read.passOn(steps[column].firstUse, &written))
                            }
                            return Network.compute(from: first, read, &written)
                        }
                    }
                }
            }
        }
    }

    /// Performs one pass over the pending columns, each after those it is defined by. Returns the number of columns with
    /// new values, or -1 where a number became too large.
    private static func compute(from first: Int, _ read: Read, _ written: inout Written) -> Int {
        let pending = written.pending
        var word = first
        var bits: UInt64 = 0
        while true {
            if bits == 0 {
                while word < pending.count, pending[word] == 0 { word &+= 1 }
                guard word < pending.count else { break }
                bits = pending[word]
                pending[word] = 0
            }
            let column = read.columnAt[word &<< 6 &+ bits.trailingZeroBitCount]
            bits &= bits &- 1
            let step = read.steps[column]
            var sum = step.constant
            var place = step.firstInput
            let end = place &+ step.inputCount
            while place < end {
                sum += read.inputs[place].factor * written.values[read.inputs[place].column]
                place &+= 1
            }
            guard written.set(column, step.variable, sum), step.firstUse >= 0 else { continue }
            _ = read.passOn(step.firstUse, &written)
            bits |= pending[word]
            pending[word] = 0
        }
        return written.isFinite ? written.renewedCount : -1
    }

    /// Returns whether the solution satisfies an inequality.
    func isMet(_ row: Int) -> Bool {
        var left = -rows[row].constant
        var scale = max(1, abs(left))
        for place in rows[row].termRange {
            let part = mentions[place].coefficient * values[mentions[place].column]
            left += part
            scale = max(scale, abs(part))
        }
        let error = rows[row].relation == .lessThanOrEqual ? left : -left
        return error <= Tolerance.feasibility * scale
    }
}
