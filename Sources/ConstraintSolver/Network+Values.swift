/// Computing the defined columns that a change reaches.
extension Network {
    @inline(__always)
    private mutating func mark(_ column: Int) {
        let place = Int(columns[column].order)
        pending[place >> 6] |= 1 << UInt64(truncatingIfNeeded: place & 63)
        if place >> 6 < firstPending { firstPending = place >> 6 }
    }

    private mutating func markUsers(of column: Int) {
        var use = columns[column].firstUse
        while use >= 0 {
            mark(Int(inputs[Int(use)].user))
            use = inputs[Int(use)].next
        }
    }

    /// Gives a root another value.
    mutating func set(_ value: Double, _ column: Int, _ store: inout ConstraintStore, _ changes: inout [Int]) {
        guard values[column] != value else { return }
        guard value.isFinite else { return hasOverflown = true }
        values[column] = value
        let variable = Int(columns[column].variable)
        store.values[variable] = value
        changes.append(variable)
        work.movedColumns.append(Int32(column))
    }

    /// Computes all that rests on new definitions and on roots that moved. `published` are the values by variable;
    /// `changes` learns which of them are new.
    mutating func run(_ published: inout [Double], _ changes: inout [Int]) {
        for column in work.definitions where columns[Int(column)].isDefined { mark(Int(column)) }
        for column in work.movedColumns { markUsers(of: Int(column)) }
        guard firstPending < pending.count else { return }
        // Taken out, so that the pass may read the rest while it changes this.
        var (pending, values) = (pending, values)
        (self.pending, self.values) = ([], [])
        var isFinite = true
        values.withUnsafeMutableBufferPointer { values in
            published.withUnsafeMutableBufferPointer { published in
                pending.withUnsafeMutableBufferPointer { pending in
                    isFinite = sweep(pending, values, published, &changes)
                }
            }
        }
        (self.pending, self.values) = (pending, values)
        firstPending = Int.max
        if !isFinite { hasOverflown = true }
    }

    /// One pass over what is pending: columns come after those they are defined by. False where a number became
    /// too large, whose column then keeps its value.
    private func sweep(
        _ pending: UnsafeMutableBufferPointer<UInt64>, _ values: UnsafeMutableBufferPointer<Double>,
        _ published: UnsafeMutableBufferPointer<Double>, _ changes: inout [Int]
    ) -> Bool {
        var isFinite = true
        columns.withUnsafeBufferPointer { columns in
            inputs.withUnsafeBufferPointer { inputs in
                columnAt.withUnsafeBufferPointer { columnAt in
                    var word = firstPending
                    while word < pending.count {
                        let bits = pending[word]
                        guard bits != 0 else {
                            word &+= 1
                            continue
                        }
                        pending[word] = bits & (bits &- 1)
                        let number = Int(columnAt[word &<< 6 &+ bits.trailingZeroBitCount])
                        var sum = columns[number].constant
                        var place = Int(columns[number].firstInput)
                        let end = place &+ Int(columns[number].inputCount)
                        while place < end {
                            sum += inputs[place].factor * values[Int(inputs[place].column)]
                            place &+= 1
                        }
                        guard values[number] != sum else { continue }
                        guard sum.isFinite else {
                            isFinite = false
                            continue
                        }
                        values[number] = sum
                        let variable = Int(columns[number].variable)
                        published[variable] = sum
                        changes.append(variable)
                        var use = columns[number].firstUse
                        while use >= 0 {
                            let user = Int(columns[Int(inputs[Int(use)].user)].order)
                            pending[user >> 6] |= 1 << UInt64(truncatingIfNeeded: user & 63)
                            use = inputs[Int(use)].next
                        }
                    }
                }
            }
        }
        return isFinite
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
