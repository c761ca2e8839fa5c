import Combine
import Testing

@Suite struct ObservableObjectTests {
    private class Base: ObservableObject {
        @Published var name = "a"
    }

    private final class Model: Base {
        @Published var count = 0
        var plain = 0
    }

    private final class Empty: ObservableObject {}

    @Test func anObjectAnnouncesTheChangesOfItsPropertiesAndThoseOfItsSuperclass() {
        let model = Model()
        var seen: [Int] = []
        let token = model.objectWillChange.sink { seen.append(model.count) }
        model.count = 1
        model.name = "b"
        model.plain = 9
        // The notification precedes the change.
        #expect(seen == [0, 1])
        token.cancel()
        model.count = 2
        #expect(seen.count == 2)
    }

    @Test func aPublishedPropertySendsItsValueBeforeItIsStored() {
        let model = Model()
        var pairs: [[Int]] = []
        let token = model.$count.sink { pairs.append([$0, model.count]) }
        model.count = 5
        #expect(pairs == [[0, 0], [5, 0]])
        token.cancel()
    }

    @Test func thePublisherIsTheSameAtEachCall() {
        let (model, empty) = (Model(), Empty())
        #expect(model.objectWillChange === model.objectWillChange)
        #expect(empty.objectWillChange === empty.objectWillChange)
        #expect(empty.objectWillChange !== Empty().objectWillChange)
    }

    @Test func anAssignmentEndsWithTheProperty() {
        let source = Source<Int, Never>()
        var model: Model? = Model()
        if let model { source.assign(to: &model.$count) }
        source(3)
        #expect(model?.count == 3)
        model = nil
        #expect(source.requests == ["unlimited", "cancel"])
    }
}
