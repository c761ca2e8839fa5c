import Combine
import Foundation
import Testing

@Suite struct SubjectTests {
    @Test func aPassthroughSubjectSendsToThoseThatRequested() {
        let subject = PassthroughSubject<Int, Never>()
        let (early, late) = (Recorder<Int, Never>(first: .max(1)), Recorder<Int, Never>())
        subject.subscribe(early)
        subject.send(1)
        subject.subscribe(late)
        subject.send(2)
        subject.send(completion: .finished)
        subject.send(3)
        #expect(early.events == ["1", "finished"])
        #expect(late.events == ["2", "finished"])
    }

    @Test func aSubscriberAfterTheEndReceivesTheEnd() {
        let subject = PassthroughSubject<Int, Oops>()
        subject.send(completion: .failure(.first))
        #expect(events(subject) == ["failed: first"])
    }

    @Test func aCurrentValueIsSentFirst() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let recorder = Recorder<Int, Never>()
        subject.subscribe(recorder)
        subject.value = 2
        #expect(recorder.values == [1, 2])
        #expect(subject.value == 2)
    }

    @Test func aSubscriberMayCancelWhileItReceives() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = Recorder<Int, Never>()
        recorder.onValue = { [unowned recorder] _ in recorder.subscription?.cancel() }
        subject.subscribe(recorder)
        subject.send(1)
        subject.send(2)
        #expect(recorder.events == ["1"])
    }

    @Test func valuesFromManyThreadsAllArrive() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = Recorder<Int, Never>()
        subject.subscribe(recorder)
        nonisolated(unsafe) let shared = subject
        DispatchQueue.concurrentPerform(iterations: 200) { shared.send($0) }
        #expect(recorder.values.sorted() == Array(0..<200))
    }

    @Test func aSinkEndsWithItsToken() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        var token: AnyCancellable? = subject.sink { values.append($0) }
        subject.send(1)
        #expect(token != nil)
        token = nil
        subject.send(2)
        #expect(values == [1])
    }

    @Test func storedTokensKeepTheirSubscriptions() {
        final class Target { var number = 0 }
        let (subject, target) = (PassthroughSubject<Int, Never>(), Target())
        var tokens: Set<AnyCancellable> = []
        subject.assign(to: \.number, on: target).store(in: &tokens)
        subject.send(4)
        tokens = []
        subject.send(5)
        #expect(target.number == 4)
    }

    @Test func aFutureSendsItsValueToEverySubscriber() async {
        var promise: Future<Int, Never>.Promise?
        let future = Future<Int, Never> { promise = $0 }
        let early = Recorder<Int, Never>()
        future.subscribe(early)
        promise?(.success(3))
        promise?(.success(4))
        #expect(early.events == ["3", "finished"])
        #expect(events(future) == ["3", "finished"])
        #expect(await future.value == 3)
    }

    @Test func sharingSubscribesOnce() {
        var count = 0
        let subject = PassthroughSubject<Int, Never>()
        let shared = Deferred { () -> PassthroughSubject<Int, Never> in
            count += 1
            return subject
        }.share()
        let (one, two) = (Recorder<Int, Never>(), Recorder<Int, Never>())
        shared.subscribe(one)
        shared.subscribe(two)
        subject.send(1)
        #expect((count, one.values, two.values) == (1, [1], [1]))
    }

    @Test func valuesAreAnAsynchronousSequence() async throws {
        var values: [Int] = []
        for await value in (1...3).publisher.values { values.append(value) }
        #expect(values == [1, 2, 3])
        await #expect(throws: Oops.first) {
            for try await _ in Fail<Int, Oops>(error: .first).values {}
        }
    }
}
