import Foundation
import Testing

@testable import KumikiDifference

/// Identifiers that are hashed bitwise, and others.
struct IdentityTests {
    private struct Pair: BitwiseIdentifier {
        var first: Int32
        var second: Int32
    }

    /// Twelve bytes, which are no whole number of words.
    private struct Triple: BitwiseIdentifier {
        var first: Int32 = 0
        var second: Int32 = 0
        var third: Int32 = 0
    }

    /// Whether the filter and the hash distinguish most of the identifiers from the first one, and find that.
    private func tellsApart<Identifier: BitwiseIdentifier>(_ identifiers: [Identifier]) -> Bool {
        var filter = IdentityFilter<Identifier>(count: 1)
        filter.insert(identifiers[0])
        let hash = IdentityHash<Identifier>()
        let hits = identifiers.withUnsafeBufferPointer { elements in
            elements.indices.filter { filter.firstHit(in: $0..<$0 + 1, of: elements) { $0 } != nil }
        }
        return hits.first == 0 && hits.count < identifiers.count / 8
            && Set(identifiers.map(hash.hash)).count == identifiers.count
            && identifiers.count { hash.agree($0, identifiers[0]) } == 1
    }

    @Test func everyByteOfAnIdentifierCounts() {
        for shift in stride(from: 0, to: 32, by: 8) {
            let values = (0..<200).map { Int32(truncatingIfNeeded: $0 << shift) }
            #expect(tellsApart(values.map { Triple(first: $0) }))
            #expect(tellsApart(values.map { Triple(second: $0) }))
            #expect(tellsApart(values.map { Triple(third: $0) }))
            #expect(tellsApart(values) && tellsApart(values.map { Int64($0) << 32 }))
        }
        #expect(tellsApart((0..<200).map { UInt8($0) }))
        #expect(tellsApart((0..<200).map { UInt16($0) << 8 }))
    }

    @Test(arguments: DuplicatePolicy.allCases)
    func identifiersOfOddSizesAreTreatedAsAnyOther(_ policy: DuplicatePolicy) {
        var random = Seeded(state: 5)
        for _ in 0..<300 {
            let source = Array(0..<Int32.random(in: 1..<40, using: &random))
            var target = source
            for _ in 0..<Int.random(in: 0..<4, using: &random) {
                target.insert(
                    .random(in: 0..<60, using: &random), at: .random(in: 0...target.count, using: &random))
                target.remove(at: .random(in: 0..<target.count, using: &random))
            }
            let plain = ListDifference(
                from: source.map(String.init), to: target.map(String.init), duplicates: policy)
            let triples = ListDifference(
                from: source.map { Triple(third: $0) }, to: target.map { Triple(third: $0) },
                duplicates: policy)
            #expect(plain.deletions == triples.deletions && plain.insertions == triples.insertions)
            #expect(plain.moves == triples.moves)
        }
    }

    @Test func identifiersOfTheirBitsAreToldApart() {
        let (source, target) = (
            (0..<100).map { Pair(first: $0, second: 100 - $0) },
            (0..<100).reversed().map { Pair(first: $0, second: 100 - $0) }
        )
        let difference = ListDifference(from: source, to: target)
        #expect(difference.deletions.isEmpty && difference.insertions.isEmpty && difference.moves.count == 99)
    }

    @Test func universalIdentifiersAreFoundAgain() {
        let identifiers = (0..<500).map { _ in UUID() }
        let difference = ListDifference(from: identifiers, to: Array(identifiers.dropFirst(3)) + [UUID()])
        #expect(difference.deletions == [0, 1, 2] && difference.insertions == [497])
        #expect(difference.moves.isEmpty)
    }

    @Test func smallNumbersAreIdentifiersToo() {
        let difference = ListDifference(from: [UInt8](0...9), to: [9, 0, 1, 200])
        #expect(difference.insertions == [3] && difference.moves == [Move(from: 9, to: 0)])
    }

    @Test func equalNumbersOfOtherBitsAreTheSame() {
        let difference = ListDifference(from: [0.0, 1.5], to: [1.5, -0.0])
        #expect(difference.deletions.isEmpty && difference.insertions.isEmpty)
    }

    @Test func equalStringsThatLieElsewhereAreTheSame() {
        let words = (0..<50).map { "a rather long word with the number \($0)" }
        let again = (0..<50).map { "a rather long word with the number \($0)" }
        #expect(ListDifference(from: words, to: again).isEmpty)
        #expect(ListDifference(from: words, to: Array(again.reversed())).moves.count == 49)
    }
}
