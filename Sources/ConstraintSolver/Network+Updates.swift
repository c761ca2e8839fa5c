/// Incremental updates: rows that depend on a change are loosened, and all loose rows are placed again.
extension Network {
    /// The state of an update.
    struct Work {
        /// Rows to be placed.
        var loose: [Int] = []
        /// Columns whose definition changed or was removed, and whose dependents are still to be loosened.
        var sources: [Int] = []
        /// The columns that loose equalities defined before.
        var formerPivots: [Int: Int] = [:]
        /// Roots whose pieces are to be collected again.
        var touchedRoots: [Int] = []
        var addedPieces: [Int: [Int]] = [:]
        var coupledRows: [Block.KernelRow] = []
        /// Roots and kernels to be solved.
        var movedRoots: [Int] = []
        var movedKernels: [Int] = []
        /// Columns to be computed, and columns whose dependents are to be computed.
        var definitions: [Int] = []
        var movedColumns: [Int] = []
        /// Columns that no longer occur in any row.
        var abandoned: [Int] = []
        /// The number of definitions visited.
        var effort = 0

        mutating func clear() {
            loose.removeAll(keepingCapacity: true)
            sources.removeAll(keepingCapacity: true)
            if !formerPivots.isEmpty { formerPivots = [:] }
            touchedRoots.removeAll(keepingCapacity: true)
            if !addedPieces.isEmpty { addedPieces = [:] }
            coupledRows.removeAll(keepingCapacity: true)
            movedRoots.removeAll(keepingCapacity: true)
            movedKernels.removeAll(keepingCapacity: true)
            definitions.removeAll(keepingCapacity: true)
            movedColumns.removeAll(keepingCapacity: true)
            abandoned.removeAll(keepingCapacity: true)
            effort = 0
        }
    }

    mutating func remove(_ row: Int) {
        isRearranged = true
        removeRow(row)
    }

    /// Adds a row, whose columns the store numbers.
    mutating func add(_ stored: StoredConstraint, _ store: ConstraintStore) {
        isRearranged = true
        if !stored.isBroken { work.loose.append(rows.count) }
        appendRow(stored, store, isPresent: !stored.isBroken)
    }

    /// Removes the columns that no longer occur in any row.
    mutating func forgetAbandoned(_ store: inout ConstraintStore, _ orphans: inout [Int]) {
        for column in work.abandoned {
            let variable = steps[column].variable
            guard columns[column].firstMention < 0, variable >= 0 else { continue }
            steps[column].variable = -1
            setOpen(false, column)
            // The variable may have been removed, and its index reused.
            guard store.variables[variable].local == column else { continue }
            store.variables[variable].block = -1
            store.variables[variable].local = -1
            orphans.append(variable)
        }
    }

    mutating func setConstant(_ constant: Double, of row: Int) {
        rows[row].constant = constant
        switch rows[row].role {
        case .absent, .loose, .deferred: break
        case .settled: loosen(row)
        case .defines(let column):
            restoreDefinition(of: column)
            let own = coefficient(of: column, in: row)
            steps[column].constant = constant / own
            columns[column].scale = abs(constant / own)
            work.definitions.append(column)
            work.sources.append(column)
        case .derives: loosen(row)
        case .costs:
            let piece = rows[row].piece
            pieces[piece].place(constant)
            let root = pieces[piece].column
            let kernel = root < 0 ? pieces[piece].kernel : columns[root].kernel
            if kernel >= 0 { work.movedKernels.append(kernel) } else { work.movedRoots.append(root) }
        }
    }

    /// Finds the new solution, writes its values to the store and appends their variables to `changes`. Returns false where
    /// the block has to be solved from scratch.
    mutating func update(_ store: inout ConstraintStore, _ changes: inout [Int]) -> Bool {
        defer { work.clear() }
        if !work.sources.isEmpty || !work.loose.isEmpty || !work.touchedRoots.isEmpty {
            guard arrange() else { return false }
        }
        guard solveRoots(&store, &changes) else { return false }
        run(&store.values, &changes)
        guard !hasOverflown else { return false }
        if !deferredRows.isEmpty {
            deferredRows.removeAll { rows[$0].role != .deferred }
            guard deferredRows.allSatisfy({ isMet($0) }) else { return false }
        }
        return !needsUniqueSolution || openCount == 0
    }

    // MARK: Loosening

    /// Withdraws the effect of a row, which is to be placed again.
    mutating func loosen(_ row: Int) {
        switch rows[row].role {
        case .absent, .loose: return
        case .settled, .deferred: break
        case .defines(let column), .derives(let column):
            work.formerPivots[row] = column
            undefine(column)
            work.sources.append(column)
        case .costs: withdrawCosts(of: row)
        }
        rows[row].role = .loose
        work.loose.append(row)
    }

