import KumikiDifference
import Testing

struct ListDifferenceTests {
    /// Returns all lists of distinct letters out of a few.
    static func lists(of letters: Int, upTo length: Int) -> [[Int]] {
        var all: [[Int]] = [[]]
        var longest: [[Int]] = [[]]
        for _ in 0..<length {
            longest = longest.flatMap { list in
                (0..<letters).filter { !list.contains($0) }.map { list + [$0] }
            }
            all += longest
        }
        return all
    }

    @Test func everyPairOfSmallListsIsTurnedIntoTheOther() {
        let lists = Self.lists(of: 5, upTo: 4)
        for source in lists {
            for target in lists {
                let difference = ListDifference(from: source, to: target)
                let applied = apply(difference.changes, to: source, arriving: target)
                guard applied == target else {
                    Issue.record("\(source) to \(target): \(difference.changes)")
                    return
                }
            }
        }
    }

    @Test func theFewestElementsMove() {
        let order = [0, 1, 2, 3, 4, 5]
        for permutation in Self.lists(of: 6, upTo: 6) where permutation.count == 6 {
            let longest = (0..<64).filter { chosen in
                let run = permutation.filter { chosen & (1 << $0) != 0 }
                return run == run.sorted()
            }.map(\.nonzeroBitCount).max()
            #expect(ListDifference(from: order, to: permutation).moves.count == 6 - (longest ?? 0))
        }
    }

    @Test func stagesUpdateInPlaceBeforeTheyMove() {
        let source = [Card(id: 1), Card(id: 2), Card(id: 3)]
        let target = [Card(id: 3, text: 1), Card(id: 1), Card(id: 4)]
        let stages = ListDifference(from: source, to: target).stages
        #expect(stages.count == 2)
        #expect(stages[0].changes == Changes(updates: [2]))
        #expect(stages[0].elements == [Card(id: 1), Card(id: 2), Card(id: 3, text: 1)])
        #expect(
            stages[1].changes == Changes(deletions: [1], insertions: [2], moves: [Move(from: 0, to: 1)]))
        #expect(stages[1].elements == target)
    }

    @Test func identicalListsHaveNoStage() {
        let difference = ListDifference(from: [1, 2, 3], to: [1, 2, 3])
        #expect(difference.isEmpty && difference.stages.isEmpty && difference.changes.isEmpty)
    }

    @Test func anUpdateAloneIsNotEmpty() {
        let difference = ListDifference(from: [Card(id: 1)], to: [Card(id: 1, text: 1)])
        #expect(!difference.isEmpty && difference.stages.map(\.changes) == [Changes(updates: [0])])
    }

    @Test func tellsWhereAnElementWent() {
        let difference = ListDifference(from: ["a", "b", "c"], to: ["c", "b"])
        #expect((-1...3).map { difference.target(of: $0) } == [nil, nil, 1, 0, nil])
    }

    @Test func tellsWhereEveryElementWent() {
        let lists = Self.lists(of: 5, upTo: 4)
        for source in lists {
            for target in lists {
                let difference = ListDifference(from: source, to: target)
                let places = source.indices.map { difference.target(of: $0) }
                guard places == source.map({ target.firstIndex(of: $0) }) else {
                    Issue.record("\(source) to \(target): \(places)")
                    return
                }
            }
        }
    }

    @Test func longRandomListsAreTurnedIntoTheOther() {
        var random = Seeded(state: 7)
        for _ in 0..<200 {
            let source = Array(
                (0..<200).shuffled(using: &random).prefix(.random(in: 0...200, using: &random)))
            let target = Array(
                (0..<200).shuffled(using: &random).prefix(.random(in: 0...200, using: &random)))
            let difference = ListDifference(from: source, to: target)
            #expect(apply(difference.changes, to: source, arriving: target) == target)
        }
    }

    @Test func elementsMayBeIdentifiedFromOutside() {
        let difference = ListDifference(
            from: ["Apple", "beet"], to: ["BEET", "apple"], identifiedBy: { $0.lowercased() }, isSame: ==)
        #expect(difference.updates == [0, 1] && difference.moves.count == 1)
    }

    @Test func identifiersThatAllHashAlikeAreStillToldApart() {
        struct Crowded: Hashable {
            let number: Int
            func hash(into hasher: inout Hasher) {}
        }
        let (source, target) = ((0..<50).map(Crowded.init), (0..<50).reversed().map(Crowded.init))
        let difference = ListDifference(from: source, to: target)
        #expect(difference.deletions.isEmpty && difference.moves.count == 49)
    }

    @Test func theNumberOfChangesIsThatOfAllKinds() {
        let changes = Changes(
            deletions: [1], insertions: [2, 3], moves: [Move(from: 4, to: 5)], updates: [6, 7, 8])
        #expect(changes.count == 7 && !changes.isEmpty)
        #expect(Changes<Int>().count == 0)
    }
}
