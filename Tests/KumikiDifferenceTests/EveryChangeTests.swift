import KumikiDifference
import Foundation
import Testing

/// The differences between all small states, and between many random ones.
///
/// `KUMIKI_EVERY_CHANGE` sets the maximum length of the sequences (5 covers all cases), and tests a million
/// random pairs instead of a few thousand.
struct EveryChangeTests {
    typealias Shelf = SectionDifferenceTests.Shelf

    private static let depth = ProcessInfo.processInfo.environment["KUMIKI_EVERY_CHANGE"].flatMap(Int.init)
    private static let randomCount = depth == nil ? 3_000 : 1_000_000

    // MARK: Every pair

    /// Returns all sequences of four letters up to a length, with repetitions.
    private static func sequences(upTo length: Int) -> [[Int]] {
        var all: [[Int]] = [[]]
        var longest: [[Int]] = [[]]
        for _ in 0..<length {
            longest = longest.flatMap { list in (0..<4).map { list + [$0] } }
            all += longest
        }
        return all
    }

    /// Returns letters as elements: in the new state every other one is changed, and repetitions are distinguished.
    private static func cards(_ letters: [Int], isNew: Bool) -> [Card] {
        letters.enumerated().map { place, letter in
            Card(id: letter, text: isNew ? (letter + place) % 2 * (place + 1) : 0)
        }
    }

    @Test(arguments: DuplicatePolicy.allCases)
    func everySequenceIsTurnedIntoEveryOther(_ policy: DuplicatePolicy) {
        let sequences = Self.sequences(upTo: min(Self.depth ?? 3, 5))
        for old in sequences {
            let source = Self.cards(old, isNew: false)
            for new in sequences {
                let target = Self.cards(new, isNew: true)
                guard let problem = problem(from: source, to: target, policy) else { continue }
                Issue.record("\(old) to \(new) by \(policy): \(problem)")
                return
            }
        }
    }

    @Test func everyPairOfSectionsIsTurnedIntoEveryOther() {
        let sequences = Self.sequences(upTo: min(Self.depth ?? 2, 5))
        let sources = sequences.filter(Self.isNamedInOrder).flatMap { Self.shelves($0, isNew: false) }
        let targets = sequences.flatMap { Self.shelves($0, isNew: true) }
        for source in sources {
            for target in targets + targets.map({ $0.reversed() }) {
                guard let problem = problem(from: source, to: target, .keepFirst) else { continue }
                Issue.record("\(source) to \(target): \(problem)")
                return
            }
        }
    }

    /// Returns whether letters first occur in order. The names of letters in an old state are irrelevant, so that
    /// one of the states that differ only in names is sufficient.
    private static func isNamedInOrder(_ letters: [Int]) -> Bool {
        var next = 0
        for letter in letters {
            if letter > next { return false }
            if letter == next { next += 1 }
        }
        return true
    }

    /// Returns a sequence divided into two sections at every index, and as one section.
    private static func shelves(_ letters: [Int], isNew: Bool) -> [[Shelf]] {
        let cards = cards(letters, isNew: isNew)
        let cut = (0...letters.count).map { place in
            [
                Shelf(Card(id: 1), items: Array(cards[..<place])),
                Shelf(Card(id: 2, text: isNew ? place % 2 : 0), items: Array(cards[place...])),
            ]
        }
        return cut + [[Shelf(Card(id: 1), items: cards)]]
    }

    // MARK: Random pairs

    @Test func randomListsAreTurnedIntoOthers() {
        var random = Seeded(state: 23)
        for round in 0..<Self.randomCount {
            let policy = DuplicatePolicy.allCases[round % 3]
            func list() -> [Card] {
                (0..<Int.random(in: 0...14, using: &random)).map { _ in
                    Card(id: .random(in: 0..<10, using: &random), text: .random(in: 0...2, using: &random))
                }
            }
            let (source, target) = (list(), list())
            guard let problem = problem(from: source, to: target, policy) else { continue }
            Issue.record("\(source) to \(target) by \(policy): \(problem)")
            return
        }
    }

