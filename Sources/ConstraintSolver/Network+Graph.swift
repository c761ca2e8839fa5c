/// Rows, columns, and who defines whom.
extension Network {
    func terms(of row: Int) -> ArraySlice<Mention> { mentions[rows[row].termRange] }

    // MARK: Rows

    /// Adds a row, whose columns the store numbers, as loose or absent.
    mutating func appendRow(_ stored: StoredConstraint, _ store: ConstraintStore, isPresent: Bool) {
        let row = Int32(rows.count)
        let first = Int32(mentions.count)
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
                firstTerm: first, termCount: Int32(mentions.count) - first, constant: stored.constant,
                priority: stored.isRequired ? .infinity : stored.priority, weight: stored.weight,
                relation: stored.relation, role: isPresent ? .loose : .absent))
    }

    private mutating func link(_ mention: Mention) {
        let place = Int32(mentions.count)
        var mention = mention
        mention.next = columns[Int(mention.column)].firstMention
        if mention.next >= 0 { mentions[Int(mention.next)].previous = place }
        columns[Int(mention.column)].firstMention = place
        mentions.append(mention)
    }

    /// Takes a row out of the graph; what it said is no longer said.
    mutating func removeRow(_ row: Int) {
        loosen(row)
        rows[row].role = .absent
        for place in rows[row].termRange {
            let mention = mentions[place]
            if mention.next >= 0 { mentions[Int(mention.next)].previous = mention.previous }
            if mention.previous >= 0 {
                mentions[Int(mention.previous)].next = mention.next
            } else {
                columns[Int(mention.column)].firstMention = mention.next
                if mention.next < 0 { work.abandoned.append(mention.column) }
            }
        }
        rows[row].termCount = 0
    }

    mutating func appendColumn(_ variable: Int) -> Int {
        columns.append(Column(variable: Int32(variable), order: Int32(columns.count)))
        columnAt.append(Int32(columns.count - 1))
        values.append(0)
        visits.append(0)
        sums.append(0)
        isSummed.append(false)
        if columns.count > pending.count * 64 { pending.append(0) }
        setOpen(true, columns.count - 1)
        work.touchedRoots.append(Int32(columns.count - 1))
        return columns.count - 1
    }

    // MARK: Definitions

    /// Makes a row the definition of one of its columns.
    mutating func defineAsItStands(_ column: Int, by row: Int) {
        var own = 1.0
        for place in rows[row].termRange where Int(mentions[place].column) == column {
            own = mentions[place].coefficient
        }
        columns[column].firstInput = Int32(inputs.count)
        for place in rows[row].termRange where Int(mentions[place].column) != column {
            addInput(column, -mentions[place].coefficient / own, Int(mentions[place].column))
        }
        finishDefinition(column, by: row, rows[row].constant / own, scale: abs(rows[row].constant / own))
        rows[row].role = .defines(Int32(column))
    }

    /// Makes a sum the definition of a column.
    mutating func define(
        _ column: Int, by row: Int, _ terms: some Sequence<LinearTerm>, _ constant: Double, scale: Double
    ) {
        columns[column].firstInput = Int32(inputs.count)
        for term in terms { addInput(column, term.coefficient, term.column) }
        finishDefinition(column, by: row, constant, scale: scale)
        rows[row].role = .derives(Int32(column))
    }

    private mutating func addInput(_ column: Int, _ factor: Double, _ source: Int) {
        let place = Int32(inputs.count)
        let next = columns[source].firstUse
        if next >= 0 { inputs[Int(next)].previous = place }
        columns[source].firstUse = place
        inputs.append(Input(factor: factor, column: Int32(source), user: Int32(column), next: next))
    }

    private mutating func finishDefinition(_ column: Int, by row: Int, _ constant: Double, scale: Double) {
        columns[column].inputCount = Int32(inputs.count) - columns[column].firstInput
        columns[column].definer = Int32(row)
        columns[column].constant = constant
        columns[column].scale = scale
        work.definitions.append(Int32(column))
        if !rows[row].isRequired { substitutionCount += 1 }
        setOpen(false, column)
    }

    /// Makes a defined column a root again.
    mutating func undefine(_ column: Int) {
        let range = columns[column].inputRange
        for place in range {
            let input = inputs[place]
            if input.next >= 0 { inputs[Int(input.next)].previous = input.previous }
            if input.previous >= 0 {
                inputs[Int(input.previous)].next = input.next
            } else {
                columns[Int(input.column)].firstUse = input.next
            }
        }
        if !rows[Int(columns[column].definer)].isRequired { substitutionCount -= 1 }
        columns[column].definer = -1
        columns[column].inputCount = 0
        columns[column].constant = 0
        columns[column].pieceCount = 0
        work.touchedRoots.append(Int32(column))
        setOpen(true, column)
    }

    mutating func setOpen(_ isOpen: Bool, _ column: Int) {
        guard columns[column].isOpen != isOpen else { return }
        columns[column].isOpen = isOpen
        openCount += isOpen ? 1 : -1
    }

    // MARK: Order

    /// Puts all columns into an order in which each follows its inputs.
    mutating func putInOrder() {
        columnAt = []
        columnAt.reserveCapacity(columns.count)
        visit += 1
        var stack: [(column: Int, next: Int)] = []
        for start in columns.indices where visits[start] != visit {
            visits[start] = visit
            stack.append((start, 0))
            while let (column, next) = stack.last {
                guard next < Int(columns[column].inputCount) else {
                    columns[column].order = Int32(columnAt.count)
                    columnAt.append(Int32(column))
                    stack.removeLast()
                    continue
                }
                stack[stack.count - 1].next = next + 1
                let source = Int(inputs[Int(columns[column].firstInput) + next].column)
                if visits[source] != visit {
                    visits[source] = visit
                    stack.append((source, 0))
                }
            }
        }
    }

    /// Moves a column with a new definition, and those defined by it, behind its inputs: only columns between them
    /// change places. (Pearce and Kelly, "A Dynamic Topological Sort Algorithm for Directed Acyclic Graphs", 2007.)
    mutating func putBehindInputs(_ column: Int) {
        let lower = columns[column].order
        var upper = lower
        for place in columns[column].inputRange {
            upper = max(upper, columns[Int(inputs[place].column)].order)
        }
        guard upper > lower else { return }
        visit += 1
        var moved = [Int32(column)]
        visits[column] = visit
        var next = 0
        while next < moved.count {
            var use = columns[Int(moved[next])].firstUse
            while use >= 0 {
                let user = inputs[Int(use)].user
                if visits[Int(user)] != visit, columns[Int(user)].order <= upper {
                    visits[Int(user)] = visit
                    moved.append(user)
                }
                use = inputs[Int(use)].next
            }
            next += 1
        }
        let sources = sourcesToMove(column, behind: lower)
        let columns = columns
        let byOrder: (Int32, Int32) -> Bool = { columns[Int($0)].order < columns[Int($1)].order }
        reorder(sources.sorted(by: byOrder) + moved.sorted(by: byOrder))
    }

    /// What a column is defined by, directly or not, and stands behind the place given.
    private mutating func sourcesToMove(_ column: Int, behind lower: Int32) -> [Int32] {
        var sources: [Int32] = []
        var next = -1
        while next < sources.count {
            let user = next < 0 ? column : Int(sources[next])
            for place in columns[user].inputRange {
                let source = inputs[place].column
                if visits[Int(source)] != visit, columns[Int(source)].order > lower {
                    visits[Int(source)] = visit
                    sources.append(source)
                }
            }
            next += 1
        }
        return sources
    }

    /// Puts columns into the order given, in the places they have.
    private mutating func reorder(_ list: [Int32]) {
        let places = list.map { columns[Int($0)].order }.sorted()
        for (column, place) in zip(list, places) {
            columns[Int(column)].order = place
            columnAt[Int(place)] = column
        }
    }
}
