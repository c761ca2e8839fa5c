/// The division of roots: those that occur in a common row belong to the same kernel, the others are solved alone.
extension Block {
    /// Sorts the pieces on single columns by column and priority.
    mutating func listPieces() {
        var starts = [Int](repeating: 0, count: variables.count + 1)
        for piece in pieces where piece.column >= 0 { starts[piece.column + 1] += 1 }
        for column in variables.indices { starts[column + 1] += starts[column] }
        pieceStarts = starts
        var list = [Int](repeating: 0, count: starts[variables.count])
        for (index, piece) in pieces.enumerated() where piece.column >= 0 {
            list[starts[piece.column]] = index
            starts[piece.column] += 1
        }
        for column in variables.indices { sortByPriority(&list, pieceRange(column)) }
        pieceList = list
    }

    func pieceRange(_ column: Int) -> Range<Int> { pieceStarts[column]..<pieceStarts[column + 1] }

    private func sortByPriority(_ list: inout [Int], _ range: Range<Int>) {
        guard range.count > 1 else { return }
        if range.count > 24 {
            let pieces = pieces
            list[range].sort { a, b in
                let (left, right) = (pieces[a].priority, pieces[b].priority)
                return left != right ? left > right : a < b
            }
            return
        }
        for position in range.dropFirst() {
            let moved = list[position]
            let priority = pieces[moved].priority
            var hole = position
            while hole > range.lowerBound, pieces[list[hole - 1]].priority < priority {
                list[hole] = list[hole - 1]
                hole -= 1
            }
            list[hole] = moved
        }
    }

    mutating func formKernels() {
        owners = Array(repeating: -1, count: variables.count)
        let members = rows.isEmpty ? [] : coupledColumns()
        for column in variables.indices where owners[column] == -1 && !pieceRange(column).isEmpty {
            owners[column] = lines.count
            lines.append(Line(column: column, pieces: pieceRange(column)))
        }
        guard !members.isEmpty else { return }
        var rowsOfKernel: [[KernelRow]] = Array(repeating: [], count: members.count)
        for row in rows {
            let kernel = -2 - owners[row.terms[0].column]
            rowsOfKernel[kernel].append(row)
        }
        for (index, columns) in members.enumerated() {
            let own = columns.map { Array(pieceList[pieceRange($0)]) }
            kernels.append(Kernel(columns: columns, pieces: own, rows: rowsOfKernel[index]))
        }
    }

    /// Returns the columns of each kernel, and sets their owners.
    private mutating func coupledColumns() -> [[Int]] {
        var groups = DisjointSets(count: variables.count)
        var isCoupled = Array(repeating: false, count: variables.count)
        for row in rows {
            for term in row.terms {
                groups.join(row.terms[0].column, term.column)
                isCoupled[term.column] = true
            }
        }
        var kernelOfGroup = Array(repeating: -1, count: variables.count)
        var members: [[Int]] = []
        for column in variables.indices where isCoupled[column] {
            let group = groups.find(column)
            if kernelOfGroup[group] < 0 {
                kernelOfGroup[group] = members.count
                members.append([])
            }
            members[kernelOfGroup[group]].append(column)
            owners[column] = (-2 - kernelOfGroup[group])
        }
        return members
    }
}

/// Union-find over small integers; a set is identified by its smallest member.
struct DisjointSets {
    private var parents: [Int]

    init(count: Int) { parents = Array(0..<count) }

    mutating func find(_ element: Int) -> Int {
        var element = element
        while parents[element] != element {
            parents[element] = parents[parents[element]]
            element = parents[element]
        }
        return element
    }

    mutating func join(_ a: Int, _ b: Int) {
        let (rootA, rootB) = (find(a), find(b))
        if rootA < rootB { parents[rootB] = rootA } else { parents[rootA] = rootB }
    }
}