    @Test func randomSectionsAreTurnedIntoOthers() {
        var random = Seeded(state: 29)
        func shelves() -> [Shelf] {
            (0..<4).shuffled(using: &random).prefix(.random(in: 0...4, using: &random)).map { id in
                Shelf(
                    Card(id: id, text: .random(in: 0...1, using: &random)),
                    items: (0..<Int.random(in: 0...4, using: &random)).map { _ in
                        Card(
                            id: .random(in: 0..<12, using: &random), text: .random(in: 0...1, using: &random))
                    })
            }
        }
        for round in 0..<Self.randomCount {
            let policy = DuplicatePolicy.allCases[round % 3]
            let (source, target) = (shelves(), shelves())
            guard let problem = problem(from: source, to: target, policy) else { continue }
            Issue.record("\(source) to \(target) by \(policy): \(problem)")
            return
        }
    }

    // MARK: Comparison with the reference

    private func problem(from source: [Card], to target: [Card], _ policy: DuplicatePolicy) -> String? {
        let difference = ListDifference(from: source, to: target, duplicates: policy)
        guard difference.target == (source == target ? target : kept(target, policy)) else {
            return "the target is \(difference.target)"
        }
        var state = source
        for stage in difference.stages {
            if stage.changes.isEmpty { return "an empty stage" }
            let next =
                stage.changes.updates.isEmpty
                ? apply(stage.changes, to: state, arriving: stage.elements)
                : updated(state, stage.changes, stage.elements)
            guard next == stage.elements else { return "stage \(stage)" }
            state = stage.elements
        }
        return state == difference.target ? nil : "ends with \(state)"
    }

    /// Returns the state with only the updates applied, each of an element with changed content; nil for other changes.
    private func updated(_ before: [Card], _ changes: Changes<Int>, _ after: [Card]) -> [Card]? {
        guard changes == Changes(updates: changes.updates), before.count == after.count else { return nil }
        var state = before
        for place in changes.updates {
            guard state[place].id == after[place].id, state[place] != after[place] else { return nil }
            state[place] = after[place]
        }
        return state
    }

    /// Returns the elements of the new state that a policy keeps.
    private func kept(_ cards: [Card], _ policy: DuplicatePolicy) -> [Card] {
        switch policy {
        case .number: cards
        case .keepFirst:
            cards.indices.filter { place in !cards[..<place].contains { $0.id == cards[place].id } }
                .map { cards[$0] }
        case .keepLast:
            cards.indices.filter { place in !cards[(place + 1)...].contains { $0.id == cards[place].id } }
                .map { cards[$0] }
        }
    }

    private func problem(from source: [Shelf], to target: [Shelf], _ policy: DuplicatePolicy) -> String? {
        let difference = SectionDifference(from: source, to: target, duplicates: policy)
        if policy == .number, difference.target != target { return "the target is \(difference.target)" }
        var state = source
        for stage in difference.stages {
            if stage.isEmpty { return "an empty stage" }
            let isUpdate = !stage.sections.updates.isEmpty || !stage.items.updates.isEmpty
            let next =
                isUpdate ? updated(state, stage) : SectionDifferenceTests.apply(stage, to: state)
            guard next == stage.elements else { return "stage \(stage) makes \(String(describing: next))" }
            state = stage.elements
        }
        return state == difference.target ? nil : "ends with \(state)"
    }

    /// Returns the state of sections and their items with only the updates applied.
    private func updated(_ before: [Shelf], _ stage: SectionStage<Shelf>) -> [Shelf]? {
        guard stage.sections == Changes(updates: stage.sections.updates),
            stage.items == Changes(updates: stage.items.updates), before.count == stage.elements.count
        else { return nil }
        var state = before
        for section in stage.sections.updates { state[section].model = stage.elements[section].model }
        for place in stage.items.updates {
            guard stage.elements[place.section].items.indices.contains(place.item) else { return nil }
            state[place.section].items[place.item] = stage.elements[place.section].items[place.item]
        }
        return state
    }
}
