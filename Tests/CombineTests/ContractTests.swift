import Combine
import Foundation
import Testing

/// The contract of single operators: what is sent without demand, what cancelling stops, and what retries request.
@Suite struct ContractTests {
    @Test func zipSendsEachPairEvenWithoutDemand() {
        let (numbers, letters) = (Source<Int, Never>(), Source<String, Never>())
        let recorder = Recorder<String, Never>(first: .none, each: .max(1))
        numbers.zip(letters) { "\($0)\($1)" }.subscribe(recorder)
        numbers(1)
        #expect(letters("a") == .max(1))
        #expect(recorder.events == ["1a"])
    }

    @Test func zipCancelsAllPublishersWhenOneFails() {
        let (first, second) = (Source<Int, Oops>(), Source<Int, Oops>())
        let recorder = Recorder<Int, Oops>()
        first.zip(second) { $0 + $1 }.subscribe(recorder)
        first.finish(.failure(.first))
        #expect(first.requests == ["unlimited", "cancel"])
        #expect(second.requests == ["unlimited", "cancel"])
        #expect(recorder.events == ["failed: first"])
    }

    @Test func combineLatestDoesNotCancelThePublisherThatFailed() {
        let (first, second) = (Source<Int, Oops>(), Source<Int, Oops>())
        first.combineLatest(second) { $0 + $1 }.subscribe(Recorder<Int, Oops>())
        first.finish(.failure(.first))
        #expect(first.requests == ["unlimited"])
        #expect(second.requests == ["unlimited", "cancel"])
    }

    @Test func retryRequestsMoreItselfAndPreservesTheRemainingDemand() {
        let source = Source<Int, Oops>()
        let recorder = Recorder<Int, Oops>(first: .max(2), each: .max(1))
        source.retry(1).subscribe(recorder)
        #expect(source(7) == .none)
        #expect(source.requests == ["max(2)", "max(1)"])
        source.finish(.failure(.first))
        #expect(source.requests == ["max(2)", "max(1)", "max(2)"])
        source.finish(.failure(.second))
        #expect(recorder.events == ["7", "failed: second"])
    }

    @Test func aPublisherThatFailsAtOnceIsRetriedTheGivenNumberOfTimes() {
        var attempts = 0
        let failing = Deferred {
            attempts += 1
            return Fail<Int, Oops>(error: .first)
        }
        #expect(events(failing.retry(50_000)) == ["failed: first"])
        #expect(attempts == 50_001)
    }

    @Test func aValueThatCancelsRequestsNothing() {
        let source = Source<Int, Never>()
        let recorder = Recorder<Int, Never>(first: .none, each: .max(3))
        source.receive(on: ImmediateScheduler.shared).subscribe(recorder)
        recorder.onValue = { _ in recorder.subscription?.cancel() }
        source(1)
        #expect(source.requests == ["cancel"])
    }

    @Test func aSinkThatIsCancelledBeforeItsSubscriptionKeepsItsClosures() {
        var received: [Int] = []
        let sink = Subscribers.Sink<Int, Never>(
            receiveCompletion: { _ in }, receiveValue: { received.append($0) })
        sink.cancel()
        _ = sink.receive(5)
        #expect(received == [5])
    }

    @Test func aSinkThatIsCancelledReceivesNothingMore() {
        let subject = PassthroughSubject<Int, Never>()
        var received: [Int] = []
        let sink = subject.sink { received.append($0) }
        subject.send(1)
        sink.cancel()
        subject.send(2)
        #expect(received == [1])
    }

    @Test func aPublisherDoesNotRetainTheSubjectThatReceivesItsValues() {
        let publisher = PassthroughSubject<Int, Never>()
        weak var subject: PassthroughSubject<Int, Never>?
        var connection: (any Cancellable)?
        do {
            let local = PassthroughSubject<Int, Never>()
            subject = local
            connection = publisher.multicast(subject: local).connect()
        }
        #expect(subject == nil)
        connection?.cancel()
        publisher.send(1)
    }

    @Test func aThrottleReleasesTheSubscriberThatHasCancelled() {
        let publisher = PassthroughSubject<Int, Never>()
        weak var recorder: Recorder<Int, Never>?
        do {
            let local = Recorder<Int, Never>()
            recorder = local
            publisher.throttle(for: 1, scheduler: ImmediateScheduler.shared, latest: true).subscribe(local)
            local.subscription?.cancel()
            local.forget()
        }
        #expect(recorder == nil)
    }

    @Test func appendedPublishersAreLimitedByTheDemand() {
        let source = Source<Int, Never>()
        let recorder = Recorder<Int, Never>(first: .max(2))
        source.append([9]).subscribe(recorder)
        source(1, 2, 3)
        #expect(recorder.values == [1, 2])
    }

    @Test func aSingleValueIsInRangesThatBeginWithIt() {
        #expect(events(Just(4).output(in: 0..<3)) == ["4", "finished"])
        #expect(events(Just(4).output(in: 1...)) == ["finished"])
        #expect(events(Just(4).output(in: -3..<3)) == ["finished"])
    }
}
