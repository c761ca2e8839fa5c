/// A small group of roots coupled by inequalities or preferences, solved by a primal simplex method.
///
/// Every quantity here, a root or the left side of a row, has a cost that is a convex piecewise linear function of it
/// (the sum of its pieces). Nonbasic quantities are at breakpoints, basic ones anywhere on a linear segment. The
/// priorities are optimized from the highest: required first, where the cost is the violation and must be zero,
/// then each level in turn. When a level is optimal, its optimal face is described exactly by bounds on each
/// quantity (complementary slackness), which the next level inherits; so no sum of weaker preferences can ever
/// affect a stronger one, for any weights. A last level minimizes the distance of all roots from zero with distinct
/// weights, the oldest first, so that the result depends on the constraints alone and not on the history of changes.
struct Kernel {
    enum Status { case optimal, infeasible, iterationLimit }

    /// The block's columns of the roots, ascending.
    private(set) var columns: [Int]
    /// The rows in the kernel's own numbering of roots.
    let originalRows: [[LinearTerm]]
    /// For each quantity (roots, then rows) its pieces.
    let piecesOfQuantity: [[Int]]

    /// Each basic quantity as a sum over slots, sorted by slot.
    var tableau: [[LinearTerm]] = []
    /// The basic quantity of each row.
    var rowQuantity: [Int] = []
    /// The nonbasic quantity of each slot.
    var slotQuantity: [Int] = []
    /// The row (as -1 - row) or the slot of each quantity.
    var place: [Int] = []
    var values: [Double] = []
    /// The domain that the optimized levels leave to each quantity.
    var domains: [Interval] = []
    /// The domains before the last level, which minimizes the distance from zero: the face of all optimal solutions.
    var optimalDomains: [Interval] = []
    var level = LevelCosts()
    /// The number of breakpoints of the current level below each basic quantity.
    var segments: [Int] = []
    var prices: [Double] = []
    var pivotsSinceRebuild = 0
    /// The steps of the current solve: terms of the tableau that were read or written.
    var work = 0
    /// The maximum number of steps of a solve.
    static let mostWork = 300_000_000
    var isExhausted: Bool { work > Self.mostWork }
    /// For each nonbasic quantity, the piece at whose breakpoint it is, or -1. Empty before the first solve.
    private var anchors: [Int] = []

    var rootCount: Int { columns.count }
    var quantityCount: Int { columns.count + originalRows.count }
    var columnValues: ArraySlice<Double> { values[..<rootCount] }

    init(columns: [Int], pieces: [[Int]], rows: [Block.KernelRow]) {
        self.columns = columns
        var numbers: [Int: Int] = [:]
        for (number, column) in columns.enumerated() { numbers[column] = number }
        var distinct: [[LinearTerm]] = []
        var rowPieces: [[Int]] = []
        var known: [RowKey: Int] = [:]
        for row in rows {
            let terms = row.terms.map {
                LinearTerm(column: numbers[$0.column] ?? 0, coefficient: $0.coefficient)
            }
            let key = RowKey(terms)
            if let same = known[key] {
                rowPieces[same].append(row.piece)
            } else {
                known[key] = distinct.count
                distinct.append(terms)
                rowPieces.append([row.piece])
            }
        }
        originalRows = distinct
        piecesOfQuantity = pieces + rowPieces
    }

    /// Renumbers its roots.
    mutating func renumber(_ numbers: [Int]) { columns = columns.map { numbers[$0] } }

    /// A key for rows with the same left side.
    private struct RowKey: Hashable {
        let numbers: [Int]
        let coefficients: [Double]
        init(_ terms: [LinearTerm]) {
            numbers = terms.map(\.column)
            coefficients = terms.map(\.coefficient)
        }
    }

    // MARK: Solving

    /// Minimizes the cost of `pieces`. A second call continues from the previous basis, which is near the new optimum
    /// when only breakpoints have moved.
    mutating func solve(_ pieces: [Piece]) -> Status {
        work = 0
        if !anchors.isEmpty {
            restart(pieces)
            if work(pieces) == .optimal && isAccurate { return finish(pieces) }
        }
        guard start(pieces) else { return .infeasible }
        let status = work(pieces)
        return status == .optimal ? finish(pieces) : status
    }

    /// Optimizes the levels.
    private mutating func work(_ pieces: [Piece]) -> Status {
        switch satisfyRequired(pieces) {
        case .optimal: break
        case let other: return other
        }
        var status = Status.optimal
        for priority in priorities(of: pieces) {
            if hasUniqueSolution { break }
            level = levelCosts(pieces, priority)
            if minimizeLevel() != .optimal { status = .iterationLimit }
            if isExhausted { return .iterationLimit }
            restrictToOptimalFace()
        }
        optimalDomains = domains
        if !hasUniqueSolution, !pullTowardsZero() { status = .iterationLimit }
        return status
    }

    private func levelCosts(_ pieces: [Piece], _ priority: Double) -> LevelCosts {
        LevelCosts(quantityCount: quantityCount) { quantity, costs in
            for index in piecesOfQuantity[quantity] where pieces[index].priority == priority {
                costs.add(pieces[index])
            }
        }
    }

