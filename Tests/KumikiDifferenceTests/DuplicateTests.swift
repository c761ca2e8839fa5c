import KumikiDifference
import Testing

struct DuplicateTests {
    let old = [Card(id: 1), Card(id: 2)]
    let new = [Card(id: 2, text: 1), Card(id: 1), Card(id: 2, text: 2), Card(id: 2, text: 3)]

    @Test func theFirstIsKept() {
        #expect(ListDifference(from: old, to: new).target == [new[0], new[1]])
    }

    @Test func theLastIsKept() {
        #expect(ListDifference(from: old, to: new, duplicates: .keepLast).target == [new[1], new[3]])
    }

    @Test func numberedOnesAreRecognisedInOrder() {
        let difference = ListDifference(from: new, to: [new[2], new[3]], duplicates: .number)
        #expect(difference.target(of: 0) == 0 && difference.target(of: 2) == 1)
        #expect(difference.deletions == [1, 3])
    }

    @Test func numberedOnesAllStay() {
        let difference = ListDifference(from: old, to: new, duplicates: .number)
        #expect(difference.target == new && difference.insertions == [2, 3])
    }

    @Test func aDuplicateIsAnErrorWhereOnesAskedForDistinctElements() {
        let error = #expect(throws: DuplicateError<Int>.self) {
            try ListDifference(from: old, toDistinct: new)
        }
        #expect(error?.identifier == 2 && error?.first == 0 && error?.second == 2)
        #expect("\(error!)" == "The identifier 2 stands twice: at 0 and at 2")
    }

    @Test func distinctElementsAreNoError() throws {
        #expect(try ListDifference(from: old, toDistinct: [new[0]]).deletions == [0])
    }

    @Test func duplicatesOfTheOldStateGo() {
        let difference = ListDifference(from: new, to: [Card(id: 2, text: 1)])
        #expect(difference.deletions == [1, 2, 3] && difference.updates.isEmpty)
    }

    @Test(arguments: DuplicatePolicy.allCases)
    func noCombinationTraps(_ policy: DuplicatePolicy) {
        var random = Seeded(state: 3)
        for _ in 0..<500 {
            let source = (0..<8).map { _ in Card(id: .random(in: 0..<5, using: &random)) }
            let target = (0..<8).map { Card(id: .random(in: 0..<5, using: &random), text: $0) }
            let difference = ListDifference(from: source, to: target, duplicates: policy)
            var state = source
            for stage in difference.stages {
                if stage.changes.updates.isEmpty {
                    #expect(apply(stage.changes, to: state, arriving: stage.elements) == stage.elements)
                }
                state = stage.elements
            }
            #expect(state == difference.target)
        }
    }
}
