import Testing

@testable import UIKit

@MainActor @Suite struct SectionSnapshotTests {
    private typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>

    /// "wood" with "oak" (with "leaf") and "elm", then "stone".
    private func outline() -> Snapshot {
        var snapshot = Snapshot()
        snapshot.append(["wood", "stone"])
        snapshot.append(["oak", "elm"], to: "wood")
        snapshot.append(["leaf"], to: "oak")
        return snapshot
    }

    private func after(_ change: (inout Snapshot) -> Void) -> (items: [String], messages: [String]) {
        var snapshot = outline()
        let messages = RuntimeDiagnostics.collect { change(&snapshot) }.messages
        return (snapshot.items, messages)
    }

    @Test func parentsComeBeforeChildren() {
        #expect(outline().items == ["wood", "oak", "leaf", "elm", "stone"])
        #expect(outline().rootItems == ["wood", "stone"])
    }
    @Test func levelsAndParents() {
        #expect(outline().level(of: "leaf") == 2)
        #expect(outline().parent(of: "leaf") == "oak")
        #expect(outline().parent(of: "wood") == nil)
    }
    @Test func childrenAreFoldedAtFirst() { #expect(outline().visibleItems == ["wood", "stone"]) }
    @Test func expandingShowsOneLevel() {
        var snapshot = outline()
        snapshot.expand(["wood"])
        #expect(snapshot.visibleItems == ["wood", "oak", "elm", "stone"])
        #expect(snapshot.isVisible("oak"))
        #expect(!snapshot.isVisible("leaf"))
        snapshot.collapse(["wood"])
        #expect(snapshot.visibleItems == ["wood", "stone"])
    }
    @Test func insertingBesideAnItem() {
        #expect(
            after { $0.insert(["ash"], before: "elm") }.items
                == ["wood", "oak", "leaf", "ash", "elm", "stone"])
        #expect(
            after { $0.insert(["clay"], after: "stone") }.items
                == ["wood", "oak", "leaf", "elm", "stone", "clay"])
    }
    @Test func deletingTakesWhatIsBelow() { #expect(after { $0.delete(["wood"]) }.items == ["stone"]) }
    @Test func subtrees() {
        #expect(outline().snapshot(of: "wood").items == ["oak", "leaf", "elm"])
        #expect(outline().snapshot(of: "oak", includingParent: true).items == ["oak", "leaf"])
        #expect(outline().snapshot(of: "wood").rootItems == ["oak", "elm"])
    }
    @Test func replacingChildren() {
        var other = Snapshot()
        other.append(["ash"])
        other.append(["twig"], to: "ash")
        #expect(
            after { $0.replace(childrenOf: "wood", using: other) }.items == ["wood", "ash", "twig", "stone"])
    }
    @Test func insertingASnapshot() {
        var other = Snapshot()
        other.append(["clay"])
        #expect(after { $0.insert(other, before: "stone") }.items.suffix(2) == ["clay", "stone"])
    }
    @Test func whatIsThereIsRefused() {
        let outcome = after { $0.append(["oak"]) }
        #expect(outcome.items == outline().items)
        #expect(outcome.messages.first?.hasPrefix("Identifiers in a section snapshot must be unique") == true)
    }
    @Test func unknownParents() {
        let outcome = after { $0.append(["x"], to: "nobody") }
        #expect(outcome.items == outline().items)
        #expect(outcome.messages.count == 1)
    }
    @Test func description() {
        var snapshot = outline()
        snapshot.expand(["wood"])
        #expect(
            snapshot.visualDescription()
                == "- wood\n  + oak\n    * leaf\n  * elm\n* stone")
    }
}
