import KumikiDifference
import Foundation
import Testing

/// Identifiers that are hashed bitwise, and others.
struct IdentityTests {
    private struct Pair: BitwiseIdentifier {
        var first: Int32
        var second: Int32
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
