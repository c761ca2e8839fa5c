/// The graph of rows, columns and definitions.
extension Network {
    func terms(of row: Int) -> ArraySlice<Mention> { mentions[rows[row].termRange] }

    func coefficient(of column: Int, in row: Int) -> Double {
        for place in rows[row].termRange where mentions[place].column == column {
            return mentions[place].coefficient
        }
        return 1
    }

    // MARK: Rows

    /// Adds a row, whose columns the store numbers, as loose or absent.
    mutating func appendRow(_ stored: StoredConstraint, _ store: ConstraintStore, isPresent: Bool) {
        let row = rows.count
        let first = mentions.count
        if isPresent {
            for place in stored.termRange {
                let term = store.terms[place]
                link(
                    Mention(
                        coefficient: term.coefficient, column: store.variables[term.column].local, row: row))
            }
        }
        rows.append(
            Row(
                firstTerm: first, termCount: mentions.count - first, constant: stored.constant,
                priority: stored.isRequired ? .infinity : stored.priority, weight: stored.weight,
                relation: stored.relation, role: isPresent ? .loose : .absent))
    }

    private mutating func link(_ mention: Mention) {
        let place = mentions.count
        var mention = mention
        mention.next = columns[mention.column].firstMention
        if mention.next >= 0 { mentions[mention.next].previous = place }
        columns[mention.column].firstMention = place
        mentions.append(mention)
    }

    /// Removes a row from the graph, and with it its constraint.
    mutating func removeRow(_ row: Int) {
        loosen(row)
        rows[row].role = .absent
        for place in rows[row].termRange {
            let mention = mentions[place]
            if mention.next >= 0 { mentions[mention.next].previous = mention.previous }
            if mention.previous >= 0 {
                mentions[mention.previous].next = mention.next
            } else {
                columns[mention.column].firstMention = mention.next
                if mention.next < 0 { work.abandoned.append(mention.column) }
            }
        }
        rows[row].termCount = 0
    }

    mutating func appendColumn(_ variable: Int) -> Int {
        columns.append(Column())
        steps.append(Step(order: steps.count, variable: variable))
        columnAt.append(columns.count - 1)
        values.append(0)
        visits.append(0)
        sums.append(0)
        isSummed.append(false)
        if columns.count > pending.count * 64 { pending.append(0) }
        setOpen(true, columns.count - 1)
        work.touchedRoots.append(columns.count - 1)
        return columns.count - 1
    }

    // MARK: Definitions

    /// Makes a row in its original form the definition of one of its columns.
    mutating func defineAsItStands(_ column: Int, by row: Int) {
        let own = coefficient(of: column, in: row)
        steps[column].firstInput = inputs.count
        for place in rows[row].termRange where mentions[place].column != column {
            inputs.append(Input(factor: -mentions[place].coefficient / own, column: mentions[place].column))
        }
        finishDefinition(column, by: row, rows[row].constant / own, scale: abs(rows[row].constant / own))
        rows[row].role = .defines(column)
    }

    /// Makes a sum the definition of a column.
    mutating func define(
        _ column: Int, by row: Int, _ terms: some Sequence<LinearTerm>, _ constant: Double, scale: Double
    ) {
        steps[column].firstInput = inputs.count
        for term in terms { inputs.append(Input(factor: term.coefficient, column: term.column)) }
        finishDefinition(column, by: row, constant, scale: scale)
        rows[row].role = .derives(column)
    }

    /// Records for every column the definitions that use it. Those of one column are contiguous.
    mutating func linkUses() {
        var next = Array(repeating: 0, count: columns.count + 1)
        for input in inputs { next[input.column + 1] += 1 }
        for column in columns.indices { next[column + 1] += next[column] }
        for column in columns.indices where next[column] < next[column + 1] {
            steps[column].firstUse = next[column]
        }
        let ends = next
        uses = Array(repeating: Use(user: -1, next: -1), count: inputs.count)
        for user in columnAt {
            for place in steps[user].inputRange {
                let source = inputs[place].column
                let own = next[source]
                next[source] += 1
                let isLast = next[source] == ends[source + 1]
                let isFirst = own == steps[source].firstUse
                uses[own] = Use(
                    user: user, next: isLast ? -1 : own + 1, previous: isFirst ? -1 : own - 1)
                inputs[place].use = own
            }
        }
    }

