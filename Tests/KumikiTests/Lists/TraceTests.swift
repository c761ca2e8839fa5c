import Testing
import UIKit

@testable import Kumiki

@MainActor @Suite struct TraceTests {
    @Test func everyUpdateLeavesALine() {
        let scene = ListScene.table(3)
        scene.source.apply([Person(2), Person(0, "Aoi"), Person(7)])
        scene.source.apply(scene.source.sections[0].models)
        #expect(
            scene.source.trace.map(\.description) == [
                "#1 reloaded 0→3", "#2 steps(2) 3→3 rows -1 +1 ↕1 ~1", "#3 unchanged 3→3",
            ])
    }

    @Test func changesOfSectionsAreCountedApart() {
        let scene = ListScene.table(1)
        scene.source.apply(sections: [ListSection(id: "b", models: [Person(1)])])
        #expect(scene.source.trace.last?.description == "#2 steps(2) 1→1 sections -1 +1")
    }

    @Test func theTraceDoesNotGrowForEver() {
        let scene = ListScene.table(0)
        for count in 0..<80 { scene.source.apply((0..<count).map { Person($0) }) }
        #expect(scene.source.trace.count == 50)
        #expect(scene.source.trace.last?.number == 81)
    }

    @Test func updatesAreEqualWhenTheyDidTheSame() {
        let (first, second) = (ListScene.table(2), ListScene.table(2))
        #expect(first.source.trace == second.source.trace)
        second.source.apply([])
        #expect(first.source.trace.last != second.source.trace.last)
    }
}
