import KumikiDifference
import Testing

/// Differences from a state without duplicates, which are found by walking along both states.
struct WalkTests {
    private func difference(
        _ source: [Card], _ target: [Card], _ duplicates: DuplicatePolicy = .keepFirst, follows: Bool = true
    ) -> ListDifference<Card> {
        ListDifference(
            from: source, to: target, duplicates: duplicates, sourceIsDistinct: follows,
            identifiedBy: { $0.id }, isSame: ==)
    }

    /// Both algorithms have the same result, and the same changes except for the choice among equivalent moves.
    private func expectTheSame(
        _ source: [Card], _ target: [Card], _ duplicates: DuplicatePolicy = .keepFirst
    ) -> Bool {
        let followed = difference(source, target, duplicates)
        let lookedUp = difference(source, target, duplicates, follows: false)
        guard followed.changes == lookedUp.changes, followed.target == lookedUp.target,
            source.indices.allSatisfy({ followed.target(of: $0) == lookedUp.target(of: $0) })
        else {
            Issue.record("\(source.map(\.id)) to \(target.map(\.id)): \(followed.changes)")
            return false
        }
        return true
    }

    private func cards(_ ids: some Sequence<Int>, text: Int = 0) -> [Card] {
        ids.map { Card(id: $0, text: $0.isMultiple(of: 2) ? text : 0) }
    }

    @Test func everyPairOfSmallListsGivesWhatLookingUpGives() {
        let lists = ListDifferenceTests.lists(of: 5, upTo: 4)
        for source in lists {
            for target in lists {
                guard expectTheSame(cards(source), cards(target, text: 1)) else { return }
            }
        }
    }

    @Test(arguments: DuplicatePolicy.allCases)
    func duplicatesOfTheNewStateAreSeen(_ policy: DuplicatePolicy) {
        for source in ListDifferenceTests.lists(of: 3, upTo: 3) {
            for number in 0..<243 {
                let target = [number % 3, number / 3 % 3, number / 9 % 3, number / 27 % 3, number / 81]
                guard expectTheSame(cards(source), cards(target, text: 1), policy) else { return }
            }
        }
    }

    @Test func longListsWithFewChangesGiveWhatLookingUpGives() {
        var random = Seeded(state: 3)
        for round in 0..<200 {
            let source = cards(0..<500)
            var target = source
            for _ in 0..<(round % 12) {
                target.remove(at: .random(in: target.indices, using: &random))
                target.insert(
                    Card(id: .random(in: 400..<600, using: &random)),
                    at: .random(in: target.indices, using: &random))
                target.swapAt(
                    .random(in: target.indices, using: &random), .random(in: target.indices, using: &random))
                target[.random(in: target.indices, using: &random)].text += 1
            }
            guard expectTheSame(source, target) else { return }
        }
    }

    @Test func whatComesInOnePieceIsFollowedToo() {
        let source = cards(0..<300)
        for place in [0, 150, 300] {
            var target = source
            target.insert(contentsOf: cards(300..<900), at: place)
            let difference = difference(source, target)
            #expect(difference.insertions == Array(place..<(place + 600)))
            #expect(difference.deletions.isEmpty && difference.moves.isEmpty)
        }
    }

    /// Memory is compared in stretches of sixteen elements: no index before, in or after one is missed.
    @Test func oneChangeAnywhereIsFound() {
        for count in 0..<50 {
            let source = cards(0..<count)
            for place in 0..<count {
                var target = source
                target[place].text += 1
                #expect(difference(source, target).updates == [place])
                target.remove(at: (place + 20) % count)
                guard expectTheSame(source, target) else { return }
            }
        }
    }

    /// With so many insertions several share a mark of the filter, and an existing element is inserted again.
    @Test(arguments: [5, 300, 3_000]) func whatComesTwiceIsSeenAmongMany(_ count: Int) {
        let source = cards(0..<(count * 8))
        var target = source
        for new in 0..<count { target.insert(Card(id: 100_000 + new), at: new * 9) }
        #expect(difference(source, target).insertions.count == count)
        target[count / 2 * 9].id = count * 8 - 1
        #expect(difference(source, target).target.count == target.count - 1)
    }
}
