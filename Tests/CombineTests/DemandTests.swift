import Combine
import Testing

@Suite struct DemandTests {
    @Test func demandsAddUpAndNeverBecomeNegative() {
        #expect(Subscribers.Demand.max(2) + .max(3) == .max(5))
        #expect(Subscribers.Demand.unlimited - .max(3) == .unlimited)
        #expect(Subscribers.Demand.max(2) - .max(3) == .none)
        #expect(Subscribers.Demand.max(.max) + 1 == .unlimited)
        #expect(Subscribers.Demand.max(7) < .unlimited)
    }

    @Test func mapPassesRequestsOn() {
        let source = Source<Int, Never>()
        let recorder = Recorder<Int, Never>(first: .max(2), each: .max(1))
        source.map { $0 + 1 }.subscribe(recorder)
        #expect(source.requests == ["max(2)"])
        #expect(source(1) == .max(1))
    }

    @Test func filterRequestsAnotherValueForEachThatItLeavesOut() {
        let source = Source<Int, Never>()
        source.filter { $0 > 1 }.subscribe(Recorder<Int, Never>(first: .max(1)))
        #expect(source(0) == .max(1))
        #expect(source(2) == .none)
    }

    @Test func aFlatMapRequestsOnePublisherAtATime() {
        let source = Source<Int, Never>()
        let inner = PassthroughSubject<Int, Never>()
        let recorder = Recorder<Int, Never>()
        source.flatMap(maxPublishers: .max(1)) { _ in inner }.subscribe(recorder)
        #expect(source.requests == ["max(1)"])
        source(1)
        inner.send(5)
        inner.send(completion: .finished)
        #expect(source.requests == ["max(1)", "max(1)"])
        #expect(recorder.values == [5])
    }

    @Test func aSequenceSendsNoMoreThanIsRequested() {
        let recorder = Recorder<Int, Never>(first: .max(2))
        (1...4).publisher.subscribe(recorder)
        #expect(recorder.events == ["1", "2"])
        recorder.subscription?.request(.max(2))
        #expect(recorder.events == ["1", "2", "3", "4", "finished"])
    }

    @Test func requestsFromWithinAValueAreServedInOrder() {
        let recorder = Recorder<Int, Never>(first: .max(1))
        recorder.onValue = { [unowned recorder] _ in recorder.subscription?.request(.max(1)) }
        (1...3).publisher.subscribe(recorder)
        #expect(recorder.events == ["1", "2", "3", "finished"])
    }

    @Test func aFullBufferDropsOrFails() {
        for (strategy, expected) in [
            (Publishers.BufferingStrategy<Oops>.dropOldest, ["2", "3"]), (.dropNewest, ["1", "2"]),
            (.customError { .second }, ["1", "2", "failed: second"]),
        ] {
            let source = Source<Int, Oops>()
            let recorder = Recorder<Int, Oops>(first: .none)
            source.buffer(size: 2, prefetch: .byRequest, whenFull: strategy).subscribe(recorder)
            source(1, 2, 3)
            recorder.subscription?.request(.max(9))
            #expect(recorder.events == expected)
        }
    }
}
