import Combine
import Observation
import Testing
import UIKit

@testable import Kumiki

@Observable @MainActor private final class Harbour {
    var people: [Person] = []
    var isOpen = true
}

@MainActor @Suite struct BindingTests {
    private struct Storm: Error {}

    private func until(_ condition: () -> Bool) async {
        for _ in 0..<1000 where !condition() { try? await Task.sleep(for: .milliseconds(1)) }
        #expect(condition())
    }

    @Test func everyStateOfASequenceIsShown() async {
        let scene = ListScene.table(0)
        let (states, continuation) = AsyncStream.makeStream(of: [Person].self)
        scene.source.bind(states)
        continuation.yield([Person(1)])
        await until { scene.rows == ["#1"] }
        continuation.yield([Person(1), Person(2)])
        await until { scene.rows == ["#1", "#2"] }
    }

    @Test func aSequenceOfSectionsIsShown() async {
        let scene = ListScene.table(0)
        let (states, continuation) = AsyncStream.makeStream(of: [ListSection<Person>].self)
        scene.source.bind(sections: states)
        continuation.yield([.only([Person(1)]), ListSection(id: "b", models: [Person(2)])])
        await until { scene.rows == ["#1", "#2"] }
    }

    @Test func anAdapterMakesSectionsOfAnySequence() async {
        let scene = ListScene.table(0)
        let (states, continuation) = AsyncStream.makeStream(of: Int.self)
        scene.source.bind(states) { count in [ListSection(id: "", models: (0..<count).map { Person($0) })] }
        continuation.yield(3)
        await until { scene.source.modelCount == 3 }
    }

    @Test func theNewestOutputOfAPublisherIsShown() async {
        let scene = ListScene.table(0)
        let people = CurrentValueSubject<[Person], Never>([Person(1)])
        scene.source.bind(publisher: people)
        await until { scene.rows == ["#1"] }
        people.value = [Person(1), Person(2)]
        await until { scene.rows == ["#1", "#2"] }
    }

    @Test func theSectionsOfAPublisherAreShown() async {
        let scene = ListScene.table(0)
        let sections = CurrentValueSubject<[ListSection<Person>], Never>([.only([Person(1)])])
        scene.source.bind(publisherOfSections: sections)
        sections.value = [.only([Person(1)]), ListSection(id: "b", models: [Person(2)])]
        await until { scene.rows == ["#1", "#2"] }
    }

    @Test func theFailureOfAPublisherIsReported() async {
        let scene = ListScene.table(0)
        var failure: (any Error)?
        scene.source.bind(publisher: Fail<[Person], Storm>(error: Storm())) { failure = $0 }
        await until { failure is Storm }
    }

    @Test func theBindingEndsWithTheDataSource() async {
        let ended = AsyncStream.makeStream(of: Void.self)
        let (states, continuation) = AsyncStream.makeStream(of: [Person].self)
        continuation.onTermination = { _ in ended.continuation.finish() }
        var source: ListSource<Person>? = ListSource()
        source?.bind(states)
        await Task.yield()
        source = nil
        for await _ in ended.stream {}
    }

    @Test func aCancelledBindingShowsNothingMore() async {
        let scene = ListScene.table(2)
        let (states, continuation) = AsyncStream.makeStream(of: [Person].self)
        scene.source.bind(states)
        scene.source.unbind()
        continuation.yield([Person(9)])
        for _ in 0..<10 { await Task.yield() }
        #expect(scene.rows == ["#0", "#1"])
    }

    @Test func anotherBindingTakesItsPlace() async {
        let scene = ListScene.table(0)
        let (first, second) = (
            AsyncStream.makeStream(of: [Person].self), AsyncStream.makeStream(of: [Person].self)
        )
        scene.source.bind(first.stream)
        scene.source.bind(second.stream)
        first.continuation.yield([Person(1)])
        second.continuation.yield([Person(2)])
        await until { scene.rows == ["#2"] }
    }

    @Test func aSequenceThatFailsIsToldOfAndTheListStays() async {
        let scene = ListScene.table(2)
        let (states, continuation) = AsyncThrowingStream.makeStream(of: [Person].self)
        var (problems, failed) = ([String](), false)
        scene.source.onProblem = { problems.append($0.description) }
        scene.source.bind(states) { failed = $0 is Storm }
        continuation.finish(throwing: Storm())
        await until { failed }
        #expect(problems == ["the sequence that the list is bound to failed: Storm()"])
        #expect(scene.rows == ["#0", "#1"])
    }

    @Test func observableStateIsFollowed() async {
        let (scene, harbour) = (ListScene.table(0), Harbour())
        scene.source.observe { harbour.isOpen ? harbour.people : [] }
        harbour.people = [Person(1)]
        await until { scene.rows == ["#1"] }
        harbour.people.append(Person(2))
        await until { scene.rows == ["#1", "#2"] }
        harbour.isOpen = false
        await until { scene.rows.isEmpty }
    }

    @Test func observingEndsWhenItIsCancelled() async {
        let (scene, harbour) = (ListScene.table(0), Harbour())
        scene.source.observe { harbour.people }
        scene.source.unbind()
        for _ in 0..<10 { await Task.yield() }
        harbour.people = [Person(1)]
        for _ in 0..<10 { await Task.yield() }
        #expect(scene.rows.isEmpty)
    }

    @Test func observingDoesNotKeepTheDataSourceAlive() {
        let harbour = Harbour()
        weak var weakSource: ListSource<Person>?
        do {
            let source = ListSource<Person>()
            source.observe { harbour.people }
            weakSource = source
        }
        #expect(weakSource == nil)
    }
}
