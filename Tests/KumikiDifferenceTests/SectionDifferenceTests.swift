import KumikiDifference
import Testing

struct SectionDifferenceTests {
    typealias Shelf = ItemSection<Card, Card>

    static func shelf(_ id: Int, _ items: [Int], text: Int = 0) -> Shelf {
        Shelf(Card(id: id, text: text), items: items.map { Card(id: $0) })
    }

    /// Returns the result of a stage in a list view, or `nil` where the stage is not a valid batch.
    static func apply(_ stage: SectionStage<Shelf>, to before: [Shelf]) -> [Shelf]? {
        let gone = Set(stage.items.deletions + stage.items.moves.map(\.origin))
        let thinned = before.enumerated().map { section, shelf in
            let left = shelf.items.indices.filter { !gone.contains(ItemPlace(section: section, item: $0)) }
            return Shelf(shelf.model, items: left.map { shelf.items[$0] })
        }
        let sections = KumikiDifferenceTests.apply(stage.sections, to: thinned, arriving: stage.elements)
        guard let sections, sections.count == stage.elements.count else { return nil }
        return sections.enumerated().map { fill($1, number: $0, of: stage) }
    }

    /// Inserts and moves items into a section at the given indices.
    private static func fill(_ shelf: Shelf, number: Int, of stage: SectionStage<Shelf>) -> Shelf {
        let arriving = Set(stage.items.insertions + stage.items.moves.map(\.destination))
        var staying = shelf.items[...]
        let count = staying.count + arriving.count { $0.section == number }
        let items = (0..<count).compactMap { item in
            arriving.contains(ItemPlace(section: number, item: item))
                ? stage.elements[number].items[item] : staying.popFirst()
        }
        return Shelf(shelf.model, items: items)
    }

    /// Returns whether every stage results in its own state and the last one in the new state.
    static func leads(_ source: [Shelf], to target: [Shelf], _ policy: DuplicatePolicy = .keepFirst) -> Bool {
        let difference = SectionDifference(from: source, to: target, duplicates: policy)
        var state = source
        for stage in difference.stages {
            let updatesOnly = !stage.sections.updates.isEmpty || !stage.items.updates.isEmpty
            let ids = { (shelves: [Shelf]) in shelves.map { [$0.model.id] + $0.items.map(\.id) } }
            let next = updatesOnly ? state : apply(stage, to: state)
            guard let next, ids(next) == ids(stage.elements) else { return false }
            state = stage.elements
        }
        return state == difference.target
    }

    @Test func itemsMoveBetweenSections() {
        let difference = SectionDifference(
            from: [Self.shelf(1, [1, 2]), Self.shelf(2, [3])],
            to: [Self.shelf(1, [1]), Self.shelf(2, [3, 2])])
        #expect(difference.stages.count == 1)
        #expect(
            difference.stages[0].items.moves
                == [Move(from: ItemPlace(section: 0, item: 1), to: ItemPlace(section: 1, item: 1))])
    }

    @Test func nothingMovesOutOfASectionThatGoes() {
        let difference = SectionDifference(
            from: [Self.shelf(1, [1]), Self.shelf(2, [2])], to: [Self.shelf(2, [2, 1])])
        #expect(difference.stages.map(\.sections.deletions) == [[0], []])
        #expect(difference.stages[1].items.insertions == [ItemPlace(section: 0, item: 1)])
    }

    @Test func theFewestSectionsAndItemsMove() {
        let order = [0, 1, 2, 3, 4]
        for permutation in ListDifferenceTests.lists(of: 5, upTo: 5) where permutation.count == 5 {
            let longest =
                (0..<32).filter { chosen in
                    let run = permutation.filter { chosen & (1 << $0) != 0 }
                    return run == run.sorted()
                }.map(\.nonzeroBitCount).max() ?? 0
            let sections = SectionDifference(
                from: order.map { Self.shelf($0, [$0]) }, to: permutation.map { Self.shelf($0, [$0]) })
            #expect(sections.stages.map(\.sections.moves.count).reduce(0, +) == 5 - longest)
            #expect(sections.stages.allSatisfy { $0.items.isEmpty })
            let items = SectionDifference(from: [Self.shelf(1, order)], to: [Self.shelf(1, permutation)])
            #expect(items.stages.map(\.items.moves.count).reduce(0, +) == 5 - longest)
        }
    }

    @Test func aNewSectionComesWithItsNewItems() {
        let difference = SectionDifference(
            from: [Self.shelf(1, [1])], to: [Self.shelf(1, []), Self.shelf(2, [2, 1])])
        #expect(difference.stages.map(\.sections.insertions) == [[1], []])
        #expect(difference.stages[0].elements[1].items.map(\.id) == [2])
        #expect(difference.stages[1].items.moves.count == 1)
    }

    @Test func aSectionIsUpdatedLast() {
        let difference = SectionDifference(
            from: [Self.shelf(1, [1]), Self.shelf(2, [])],
            to: [Self.shelf(2, [1], text: 1), Self.shelf(1, [])])
        #expect(difference.stages.last?.sections.updates == [0])
        #expect(difference.stages.last?.elements == difference.target)
    }

    @Test func anItemIsUpdatedBeforeItMoves() {
        let (source, target) = (
            [Shelf(Card(id: 1), items: [Card(id: 1), Card(id: 2)])],
            [
                Shelf(Card(id: 1), items: [Card(id: 2, text: 9), Card(id: 1)])
            ]
        )
        let stages = SectionDifference(from: source, to: target).stages
        #expect(stages.map(\.items.updates) == [[ItemPlace(section: 0, item: 1)], []])
        #expect(stages[0].elements[0].items[1].text == 9)
    }

    @Test func anItemThatStandsInTwoSectionsIsAnErrorWhereOnesAskedForDistinctOnes() {
        #expect(throws: DuplicateError<Int>.self) {
            try SectionDifference(from: [], toDistinct: [Self.shelf(1, [1]), Self.shelf(2, [1])])
        }
    }

    @Test func anItemThatStandsInTwoSectionsStaysInTheFirst() {
        let difference = SectionDifference(from: [], to: [Self.shelf(1, [1]), Self.shelf(2, [1, 2])])
        #expect(difference.target == [Self.shelf(1, [1]), Self.shelf(2, [2])])
    }

    @Test(arguments: DuplicatePolicy.allCases)
    func everyStageLeadsToItsState(_ policy: DuplicatePolicy) {
        var random = Seeded(state: 11)
        func shelves(distinct: Bool) -> [Shelf] {
            var items = Array(0..<12).shuffled(using: &random)
            return (0..<5).shuffled(using: &random).prefix(.random(in: 0...5, using: &random)).map { id in
                let count = min(items.count, .random(in: 0...5, using: &random))
                let chosen = items.prefix(count)
                if distinct { items.removeFirst(count) } else { items.shuffle(using: &random) }
                return Shelf(
                    Card(id: id, text: .random(in: 0...1, using: &random)),
                    items: chosen.map { Card(id: $0, text: .random(in: 0...1, using: &random)) })
            }
        }
        for round in 0..<3_000 {
            let source = shelves(distinct: true)
            let target = shelves(distinct: round % 2 == 0)
            guard Self.leads(source, to: target, policy) else {
                Issue.record("\(source) to \(target)")
                return
            }
        }
    }
}
