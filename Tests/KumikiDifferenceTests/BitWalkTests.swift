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
}
