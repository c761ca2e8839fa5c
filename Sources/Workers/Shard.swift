/// One of several parts of a run that is divided among machines.
public struct Shard: Codable, Sendable, Hashable {
    /// The number of this part, from 1.
    public let index: Int
    /// The number of parts.
    public let count: Int

    /// Parses a text such as `2/4`; nil for other texts.
    public init?(_ text: String) {
        let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let index = numbers[0], let count = numbers[1], (1...4096).contains(count),
            (1...count).contains(index)
        else { return nil }
        (self.index, self.count) = (index, count)
    }

    /// Returns the indices of the items that belong to this part: the most expensive first, each assigned to the part with
    /// the lowest cost so far. Every machine with the same costs divides them in the same way.
    public func part(of costs: [Double]) -> [Int] {
        var sums = [Double](repeating: 0, count: count)
        var result: [Int] = []
        for item in costs.indices.sorted(by: { costs[$0] == costs[$1] ? $0 < $1 : costs[$0] > costs[$1] }) {
            let part = sums.indices.min { sums[$0] == sums[$1] ? $0 < $1 : sums[$0] < sums[$1] } ?? 0
            sums[part] += costs[item]
            if part == index - 1 { result.append(item) }
        }
        return result.sorted()
    }
}
