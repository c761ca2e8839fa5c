import InterfaceBuilder

/// Pairs elements with the same role in one part, such as the segments of a control or the strings of a list,
/// by their content and their order.
enum AlikeElements {
    /// Returns a row for each part, with its element in each version.
    static func rows(_ group: [[Element]]) -> [[Element?]] {
        if group.allSatisfy({ $0.count <= 1 }) { return [group.map(\.first)] }
        let contents = group.map { $0.map(\.contentText) }
        var rows: [[Element?]] = group[0].map { [$0] + Array(repeating: nil, count: group.count - 1) }
        var added: [String: [Int]] = [:]
        for version in group.indices.dropFirst() {
            let pairs = pairs(contents[0], contents[version])
            var taken: [String: Int] = [:]
            for (position, element) in group[version].enumerated() {
                if let row = pairs[position] {
                    rows[row][version] = element
                    continue
                }
                // Equal additions of both sides are one addition.
                let content = contents[version][position]
                let occurrence = taken[content, default: 0]
                taken[content] = occurrence + 1
                if let known = added[content], occurrence < known.count {
                    rows[known[occurrence]][version] = element
                } else {
                    added[content, default: []].append(rows.count)
                    var row = [Element?](repeating: nil, count: group.count)
                    row[version] = element
                    rows.append(row)
                }
            }
        }
        return rows
    }

    /// Returns the position in the base of each element of a side that has one there: elements with equal content, in order,
    /// and the elements between them by position, if their numbers are equal.
    private static func pairs(_ base: [String], _ side: [String]) -> [Int: Int] {
        var result: [Int: Int] = [:]
        var (lastBase, lastSide) = (-1, -1)
        let anchors = CommonSubsequence.pairs(base, side) + [(base.count, side.count)]
        for (basePosition, sidePosition) in anchors {
            if basePosition - lastBase == sidePosition - lastSide {
                for step in 1..<max(basePosition - lastBase, 1) { result[lastSide + step] = lastBase + step }
            }
            if sidePosition < side.count { result[sidePosition] = basePosition }
            (lastBase, lastSide) = (basePosition, sidePosition)
        }
        return result
    }
}

/// The longest common subsequence of two sequences.
enum CommonSubsequence {
    /// The largest product of the lengths; above it, only the common prefix and suffix are paired, which bounds the time.
    private static let limit = 4_000_000

    /// Returns the positions of the common items, ascending in both sequences.
    static func pairs<Item: Equatable>(_ left: [Item], _ right: [Item]) -> [(Int, Int)] {
        var start = 0
        while start < left.count, start < right.count, left[start] == right[start] { start += 1 }
        var tail = 0
        while tail < left.count - start, tail < right.count - start,
            left[left.count - 1 - tail] == right[right.count - 1 - tail]
        { tail += 1 }
        let middle = middle(left, right, start..<left.count - tail, start..<right.count - tail)
        return (0..<start).map { ($0, $0) } + middle
            + (0..<tail).map { (left.count - tail + $0, right.count - tail + $0) }
    }

    private static func middle<Item: Equatable>(
        _ left: [Item], _ right: [Item], _ rows: Range<Int>, _ columns: Range<Int>
    ) -> [(Int, Int)] {
        guard !rows.isEmpty, !columns.isEmpty, rows.count * columns.count <= limit else { return [] }
        let width = columns.count + 1
        var lengths = [Int32](repeating: 0, count: (rows.count + 1) * width)
        for row in rows.reversed() {
            for column in columns.reversed() {
                let place = (row - rows.lowerBound) * width + column - columns.lowerBound
                lengths[place] =
                    left[row] == right[column]
                    ? lengths[place + width + 1] + 1 : max(lengths[place + width], lengths[place + 1])
            }
        }
        var pairs: [(Int, Int)] = []
        var (row, column) = (rows.lowerBound, columns.lowerBound)
        while row < rows.upperBound, column < columns.upperBound {
            let place = (row - rows.lowerBound) * width + column - columns.lowerBound
            if left[row] == right[column] {
                pairs.append((row, column))
                (row, column) = (row + 1, column + 1)
            } else if lengths[place + width] >= lengths[place + 1] {
                row += 1
            } else {
                column += 1
            }
        }
        return pairs
    }
}
