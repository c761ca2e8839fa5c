/// The simplex method for the costs of one level.
extension Kernel {
    enum LevelStatus { case optimal, unbounded, iterationLimit }

    /// A breakpoint or bound that a quantity reaches when the entering one moves.
    private struct Event {
        var step: Double
        /// The increase of the total cost's slope there; infinite at a bound.
        var jump: Double
        var quantity: Int
        /// The change of the quantity per unit of the step.
        var rate: Double
        var position: Double
    }

    private struct Move {
        var slot: Int
        var direction: Double
        var slope: Double
    }

    /// Moves along edges that decrease the cost of the level until it is optimal.
    mutating func minimizeLevel() -> LevelStatus {
        for quantity in rowQuantity {
            segments[quantity] = level.segment(of: quantity, leftOf: values[quantity])
        }
        let limit = 200 + 20 * quantityCount
        var stalled = 0
        for _ in 0..<limit {
            work += quantityCount
            if isExhausted { return .iterationLimit }
            if pivotsSinceRebuild > 100 + rootCount { rebuild() }
            computePrices()
            // After many degenerate steps, the smallest index enters (Bland's rule): this cannot cycle.
            guard let move = improvingMove(leastIndex: stalled > 20 + quantityCount) else { return .optimal }
            guard let step = advance(move) else { return .unbounded }
            stalled = step > 0 ? 0 : stalled + 1
        }
        return .iterationLimit
    }

    /// Computes the slopes that the basic quantities contribute to a move of each slot.
    mutating func computePrices() {
        for slot in prices.indices { prices[slot] = 0 }
        for (row, quantity) in rowQuantity.enumerated() {
            let slope = level.slope(of: quantity, segment: segments[quantity])
            guard slope != 0 else { continue }
            for term in tableau[row] { prices[term.column] += slope * term.coefficient }
        }
    }

    private func improvingMove(leastIndex: Bool) -> Move? {
        var best: Move?
        var bestQuantity = Int.max
        for (slot, quantity) in slotQuantity.enumerated() {
            let domain = domains[quantity]
            if domain.isPoint { continue }
            let value = values[quantity]
            var candidate: Move?
            if value < domain.upper && !Tolerance.same(value, domain.upper) {
                let slope = prices[slot] + level.slope(of: quantity, rightOf: value)
                if slope < -level.flatSlope { candidate = Move(slot: slot, direction: 1, slope: slope) }
            }
            if candidate == nil, value > domain.lower && !Tolerance.same(value, domain.lower) {
                let slope = -prices[slot] - level.slope(of: quantity, leftOf: value)
                if slope < -level.flatSlope { candidate = Move(slot: slot, direction: -1, slope: slope) }
            }
            guard let candidate else { continue }
            if leastIndex ? quantity < bestQuantity : candidate.slope < (best?.slope ?? 0) {
                best = candidate
                bestQuantity = quantity
            }
        }
        return best
    }

    /// Moves until the cost stops decreasing; returns the length of the step, or nil for an unbounded one.
    private mutating func advance(_ move: Move) -> Double? {
        let entering = slotQuantity[move.slot]
        let events = collectEvents(move)
        var slope = move.slope
        var stop: Int?
        for (index, event) in events.enumerated() {
            slope += event.jump
            if slope >= -level.flatSlope {
                stop = index
                break
            }
        }
        guard var stop else { return nil }
        stop = steadiest(events, at: stop)
        let step = max(0, events[stop].step)
        apply(move, step: step)
        for event in events[..<stop] where event.jump < .infinity && event.quantity != entering {
            segments[event.quantity] += event.rate > 0 ? 1 : -1
        }
        let leaving = events[stop].quantity
        values[leaving] = events[stop].position
        if leaving != entering {
            segments[entering] =
                move.direction > 0
                ? level.segment(of: entering, rightOf: values[entering])
                : level.segment(of: entering, leftOf: values[entering])
            pivot(row: -1 - place[leaving], slot: move.slot)
        }
        return step
    }

    /// Returns the event with the largest pivot of those that coincide with the one that stops the move.
    private func steadiest(_ events: [Event], at stop: Int) -> Int {
        guard abs(events[stop].rate) < 1e-6 else { return stop }
        var best = stop
        var index = stop + 1
        while index < events.count, Tolerance.same(events[index].step, events[stop].step) {
            if abs(events[index].rate) > abs(events[best].rate) { best = index }
            index += 1
        }
        return best
    }

    private mutating func collectEvents(_ move: Move) -> [Event] {
        var events: [Event] = []
        let entering = slotQuantity[move.slot]
        let value = values[entering]
        segments[entering] =
            move.direction > 0
            ? level.segment(of: entering, rightOf: value) : level.segment(of: entering, leftOf: value)
        appendEvents(of: entering, rate: move.direction, to: &events)
        for (row, quantity) in rowQuantity.enumerated() {
            let coefficient = self.coefficient(row: row, slot: move.slot)
            if coefficient != 0 {
                appendEvents(of: quantity, rate: coefficient * move.direction, to: &events)
            }
        }
        events.sort { ($0.step, $0.quantity, abs($0.position)) < ($1.step, $1.quantity, abs($1.position)) }
        return events
    }

    private func appendEvents(of quantity: Int, rate: Double, to events: inout [Event]) {
        let value = values[quantity]
        let range = level.range(of: quantity)
        let current = range.lowerBound + segments[quantity]
        let bound = rate > 0 ? domains[quantity].upper : domains[quantity].lower
        let ahead =
            rate > 0
            ? Array(current..<range.upperBound) : Array((range.lowerBound..<current).reversed())
        for index in ahead {
            let position = level.positions[index]
            if rate > 0 ? position > bound : position < bound { break }
            events.append(
                Event(
                    step: max(0, (position - value) / rate), jump: level.jumps[index] * abs(rate),
                    quantity: quantity,
                    rate: rate, position: position))
        }
        if bound.isFinite {
            events.append(
                Event(
                    step: max(0, (bound - value) / rate), jump: .infinity, quantity: quantity, rate: rate,
                    position: bound))
        }
    }

    private mutating func apply(_ move: Move, step: Double) {
        guard step > 0 else { return }
        values[slotQuantity[move.slot]] += move.direction * step
        for (row, quantity) in rowQuantity.enumerated() {
            let coefficient = self.coefficient(row: row, slot: move.slot)
            if coefficient != 0 { values[quantity] += coefficient * move.direction * step }
        }
    }
}
