import Testing
import UIKit

@testable import Kumiki

@MainActor @Suite struct DuplicateModelTests {
    private let twice = [Person(1, "Aoi"), Person(2), Person(1, "Kai")]

    private func shown(_ handling: DuplicateHandling) -> (rows: [String], problems: [String]) {
        let scene = ListScene.table(1)
        var problems: [String] = []
        scene.source.onProblem = { problems.append($0.description) }
        scene.source.duplicates = handling
        scene.source.apply(twice)
        return (scene.rows, problems)
    }

    @Test(arguments: [
        (DuplicateHandling.keepFirst, ["Aoi", "#2"]), (.keepLast, ["#2", "Kai"]),
        (.keepAll, ["Aoi", "#2", "Kai"]), (.refuse, ["#0"]),
    ])
    func thePolicySaysWhichAreShown(_ handling: DuplicateHandling, _ rows: [String]) {
        #expect(shown(handling).rows == rows)
    }

    @Test(arguments: [DuplicateHandling.keepFirst, .keepLast, .refuse]) func bothAreNamed(
        _ handling: DuplicateHandling
    ) {
        let problems = shown(handling).problems
        #expect(problems.count == 1)
        #expect(problems.first?.hasPrefix("two models have the id 1: Person(id: 1, name: \"Aoi\")") == true)
    }

    @Test func aRefusedUpdateIsTraced() {
        let scene = ListScene.table(1)
        scene.source.onProblem = { _ in }
        scene.source.duplicates = .refuse
        scene.source.apply(twice)
        #expect(scene.source.trace.last?.description == "#2 refused 1→1")
    }

    @Test func duplicatesInTheFirstDataAreNoneLess() {
        let scene = ListScene()
        scene.source.onProblem = { _ in }
        scene.source.attach(to: scene.table)
        scene.source.apply(twice)
        #expect(scene.rows == ["Aoi", "#2"])
        scene.source.setUp(twice)
        #expect(scene.source.modelCount == 2)
    }

    @Test func duplicatesThatComeLaterAreSeenToo() {
        let scene = ListScene.table(3)
        var problems = 0
        scene.source.onProblem = { _ in problems += 1 }
        scene.source.apply([Person(0), Person(1), Person(2), Person(1, "Kai")])
        #expect(scene.rows == ["#0", "#1", "#2"] && problems == 1)
        scene.source.duplicates = .keepAll
        scene.source.apply(twice)
        scene.source.duplicates = .keepFirst
        scene.source.apply(twice + [Person(3)])
        #expect(scene.rows == ["Aoi", "#2", "#3"] && problems == 2)
    }

    @Test func duplicatesInTwoSectionsAreDuplicatesToo() {
        let scene = ListScene.table(0)
        scene.source.onProblem = { _ in }
        scene.source.apply(sections: [
            .only([Person(1)]), ListSection(id: "b", models: [Person(1), Person(2)]),
        ])
        #expect(scene.rows == ["#1", "#2"])
    }

    @Test func allKeptAreUpdatedOneByOne() {
        let scene = ListScene.table(0)
        scene.source.duplicates = .keepAll
        scene.source.apply(twice)
        scene.source.apply([Person(1, "x"), Person(1, "y"), Person(2)])
        #expect(scene.rows == ["x", "y", "#2"])
    }
}