    private mutating func withdrawCosts(of row: Int) {
        let piece = pieces[rows[row].piece]
        rows[row].piece = -1
        if piece.column < 0 { return dissolveKernel(piece.kernel) }
        dissolveKernel(columns[piece.column].kernel)
        work.touchedRoots.append(piece.column)
    }

    /// Loosens the rows of a kernel; its roots will be collected again.
    mutating func dissolveKernel(_ number: Int) {
        guard number >= 0, let kernel = kernels[number] else { return }
        kernels[number] = nil
        if kernelIsOpen[number] { openCount -= 1 }
        for root in kernel.columns {
            columns[root].kernel = -1
            setOpen(true, root)
            work.touchedRoots.append(root)
        }
        for quantity in kernel.piecesOfQuantity[kernel.rootCount...] {
            for piece in quantity {
                let row = pieces[piece].position
                guard rows[row].role == .costs, rows[row].piece == piece else { continue }
                rows[row].piece = -1
                rows[row].role = .loose
                work.loose.append(row)
            }
        }
    }

    /// Loosens the rows that depend on the columns that changed.
    private mutating func loosenWhatRestsOnSources() {
        visit += 1
        var next = 0
        var shortened: [Int] = []
        for source in work.sources { visits[source] = visit }
        while next < work.sources.count {
            let column = work.sources[next]
            next += 1
            var mention = columns[column].firstMention
            while mention >= 0 {
                let row = mentions[mention].row
                mention = mentions[mention].next
                switch rows[row].role {
                case .defines(let other):
                    if columns[other].isShortened { shortened.append(other) }
                    guard visits[other] != visit else { continue }
                    visits[other] = visit
                    work.sources.append(other)
                case .derives(let other):
                    visits[other] = visit
                    loosen(row)
                case .settled, .costs: loosen(row)
                case .absent, .loose, .deferred: break
                }
            }
        }
        work.sources.removeAll(keepingCapacity: true)
        for column in shortened { restoreDefinition(of: column) }
    }

    // MARK: Placing

    /// Places all loose rows.
    private mutating func arrange() -> Bool {
        loosenWhatRestsOnSources()
        guard !isWorn else { return false }
        if isRearranged { placeLeaves() }
        if substitutionCount > 0 { releaseSubstitutions() }
        let equalities = work.loose.filter { isRequiredEquality($0) }.sorted()
        for row in equalities where !placeEquality(row) { return false }
        var next = 0
        while next < work.loose.count {
            let row = work.loose[next]
            next += 1
            guard rows[row].role == .loose else { continue }
            guard !isExhausted, placeCosts(of: row) else { return false }
        }
        gatherRoots()
        return true
    }

    /// Whether the update has visited more definitions than solving from scratch would.
    private var isExhausted: Bool { work.effort > 1000 + 4 * columns.count }

    private func isRequiredEquality(_ row: Int) -> Bool {
        rows[row].isRequired && rows[row].relation == .equal
    }

    /// Repeatedly places equalities that define a column which occurs in no other row: these affect no others.
    private mutating func placeLeaves() {
        var waiting = work.loose.filter { isRequiredEquality($0) && rows[$0].role == .loose }
        var placed: Set<Int> = []
        var isDone = waiting.isEmpty
        while !isDone {
            let count = waiting.count
            waiting.removeAll { row in
                guard let leaf = leaf(of: row, besides: placed) else { return false }
                withdrawRoot(leaf)
                defineAsItStands(leaf, by: row)
                putBehindInputs(leaf)
                placed.insert(row)
                return true
            }
            isDone = waiting.isEmpty || waiting.count == count
        }
    }

    /// Returns the newest root of the row that occurs in no other rows than the given ones.
    private func leaf(of row: Int, besides placed: Set<Int>) -> Int? {
        var candidates: [LinearTerm] = []
        for term in terms(of: row) {
            candidates.append(LinearTerm(column: term.column, coefficient: term.coefficient))
        }
        return pivot(of: candidates, nil) { column in
            guard !columns[column].isDefined else { return false }
            var mention = columns[column].firstMention
            while mention >= 0 {
                let other = mentions[mention].row
                guard other == row || placed.contains(other) else { return false }
                mention = mentions[mention].next
            }
            return true
        }.map { candidates[$0].column }
    }

    /// Turns preferences that define columns into preferences again where a loose row of the same or a higher priority
    /// involves their columns.
    private mutating func releaseSubstitutions() {
        var next = 0
        while next < work.loose.count {
            let row = work.loose[next]
            next += 1
            guard !isExhausted else { return }
            guard rows[row].role == .loose, visitCone(of: row) else { continue }
            for column in cone {
                let definer = columns[column].definer
                if definer >= 0, rows[definer].priority <= rows[row].priority { loosen(definer) }
            }
            if !work.sources.isEmpty { loosenWhatRestsOnSources() }
        }
    }

