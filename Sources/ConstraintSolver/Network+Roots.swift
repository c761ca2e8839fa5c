/// Updates of lines and kernels.
extension Network {
    /// Collects the pieces on all roots that were affected and forms kernels of those that share rows.
    mutating func gatherRoots() {
        var roots: [Int] = []
        visit += 1
        for number in work.touchedRoots where visits[number] != visit {
            visits[number] = visit
            guard !columns[number].isDefined else { continue }
            roots.append(number)
        }
        roots.sort()
        for root in roots { gatherPieces(of: root) }
        if !work.coupledRows.isEmpty { formKernels(roots) }
        for root in roots where columns[root].kernel < 0 { work.movedRoots.append(root) }
    }

    private mutating func gatherPieces(of root: Int) {
        var list: [Int] = []
        for place in columns[root].pieceRange {
            let piece = pieceList[place]
            let row = pieces[piece].position
            if rows[row].piece == piece, rows[row].role == .costs { list.append(piece) }
        }
        list += work.addedPieces[root] ?? []
        let pieces = pieces
        list.sort { a, b in
            let (left, right) = (pieces[a].priority, pieces[b].priority)
            return left != right ? left > right : a < b
        }
        columns[root].firstPiece = pieceList.count
        columns[root].pieceCount = list.count
        pieceList.append(contentsOf: list)
    }

    private mutating func formKernels(_ roots: [Int]) {
        var numbers: [Int: Int] = [:]
        for (number, root) in roots.enumerated() { numbers[root] = number }
        var sets = DisjointSets(count: roots.count)
        var isCoupled = Array(repeating: false, count: roots.count)
        for row in work.coupledRows {
            let members = row.terms.compactMap { numbers[$0.column] }
            for member in members {
                sets.join(members[0], member)
                isCoupled[member] = true
            }
        }
        var membersOfSet: [[Int]] = Array(repeating: [], count: roots.count)
        for number in roots.indices where isCoupled[number] {
            membersOfSet[sets.find(number)].append(roots[number])
        }
        var rowsOfSet: [[Block.KernelRow]] = Array(repeating: [], count: roots.count)
        for row in work.coupledRows { rowsOfSet[sets.find(numbers[row.terms[0].column] ?? 0)].append(row) }
        for set in roots.indices where !membersOfSet[set].isEmpty {
            let own = membersOfSet[set].map { Array(pieceList[columns[$0].pieceRange]) }
            work.movedKernels.append(kernels.count)
            install(Kernel(columns: membersOfSet[set], pieces: own, rows: rowsOfSet[set]))
        }
    }

    mutating func install(_ kernel: Kernel) {
        let number = kernels.count
        for root in kernel.columns {
            columns[root].kernel = number
            setOpen(false, root)
        }
        for quantity in kernel.piecesOfQuantity[kernel.rootCount...] {
            for piece in quantity { pieces[piece].kernel = number }
        }
        let isOpen = !kernel.hasUniqueSolution
        kernels.append(kernel)
        kernelIsOpen.append(isOpen)
        if isOpen { openCount += 1 }
    }

    /// Solves the affected lines and kernels. Returns false where required constraints contradict each other.
    mutating func solveRoots(_ store: inout ConstraintStore, _ changes: inout [Int]) -> Bool {
        for root in work.movedRoots {
            guard !columns[root].isDefined, columns[root].kernel < 0, steps[root].variable >= 0 else {
                continue
            }
            guard let interval = LineMinimizer.minimize(pieceList[columns[root].pieceRange], of: pieces)
            else {
                return false
            }
            columns[root].interval = interval
            setOpen(!interval.isPoint && columns[root].firstMention >= 0, root)
            set(interval.nearestToZero, root, &store, &changes)
        }
        guard !work.movedKernels.isEmpty else { return true }
        for number in Set(work.movedKernels).sorted() where kernels[number] != nil {
            guard solve(kernel: number, &store, &changes) else { return false }
        }
        return true
    }

    private mutating func solve(
        kernel number: Int, _ store: inout ConstraintStore, _ changes: inout [Int]
    ) -> Bool {
        let pieces = pieces
        switch kernels[number]?.solve(pieces) {
        case .infeasible: return false
        case .iterationLimit: reachedIterationLimit = true
        case .optimal, nil: break
        }
        guard let kernel = kernels[number] else { return true }
        let isOpen = !kernel.hasUniqueSolution
        if isOpen != kernelIsOpen[number] { openCount += isOpen ? 1 : -1 }
        kernelIsOpen[number] = isOpen
        for (place, root) in kernel.columns.enumerated() { set(kernel.values[place], root, &store, &changes) }
        return true
    }
}
