/// Grouping roots: those that share a row go into the same kernel.
extension Block {
    func formKernels() {
        var groups = DisjointSets(count: variables.count)
        for row in rows {
            for term in row.terms.dropFirst() { groups.join(row.terms[0].column, term.column) }
        }
        var isCoupled = Array(repeating: false, count: variables.count)
        for row in rows { isCoupled[groups.find(row.terms[0].column)] = true }
        let piecesOfColumn = piecesByColumn()
        var kernelOfGroup = Array(repeating: -1, count: variables.count)
        var members: [[Int]] = []
        for column in variables.indices {
            let group = groups.find(column)
            if isCoupled[group] {
                if kernelOfGroup[group] < 0 {
                    kernelOfGroup[group] = members.count
                    members.append([])
                }
                members[kernelOfGroup[group]].append(column)
            } else if !piecesOfColumn[column].isEmpty {
                lines.append(Line(column: column, pieces: piecesOfColumn[column]))
            }
        }
        var rowsOfKernel: [[KernelRow]] = Array(repeating: [], count: members.count)
        for row in rows { rowsOfKernel[kernelOfGroup[groups.find(row.terms[0].column)]].append(row) }
        for (index, columns) in members.enumerated() {
            for column in columns { kernelOfColumn[column] = index }
            kernels.append(
                Kernel(columns: columns, pieces: columns.map { piecesOfColumn[$0] }, rows: rowsOfKernel[index]))
        }
    }

    private func piecesByColumn() -> [[Int]] {
        var result: [[Int]] = Array(repeating: [], count: variables.count)
        for (index, column) in pieceColumns.enumerated() where column >= 0 { result[column].append(index) }
        return result
    }
}

/// Union-find over small numbers; a set is named by its least member.
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
