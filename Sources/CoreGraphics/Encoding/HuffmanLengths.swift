/// Code lengths by Huffman's algorithm (D. A. Huffman, "A Method for the Construction of Minimum-Redundancy Codes",
/// 1952).
enum HuffmanLengths {
    /// Returns the code length of each symbol, 0 for those that do not occur. While a code is longer than the
    /// limit, the weights of rare symbols are increased.
    static func lengths(for counts: [Int], limit: UInt8) -> [UInt8] {
        var weights = counts
        // A code of one symbol would have no bits; the format requires at least one.
        if weights.filter({ $0 > 0 }).count < 2 { weights[weights[0] > 0 ? 1 : 0] = 1 }
        while true {
            let lengths = unlimited(weights)
            guard lengths.contains(where: { $0 > limit }) else { return lengths }
            weights = weights.map { $0 > 0 ? $0 / 2 + 1 : 0 }
        }
    }

    private static func unlimited(_ weights: [Int]) -> [UInt8] {
        let leaves = weights.indices.filter { weights[$0] > 0 }.sorted {
            (weights[$0], $0) < (weights[$1], $1)
        }
        // Leaves are sorted, and inner nodes are created in order too: two queues suffice.
        var sums = leaves.map { weights[$0] }
        var parents = [Int](repeating: 0, count: leaves.count * 2 - 1)
        var (leaf, inner) = (0, leaves.count)
        func next() -> Int {
            if leaf < leaves.count, inner >= sums.count || sums[leaf] <= sums[inner] {
                leaf += 1
                return leaf - 1
            }
            inner += 1
            return inner - 1
        }
        while sums.count < parents.count {
            let (first, second) = (next(), next())
            parents[first] = sums.count
            parents[second] = sums.count
            sums.append(sums[first] + sums[second])
        }
        var depths = [UInt8](repeating: 0, count: parents.count)
        for node in (0..<parents.count - 1).reversed() { depths[node] = depths[parents[node]] + 1 }
        var lengths = [UInt8](repeating: 0, count: weights.count)
        for (index, symbol) in leaves.enumerated() { lengths[symbol] = depths[index] }
        return lengths
    }
}
