import Testing
import Workers

/// One of several parts of a run.
struct ShardTests {
    @Test func partsOfARunAreEveryItemOnceAndNearlyEqual() throws {
        let costs = (0..<100).map { Double($0 % 7 + 1) }
        let parts = try (1...4).map { try #require(Shard("\($0)/4")).part(of: costs) }
        #expect(parts.flatMap { $0 }.sorted() == Array(0..<100))
        let sums = parts.map { $0.reduce(0) { $0 + costs[$1] } }
        #expect((sums.max() ?? 0) - (sums.min() ?? 0) <= 1)
    }

    @Test(arguments: ["0/4", "5/4", "-1/4", "1", "a/b", "1/0", "1/2/3"])
    func whatIsNoShardIsRefused(_ text: String) { #expect(Shard(text) == nil) }
}
