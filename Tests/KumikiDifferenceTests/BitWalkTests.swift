import Testing

@testable import KumikiDifference

/// Walks along two states in parallel, and their end where the states diverge too often.
struct BitWalkTests {
    private func walk(_ old: [Int], _ new: [Int]) -> Walk? {
        old.withBits(and: new) { bits in
            Walk(old.count, new.count, bits) { old[$0] == new[$1] ? .same : .other }
        }
    }

    /// A state of 640 elements, of which so many are replaced, each between two that stay.
    private func replaced(_ count: Int) -> [Int] {
        (0..<640).map { $0 % 10 == 5 && $0 / 10 < count ? -$0 : $0 }
    }

    @Test func aFewDifferencesAreFollowed() {
        let walk = walk(Array(0..<640), replaced(20))
        #expect(
            walk?.unmatchedOld == (0..<20).map { $0 * 10 + 5 } && walk?.unmatchedNew == walk?.unmatchedOld)
    }

    @Test func manyDifferencesAreNot() {
        #expect(walk(Array(0..<640), replaced(40)) == nil)
        #expect(walk(Array(0..<640), (0..<640).map { $0 + 1_000 }) == nil)
    }

    @Test func whatIsTheSameAtBothEndsIsNeitherGoneNorNew() {
        let walk = walk([1, 2, 3, 4, 5], [1, 2, 9, 4, 5])
        #expect(walk?.unmatchedOld == [2] && walk?.unmatchedNew == [2] && walk?.updates == [])
    }

    @Test func elementsOfSeveralWordsAreComparedAsAWhole() {
        let old = (0..<100).map { SIMD2<Int>(0, $0) }
        let new = (0..<100).map { SIMD2<Int>(0, $0 + 1) }
        old.withBits(and: new) { bits in
            #expect(bits.agreement(from: 1, 0, limit: 99) == 99)
            #expect(bits.agreement(from: 0, 0, limit: 100) == 0)
            #expect(bits.agreement(before: 100, 99, limit: 99) == 99)
            #expect(bits.agreement(before: 99, 99, limit: 99) == 0)
            #expect(bits.memoryAgrees(at: 33, 32, 16) && !bits.memoryAgrees(at: 32, 32, 16))
        }
    }

    /// Stretches of equal numbers, so that stretches at wrong places are equal as well.
    @Test(arguments: [(2, 3), (3, 2)]) func stretchesAreComparedAtTheirOwnPlaces(_ periods: (Int, Int)) {
        let old = (0..<160).map { $0 / 16 % periods.0 }
        let new = (0..<160).map { $0 / 16 % periods.1 }
        old.withBits(and: new) { bits in
            for place in 0..<160 {
                for other in stride(from: 0, to: 160, by: 16) {
                    let run = zip(old[place...], new[other...]).prefix { $0 == $1 }.count
                    #expect(bits.agreement(from: place, other, limit: 160 - max(place, other)) == run)
                    let back = zip(old[..<place].reversed(), new[..<other].reversed()).prefix { $0 == $1 }
                    #expect(bits.agreement(before: place, other, limit: min(place, other)) == back.count)
                }
            }
        }
    }
}
