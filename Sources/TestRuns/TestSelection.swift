import Foundation
import Workers

/// A selection of tests by filters and a shard.
public struct TestSelection: Sendable {
    private let filters: [Pattern]
    private let skips: [Pattern]
    private let shard: Shard?

    /// Creates a selection of the tests that any of the filters matches, or of all tests if there is no filter, except those
    /// that any of `skips` matches.
    public init(filters: [Pattern] = [], skips: [Pattern] = [], shard: Shard? = nil) {
        (self.filters, self.skips, self.shard) = (filters, skips, shard)
    }

    /// Returns the selected tests. They are distributed to the shards in turn, ordered by name, so that the tests of one class
    /// run in several shards.
    public func selected(_ tests: [TestCase]) -> [TestCase] {
        let wanted = tests.filter { test in
            let name = test.description
            return (filters.isEmpty || filters.contains { $0.matches(name) })
                && !skips.contains { $0.matches(name) }
        }
        guard let shard else { return wanted }
        let sorted = wanted.enumerated().sorted { $0.element.description < $1.element.description }
        let own = sorted.enumerated().filter { $0.offset % shard.count == shard.index - 1 }.map(\.element)
        return own.sorted { $0.offset < $1.offset }.map(\.element)
    }
}

/// A regular expression that is matched with the names of tests.
public struct Pattern: Sendable {
    private let expression: NSRegularExpression

    /// Compiles a regular expression; returns nil if it is invalid.
    public init?(_ text: String) {
        guard let expression = try? NSRegularExpression(pattern: text) else { return nil }
        self.expression = expression
    }

    func matches(_ name: String) -> Bool {
        expression.firstMatch(in: name, range: NSRange(name.startIndex..., in: name)) != nil
    }
}
