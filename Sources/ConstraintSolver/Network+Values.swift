/// Computing the defined columns that a change reaches.
extension Network {
    @inline(__always)
    private mutating func mark(_ column: Int) {
        let place = Int(steps[column].order)
        pending[place >> 6] |= 1 << UInt64(truncatingIfNeeded: place & 63)
        if place >> 6 < firstPending { firstPending = place >> 6 }
    }

    /// Gives a root another value.
    mutating func set(_ value: Double, _ column: Int, _ store: inout ConstraintStore, _ changes: inout [Int32]) {
        guard values[column] != value else { return }
        guard value.isFinite else { return hasOverflown = true }
        values[column] = value
        let variable = Int(steps[column].variable)
        store.values[variable] = value
        changes.append(Int32(variable))
        work.movedColumns.append(Int32(column))
    }

    /// Computes all that rests on new definitions and on roots that moved. `published` are the values by variable;
    /// `changes` learns which of them are new.
    mutating func run(_ published: inout [Double], _ changes: inout [Int32]) {
        for column in work.definitions where columns[Int(column)].isDefined { mark(Int(column)) }
        if renewed.count < columns.count { renewed = Array(repeating: 0, count: columns.count) }
        let pass = Pass(
            steps: steps, inputs: inputs, uses: uses, columnAt: columnAt, moved: work.movedColumns,
            firstPending: firstPending)
        var count = 0
        values.withUnsafeMutableBufferPointer { values in
            published.withUnsafeMutableBufferPointer { published in
                pending.withUnsafeMutableBufferPointer { pending in
                    renewed.withUnsafeMutableBufferPointer { renewed in
                        let written = Written(
                            pending: pending, values: values, published: published, renewed: renewed)
                        count = pass.run(written)
                    }
                }
            }
        }
        firstPending = .max
        if count < 0 { hasOverflown = true } else { changes.append(contentsOf: renewed[..<count]) }
    }

    /// What a pass writes, without checks of bounds: its numbers are the network's own.
    private struct Written {
        let pending: UnsafeMutableBufferPointer<UInt64>
        let values: UnsafeMutableBufferPointer<Double>
        let published: UnsafeMutableBufferPointer<Double>
        let renewed: UnsafeMutableBufferPointer<Int32>
    }

    /// What a pass reads.
    private struct Read {
        let steps: UnsafeBufferPointer<Step>
        let inputs: UnsafeBufferPointer<Input>
        let uses: UnsafeBufferPointer<Use>
        let columnAt: UnsafeBufferPointer<Int32>

        @inline(__always)
        func markUsers(_ firstUse: Int32, _ pending: UnsafeMutableBufferPointer<UInt64>) -> Int {
            var first = Int.max
            var use = Int(firstUse)
            // Gathered in a register as long as they fall into the same word, as they mostly do.
            var (word, bits) = (0, UInt64(0))
            while use >= 0 {
                // Mostly they lie side by side: then nothing waits for a link to be read.
                repeat {
                    let order = Int(steps[Int(uses[use].user)].order)
                    if order >> 6 != word {
                        pending[word] |= bits
                        (word, bits) = (order >> 6, 0)
                        first = min(first, word)
                    }
                    bits |= 1 &<< UInt64(truncatingIfNeeded: order)
                    use &+= 1
                } while Int(uses[use &- 1].next) == use
                use = Int(uses[use &- 1].next)
            }
            pending[word] |= bits
            return bits == 0 ? first : min(first, word)
        }
    }

    private struct Pass {
        let steps: [Step]
        let inputs: [Input]
        let uses: [Use]
        let columnAt: [Int32]
        let moved: [Int32]
        let firstPending: Int

        /// How many columns have new values, or -1 where a number became too large.
        func run(_ written: Written) -> Int {
            steps.withUnsafeBufferPointer { steps in
                inputs.withUnsafeBufferPointer { inputs in
                    uses.withUnsafeBufferPointer { uses in
                        columnAt.withUnsafeBufferPointer { columnAt in
                            let read = Read(steps: steps, inputs: inputs, uses: uses, columnAt: columnAt)
                            var first = firstPending
                            for column in moved {
                                first = min(first, read.markUsers(steps[Int(column)].firstUse, written.pending))
                            }
                            return Network.compute(from: first, read, written)
                        }
                    }
                }
            }
        }
    }

    /// One pass over what is pending: columns come after those they are defined by. How many have new values, or -1
    /// where a number became too large, whose column then keeps its value.
    private static func compute(from first: Int, _ read: Read, _ written: Written) -> Int {
        let (pending, values) = (written.pending, written.values)
        var word = first
        var bits: UInt64 = 0
        var count = 0
        var isFinite = true
        while true {
            if bits == 0 {
                while word < pending.count, pending[word] == 0 { word &+= 1 }
                guard word < pending.count else { break }
                bits = pending[word]
                pending[word] = 0
            }
            let column = Int(read.columnAt[word &<< 6 &+ bits.trailingZeroBitCount])
            bits &= bits &- 1
            let step = read.steps[column]
            var sum = step.constant
            var place = Int(step.firstInput)
            let end = place &+ Int(step.inputCount)
            while place < end {
                sum += read.inputs[place].factor * values[Int(read.inputs[place].column)]
                place &+= 1
            }
            guard values[column] != sum else { continue }
            guard sum.isFinite else {
                isFinite = false
                continue
            }
            values[column] = sum
            written.published[Int(step.variable)] = sum
            written.renewed[count] = step.variable
            count &+= 1
            guard step.firstUse >= 0 else { continue }
            _ = read.markUsers(step.firstUse, pending)
            bits |= pending[word]
            pending[word] = 0
        }
        return isFinite ? count : -1
    }

    /// Whether an inequality is met by the values found.
    func isMet(_ row: Int) -> Bool {
        var left = -rows[row].constant
        var scale = max(1, abs(left))
        for place in rows[row].termRange {
            let part = mentions[place].coefficient * values[Int(mentions[place].column)]
            left += part
            scale = max(scale, abs(part))
        }
        let error = rows[row].relation == .lessThanOrEqual ? left : -left
        return error <= Tolerance.feasibility * scale
    }
}
