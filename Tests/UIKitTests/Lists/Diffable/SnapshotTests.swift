import Testing

@testable import UIKit

@MainActor @Suite struct SnapshotTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    /// Sections "a" with 1, 2, 3 and "b" with 4, 5.
    private func snapshot() -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2, 3], toSection: "a")
        snapshot.appendItems([4, 5])
        return snapshot
    }

    private func items(_ snapshot: Snapshot) -> [[Int]] {
        snapshot.sectionIdentifiers.map(snapshot.itemIdentifiers(inSection:))
    }

    private func after(_ change: (inout Snapshot) -> Void) -> (items: [[Int]], messages: [String]) {
        var snapshot = snapshot()
        let messages = RuntimeDiagnostics.collect { change(&snapshot) }.messages
        return (items(snapshot), messages)
    }

    @Test func itemsGoToTheLastSectionUnlessOneIsNamed() {
        #expect(items(snapshot()) == [[1, 2, 3], [4, 5]])
    }
    @Test func counts() {
        #expect(snapshot().numberOfItems == 5)
        #expect(snapshot().numberOfItems(inSection: "b") == 2)
    }
    @Test func itemsAreCountedOverAllSections() { #expect(snapshot().indexOfItem(5) == 4) }
    @Test func anItemKnowsItsSection() { #expect(snapshot().sectionIdentifier(containingItem: 3) == "a") }
    @Test func whatIsNotThereHasNoPlace() {
        #expect(snapshot().indexOfItem(9) == nil)
        #expect(snapshot().indexOfSection("z") == nil)
    }

    @Test func insertingBeforeAndAfter() {
        #expect(after { $0.insertItems([8, 9], beforeItem: 2) }.items == [[1, 8, 9, 2, 3], [4, 5]])
        #expect(after { $0.insertItems([8, 9], afterItem: 5) }.items == [[1, 2, 3], [4, 5, 8, 9]])
    }
    @Test func movingOverSections() {
        #expect(after { $0.moveItem(1, afterItem: 4) }.items == [[2, 3], [4, 1, 5]])
        #expect(after { $0.moveItem(3, beforeItem: 1) }.items == [[3, 1, 2], [4, 5]])
    }
    @Test func deleting() { #expect(after { $0.deleteItems([1, 4, 9]) }.items == [[2, 3], [5]]) }
    @Test func deletingAllTakesSectionsToo() { #expect(after { $0.deleteAllItems() }.items.isEmpty) }
    @Test func aDeletedItemCanComeBack() {
        #expect(
            after {
                $0.deleteSections(["a"])
                $0.appendItems([1])
            }.items == [[4, 5, 1]])
    }
    @Test func sectionsMoveAndGo() {
        #expect(after { $0.moveSection("a", afterSection: "b") }.items == [[4, 5], [1, 2, 3]])
        #expect(after { $0.insertSections(["c"], beforeSection: "b") }.items == [[1, 2, 3], [], [4, 5]])
        #expect(after { $0.deleteSections(["a"]) }.items == [[4, 5]])
    }
    @Test func marksAreKept() {
        var snapshot = snapshot()
        snapshot.reloadItems([2, 2])
        snapshot.reconfigureItems([4])
        snapshot.reloadSections(["b"])
        #expect(snapshot.reloadedItemIdentifiers == [2])
        #expect(snapshot.reconfiguredItemIdentifiers == [4])
        #expect(snapshot.reloadedSectionIdentifiers == ["b"])
    }

    // MARK: Mistakes

    @Test func withoutSections() {
        var snapshot = Snapshot()
        let messages = RuntimeDiagnostics.collect { snapshot.appendItems([1]) }.messages
        #expect(
            messages
                == ["There are currently no sections in the data source. Please add a section first."])
    }
    @Test func itemsThatAreThereMove() {
        let outcome = after { $0.appendItems([1], toSection: "b") }
        #expect(outcome.items == [[2, 3], [4, 5, 1]])
        #expect(
            outcome.messages.first?.contains("insert or append 1 item identifier that already exists") == true
        )
    }
    @Test func itemsThatStandTwice() {
        let outcome = after { $0.appendItems([7, 7]) }
        #expect(outcome.items == [[1, 2, 3], [4, 5, 7]])
        #expect(
            outcome.messages == [
                "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    7\n)}"
            ])
    }
    @Test func sectionsThatAreThereStay() {
        let outcome = after { $0.appendSections(["a", "c"]) }
        #expect(outcome.items == [[1, 2, 3], [4, 5], []])
        #expect(outcome.messages.first?.hasSuffix("Section identifier that already exists: a") == true)
    }
    @Test func unknownNeighbours() {
        let outcome = after { $0.insertItems([8], beforeItem: 9) }
        #expect(outcome.messages == ["Invalid parameter not satisfying: section != NSNotFound"])
        #expect(outcome.items == [[1, 2, 3], [4, 5]])
    }
    @Test func besideItself() { #expect(after { $0.moveItem(1, afterItem: 1) }.messages.count == 1) }
    @Test func reloadingWhatIsNotThere() {
        #expect(
            after { $0.reloadItems([9]) }.messages == [
                "Attempted to reload item identifier that does not exist in the snapshot: 9"
            ])
    }
    @Test func itemsOfUnknownSections() {
        #expect(
            after { _ = $0.itemIdentifiers(inSection: "z") }.messages.first?
                .hasPrefix("Section identifier was not found") == true)
    }
}
