import Foundation
import Workers

/// The tests that are wanted among all.
public struct TestSelection: Sendable {
    private let filters: [Pattern]
    private let skips: [Pattern]
    private let shard: Shard?

    /// The tests that one of the filters matches, or all without any, but for those that one of `skips` matches.
    public init(filters: [Pattern] = [], skips: [Pattern] = [], shard: Shard? = nil) {
        (self.filters, self.skips, self.shard) = (filters, skips, shard)
    }

    /// Returns the selected ones of the tests. Shards take turns, in the order of the names, so that the tests of one class
    /// go to several.
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

/// A regular expression in names of tests.
public struct Pattern: Sendable {
    private let expression: NSRegularExpression

    /// Nil for a text that is no regular expression.
    public init?(_ text: String) {
        guard let expression = try? NSRegularExpression(pattern: text) else { return nil }
        self.expression = expression
    }

    func matches(_ name: String) -> Bool {
        expression.firstMatch(in: name, range: NSRange(name.startIndex..., in: name)) != nil
    }
}