    private mutating func linkInputs(of column: Int) {
        for place in steps[column].inputRange {
            let source = inputs[place].column
            let own = uses.count
            let next = steps[source].firstUse
            if next >= 0 { uses[next].previous = own }
            steps[source].firstUse = own
            uses.append(Use(user: column, next: next))
            inputs[place].use = own
        }
    }

    private mutating func finishDefinition(_ column: Int, by row: Int, _ constant: Double, scale: Double) {
        steps[column].inputCount = inputs.count - steps[column].firstInput
        columns[column].definer = row
        steps[column].constant = constant
        columns[column].scale = scale
        work.definitions.append(column)
        // Before the first change all are linked at once.
        if isLinked { linkInputs(of: column) }
        if !rows[row].isRequired { substitutionCount += 1 }
        setOpen(false, column)
    }

    private mutating func unlinkInputs(of column: Int) {
        for place in steps[column].inputRange {
            let use = uses[inputs[place].use]
            if use.next >= 0 { uses[use.next].previous = use.previous }
            if use.previous >= 0 {
                uses[use.previous].next = use.next
            } else {
                steps[inputs[place].column].firstUse = use.next
            }
        }
        steps[column].inputCount = 0
        if !rows[columns[column].definer].isRequired { substitutionCount -= 1 }
        columns[column].isShortened = false
    }

    /// Makes a defined column a root again.
    mutating func undefine(_ column: Int) {
        unlinkInputs(of: column)
        columns[column].definer = -1
        steps[column].constant = 0
        columns[column].pieceCount = 0
        work.touchedRoots.append(column)
        setOpen(true, column)
    }

    mutating func setOpen(_ isOpen: Bool, _ column: Int) {
        guard columns[column].isOpen != isOpen else { return }
        columns[column].isOpen = isOpen
        openCount += isOpen ? 1 : -1
    }

    /// Restores the definition of a column to the original row.
    mutating func restoreDefinition(of column: Int) {
        guard columns[column].isShortened else { return }
        let row = columns[column].definer
        unlinkInputs(of: column)
        defineAsItStands(column, by: row)
        putBehindInputs(column)
    }

    // MARK: Order

    /// Moves a column with a new definition, and those defined by it, after its inputs: only columns between them
    /// are reordered. (Pearce and Kelly, "A Dynamic Topological Sort Algorithm for Directed Acyclic Graphs", 2007.)
    mutating func putBehindInputs(_ column: Int) {
        let lower = steps[column].order
        var upper = lower
        for place in steps[column].inputRange {
            upper = max(upper, steps[inputs[place].column].order)
        }
        guard upper > lower else { return }
        visit += 1
        var moved = [column]
        visits[column] = visit
        var next = 0
        while next < moved.count {
            var use = steps[moved[next]].firstUse
            while use >= 0 {
                let user = uses[use].user
                if visits[user] != visit, steps[user].order <= upper {
                    visits[user] = visit
                    moved.append(user)
                }
                use = uses[use].next
            }
            next += 1
        }
        let sources = sourcesToMove(column, behind: lower)
        let steps = steps
        let byOrder: (Int, Int) -> Bool = { steps[$0].order < steps[$1].order }
        reorder(sources.sorted(by: byOrder) + moved.sorted(by: byOrder))
    }

    /// Returns the columns that directly or indirectly define a column and follow the given position.
    private mutating func sourcesToMove(_ column: Int, behind lower: Int) -> [Int] {
        var sources: [Int] = []
        var next = -1
        while next < sources.count {
            let user = next < 0 ? column : sources[next]
            for place in steps[user].inputRange {
                let source = inputs[place].column
                if visits[source] != visit, steps[source].order > lower {
                    visits[source] = visit
                    sources.append(source)
                }
            }
            next += 1
        }
        return sources
    }

    /// Assigns the positions of the columns to them in the order given.
    private mutating func reorder(_ list: [Int]) {
        let places = list.map { steps[$0].order }.sorted()
        for (column, place) in zip(list, places) {
            steps[column].order = place
            columnAt[place] = column
        }
    }
}