    /// Defines a root by a required equality. Returns false where it contradicts others.
    private mutating func placeEquality(_ row: Int) -> Bool {
        guard rows[row].role == .loose else { return true }
        _ = visitCone(of: row)
        let former = work.formerPivots[row]
        if isRearranged, let column = directPivot(of: row, former) {
            withdrawRoot(column)
            defineAsItStands(column, by: row)
            putBehindInputs(column)
            return !isExhausted
        }
        expandVisited(row)
        let rest = rows[row].constant - expansion.constant
        let scale = max(abs(rows[row].constant), expansion.constantScale)
        guard !expansion.terms.isEmpty else {
            rows[row].role = .settled
            return expansion.holds(.equal, rows[row].constant)
        }
        guard let pivot = pivot(of: expansion.terms, former) else { return false }
        let own = expansion.terms[pivot]
        if own.column != former { isRearranged = true }
        var terms = expansion.terms
        terms.remove(at: pivot)
        for index in terms.indices { terms[index].coefficient /= -own.coefficient }
        withdrawRoot(own.column)
        define(own.column, by: row, terms, rest / own.coefficient, scale: scale / abs(own.coefficient))
        putBehindInputs(own.column)
        return !isExhausted
    }

    /// Returns a root that the row can define in its original form, since the row's other columns do not depend on it.
    private func directPivot(of row: Int, _ former: Int?) -> Int? {
        let candidates = terms(of: row).map {
            LinearTerm(column: $0.column, coefficient: $0.coefficient)
        }
        return pivot(of: candidates, former) { !columns[$0].isDefined && visits[$0] != visit }
            .map { candidates[$0].column }
    }

    /// Returns the former pivot, or else the root that occurs in the fewest rows, the newest among equals.
    private func pivot(
        of terms: [LinearTerm], _ former: Int?, where isCandidate: (Int) -> Bool = { _ in true }
    ) -> Int? {
        let least = Tolerance.pivot * (terms.map { abs($0.coefficient) }.max() ?? 0)
        var best: (place: Int, uses: Int)?
        for (place, term) in terms.enumerated() where abs(term.coefficient) >= least {
            guard isCandidate(term.column) else { continue }
            if term.column == former { return place }
            let uses = mentionCount(of: term.column)
            if best.map({ uses <= $0.uses }) ?? true { best = (place, uses) }
        }
        return best?.place
    }

    /// Returns the number of rows in which a column occurs, at most eight.
    private func mentionCount(of column: Int) -> Int {
        var count = 0
        var mention = columns[column].firstMention
        while mention >= 0, count < 8 {
            count += 1
            mention = mentions[mention].next
        }
        return count
    }

    /// Loosens the costs of a root, before it is defined.
    private mutating func withdrawRoot(_ column: Int) {
        dissolveKernel(columns[column].kernel)
        for place in columns[column].pieceRange {
            let piece = pieceList[place]
            let row = pieces[piece].position
            guard rows[row].role == .costs, rows[row].piece == piece else { continue }
            rows[row].piece = -1
            rows[row].role = .loose
            work.loose.append(row)
        }
        columns[column].pieceCount = 0
    }

    /// Expands an inequality or preference. Returns false where it is required and cannot be satisfied.
    private mutating func placeCosts(of row: Int) -> Bool {
        let mayBeDeferred = rows[row].relation != .equal && rows.count >= Shortcuts.leastCount
        guard visitCone(of: row, limit: mayBeDeferred ? Elimination.mostDefinitions : .max) else {
            rows[row].role = .deferred
            deferredRows.append(row)
            return true
        }
        expandVisited(row)
        guard let first = expansion.terms.first else {
            rows[row].role = .settled
            return !rows[row].isRequired || expansion.holds(rows[row].relation, rows[row].constant)
        }
        let isSingle = expansion.terms.count == 1
        var piece = Piece(
            position: row, rows[row].relation, priority: rows[row].priority, weight: rows[row].weight,
            column: isSingle ? first.column : -1, coefficient: isSingle ? first.coefficient : 1,
            offset: expansion.constant)
        piece.place(rows[row].constant)
        rows[row].role = .costs
        rows[row].piece = pieces.count
        if isSingle {
            work.addedPieces[first.column, default: []].append(rows[row].piece)
        } else {
            work.coupledRows.append(Block.KernelRow(terms: expansion.terms, piece: pieces.count))
        }
        pieces.append(piece)
        for term in expansion.terms {
            dissolveKernel(columns[term.column].kernel)
            work.touchedRoots.append(term.column)
        }
        return true
    }
}