    /// Whether the values still satisfy the original rows.
    private var isAccurate: Bool {
        for (row, terms) in originalRows.enumerated() {
            var sum = -values[rootCount + row]
            var scale = 1.0
            for term in terms {
                let part = term.coefficient * values[term.column]
                sum += part
                scale = max(scale, abs(part))
            }
            if abs(sum) > Tolerance.feasibility * scale { return false }
        }
        return true
    }

    /// Records for each nonbasic quantity the piece that determines its value.
    private mutating func finish(_ pieces: [Piece]) -> Status {
        anchors = Array(repeating: -1, count: quantityCount)
        for quantity in slotQuantity {
            var highest = 0.0
            for index in piecesOfQuantity[quantity]
            where pieces[index].priority > highest
                && Tolerance.same(pieces[index].breakpoint, values[quantity])
            {
                (anchors[quantity], highest) = (index, pieces[index].priority)
            }
        }
        return .optimal
    }

    /// Moves every nonbasic quantity to the new breakpoint of its piece.
    private mutating func restart(_ pieces: [Piece]) {
        for quantity in slotQuantity where anchors[quantity] >= 0 {
            values[quantity] = pieces[anchors[quantity]].breakpoint
        }
        for quantity in domains.indices { domains[quantity] = Interval() }
        computeBasicValues()
    }

    /// Whether no nonbasic quantity can move.
    var hasUniqueSolution: Bool { slotQuantity.allSatisfy { domains[$0].isPoint } }

    private mutating func start(_ pieces: [Piece]) -> Bool {
        values = Array(repeating: 0, count: quantityCount)
        domains = Array(repeating: Interval(), count: quantityCount)
        segments = Array(repeating: 0, count: quantityCount)
        prices = Array(repeating: 0, count: rootCount)
        for root in 0..<rootCount {
            let own = piecesOfQuantity[root]
            guard let best = LineMinimizer.minimize(own[...], of: pieces) else {
                return false
            }
            values[root] = best.nearestToZero
        }
        tableau = originalRows
        slotQuantity = Array(0..<rootCount)
        rowQuantity = Array(rootCount..<quantityCount)
        place = Array(0..<rootCount) + originalRows.indices.map { -1 - $0 }
        pivotsSinceRebuild = 0
        computeBasicValues()
        return true
    }

    private func priorities(of pieces: [Piece]) -> [Double] {
        var found: Set<Double> = []
        for list in piecesOfQuantity {
            for index in list where pieces[index].priority < .infinity {
                found.insert(pieces[index].priority)
            }
        }
        return found.sorted(by: >)
    }

    private mutating func satisfyRequired(_ pieces: [Piece]) -> Status {
        var required = domains
        for quantity in 0..<quantityCount {
            for index in piecesOfQuantity[quantity] where pieces[index].priority == .infinity {
                let piece = pieces[index]
                if piece.below > 0 {
                    required[quantity].lower = max(required[quantity].lower, piece.breakpoint)
                }
                if piece.above > 0 {
                    required[quantity].upper = min(required[quantity].upper, piece.breakpoint)
                }
            }
        }
        if !meets(required) {
            level = levelCosts(pieces, .infinity)
            let status = minimizeLevel()
            rebuild()
            if !meets(required) { return status == .optimal ? .infeasible : .iterationLimit }
        }
        domains = required
        return .optimal
    }

    /// Returns whether all quantities are within their required intervals, up to rounding errors of their magnitude.
    private func meets(_ required: [Interval]) -> Bool {
        for quantity in 0..<quantityCount {
            var scale = 1 + abs(values[quantity])
            if quantity >= rootCount {
                for term in originalRows[quantity - rootCount] {
                    scale += abs(term.coefficient * values[term.column])
                }
            }
            let tolerance = Tolerance.feasibility * 10 * scale
            let value = values[quantity]
            if value < required[quantity].lower - tolerance || value > required[quantity].upper + tolerance {
                return false
            }
        }
        return true
    }

    private mutating func pullTowardsZero() -> Bool {
        level = LevelCosts(quantityCount: quantityCount) { quantity, costs in
            guard quantity < rootCount else { return }
            let weight = 1 + 1 / Double(quantity + 1)
            costs.add(breakpoint: 0, below: weight, above: weight)
        }
        return minimizeLevel() == .optimal
    }

    /// Restricts the domains to the optimal face of the level that was minimized.
    private mutating func restrictToOptimalFace() {
        computePrices()
        for (slot, quantity) in slotQuantity.enumerated() {
            let value = values[quantity]
            let left = prices[slot] + level.slope(of: quantity, leftOf: value)
            let right = prices[slot] + level.slope(of: quantity, rightOf: value)
            if right > level.flatSlope {
                domains[quantity].upper = min(domains[quantity].upper, value)
            } else {
                domains[quantity].upper = min(
                    domains[quantity].upper, level.nextBreakpoint(of: quantity, above: value))
            }
            if left < -level.flatSlope {
                domains[quantity].lower = max(domains[quantity].lower, value)
            } else {
                domains[quantity].lower = max(
                    domains[quantity].lower, level.previousBreakpoint(of: quantity, below: value))
            }
        }
        for quantity in rowQuantity {
            let stretch = level.stretch(of: quantity, segment: segments[quantity])
            domains[quantity].lower = max(domains[quantity].lower, stretch.lower)
            domains[quantity].upper = min(domains[quantity].upper, stretch.upper)
        }
    }
}
